# Il Principe: everything a person reads about it.

title = Il Principe

name-green = green
name-white = white
name-red = red
name-blue = blue
name-yellow = yellow
name-brown = brown
name-university = university
name-cathedral = cathedral
name-town-hall = town hall
name-castle = castle
name-market = market
name-master = master
name-bishop = bishop
name-magistrate = magistrate
name-lord = lord
name-banker = banker
name-apprentice = apprentice
name-priest = priest
name-notary = notary
name-knight = knight
name-merchant = merchant
name-major = major tile
name-minor = minor tile
name-medici = Medici
name-carraresi = Carraresi
name-visconti = Visconti
name-gonzaga = Gonzaga
name-este = d’Este
name-perugia = Perugia
name-orvieto = Orvieto
name-siena = Siena
name-verona = Verona
name-venezia = Venice
name-bologna = Bologna
name-padova = Padua
name-urbino = Urbino
name-milano = Milan
name-lucca = Lucca
name-firenze = Florence
name-pisa = Pisa
name-mantova = Mantua
name-ferrara = Ferrara
name-rimini = Rimini

slot-cards = colours
slot-amount = ducats
slot-city = city
slot-arms = region number …
slot-colour = colour
slot-count = number
slot-region = region

event-dealt = Everybody starts with { $ducats } ducats. Open cities: { LIST($cities) }. { $prince_seat } is Il Principe.
event-round = Round { $round }{ $last ->
    [yes] , the last one
   *[no] { "" }
}.
event-income = { $cards ->
    [0] Everybody gets { $ducats } ducats.
   *[other] Everybody draws { $cards } cards and gets { $ducats } ducats.
}
event-drew = { $seat } draws { LIST($cards) }.
event-drew-you = You draw { LIST($cards) }.
event-shown = { $seat } laid { LIST($cards) }.
event-shown-you = You laid { LIST($cards) }.
event-turned = Cards from the deck: { LIST($cards) }.
event-group = Auction of { $cards ->
    [one] one { NAME($colour) } card
   *[other] { $cards } { NAME($colour) } cards
}; { $prince_seat } opens.
event-bid = { $seat } bids { $amount }.
event-bid-you = You bid { $amount }.
event-passed = { $seat } passes.
event-passed-you = You pass.
event-cannot-bid = { $seat } has too few ducats to bid, and passes.
event-cannot-bid-you = You have too few ducats to bid, and pass.
event-group-won = { $seat } gets { $cards ->
    [one] one { NAME($colour) } card
   *[other] { $cards } { NAME($colour) } cards
} for { $price }, and Il Principe.
event-group-won-you = You get { $cards ->
    [one] one { NAME($colour) } card
   *[other] { $cards } { NAME($colour) } cards
} for { $price }, and Il Principe.
event-group-gone = Nobody wants { $cards ->
    [one] the { NAME($colour) } card; it leaves
   *[other] the { $cards } { NAME($colour) } cards; they leave
} the game.
event-founded = { $seat } founds { NAME($city) } for { $ducats } ducats: { $points } points{ COUNT($arms) ->
    [0] { "" }
   *[other] , arms in { LIST($arms) }
}.
event-founded-you = You found { NAME($city) } for { $ducats } ducats: { $points } points{ COUNT($arms) ->
    [0] { "" }
   *[other] , arms in { LIST($arms) }
}.
event-role-points = { $seat } gets { $points ->
    [one] one point
   *[other] { $points } points
} from { NAME($city) } for roles.
event-role-points-you = You get { $points ->
    [one] one point
   *[other] { $points } points
} from { NAME($city) } for roles.
event-city-opened = { NAME($city) } is open now.
event-declined = { $seat } founds no city.
event-declined-you = You found no city.
event-played = { $seat } plays { $cards } { NAME($colour) }.
event-played-you = You play { $cards } { NAME($colour) }.
event-rested = { $seat } does nothing.
event-rested-you = You do nothing.
event-tiles-returned = All role tiles are returned.
event-contested = { LIST($seats) } are tied in { NAME($colour) } and bid for the { NAME($role) }; { $opener_seat } opens.
event-major = { $seat } becomes { NAME($role) }{ $price ->
    [0] { "" }
    [one] { " " }for one ducat and takes Il Principe
   *[other] { " " }for { $price } ducats and takes Il Principe
}, and turns { $turned } { NAME($colour) } face down.
event-major-you = You become { NAME($role) }{ $price ->
    [0] { "" }
    [one] { " " }for one ducat and take Il Principe
   *[other] { " " }for { $price } ducats and take Il Principe
}, and turn { $turned } { NAME($colour) } face down.
event-minor = { $seat } becomes { NAME($role) }{ $price ->
    [0] { "" }
    [one] { " " }for one ducat and takes Il Principe
   *[other] { " " }for { $price } ducats and takes Il Principe
}.
event-minor-you = You become { NAME($role) }{ $price ->
    [0] { "" }
    [one] { " " }for one ducat and take Il Principe
   *[other] { " " }for { $price } ducats and take Il Principe
}.
event-tile-stays = Nobody becomes { NAME($role) }.
event-revealed = { $seat } turns a { NAME($colour) } card face up.
event-revealed-you = You turn a { NAME($colour) } card face up.
event-point = { $seat } gets { $points ->
    [one] one point
   *[other] { $points } points
}.
event-point-you = You get { $points ->
    [one] one point
   *[other] { $points } points
}.
event-drew-one = { $seat } draws a card.
event-drew-one-you = You draw a card.
event-arms = { $seat } places a coat of arms in the { NAME($region) } region.
event-arms-you = You place a coat of arms in the { NAME($region) } region.
event-ducats = { $seat } gets { $ducats ->
    [one] one ducat
   *[other] { $ducats } ducats
}.
event-ducats-you = You get { $ducats ->
    [one] one ducat
   *[other] { $ducats } ducats
}.
event-lapsed = { $seat } cannot use the ability of the { NAME($role) }.
event-lapsed-you = You cannot use the ability of the { NAME($role) }.
event-ended = { $reason ->
    [cities] Too few cities are open, so the game is over.
    [empty] Too few cards are left for another round, so the game is over.
   *[deck] The last round is over, and so is the game.
}

