# The Princes of Florence, in English.

title = The Princes of Florence

# --- names; `mark` is the letter on a drawn board

name-university = University
    .mark = U
name-laboratory = Laboratory
    .mark = B
name-workshop = Workshop
    .mark = W
name-library = Library
    .mark = I
name-opera = Opera
    .mark = O
name-studio = Studio
    .mark = S
name-hospital = Hospital
    .mark = H
name-theatre = Theatre
    .mark = T
name-tower = Tower
    .mark = R
name-chapel = Chapel
    .mark = C
name-forest = forest
    .mark = f
name-lake = lake
    .mark = l
name-park = park
    .mark = p
name-landscape = landscape
name-jester = jester
name-builder = builder
name-recruiting = recruiting card
name-prestige = prestige card
name-profession = profession
name-bonus = bonus card
name-religion = freedom of religion
name-opinion = freedom of opinion
name-travel = freedom of travel
name-building = building
name-freedom = freedom
name-cards = cards
name-card = card
name-mathematician = Mathematician
name-theologian = Theologian
name-philosopher = Philosopher
name-botanist = Botanist
name-alchemist = Alchemist
name-physicist = Physicist
name-watchmaker = Watchmaker
name-goldsmith = Goldsmith
name-bellmaker = Bellmaker
name-cartographer = Cartographer
name-lawyer = Lawyer
name-choreographer = Choreographer
name-composer = Composer
name-sculptor = Sculptor
name-painter = Painter
name-pharmacist = Pharmacist
name-physician = Physician
name-dramatist = Dramatist
name-poet = Poet
name-astronomer = Astronomer
name-organist = Organist

name-b1 = B1 (1 per building)
name-b2 = B2 (2 per large building)
name-b3 = B3 (1 per medium building and forest)
name-b4 = B4 (1 per small building and landscape)
name-b5 = B5 (2 per size of building)
name-b6 = B6 (1 per landscape)
name-b7 = B7 (2 per forest)
name-b8 = B8 (2 per lake)
name-b9 = B9 (2 per park)
name-b10 = B10 (2 per freedom)
name-b11 = B11 (2 per jester)
name-b12 = B12 (1 per jester and freedom)
name-b13 = B13 (2 per builder)
name-b14 = B14 (1 per builder and lake)
name-b15 = B15 (2 per prestige card)
name-b16 = B16 (1 per prestige card and freedom)
name-b17 = B17 (2 per type of landscape)
name-b18 = B18 (1 per kind of forest, lake, park, jester, builder, prestige card, freedom)
name-b19 = B19 (1 per profession or recruiting card in hand)
name-b20 = B20 (1 per work on the table)
name-p1 = P1 (most buildings)
name-p2 = P2 (two large buildings)
name-p3 = P3 (fewest empty squares)
name-p4 = P4 (all three types of landscape)
name-p5 = P5 (most landscapes)
name-p6 = P6 (most forests)
name-p7 = P7 (most lakes)
name-p8 = P8 (most parks)
name-p9 = P9 (all three freedoms)
name-p10 = P10 (4 buildings, 2 freedoms, 4 works)
name-p11 = P11 (most jesters)
name-p12 = P12 (most builders)
name-p13 = P13 (a builder, a jester, 2 landscapes)
name-p14 = P14 (most works)

# --- what may stand in a move

slot-amount = florins
slot-at = place
slot-bonuses = bonus cards
slot-building = building
slot-card = card
slot-freedom = freedom
slot-lot = lot
slot-points = PP
slot-profession = profession
slot-professions = professions
slot-tile = landscape
slot-under = cards

# --- what happened

