# What the player aid and the questions say in full, in English.

name-large = large building
name-type = type of landscape
name-empty = empty squares
name-work = works on the table

option-open-money = Open money
option-open-money-hint = Everybody’s money lies open. Otherwise it is hidden, and reckoned from what everybody was told.

# --- everything in the box in full; `kind` is the heading of the player aid

component-profession = { NAME($name) }{ card-place }. Wishes: { NAME($building) } (+{ $building_value }), { NAME($landscape) } (+{ $landscape_value }), { NAME($freedom) } (+{ $freedom_value }).{ $reckoned ->
    [yes] {" "}{ profession-worth }
   *[no] {""}
}
    .kind = Professions
profession-worth = A work now: { $value } = { SUM($parts) }; needed in this round: { $minimum }. { COUNT($missing) ->
    [0] Nothing is missing.
   *[other] Missing: { LIST($missing) }.
}
card-place = { $place ->
    [row] {" "}(in the row of works of { $seat })
    [looked] { "" }
    [deck] {" "}(in the deck)
   *[other] {""}
}
component-bonus = { NAME($name) }{ card-place }.{ $reckoned ->
    [yes] {" "}{ bonus-worth }
   *[no] {""}
}
    .kind = Bonus cards
bonus-worth = Adds to a work now +{ $adds }.{ $adds ->
    [0] {""}
   *[other] { COUNT($works) ->
        [0] {""}
       *[other] {" "}Your works with it: { EACH($works) }; needed in this round: { $minimum }.
    }
}
component-prestige = { NAME($name) }{ card-place }. At the end: { $points } PP{ $tied ->
    [0] {""}
   *[other] {" "}(tied: { $tied })
}.{ $rule ->
    [all] {" "}Asks for at least: { EACH($wants) }.
    [fewest] {" "}Asks for the fewest: { NAME($thing) }.
   *[most] {" "}Asks for the most: { NAME($thing) }.
}{ $standing ->
    [fulfilled] {" "}Fulfilled; worth today: { $now } PP.
    [leads] {" "}{ prestige-counts } You lead; worth today: { $now } PP.
    [tied] {" "}{ prestige-counts } Tied; worth today: { $now } PP.
    [behind] {" "}{ $rule ->
        [all] Missing: { EACH($missing) }.
       *[other] { prestige-counts }
    } Worth today: { $now } PP.
   *[unknown] {""}
}
    .kind = Prestige cards
prestige-counts = You have { $have }, the others { $rule ->
    [fewest] at least
   *[other] at most
} { $others }.
component-landscape = { $where ->
    [supply] { NAME($name) } (left { $count }). { tile-shape } Adds to a work that wishes for it: { $value }{ tile-wished }. { $have ->
        [0] Every further one of its type brings { $points_again } PP.
       *[other] You have { $have }; one more brings { $points } PP.
    }
   *[other] { NAME($name) }: { $count }
}
    .kind = Landscapes
component-any-landscape = A landscape of your choice; left: { EACH($tiles) }.
    .kind = Landscapes
component-building = { $where ->
    [supply] { NAME($name) } ({ $size ->
        [large] large
        [medium] medium
       *[small] small
    }, left { $count }). { tile-shape } { $brief ->
        [yes] None of your cards wishes for it.
       *[no] { building-brings }
    }
   *[other] { NAME($name) }
}
    .kind = Buildings
building-brings = { $reckoned ->
    [yes] Built by you alone: { $price } florins, +{ $points } PP.
   *[no] +{ $points } PP.
} Adds to a work that wishes for it: { $value }{ tile-wished }.{ $have ->
    [0] {""}
   *[other] {" "}You have it.
}
tile-shape = Shape as drawn (n), rows from the top: [{ $shape }].
tile-wished = { COUNT($wished_by) ->
    [0] {""}
   *[other] {" "}(yours: { LIST($wished_by) })
}
component-freedom = { $where ->
    [supply] { NAME($name) } (left { $count }). Costs you { $price } florins. Adds to a work that wishes for it: { $value }{ tile-wished }.{ $have ->
        [yes] {" "}You have it.
       *[no] {""}
    }
   *[other] { NAME($name) }
}
    .kind = Freedoms