question-lay = Lay { $cards } cards from your hand, face down, for the auctions.
question-bid-cards = Bid for { $cards ->
    [one] one { NAME($colour) } card
   *[other] { $cards } { NAME($colour) } cards
}{ $high ->
    [0] { "" }
   *[other] { " " }(highest bid: { $high } by { $high_seat })
}, or pass. You have { $ducats ->
    [one] one ducat
   *[other] { $ducats } ducats
}.
question-bid-role = Bid to become { NAME($role) }{ $high ->
    [0] { "" }
   *[other] { " " }(highest bid: { $high } by { $high_seat })
}, or pass. You have { $ducats ->
    [one] one ducat
   *[other] { $ducats } ducats
}.
question-limit-cards = Sealed auction: name the most that you would pay for { $cards ->
    [one] one { NAME($colour) } card
   *[other] { $cards } { NAME($colour) } cards
}, or pass. You have { $purse ->
    [one] one ducat
   *[other] { $purse } ducats
}.
question-limit-role = Sealed auction: name the most that you would pay to become { NAME($role) }, or pass. You have { $purse ->
    [one] one ducat
   *[other] { $purse } ducats
}.
question-found = You won the cards. { COUNT($cities) ->
    [0] You cannot pay for any open city, so you can only decline.
   *[other] Found a city now, or decline.
}
question-turn = { $allowed ->
    [yes] { COUNT($cities) ->
        [0] You cannot pay for any open city. Play cards of one colour, or do nothing.
       *[other] Found a city, play cards of one colour, or do nothing.
    }
   *[no] Play cards of one colour, or do nothing.
}
question-reveal = Turn one of your face-down cards face up. It cannot be green.
question-arms = Place one coat of arms in any region.

# --- what else whoever decides wants to know, one sentence a line