event-dealt = You were dealt { LIST($professions) }.
event-kept = Everybody has kept { $kept } professions.
event-chosen = You kept { LIST($professions) } and put back { LIST($returned) }.
event-round = Round { $round } begins with { $seat }. A work must be worth at least { $minimum }.
event-named = { $seat } puts the { NAME($lot) } up for auction: { $amount }.
event-named-you = You put the { NAME($lot) } up for auction: { $amount }.
event-bid = { $seat } bids { $amount } for the { NAME($lot) }.
event-bid-you = You bid { $amount } for the { NAME($lot) }.
event-passed = { $seat } passes.
event-passed-you = You pass.
event-waived = { $seat } skips the remaining auctions of the round.
event-waived-you = You skip the remaining auctions of the round.
event-bought-nothing = { $seat } buys nothing.
event-bought-nothing-you = You buy nothing.
event-bought = { $seat } gets the { NAME($lot) } for { $price }.
event-bought-you = You get the { NAME($lot) } for { $price }.
event-sold = { $seat } gives back { $points } PP for { $money } florins.
event-sold-you = You give back { $points } PP for { $money } florins.
event-placed = { $seat } places the { NAME($tile) } on { ROW($squares) }{ $points ->
    [0] .
   *[other] : +{ $points } PP.
}
event-placed-you = You place the { NAME($tile) } on { ROW($squares) }{ $points ->
    [0] .
   *[other] : +{ $points } PP.
}
event-hired = { $seat } now has { NAME($lot) } number { $number }{ $points ->
    [0] .
   *[other] : +{ $points } PP.
}
event-hired-you = You now have { NAME($lot) } number { $number }{ $points ->
    [0] .
   *[other] : +{ $points } PP.
}
event-looked = { $seat } looks at { $number } cards of the { NAME($deck) } deck{ $price ->
    [0] .
   *[other] {" "}for { $price } florins.
}
event-looked-you = You look at { $number } cards of the { NAME($deck) } deck{ $price ->
    [0] .
   *[other] {" "}for { $price } florins.
}
event-saw = You look at { LIST($cards) }.
event-took = { $seat } keeps one { NAME($deck) }.
event-took-you = You keep one { NAME($deck) }.
event-picked = You keep { NAME($card) }{ COUNT($under) ->
    [0] .
   *[other] . Under the deck went { LIST($under) }.
}
event-recruited = { $seat } recruits the { NAME($profession) } from { $from_seat }.
event-recruited-you = You recruit the { NAME($profession) } from { $from_seat }.
event-kept-recruiter = { $seat } keeps the recruiting card.
event-kept-recruiter-you = You keep the recruiting card.
event-worked = { $seat } completes a work with the { NAME($profession) }{ COUNT($bonuses) ->
    [0] {""}
   *[other] {" "}and { LIST($bonuses) }
}: worth { $value } ({ SUM($parts) }), { $money } florins{ $points ->
    [0] .
   *[other] {" "}and +{ $points } PP.
}
event-worked-you = You complete a work with the { NAME($profession) }{ COUNT($bonuses) ->
    [0] {""}
   *[other] {" "}and { LIST($bonuses) }
}: worth { $value } ({ SUM($parts) }), { $money } florins{ $points ->
    [0] .
   *[other] {" "}and +{ $points } PP.
}
event-built = { $seat } builds the { NAME($building) } on { ROW($squares) } for { $price } florins: +{ $points } PP.
event-built-you = You build the { NAME($building) } on { ROW($squares) } for { $price } florins: +{ $points } PP.
event-freedom = { $seat } introduces the { NAME($freedom) } for { $price } florins.
event-freedom-you = You introduce the { NAME($freedom) } for { $price } florins.
event-ended = { $seat } ends the turn.
event-ended-you = You end the turn.
event-best-work = Best work of the round, value { $value }: { LIST($seats) }, +{ $points } PP.
event-no-work = No work was completed in round { $round }.
event-prestige = { $seat } shows { NAME($card) }: { $points } PP.
event-prestige-you = You show { NAME($card) }: { $points } PP.


# --- what is asked

question-keep = Keep { $kept } of the professions you were dealt.
question-name = { $lacking ->
    [0] Put a lot up for auction, starting at { $amount } florins, or skip the remaining auctions. Available: { LIST($lots) }.
   *[other] An auction starts at { $amount } florins, more than you can pay. You can only skip the auctions.
}
question-raise = { $lacking ->
    [0] Raise the bid for the { NAME($lot) } from { $bid } to { $amount } florins, or pass.
   *[other] The next bid for the { NAME($lot) } is { $amount } florins, more than you can pay. You can only pass.
}
question-limits = { $lacking ->
    [0] Sealed auction for the { NAME($lot) }, opened by { $leader_seat } with { $high } florins: name the most that you would pay, or pass.
   *[other] The bid for the { NAME($lot) } is { $high } florins, and you cannot pay more. You can only pass.
}
question-last-buyer = { $lacking ->
    [0] Buy one of these for { $price } florins, or buy nothing.
   *[other] Each of these costs { $price } florins, more than you can pay. You can only buy nothing.
}
question-place = Place the landscape: { EITHER($tiles) }.
question-recruit = Recruit one of these at once, or keep the recruiting card.
question-take = Keep one of these cards.
question-turn = Your turn: { $left ->
    [one] one action
   *[other] { $left } actions
} left. A work must be worth at least { $minimum }.


