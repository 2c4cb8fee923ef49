# What the player aid and the questions say in full, in English.

name-large = large building
name-type = type of landscape
name-empty = empty squares
name-work = works on the table

option-open-money = Open money
option-open-money-hint = Players see each other’s money. In the printed rules it is hidden, but every payment is public, so it can be counted anyway.

# --- everything in the box in full; `kind` is the heading of the player aid

component-profession = { NAME($name) }{ card-place }. Wishes: { NAME($building) } (+{ $building_value }), { NAME($landscape) } (+{ $landscape_value }), { NAME($freedom) } (+{ $freedom_value }).{ $reckoned ->
    [yes] {" "}{ profession-worth }
   *[no] {""}
}
    .kind = Professions
profession-worth = A work now: { $value } = { SUM($parts) }. { COUNT($missing) ->
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
bonus-worth = Adds to a work now: +{ $adds }.{ $adds ->
    [0] {""}
   *[other] { COUNT($works) ->
        [0] {""}
       *[other] {" "}Your works with it: { EACH($works) }; minimum in this round: { $minimum }.
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
    [fulfilled] {" "}Fulfilled; worth now: { $now } PP.
    [leads] {" "}{ prestige-counts } You lead; worth now: { $now } PP.
    [tied] {" "}{ prestige-counts } Tied; worth now: { $now } PP.
    [behind] {" "}{ $rule ->
        [all] Missing: { EACH($missing) }.
       *[other] { prestige-counts }
    } Worth now: { $now } PP.
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
tile-shape = Shape (n), from the top: [{ $shape }].
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
    [supply] { NAME($name) } (left { $count }). Takes a profession from another player’s works into your hand. Or keep it in your hand, where it adds to every work: +{ $value }.{ COUNT($professions) ->
        [0] {" "}There is nobody to recruit now.
       *[other] {" "}You can recruit now: { LIST($professions) }.
    }{ COUNT($own_professions) ->
        [0] {""}
       *[other] {" "}Others may recruit from you: { LIST($own_professions) }.
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
    [princess] lets you complete one work without a profession in this round. It counts landscapes, builders, buildings and cards.{ $reckoned ->
        [yes] {" "}A work now: { $brings } = { SUM($parts) }.
       *[no] {""}
    }
    [merchant] pays for the lot that you win in the next auctions, or brings points for your place on the track of fame.{ $reckoned ->
        [yes] {" "}For your place now: { $brings } PP.
       *[no] {""}
    }
    [professor] brings one prestige or bonus card (look at five, keep one), free of charge, when you choose.
   *[banker] brings you { $brings } florins at once. If you take the Banker in the last round, you may turn money into points at the end.
}{ $where ->
    [mine] {" "}You have this character.
    [shown] {" "}{ $seat } has this character.
   *[other] { $taken ->
        [yes] {" "}Already taken.
       *[no] { $bid ->
            [0] {" "}No bid yet; bid { $lowest } to { $highest }.
           *[other] {" "}{ $bidder_seat }: { $bid }; bid more, at most { $highest }.
        }
    }
}
    .kind = Characters

# --- what whoever decides wants to know besides, one sentence a line

own-means = You have { $money } florins{ $from_points ->
    [0] .
   *[other] . Selling all your prestige points (PP) would bring { $from_points } more, but they decide the game.
}
work-pays = A work pays { $money_per_value } florins for each point of its value: { $work_money } for { $minimum }. You may take 1 prestige point (PP) instead of each { $money_per_point }.
tile-places = In b3n, b3 is the lower left corner of the tile; n: as drawn; e, s, w: turned clockwise; *: mirrored first.
rounds-to-come = { COUNT($later_minimums) ->
    [0] This is the last round.
   *[other] Minimum in later rounds: { ROW($later_minimums) }.
}
details-keep =
    You begin with { $money } florins. Your principality is empty except for the Palazzo.
    Value of a work, for its building, landscape and freedom, for each jester and each card: { EACH($values) }.
    A work pays { $money_per_value } florins for each point of its value, or 1 prestige point (PP) instead of each { $money_per_point } of them. PP decide the game. “Cards” is 1 for each card that you keep.
    Minimum work value by round: { ROW($later_minimums) }.
    The card that you do not keep goes back into the deck. You can draw or recruit more cards later.
details-name =
    { own-means }
    No lot yet in this round: { ROW($bidding_seats) }.{ COUNT($sold) ->
        [0] {""}
       *[other] {" "}Already sold: { LIST($sold) }.
    }
    You bid for the lot that you name; everybody without a lot may raise. One lot each; then actions follow.
    A work must be worth { $minimum } now. { rounds-to-come } { work-pays }
details-raise =
    { own-means }
    { $leader_seat }: { $bid } florins. Still bidding: { ROW($bidding_seats) }.
    If you pass, you leave only this auction. The highest bidder pays and gets no other lot in this round.
    { work-pays }
details-limits =
    { own-means }
    Still bidding: { ROW($bidding_seats) }.
    The auction then runs with everybody’s limits, in steps of { $step } florins. The winner pays no more than needed to win.
    { work-pays }
details-last-buyer =
    { own-means }{ COUNT($sold) ->
        [0] {""}
       *[other] {" "}Already sold: { LIST($sold) }.
    }
    All others have bought a lot or skipped the auctions. Actions follow.
    A work must be worth { $minimum } now. { rounds-to-come } { work-pays }
details-place =
    Free squares: { $free }. A landscape may touch anything.
    A second landscape of the same type, and each further one, brings { $again } PP.
    { tile-places }
details-recruit =
    The recruiting card takes the place of the profession among the other player’s works.
    In your hand, it adds to every work: +{ $card_value }.
details-take =
    The other cards go under the deck in this order, or in the order that you write after “under”.
details-turn =
    { own-means } { $building_lacking ->
        [0] Your next building costs { $building_price } florins.
       *[other] You cannot build now: a building costs { $building_price } florins, and you lack { $building_lacking }.
    }
    { rounds-to-come } { work-pays }
    { COUNT($best_seats) ->
        [0] No work has been completed in this round.
       *[other] Best work of the round so far: { $best }, { ROW($best_seats) }.
    } At the end of the round, the best work brings { $best_points } PP.
    { COUNT($after_seats) ->
        [0] Your turn is the last of the round.
       *[other] After you: { ROW($after_seats) }.
    }
    { tile-places }
details-invite =
    You have { $money } florins. Not yet decided: { ROW($inviting_seats) }.
    If nobody has outbid your marker when your turn comes again, you pay and get the character. If somebody has, you may bid again.
    Each player may have one. All but Merchant and Professor leave at the end of the round.
details-merchant =
    { own-means }
    Free: the Merchant pays and leaves. Points: you pay and the Merchant leaves. Pass: you pay, and the Merchant stays until the auctions of this round are over.
details-cash =
    You have { $money } florins. { $money_per_point } florins = 1 PP.
    Then prestige cards are scored, and the game is over. Money only breaks ties.
details-proposal =
    Western board: { $west_seat }, { ROW($west_squares) }. Eastern board: { $east_seat }, { ROW($east_squares) }.
    The place ({ $at }) refers to the board of { $west_seat }.
    { $from_seat } → bank: { $cost } florins. { $to_seat } → { $from_seat }: { $price } florins.
    Both own the building: +{ $points } PP. You are free to accept or refuse.
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
    If you refuse, nothing is built and no action is used.

# --- what a move would certainly bring

certain-opening-bid = opening bid { $value } florins
certain-price-at-most = costs at most { $value } florins
certain-points-when-placed = { $value ->
    [0] {""}
   *[other] { $value } PP when placed
}
certain-no-lot = you get no lot in this round
certain-winner-seat = { $value } gets the lot
certain-for = the price is { $value } florins
certain-next-bidder-seat = { $value } bids next
certain-no-bid = you do not bid for this lot
certain-raises = adds { $value } to your works
certain-looked-at = you look at { $value } cards
certain-adds = adds to a work now: +{ $value }
certain-points-today = worth now: { $value } PP
certain-goes-back = { LIST($value) } goes back into the deck
certain-unused = { $value ->
    [one] 1 action left
   *[other] { $value } actions left
}
certain-no-guest = no character comes to you in this round
certain-no-building = nothing is built
certain-to-seat = asks { $value }
certain-squares = on your board: { ROW($value) }
certain-squares-beyond = on theirs: { ROW($value) }