details-rivals = { COUNT($seats) ->
    [0] All others have passed.
    [one] Still bidding: { LIST($seats) }, with { $most ->
        [one] one ducat
       *[other] { $most } ducats
    } (counted from what everybody has seen).
   *[other] Still bidding: { LIST($seats) }. The richest of them has { $most ->
        [one] one ducat
       *[other] { $most } ducats
    } (counted from what everybody has seen).
}
details-lay = { $first ->
        [yes] The player with the most victory points (VP) wins. You get points for cities that you found and for roles when others found cities. At the end, you get points for arms in regions, roles, sets of five colours, ducats and cards in hand.
        A city costs cards of certain colours from your hand, and some ducats. Keep the cards that it costs, win those that you lack, and save ducats for it.
        If you play cards face up instead, they bring roles at the end of the round.
       *[no] { "" }
    }
    You have { $ducats ->
        [one] one ducat
       *[other] { $ducats } ducats
    }.
    All laid cards are shown and auctioned by colour, fewest cards first. You must bid for your own cards, too. A group that nobody wants leaves the game.
    { $prince_seat } opens. The winner of a group takes its cards in hand, takes Il Principe and opens the next auction{ $may_found ->
        [yes] , and may found a city at once
       *[no] . Cities can be founded from the next round on
    }.
    { $ends ->
        [yes] Fewer than { $display } cities are open, so the game ends as soon as everybody has laid cards.
       *[no] { "" }
    }
    { $next_is_last ->
        [yes] Only { $deck } cards are left in the deck, so the next round is the last, and nobody draws in it.
       *[no] { "" }
    }
details-bid-cards = { details-rivals }
    You have { $hand } { NAME($colour) } in hand. The player with the most face-up cards of a colour gets its role ({ LIST($roles) }). { COUNT($cities) ->
        [0] No open city needs { NAME($colour) } cards.
       *[other] Open cities that need { NAME($colour) } cards: { LIST($cities) }.
    }{ COUNT($within_reach) ->
        [0] { "" }
       *[other] {" "}With these cards you would have all cards for these cities (the number is their price in ducats): { EACH($within_reach) }.
    }
    The winner pays, takes Il Principe and opens the next auction{ $may_found ->
        [yes] , and may found a city at once
       *[no] { "" }
    }. If nobody bids, the cards leave the game.
    { COUNT($next) ->
        [0] This is the last group of the round. Then everybody has a turn.
       *[other] Next groups: { LIST($next) }.
    }
details-limit-cards = { details-bid-cards }
role-does = { $colour ->
    [green] turns one of their face-down cards that is not green face up
    [white] gets { $gain ->
        [one] one point
       *[other] { $gain } points
    }
    [red] draws one card
    [blue] places one coat of arms in any region
   *[yellow] gets { $gain ->
        [one] one ducat
       *[other] { $gain } ducats
    }
}
details-bid-role = { details-rivals }
    The new { NAME($role) } immediately { role-does }{ $turned ->
        [0] .
        [one] , but turns one { NAME($colour) } card face down.
       *[other] , but turns { $turned } { NAME($colour) } cards face down.
    }
    At the end of the game, the role brings { $points ->
        [one] one point
       *[other] { $points } points
    } to the player who has it. It brings the same whenever another player founds a city that needs { NAME($colour) } cards{ COUNT($cities) ->
        [0] . No open city needs them now.
       *[other] . Open cities that need them: { LIST($cities) }.
    }
    The winner pays and takes Il Principe. If all pass, nobody gets the role. All roles are assigned again in each round.
details-limit-role = { details-bid-role }
founding-rules = To found a city, you pay its ducats and exactly its cards from your hand. The cards then lie face up in front of you. You get its points and place its coats of arms. All others get points for their roles in its colours.
details-found = You have { $ducats ->
        [one] one ducat
       *[other] { $ducats } ducats
    } and { $supply ->
        [one] one coat of arms
       *[other] { $supply } coats of arms
    }.
    { COUNT($cities) ->
        [0] { "" }
       *[other] { founding-rules }
    }
    If you decline, you keep the cards in hand.