# --- why not

rule-keep-dealt = You were not dealt { LIST($cards) }.
rule-keep-number = Keep exactly { $kept } different professions.
rule-name-first = Put a lot up for auction, or skip the remaining auctions.
rule-no-such-lot = There is no lot “{ NAME($lot) }” in this game.
rule-lot-sold = A { NAME($lot) } was already sold in this round; each lot is sold once a round.
rule-lot-gone = There is no { NAME($lot) } left.
rule-builders-full = You cannot have more than { $most } builders.
rule-no-room = You have no room for a { NAME($lot) }.
rule-purse = You can raise only { $purse } florins, not { $price }.
rule-raise-by = You can raise only to { $lowest } florins, not to { $amount }.
rule-raise-or-pass = The { NAME($lot) } is up for auction: bid { $lowest } or pass.
rule-buy-or-pass = Buy a lot for { $price } florins, or pass to buy nothing.
rule-place-bought = Place the landscape you have bought: { EITHER($tiles) }.
rule-outside = At { $at } the { NAME($tile) } does not fit on the board.
rule-which-way = Say which way the { NAME($tile) } lies at { $at }: n as drawn, e, s or w turned clockwise, * mirrored first. Or name all its squares.
rule-not-its-shape = The { NAME($tile) } does not have the shape of { $at }.
rule-overlap = { $tile ->
    [palazzo] Your Palazzo already lies on { $square }.
    [none] Something already lies on { $square }.
   *[other] Your { NAME($tile) } already lies on { $square }.
}
rule-too-near = A building on { $square } would touch another building or the Palazzo. That needs { $needed } builders.
rule-fits-nowhere = There is no room for the { NAME($building) } in your principality.
rule-no-such-building = There is no building “{ $building }”.
rule-built-already = You already have the { NAME($building) }. You can build each building only once.
rule-building-gone = There is no { NAME($building) } left.
rule-money = That costs { $price } florins; you have { $money }.
rule-money-sell-first = That costs { $price } florins; you have { $money }, and could first sell some of your { $points } PP.
rule-sell-points = You can give back 1 to { $points } PP.
rule-take-looked-at = Keep one of the cards you are looking at: { LIST($cards) }.
rule-order-of-rest = Name each card that goes under the deck once: { LIST($cards) }.
rule-deck-empty = There is no { NAME($deck) } left to draw.
rule-no-action = You cannot do that as an action.
rule-once-a-turn = You can do this only once a turn: { NAME($deed) }.
rule-recruit-or-keep = Recruit a profession, or pass to keep the recruiting card.
rule-no-recruiter = You have no recruiting card.
rule-not-in-a-row = No other player has the { NAME($profession) } among their works.
rule-no-such-profession = There is no profession “{ $profession }”.
rule-not-in-hand = You have no { NAME($profession) } in your hand.
rule-no-such-bonus = You do not have { LIST($cards) }.
rule-bonus-order = Name each bonus card once, in the order of their numbers.
rule-minimum = The work would be worth { $value }. In this round it must be worth at least { $minimum }.
rule-too-many-points = A work worth { $value } can be turned into at most { $most } PP, not { $points }.
rule-no-such-freedom = The freedoms are: { LIST($freedoms) }.
rule-freedom-introduced = You have already introduced the { NAME($freedom) }.
rule-freedom-gone = There is no { NAME($freedom) } left.


# --- the score

score-building = Buildings
score-landscape = Landscapes of the same type
score-builder = Builders
score-work = Bought with money from works
score-best-work = Best works
score-sold = Sold for money
score-prestige = { NAME($card) }
scores-prestige = Prestige cards
breaker-1 = { $value } florins
    .what = money left

# --- the drawing