component-jester = { $where ->
    [supply] { NAME($name) } (left { $count }). Adds to each of your works: +{ $value }. You have { $have }.
   *[other] { NAME($name) }: { $count }
}
    .kind = Jesters
component-builder = { $where ->
    [supply] { NAME($name) } (left { $count }). You have { $have } (at most { $most }). With one more a building costs { $price_next } florins (now { $price }){ $points ->
        [0] .
       *[other] , +{ $points } PP.
    } From { $to_touch }: buildings may touch.
   *[other] { NAME($name) }: { $count }
}
    .kind = Builders
component-recruiting = { $where ->
    [supply] { NAME($name) } (left { $count }). Takes a profession from another’s row of works into your hand, or waits in your hand, where it adds to every work: +{ $value }.{ COUNT($professions) ->
        [0] {" "}There is none to recruit now.
       *[other] {" "}To be recruited now: { LIST($professions) }.
    }{ COUNT($own_professions) ->
        [0] {""}
       *[other] {" "}Others may recruit from you: { LIST($own_professions) }; the recruiting card then lies in the row instead, and your work counts on.
    }
   *[other] { NAME($name) }: { $count }
}
    .kind = Recruiting cards
component-deck = { NAME($name) } (left { $count }). Look at { $looked_at }, keep { $kept }{ $name ->
    [prestige] {" "}(won at auction).
   *[other] {" "}({ $price } florins).
}
    .kind = Decks
component-character = { NAME($name) }: { $name ->
    [muse] adds to each of your works in this round: +{ $brings }.
    [cardinal] brings one more action in this round.
    [princess] one work without a profession in this round, by landscapes, builders, buildings and cards.{ $reckoned ->
        [yes] {" "}A work now: { $brings } = { SUM($parts) }.
       *[no] {""}
    }
    [merchant] pays for the lot that you win in the next auctions, or brings points for your rank on the track of fame.{ $reckoned ->
        [yes] {" "}For the rank now: { $brings } PP.
       *[no] {""}
    }
    [professor] brings one prestige or bonus card (look at five, keep one), without payment and whenever you decide.
   *[banker] leaves you at once { $brings } florins. Whoever takes the Banker in the last round may turn money into points at the end.
}{ $where ->
    [mine] {" "}Is with you.
    [shown] {" "}Is with { $seat }.
   *[other] { $taken ->
        [yes] {" "}Taken already.
       *[no] { $bid ->
            [0] {" "}Nobody has bid; from { $lowest }, at most { $highest }.
           *[other] {" "}{ $bidder_seat }: { $bid }; bid more, at most { $highest }.
        }
    }
}
    .kind = Characters

# --- what whoever decides wants to know besides, one sentence a line

own-means = You have { $money } florins{ $from_points ->
    [0] .
   *[other] ; for all your PP you would get { $from_points } (PP decide the game).
}
work-pays = A work pays { $money_per_value } florins for each point of its value: { $work_money } for { $minimum }. Instead of each { $money_per_point } florins of it you may take 1 PP.
tile-places = In a place such as b3n, b3 is the lower left corner of the tile, n that it lies as drawn; e, s, w: turned clockwise; *: mirrored first.
rounds-to-come = { COUNT($later_minimums) ->
    [0] This is the last round.
   *[other] Needed in the rounds to come: { ROW($later_minimums) }.
}
details-keep =
    You begin with { $money } florins. Your principality is empty but for the Palazzo.
    What a work is worth, for its building, landscape and freedom, for each jester and each card: { EACH($values) }.
    A work pays { $money_per_value } florins for each point of its value, or 1 PP instead of each { $money_per_point } of them. PP decide the game. “Cards” are 1 for each card that you keep.
    What it must be worth, round by round: { ROW($later_minimums) }.
    The card that you do not keep goes back into the deck; more can be drawn later, or recruited.
details-name =
    { own-means }
    Without a lot in this round: { ROW($bidding_seats) }.{ COUNT($sold) ->
        [0] {""}
       *[other] {" "}Sold already: { LIST($sold) }.
    }
    To name a lot is to bid for it; everybody without a lot may raise. Who gets one is out for this round; who waives, too. Actions follow.
    A work must be worth in this round: { $minimum }. { rounds-to-come }
    { work-pays }