details-turn = You have { $ducats ->
        [one] one ducat
       *[other] { $ducats } ducats
    } and { $supply ->
        [one] one coat of arms
       *[other] { $supply } coats of arms
    }.
    { $allowed ->
        [yes] { COUNT($cities) ->
            [0] You cannot found a city now: you lack cards or ducats for each open one.
           *[other] { founding-rules }
        }
       *[no] { rule-first-round }
    }
    { COUNT($seats) ->
        [0] You are the last in this round.
       *[other] After you: { LIST($seats) }.
    } Then all roles are assigned again. The player with the most face-up cards of a colour gets its major role and turns half of them (rounded up) face down.
    { $last ->
        [yes] This is the last round. The game ends after the roles.
       *[no] { "" }
    }
details-reveal = Face-up cards decide who gets the roles of their colour, in this round and in later ones.
details-arms = You have { $supply ->
        [one] one coat of arms
       *[other] { $supply } coats of arms
    }. At the end, the most arms in a region bring { $first } points (to each, if tied). Behind a single leader, second place brings { $second }.

# --- the things of the box, in full

component-card = { $where ->
    [mine] { NAME($name) } ({ NAME($building) }), yours: { $hand ->
        [0] none in hand
       *[other] { $hand } in hand
    }{ $up ->
        [0] { "" }
       *[other] , { $up } face up
    }{ $down ->
        [0] { "" }
       *[other] , { $down } face down
    }.
    [shown] { NAME($name) } ({ NAME($building) }), { $seat }: { $up } face up{ $down ->
        [0] { "" }
       *[other] , { $down } face down
    }{ $hand ->
        [0] { "" }
       *[other] , { $hand } in hand as all have seen
    }.
    [supply] { NAME($name) } ({ NAME($building) }): { $count } on auction.
    [unseen] { NAME($name) } ({ NAME($building) }): { $count } in the deck or in hands that you do not see.
   *[spent] { NAME($name) } ({ NAME($building) }): { $count } out of the game.
} { $where ->
    [mine] { COUNT($seats) ->
        [0] Nobody has any face up (role at the end of the round: { NAME($role) }).
       *[other] Most face up: { LIST($seats) } with { $most } (role at the end of the round: { NAME($role) }).
    } { COUNT($cities) ->
        [0] No open city needs it.
       *[other] Needed for { EACH($needs) }.
    }
   *[other] { "" }
}
    .kind = Building cards
component-city = { NAME($name) }{ $where ->
    [supply] { "" }
    [unseen] {" "}(not yet turned up)
   *[spent] {" "}(founded)
}: costs { LIST($need) } and { $ducats } ducats; brings { $points } points and { $arms ->
    [one] one coat of arms
   *[other] { $arms } coats of arms
} in { LIST($regions) }. { $where ->
    [supply] { $payable ->
        [yes] You can pay for it.
        [no] You lack { lacks }.
       *[other] { "" }
    } { COUNT($lead) ->
        [0] { "" }
       *[other] With all its arms in one region, you would have the most there ({ LIST($lead) }).
    } { $others ->
        [0] { "" }
        [one] { LIST($seats) } would get one point for roles.
       *[other] { LIST($seats) } would get { $others } points in all for roles.
    }
   *[other] { "" }
}
    .kind = Cities
lacks = { COUNT($missing) ->
    [0] { "" }
   *[other] { LIST($missing) }
}{ $short ->
    [0] { "" }
   *[other] { COUNT($missing) ->
        [0] { "" }
       *[other] {" "}and{" "}
    }{ $short ->
        [one] one ducat
       *[other] { $short } ducats
    }
}
component-region = Region { NAME($name) }: { COUNT($seats) ->
    [0] no arms yet.
    [one] most arms: { LIST($seats) } with { $most }.
   *[other] most arms: { LIST($seats) } with { $most } each.
} { $arms ->
    [0] You have none there. One coat of arms would bring you { $with_one } points if nothing changes.
   *[other] You have { $arms }: { $points } points if nothing changes, { $with_one } with one more.
}
    .kind = Regions
component-role = { NAME($name) } ({ $tile ->
    [major] major
   *[minor] minor
} role, { NAME($colour) }): { $where ->
    [mine] yours.
    [shown] { $seat }.
   *[supply] nobody.
} The player who takes it { role-does }. It brings { $points ->
    [one] one point
   *[other] { $points } points
} at the end, and the same whenever another player founds a city that needs { NAME($colour) } cards.
    .kind = Roles