draw-opening = The professions are dealt.
draw-round = Round { $round } of { $rounds }, started by { $seat }. A work must be worth at least { $minimum }.
draw-you = You, { $seat }: { $money } florins, { $points } PP; { draw-held }
draw-other = { $seat }: { $points } PP, { $money } florins{ $reckoned ->
    [yes] {""} (by what all have seen)
   *[no] {""}
}; { draw-held }
draw-held = in hand { $hand } professions, { $recruiters } recruiting, { $bonuses } bonus, { $prestige } prestige
draw-auction = Up for auction: { NAME($lot) }, { $bid } florins{ $leader ->
    [none] .
   *[other] {" "}by { $leader }.
} Still bidding: { ROW($seats) }.
draw-minimums = Minimum work value by round: { $items }
draw-minimum = { $round }: { $minimum }
draw-bidding = Can still buy in this round: { ROW($seats) }
draw-own-building = Your next building costs { $price } florins. Empty squares: { $empty }.
draw-other-building = Next building { $price } florins, empty squares { $empty }, best work of the round { $best }
draw-legend = On the boards: { $items }.
draw-mark = { $mark } { NAME($thing) }
draw-hand = In hand, with work value: { $items }
draw-bonuses = Bonus cards and what they add: { $items }
draw-prestige = Prestige cards and what they would bring now: { $items }
draw-people = At court: { $items }
draw-tiles = Standing: { $items }
draw-row = Works: { $items }
draw-lots = Lots left: { $items }
draw-buildings = Buildings left: { $items }
draw-freedoms = Freedoms left: { $items }
draw-decks = Decks: { $items }
draw-count = { NAME($thing) } { $count }
draw-sold = { NAME($thing) } { $count } (sold in this round)
draw-value = { NAME($thing) } { $value }
draw-work = { NAME($thing) } ({ LIST($wishes) }) { $value } = { SUM($parts) }
draw-tile-on = { NAME($thing) } on { ROW($squares) }
draw-ground = Every principality has the columns a to { $last } from left to right and the rows 1 to { $rows } from the bottom; its Palazzo stands on { ROW($squares) }.
draw-tile = { NAME($thing) } at { $at }

table-freedoms = With { $seats } players there are { $each } of each freedom. The option for { $freedoms } freedoms is for two players.

# --- what a move would certainly bring, a phrase each

certain-price = costs { $value } florins
certain-cost = the building costs { $value } florins
certain-points-sold = you sell { $value } PP to pay it
certain-value = work value { $value }
certain-without-bonuses = { $value } without bonus cards
certain-minimum = { $value } needed
certain-parts = made of { $value }
certain-money = brings { $value } florins
certain-points = { $value ->
    [0] {""}
   *[other] { $value } PP
}
certain-money-after = leaves { $value }
certain-points-after = leaves { $value } PP
certain-recruiters-after = leaves { $value ->
    [one] one recruiting card
   *[other] { $value } recruiting cards
}

# --- how the game is presented, and its options

about = You are the head of a Florentine family and draw artists, builders and scholars to your court. Bid for landscapes, freedoms and jesters, build what your guests ask for, and let them finish works worthy of fame. Seven rounds, a tight purse, and never enough time.
    .sign = jester
otherwise-p13-types = prestige card P13 asks for two types of landscape
otherwise-freedoms-4 = four freedoms instead of five
otherwise-open-money = money lies open
otherwise-muse = with Muse & Princess
otherwise-joint = with building across borders
option-open-money = Open money
option-open-money-hint = Players see each other’s money. In the printed rules it is hidden, but every payment is public, so it can be counted anyway.
option-p13 = The prestige card P13
option-p13-hint = The printed card can be read in two ways.
option-p13-tiles = asks for two landscape tiles
option-p13-types = asks for two types of landscape
option-freedoms = Freedoms at a table of two
option-freedoms-hint = How many freedoms are in play. With more players, there is one fewer of each freedom than players.
option-freedoms-4 = four
option-freedoms-5 = five
option-muse = Muse & Princess
option-muse-hint = Characters that you can invite to your court, each with its own ability.
option-joint = Building across borders
option-joint-hint = Two neighbours may build a building together, half on the land of each.
# --- what one can do, as it stands above its controls; each part of an answer is an attribute

move-keep = Keep professions
    .professions = Professions
move-auction = Start an auction
    .lot = Lot
move-waive = Skip remaining auctions
move-bid = Bid
    .amount = Florins
move-pass = Pass
move-buy = Buy
    .lot = Lot
move-place = Place a landscape
    .tile = Tile
    .at = Place
move-take = Keep a card
    .card = Card
    .under = Order of the others under the deck