details-raise =
    { own-means }
    { $leader_seat }: { $bid } florins. Still bidding: { ROW($bidding_seats) }.
    Who passes is out of this auction only. The highest bid pays, and gets no other lot in this round.
    { work-pays }
details-limits =
    { own-means }
    Still bidding: { ROW($bidding_seats) }.
    The auction is then run with everybody’s limits, in steps of { $step } florins; who wins pays no more than it takes.
    { work-pays }
details-last-buyer =
    { own-means }{ COUNT($sold) ->
        [0] {""}
       *[other] {" "}Sold already: { LIST($sold) }.
    }
    All others have bought or waived. Actions follow.
    A work must be worth in this round: { $minimum }. { rounds-to-come }
    { work-pays }
details-place =
    Free squares: { $free }. A landscape may touch anything.
    A second landscape of the same type, and each further one, brings { $again } PP.
    { tile-places }
details-recruit =
    The recruiting card takes the place of the profession in the other’s row.
    Kept in your hand, it adds to every work: +{ $card_value }.
details-take =
    The others go under the deck, as they lie, or in the order that you write after “under”.
details-turn =
    { own-means } Your next building: { $building_price } florins.
    Looking at professions and introducing a freedom: once a turn each.
    { rounds-to-come } { work-pays }
    { COUNT($best_seats) ->
        [0] No work has been completed in this round.
       *[other] Best work of the round so far: { $best }, { ROW($best_seats) }.
    } At its end the best brings: { $best_points } PP.
    { COUNT($after_seats) ->
        [0] Yours is the last turn of the round.
       *[other] Then act: { ROW($after_seats) }.
    }
    { tile-places }
details-invite =
    You have { $money } florins. Not yet decided: { ROW($inviting_seats) }.
    Whose marker is not overbid when their turn comes again pays and gets the character; who is overbid may bid again.
    Each may have one. All but Merchant and Professor leave at the end of the round.
details-merchant =
    { own-means }
    Free: the Merchant pays and leaves. Points: you pay and the Merchant leaves. Pass: you pay, and the Merchant stays until the auctions of this round are over.
details-cash =
    You have { $money } florins. { $money_per_point } florins = 1 PP.
    Then prestige cards are scored, and the game is over. Money only decides among those who have the same points.
details-proposal =
    Western board: { $west_seat }, { ROW($west_squares) }. Eastern board: { $east_seat }, { ROW($east_squares) }.
    The place is named on the board of { $west_seat } ({ $at }).
    { $from_seat } → bank: { $cost } florins. { $to_seat } → { $from_seat }: { $price } florins.
    Both own the building: +{ $points } PP. Each accepts or refuses freely.
    { own-means }
details-answers =
    { own-means } For the building you pay the bank { $building_price } florins.
    { $east_answers ->
        [yes] { $east_seat } ({ NAME("east") }): { $east_price } florins.
       *[no] {""}
    }
    { $west_answers ->
        [yes] { $west_seat } ({ NAME("west") }): { $west_price } florins.
       *[no] {""}
    }
    Refuse, and nothing is built; no action is used.

# --- what a move would certainly bring

certain-opening-bid = opening bid { $value } florins
certain-price-at-most = costs at most { $value } florins
certain-points-when-placed = { $value ->
    [0] {""}
   *[other] { $value } PP when placed
}
certain-no-lot = you get no lot in this round
certain-winner-seat = the lot goes to { $value }
certain-for = for { $value } florins
certain-next-bidder-seat = next to bid: { $value }
certain-no-bid = you do not bid for this lot
certain-raises = adds to works: { $value }
certain-looked-at = cards to look at: { $value }
certain-adds = adds to a work now +{ $value }
certain-points-today = worth today: { $value } PP
certain-goes-back = goes back: { LIST($value) }
certain-unused = actions not used: { $value }
certain-no-guest = no character comes to you in this round
certain-no-building = nothing is built
certain-to-seat = asks { $value }
certain-squares = on your board: { ROW($value) }
certain-squares-beyond = on theirs: { ROW($value) }