component-arms = Coats of arms of { NAME($name) } ({ $seat }): { $count } left, { $placed } placed.
    .kind = Coats of arms
component-deck = Deck: { $count ->
    [one] one card
   *[other] { $count } cards
}. { $last ->
    [yes] This is the last round.
   *[no] If there are fewer than { $last_below } when a round begins, it is the last: nobody draws, and { $last_cards ->
        [0] all that are left
       *[other] { $last_cards } cards of the deck
    } are auctioned. { $last_cards ->
        [0] If none are left, the game ends at once.
       *[other] If there are not so many, the game ends at once.
    }
}
    .kind = The deck
component-city-deck = Cities: { $open } open, { $count } face down{ $removed ->
    [0] { "" }
   *[other] , { $removed } out of the game, which nobody has seen
}. If fewer than { $display } are open when all have laid their cards, the game ends at once.
    .kind = The deck of cities

rule-no-colour = There is no colour “{ $colour }”; the colours are { LIST($colours) }.
rule-lay-now = Lay { $cards } cards for the auctions.
rule-lay-count = Lay exactly { $cards } cards, not { $laid }.
rule-lay-hand = You want to lay { $laid } { NAME($colour) }, but you have { $held } in your hand.
rule-bid-now = Bid, or pass.
rule-bid-low = A bid of { $amount } is too low; bid at least { $lowest }, or pass.
rule-bid-money = You have { $ducats ->
    [one] one ducat
   *[other] { $ducats } ducats
}; you cannot bid { $amount }.
rule-found-or-decline = Found a city, or decline.
rule-first-round = No city can be founded in the first round.
rule-no-city = There is no city “{ $city }”{ COUNT($cities) ->
    [0] , and no city is open
   *[other] . Open cities: { LIST($cities) }
}.
rule-city-not-open = { NAME($city) } is not open{ COUNT($cities) ->
    [0] , and no other city is
   *[other] . Open cities: { LIST($cities) }
}.
rule-city-cards = { NAME($city) } needs { $needed } { NAME($colour) }; you have { $held } in your hand.
rule-city-ducats = { NAME($city) } costs { $price } ducats; you have { $ducats }.
rule-arms-elsewhere = { NAME($city) } touches only { LIST($regions) }, not “{ $region }”.
rule-arms-negative = You cannot place a negative number of arms in the { NAME($region) } region.
rule-arms-number = { NAME($city) } brings { $number ->
    [0] no coat of arms
    [one] one coat of arms
   *[other] { $number } coats of arms
} to place, not { $placed }.
rule-turn-now = Found a city, play cards of one colour, or do nothing.
rule-play-hand = You want to play { $count } { NAME($colour) }, but you have { $held } in your hand.
rule-play-negative = You cannot play a negative number of cards.
rule-reveal-now = Turn one of your face-down cards face up.
rule-reveal-green = The card that you turn face up cannot be green.
rule-reveal-none = You have no face-down { NAME($colour) } card.
rule-arms-now = Place one coat of arms.
rule-no-region = There is no region “{ $region }”; the regions are { LIST($regions) }.

score-cities = cities founded
score-roles = roles when others founded cities
score-white = bishop and priest
score-region = most arms in the { NAME($region) } region ({ $arms })
score-region-second = second-most arms in the { NAME($region) } region ({ $arms })
score-majors = { $tiles ->
    [one] one major role
   *[other] { $tiles } major roles
}
score-minors = { $tiles ->
    [one] one minor role
   *[other] { $tiles } minor roles
}
score-sets = { $sets ->
    [one] one set of five colours
   *[other] { $sets } sets of five colours
}
score-ducats = most ducats ({ $ducats })
score-hand = most cards in hand ({ $cards })
scores-region = arms in the regions
scores-region-second = { scores-region }
scores-majors = major roles
scores-minors = minor roles
scores-sets = sets of five colours
scores-ducats = most ducats
scores-hand = most cards in hand
breaker-1 = { $value }
    .what = cards in front of the player
breaker-2 = { $value ->
    [0] no major role
    [5] { NAME("green") }
    [4] { NAME("white") }
    [3] { NAME("red") }
    [2] { NAME("blue") }
   *[other] { NAME("yellow") }
}
    .what = the first major role in the order green, white, red, blue, yellow