move-recruit = Recruit
    .profession = Profession
move-work = Complete a work
    .profession = Profession
    .bonuses = Bonus cards
    .points = Prestige points instead of money
move-build = Build
    .building = Building
    .at = Place
move-profession = Look at professions
move-bonus = Look at bonus cards
move-freedom = Introduce a freedom
    .freedom = Freedom
move-end = End the turn
move-sell = Sell prestige points
    .points = Prestige points

# --- the board

board-round = Round { $round } of { $rounds }
board-opening = The professions are dealt
board-minimum-of = Round { $round }: a work must be worth at least { $minimum }
board-minimum-now = a work must be worth at least { $minimum }
board-minimum = Minimum work value
board-minimum-sign = The small number is the round. The large one is the least that a work must be worth in it.
sign-coin = Florins. Other players’ money is counted from what everybody has seen.
sign-laurel = Prestige cards: hidden tasks that bring prestige points (PP) at the end.
sign-card-back = Profession cards: people who can complete a work.
sign-card-face = Bonus cards: each adds value to a work.
sign-recruiting = Recruiting cards: each takes a profession that another player has already used.
sign-builder = Builders: building gets cheaper, and buildings may touch.
sign-jester = Jesters: each adds value to all your works.
sign-religion = Freedom of religion
sign-opinion = Freedom of opinion
sign-travel = Freedom of travel
board-starts = Begins
board-bidding = Can still buy in this round
board-order = Order of play
board-sold-now = Sold in this round
board-high = { $money } by { $seat }
board-opening-bid = { $money }
board-principality-own = The principality of { $seat }
board-principalities = The principalities
board-principalities-others = The other principalities
board-palazzo = Palazzo
board-building-costs = Next building: { $money }
board-hand-empty = Your hand is empty.
board-work-value = worth
board-points = PP now
board-courts = Track of fame
board-pp = { $points } PP
board-pp-told = { $points ->
    [one] one prestige point
   *[other] { $points } prestige points
}
board-money = florins
board-money-reckoned = florins, calculated
board-held-professions = { $count ->
    [one] { $count } profession in hand
   *[other] { $count } professions in hand
}
board-held-recruiting = { $count ->
    [one] { $count } recruiting card
   *[other] { $count } recruiting cards
}
board-held-bonuses = { $count ->
    [one] { $count } bonus card
   *[other] { $count } bonus cards
}
board-held-prestige = { $count ->
    [one] { $count } prestige card
   *[other] { $count } prestige cards
}
board-held-builders = { $count ->
    [one] { $count } builder
   *[other] { $count } builders
}
board-held-jesters = { $count ->
    [one] { $count } jester
   *[other] { $count } jesters
}
board-works = On the table: { $works }
board-supply = Available
board-buildings-left = Buildings left
board-deck = { $deck }: cards left
board-sold = sold; { $count } left
board-left = { $count } left
board-characters = Guests to invite; the Banker has { $money }
board-character-from = from { $money }
board-guest = came to
board-borders = Across your borders
board-offers = Proposed across a border
board-offer = at { $at }, for { $money }
board-tile = { $tile } on { $squares }
board-nothing-built = nothing is built yet
board-worth = { $card } worth { $value }

# --- the tables of data on the page of the rules

rules-table-professions = Professions and their wishes
rules-table-landscapes = Landscapes
rules-table-bonus = Bonus cards
rules-table-prestige = Prestige cards
rules-table-characters = Characters and the prices of their fields
rules-column-landscape = Landscape
rules-column-freedom = Freedom
rules-column-outline = Outline
rules-column-each = Value of each
rules-column-tied = Points when tied
rules-column-fields = Prices

# What of an edition is ours; numbers of things stand in them.
ours-outlines = { $count ->
    [one] the outline of one tile
   *[other] the outlines of { $count } tiles
}
ours-board = the size of the board and where the Palazzo lies
ours-fields = { $count ->
    [one] the fields of one character
   *[other] the fields of { $count } characters
}

# The figures of an edition, as the form for owners of a box calls them.
figure-principality = Principality
figure-columns = Columns
figure-rows = Rows
figure-palazzo = Squares of the palazzo
figure-joined-palazzo = Squares of the palazzo, building together
figure-characters = Characters
figure-joint = Building across borders
figure-proposals = Proposals in a round
