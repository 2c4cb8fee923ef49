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

event-dealt = The table is set: everybody has { $ducats } ducats; { LIST($cities) } are open. { $prince_seat } is Il Principe.
event-round = Round { $round }{ $last ->
    [yes] , the last one
   *[no] { "" }
}.
event-income = { $cards ->
    [0] Everybody gets { $ducats } ducats.
   *[other] Everybody draws { $cards } cards and gets { $ducats } ducats.
}
event-drew = { $seat } draws { LIST($cards) }.
event-shown = { $seat } has laid { LIST($cards) }.
event-turned = From the deck come { LIST($cards) }.
event-group = Auction of { $cards ->
    [one] one { NAME($colour) } card
   *[other] { $cards } { NAME($colour) } cards
}; { $prince_seat } opens.
event-bid = { $seat } bids { $amount }.
event-passed = { $seat } passes.
event-group-won = { $seat } gets { $cards ->
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
event-role-points = { $seat } gets { $points ->
    [one] one point
   *[other] { $points } points
} from { NAME($city) } for roles.
event-city-opened = { NAME($city) } is open now.
event-declined = { $seat } founds no city.
event-played = { $seat } plays { $cards } { NAME($colour) }.
event-rested = { $seat } rests.
event-tiles-returned = All role tiles go back.
event-contested = { LIST($seats) } are tied in { NAME($colour) } and bid for the { NAME($role) }.
event-major = { $seat } becomes { NAME($role) }{ $price ->
    [0] { "" }
    [one] { " " }for one ducat and takes Il Principe
   *[other] { " " }for { $price } ducats and takes Il Principe
}, and turns { $turned } { NAME($colour) } face down.
event-minor = { $seat } becomes { NAME($role) }{ $price ->
    [0] { "" }
    [one] { " " }for one ducat and takes Il Principe
   *[other] { " " }for { $price } ducats and takes Il Principe
}.
event-tile-stays = Nobody becomes { NAME($role) }.
event-revealed = { $seat } turns a { NAME($colour) } card face up.
event-point = { $seat } gets { $points ->
    [one] one point
   *[other] { $points } points
}.
event-drew-one = { $seat } draws a card.
event-arms = { $seat } places a coat of arms in the { NAME($region) } region.
event-ducats = { $seat } gets { $ducats ->
    [one] one ducat
   *[other] { $ducats } ducats
}.
event-lapsed = The ability of the { NAME($role) } is of no use to { $seat }.
event-ended = { $reason ->
    [cities] Too few cities are open: the game is over.
    [empty] Too few cards are left for a last round: the game is over.
   *[deck] The last round is played: the game is over.
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
question-limit-cards = All at once: up to how many ducats would you bid for { $cards ->
    [one] one { NAME($colour) } card
   *[other] { $cards } { NAME($colour) } cards
}? Name a limit, or pass. You have { $purse ->
    [one] one ducat
   *[other] { $purse } ducats
}.
question-limit-role = All at once: up to how many ducats would you bid to become { NAME($role) }? Name a limit, or pass. You have { $purse ->
    [one] one ducat
   *[other] { $purse } ducats
}.
question-found = You have won the cards. Found a city at once, or decline.
question-turn = { $allowed ->
    [yes] Found a city, or play cards of one colour, or rest.
   *[no] Play cards of one colour, or rest.
}
question-reveal = Turn one of your face-down cards up that is not green.
question-arms = Place one coat of arms in any region.

rule-no-colour = There is no colour “{ $colour }”; the colours are { LIST($colours) }.
rule-lay-now = Now you lay { $cards } cards for the auctions.
rule-lay-count = You lay exactly { $cards } cards, not { $laid }.
rule-lay-hand = You want to lay { $laid } { NAME($colour) }, but you have { $held } in your hand.
rule-bid-now = Now you bid, or pass.
rule-bid-low = A bid of { $amount } is too low; bid at least { $lowest }, or pass.
rule-bid-money = You have { $ducats ->
    [one] one ducat
   *[other] { $ducats } ducats
}; you cannot bid { $amount }.
rule-found-or-decline = Now you found a city, or decline.
rule-first-round = No city can be founded in the first round.
rule-no-city = There is no city “{ $city }”{ COUNT($cities) ->
    [0] , and none is open any more
   *[other] ; open are { LIST($cities) }
}.
rule-city-not-open = { NAME($city) } is not open{ COUNT($cities) ->
    [0] , and no other city is
   *[other] ; open are { LIST($cities) }
}.
rule-city-cards = { NAME($city) } needs { $needed } { NAME($colour) }; you have { $held } in your hand.
rule-city-ducats = { NAME($city) } costs { $price } ducats; you have { $ducats }.
rule-arms-elsewhere = { NAME($city) } does not touch the region “{ $region }”, only { LIST($regions) }.
rule-arms-negative = In the { NAME($region) } region you cannot place less than nothing.
rule-arms-number = { NAME($city) } brings { $number ->
    [0] no coat of arms
    [one] one coat of arms
   *[other] { $number } coats of arms
} to place, not { $placed }.
rule-turn-now = Now you found a city, play cards of one colour, or rest.
rule-play-hand = You want to play { $count } { NAME($colour) }, but you have { $held } in your hand.
rule-play-negative = You cannot play less than nothing.
rule-reveal-now = Now you turn one of your face-down cards up.
rule-reveal-green = The card you turn up must not be green.
rule-reveal-none = You have no face-down { NAME($colour) } card.
rule-arms-now = Now you place one coat of arms.
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

draw-round = Round { $round }{ $last ->
    [yes] , the last one
   *[no] { "" }
}. { $prince } is Il Principe.
draw-decks = Decks: { $deck } cards, { $cities } cities.
draw-auction-cards = Auction: { $cards } { NAME($colour) }. { $high ->
    [0] No bid yet.
   *[other] { $leader } bids { $high }.
} Still in: { LIST($bidders) }.
draw-auction-role = Auction: { NAME($role) } ({ NAME($colour) }). { $high ->
    [0] No bid yet.
   *[other] { $leader } bids { $high }.
} Still in: { LIST($bidders) }.
draw-group = Then: { $cards } { NAME($colour) }.
draw-cities = { $count ->
    [0] No city is open.
   *[other] Open cities:
}
draw-city = - { NAME($city) }: { $cost }, { $ducats } ducats; { $points } points, { $arms ->
    [one] one coat of arms
   *[other] { $arms } coats of arms
} in { LIST($regions) }.
draw-player = { $player } ({ NAME($family) }): { $points ->
    [one] one point
   *[other] { $points } points
}, { $cards ->
    [0] no cards
    [one] one card
   *[other] { $cards } cards
} in hand, { $supply ->
    [0] no arms
   *[other] { $supply } arms
} left.
draw-tableau = { "  " }Face up { $up }; face down { $down }.
draw-role = { $player } { $tile ->
    [major] major
   *[minor] minor
} { NAME($colour) }
draw-roles = Roles: { $roles }.
draw-region = Region { NAME($region) }: { $arms }.
draw-arms = { $player } { $count }
draw-own = You have { $ducats ->
    [one] one ducat
   *[other] { $ducats } ducats
} and in hand { $hand }.
draw-laid = You have laid { LIST($cards) }.
draw-count = { $count } { NAME($thing) }
draw-nothing = none

# What a move would certainly bring, a phrase each.
certain-colour = for { NAME($value) } cards
certain-cards = { $value ->
    [one] one card
   *[other] { $value } cards
}
certain-card = for { NAME($value) }
certain-price = costs { $value ->
    [one] one ducat
   *[other] { $value } ducats
}
certain-ducats = leaves { $value ->
    [one] one ducat
   *[other] { $value } ducats
}
certain-sold = { $value ->
    [yes] yours at once
   *[no] { "" }
}
certain-hand = leaves in hand: { $value }
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
certain-regions = arms in { NAME($name) } then: { $arms }

# --- how the game is presented, and its options

about = Italy is divided, and its cities wait for a founder. Bid for building cards, show them to gain an office, or keep them to found a city and set your arms in its regions. Whatever you found pays those, too, who hold the right offices.
    .sign = medici
option-easy = Easy money
option-easy-hint = Ten ducats to begin with, six in each round, and cities from the first round on: a gentler game.

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
move-decline = Found no city now
move-play = Play cards
    .colour = Colour
    .count = How many
move-rest = Rest
move-reveal = Turn a card up
    .colour = Colour
move-arms = Place a coat of arms
    .region = Region

# --- the board

board-round-only = Round { $round }
board-round-last = Round { $round }, the last one
board-prince = Il Principe is { $seat }
board-is-prince = Il Principe
board-deck-left = Cards in the deck
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
board-laid = laid: { $cards }
board-italy = Italy
board-region = { $region } region
board-cities = Cities to be founded; { $left } more in the deck
board-arms = Arms { $count }
board-families = The families
board-family = { $family }, { $cards } in hand
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