draw-round = Round { $round }{ $last ->
    [yes] , the last one
   *[no] { "" }
}. { $prince } is Il Principe.
draw-decks = Decks: { $deck } cards, { $cities } cities.
draw-auction-cards = Auction: { $cards ->
    [one] one { NAME($colour) } card
   *[other] { $cards } { NAME($colour) } cards
}. { $high ->
    [0] No bid yet.
    [one] Highest bid: one ducat, by { $leader }.
   *[other] Highest bid: { $high } ducats, by { $leader }.
} Still in: { LIST($bidders) }.
draw-auction-role = Auction: { NAME($role) } ({ NAME($colour) }). { $high ->
    [0] No bid yet.
    [one] Highest bid: one ducat, by { $leader }.
   *[other] Highest bid: { $high } ducats, by { $leader }.
} Still in: { LIST($bidders) }.
draw-groups = To be auctioned, in this order: { $groups }.
draw-group = { $cards ->
    [one] one { NAME($colour) } card
   *[other] { $cards } { NAME($colour) } cards
}
draw-cities = { $count ->
    [0] No city is open.
   *[other] Open cities:
}
draw-city = - { NAME($city) }: { $cost }, { $ducats } ducats; { $points } points, { $arms ->
    [one] one coat of arms
   *[other] { $arms } coats of arms
} in { LIST($regions) }.
draw-city-lacks = { COUNT($cards) ->
    [0] { $ducats ->
        [0] You can pay for it.
        [one] You lack one ducat.
       *[other] You lack { $ducats } ducats.
    }
   *[other] You lack { LIST($cards) }{ $ducats ->
        [0] { "" }
        [one] {" "}and one ducat
       *[other] {" "}and { $ducats } ducats
    }.
}
draw-founded = Founded: { LIST($cities) }.
draw-player = { $player } ({ NAME($family) }): { $points ->
    [one] one point
   *[other] { $points } points
}, { $cards ->
    [one] one card
   *[other] { $cards } cards
} in hand, { $supply ->
    [0] no arms
   *[other] { $supply } arms
} left, { $ducats ->
    [one] one ducat
   *[other] { $ducats } ducats
}{ $reckoned ->
    [yes] {" "}(by what all have seen)
   *[no] { "" }
}.
draw-tableau = { "  " }Face up { $up }; face down { $down }.
draw-open-cards = Face up: { $cards }.
draw-known = { "  " }In hand, as all have seen: { $cards }.
draw-role = { $player } { NAME($role) } ({ $tile ->
    [major] major
   *[minor] minor
} { NAME($colour) })
draw-roles = Roles: { $roles }.
draw-region = Region { NAME($region) }: { $arms }.
draw-arms = { $player } { $count }
draw-own = You have { $ducats ->
    [one] one ducat
   *[other] { $ducats } ducats
} and in your hand { $hand }.
draw-laid = You have laid { LIST($cards) }.
draw-count = { $count } { NAME($thing) }
draw-nothing = none

# What a move would certainly bring, a phrase each.
certain-card = for { NAME($value) }
certain-role = to be { NAME($value) }
certain-turned = { $value ->
    [0] { "" }
    [one] turns one card face down
   *[other] turns { $value } cards face down
}
certain-unsold = { $value ->
    [yes] nobody gets it
   *[no] { "" }
}
certain-goes = { $seat } gets it for { $price ->
    [one] one ducat
   *[other] { $price } ducats
}
certain-price = costs { $value ->
    [one] one ducat
   *[other] { $value } ducats
}
certain-ducats = leaves { $value ->
    [one] one ducat
   *[other] { $value } ducats
}
certain-price-at-most = costs at most { $value ->
    [one] one ducat
   *[other] { $value } ducats
}
certain-ducats-at-least = leaves at least { $value ->
    [one] one ducat
   *[other] { $value } ducats
}
certain-sold = { $value ->
    [yes] yours at once
   *[no] { "" }
}
certain-hand = left in your hand: { $value }
certain-points = { $value ->
    [one] one point
   *[other] { $value } points
}
certain-arms = arms in { $value }
certain-others = { $points ->
    [one] one point
   *[other] { $points } points
} to { $seat }
certain-face-up = face up: { $value }
certain-regions = your arms in the { NAME($name) } region: { $arms } ({ $points } points if nothing changes)

