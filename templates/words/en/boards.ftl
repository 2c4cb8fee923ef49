# What stands on the boards, beside the names that each game's own catalogue gives to its things.

board-title-florence = The Princes of Florence: the board
board-title-principe = Il Principe: the board
board-title-noblemen = Noblemen: the board

board-round = Round { $round } of { $rounds }
board-opening = The professions are dealt
board-minimum-of = Round { $round }: a work must be worth { $minimum }
board-minimum-now = a work must be worth { $minimum }
board-minimum = Worth of a work, at least
board-starts = Begins
board-bidding = Still to buy in this round
board-high = { $money } by { $seat }
board-opening-bid = { $money }
board-principality-own = The principality of { $seat }
board-principalities = The principalities
board-principalities-others = The other principalities
board-palazzo = Palazzo
board-building-costs = Next building: { $money }
board-hand = In your hand
board-hand-empty = Your hand is empty.
board-work-value = worth
board-points = PP now
board-courts = The track of fame
board-pp = { $points } PP
board-money = florins
board-held-professions = { $count } professions in hand
board-held-recruiting = { $count } recruiting cards
board-held-bonuses = { $count } bonus cards
board-held-prestige = { $count } prestige cards
board-held-builders = { $count } builders
board-held-jesters = { $count } jesters
board-works = On the table: { $works }
board-supply = To be had
board-buildings-left = Buildings left
board-deck = { $deck }: cards left
board-sold = sold
board-left = { $count } left
board-characters = Guests to invite; the Banker has { $money }
board-character-from = from { $money }
board-guest = came to
board-borders = Across your borders
board-offers = Proposed across a border
board-offer = at { $at }, for { $money }
board-told = { $title }. { $parts }
board-tile = { $tile } on { $squares }
board-nothing-built = nothing is built yet
board-worth = { $card } worth { $value }

# Il Principe

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
board-points-of = { $points } VP
board-down = { $count } face down

# Noblemen

board-decade = Decade { $decade } of { $decades }
board-space =
    { $kind ->
        [arrow] the decade begins
        [ball] a ball
        [locked] the closed space
        [scoring] the end of the decade
       *[other] a round
    }
board-queen = The Queen is with { $seat }
board-is-queen = The Queen is here
board-turn = On turn
board-prestige = Prestige at the ball
board-estate-own = The estate of { $seat }
board-estates = The estates
board-estates-others = The other estates
board-tiles =
    { $count ->
        [one] one tile
       *[other] { $count } tiles
    }
board-screen = Behind your screen
board-pounds = pounds
board-money-of = { $money } pounds
board-bribes = bribe tokens
board-scandals = scandal cards in the deck
board-soldiers = { $count } soldiers at home
board-cards = { $count } scandal cards
board-taxed = taxed
board-landed = took land
board-courtiers = At court
board-market = The market
board-folly-points = next: { $points } VP
board-yours = for you { $money }
board-sold-out = nothing on offer
board-church = In the church
board-bag = In the bag