# --- how the game is presented, and its options

about = Italy is divided, and its cities wait for a founder. Bid for building cards, show them to gain a role, or keep them to found a city and place your arms in its regions. Each city that you found also brings points to players with the right roles.
    .sign = medici
otherwise-open-money = ducats lie open
otherwise-easy = easy money: ten ducats at the start, six in each round, cities from the first round on
option-open-money = Open money
option-open-money-hint = Players see each other’s ducats. In the printed rules they are hidden, but every payment is public, so they can be counted anyway.
option-easy = Easy money
option-easy-hint = Everybody starts with ten ducats, gets six in each round, and can found cities from the first round on. A gentler game.

# --- plans: what people call what can be wanted

plan-lot-blue = blue cards
plan-lot-red = red cards
plan-lot-green = green cards
plan-lot-white = white cards
plan-lot-yellow = yellow cards
plan-lot-cards = any cards
plan-lot-role = any role

# --- what one can do, as it stands above its controls; each part of an answer is an attribute

move-lay = Lay cards for the auctions
    .cards = Cards
move-bid = Bid
    .amount = Ducats
move-pass = Pass
move-found = Found a city
    .city = City
    .arms = Coats of arms
move-decline = Found no city
move-play = Play cards
    .colour = Colour
    .count = How many
move-rest = Do nothing
move-reveal = Turn up a card
    .colour = Colour
move-arms = Place a coat of arms
    .region = Region

# --- the board

board-round-only = Round { $round }
board-round-last = Round { $round }, the last one
board-prince = Il Principe is { $seat }
board-is-prince = Il Principe
board-deck-left = Cards in the deck
board-order = Turn order, from Il Principe
board-most-up = Most cards face up
board-groups = To be auctioned
board-group =
    { $count ->
        [one] one { $colour } card
       *[other] { $count } { $colour } cards
    }
board-high-ducats =
    { $count ->
        [one] one ducat, by { $seat }
       *[other] { $count } ducats, by { $seat }
    }
board-no-bid = no bid yet
board-ducats =
    { $count ->
        [one] one ducat
       *[other] { $count } ducats
    }
board-reckoned = counted
board-laid = laid: { $cards }
board-italy = Italy
board-majorities = Arms by region
board-region = { $region } region
board-cities = Open cities; { $left } more in the deck
board-arms = Coats of arms { $count }
board-arms-sign = The number in the shield: the coats of arms that the founder places.
board-cost-sign = The number under a building: the cards of this colour that a city costs.
sign-queen = The crown: this player is Il Principe.
sign-coin = Ducats. Other players’ ducats are counted from what everybody has seen.
sign-laurel = The points that a city brings to its founder.
sign-card-back = Building cards in hand, in the deck, or face down in front of a player.
sign-role-major = The major role of a colour.
sign-role-minor = The minor role of a colour.
board-families = The families
board-family = { $family }, { $cards } in hand
board-held = { $cards } in hand
board-down = { $count } face down

# --- the tables of data on the page of the rules

rules-table-colours = Colours: buildings and roles
rules-table-cities = Cities
rules-column-major = Major role
rules-column-minor = Minor role
rules-column-ducats = Ducats
rules-column-arms = Arms
rules-column-regions = Regions
rules-column-cost = Price in cards

# What of an edition is ours; numbers of things stand in them.
ours-costs = { $count ->
    [one] what one city costs
   *[other] what { $count } cities cost
}
ours-regions = { $count ->
    [one] the regions of one city
   *[other] the regions of { $count } cities
}
ours-map = { $count ->
    [one] the place or colour of one region
   *[other] the places or colours of { $count } regions
}

# The figures of an edition, as the form for owners of a box calls them.
figure-colour = Colour
figure-lies = Where it lies
figure-north = in the north
figure-centre = in the centre
figure-west = in the west
figure-north-east = in the north-east
figure-south-east = in the south-east
figure-south-west = in the south-west
