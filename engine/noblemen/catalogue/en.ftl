# Noblemen, in English. Sections are those of the rules page.

title = Noblemen

# --- names

name-field = field
name-wood = wood
name-fountain = fountain
name-plain = plain
name-farm = farm
name-forest = forest
name-garden = garden
name-castle = castle
name-chapel = chapel
name-palace = palace
name-folly = folly
name-forests = folly of the forests
name-farms = folly of the farms
name-gardens = folly of the gardens
name-mixed = folly of the whole estate
name-duke = duke
name-marquess = marquess
name-earl = earl
name-viscount = viscount
name-baron = baron
name-blackmail = blackmail
name-cunning-stroke = cunning stroke
name-dowry = dowry
name-favour-of-the-vicar = favour of the vicar
name-inheritance = inheritance
name-intrigue = intrigue
name-liaison = liaison
name-secret-marriage = secret marriage
name-tribute = tribute
name-whitehall = Whitehall
name-tokens = bribe tokens

slot-tiles = tile square … | tile number …
slot-card = card
slot-at = column,row
slot-seat = player
slot-area = column,row
slot-leaving-seat = player
slot-left = column,row
slot-folly = folly
slot-first = tile
slot-second = tile
slot-wanted = tile
slot-tokens = number
slot-gifts = thing number …

# --- what happened

event-stocked = All have chosen; everybody has { $tiles } tiles behind the screen.
event-drew = { $seat } draws { $tiles ->
    [0] no tiles: the bag is empty
    [one] one tile
   *[other] { $tiles } tiles
}.
event-drew-tiles = You drew { LIST($tiles) }.
event-looked = { $seat } looks at { $cards ->
    [0] no scandal card: the deck is empty
    [one] one scandal card
   *[other] { $cards } scandal cards
}.
event-looked-at = You looked at { LIST($cards) }.
event-kept = { $seat } keeps { $cards ->
    [one] one scandal card
   *[other] { $cards } scandal cards
}.
event-kept-cards = You kept { LIST($cards) }.
event-swapped = { $seat } exchanges two tiles.
event-swapped-tiles = You gave { LIST($given) } for { NAME($wanted) }.
event-expanded = { $seat } lays { NAME($tile) } on { $square }{ $money ->
    [0] { "" }
   *[other] {" "}and takes £{ $money }
}.
event-completed = That makes a { NAME($area) } at { $square }{ $money ->
    [0] { "" }
   *[other] , worth £{ $money } more
}.
event-built = { $seat } builds a { NAME($building) } on { $square } for £{ $price }.
event-built-folly = { $seat } builds the { NAME($folly) } on { $square } for £{ $price }: { $points } VP.
event-sent = { $seat } sends a soldier to the { NAME($area) } of { $owner_seat } at { $square }.
event-pressed = { $seat } must give { $tiles } tiles.
event-paid = { $seat } pays { $to_seat } £{ $money }.
event-gave = { $seat } gives { $to_seat } { $tiles ->
    [0] nothing: there are no tiles
    [one] one tile
   *[other] { $tiles } tiles
}.
event-gave-tiles = { $seat } gave { $to_seat } { LIST($tiles) }.
event-bribed = { $seat } takes { $tokens ->
    [one] one bribe token
   *[other] { $tokens } bribe tokens
} for £{ $price }.
event-taxed = { $seat } raises taxes: £{ $money }{ $tokens ->
    [0] { "" }
    [one] {" "}(one bribe token given back)
   *[other] {" "}({ $tokens } bribe tokens given back)
}.
event-landed = { $seat } takes land: { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
} due{ $tokens ->
    [0] { "" }
    [one] {" "}(one bribe token given back)
   *[other] {" "}({ $tokens } bribe tokens given back)
}.
event-donated = { $seat } donates { LIST($tiles) } to the church.
event-rested = { $seat } takes leisure: 1 VP.
event-played = { $seat } plays { NAME($card) }.
event-returned = { $seat } returns { $tiles ->
    [one] one tile to the bag: 1 VP
   *[other] { $tiles } tiles to the bag: { $tiles } VP
}.
event-married = { $seat } gets { $tokens ->
    [0] no bribe token (none are left)
    [one] one bribe token
   *[other] { $tokens } bribe tokens
} and { $points } VP.
event-received = { $seat } gets £{ $money }.
event-took-queen = { $seat } takes the Queen.
event-began = It is the turn of { $seat }.
event-ended = { $seat } ends the turn.
event-hosted = { $seat } has the Queen: { $points } VP; the round comes to space { $space }.
event-ball-began = The Queen gives a ball. All titles go back.
event-shone = { $seat } shows { $prestige } prestige (given back: { $gifts }) and stands on { $space }.
event-dubbed = { $seat } is { NAME($title) } now: { $points } VP.
event-estate-scored = The estate of { $seat } scores: castles { $castles } VP, palaces { $palaces } VP.
event-decade-began = Decade { $decade } begins.

# --- what is asked

question-stock = Choose up to { $most } tiles of each type; what is missing to { $screen } is drawn.
question-first-card = Keep one of the scandal cards you looked at: { LIST($cards) }.
question-turn = { $acted ->
    [yes] Exchange tiles, play a scandal card if you have played none, or end your turn.
   *[no] Your turn: one action; before or after it at most one scandal card; exchanges at any time.
}
question-expand-on = { $left ->
    [one] Lay one more tile, or be done.
   *[other] Lay up to { $left } more tiles, or be done.
}
question-soldier = You may send a soldier to an opponent's area.
question-give = Give { $to_seat } { $tiles } tiles.
question-keep = Keep one of the scandal cards you looked at: { LIST($cards) }{ $all ->
    [yes] ; or all of them, with your intrigue
   *[no] { "" }
}.
question-prestige-at-once = All at once: your estate shows { $prestige } prestige. Give back bribe tokens and scandal cards for more?
question-prestige = Your estate shows { $prestige } prestige. Give back bribe tokens and scandal cards for more?

# --- what is certain

certain-price = costs £{ $value }
certain-income = brings £{ $value }
certain-money = you then have £{ $value }
certain-draws = { $value ->
    [one] one tile is drawn
   *[other] { $value } tiles are drawn
}
certain-points = { $value } VP
certain-tokens = { $value } bribe tokens
certain-prestige = { $value } prestige
certain-space = space { $value } of the track

# --- rules that forbid

rule-action-first = A turn has an action: take one first (leisure is always possible).
rule-at-least-one-tile = Name at least one tile.
rule-bag-lacks = The bag holds no { NAME($tile) }.
rule-bribes = Take from 1 to { $most } bribe tokens.
rule-card-needs-more = { NAME($card) } needs more words: say what to do with it.
rule-card-not-held = You do not hold { NAME($card) }.
rule-castle-apart = A castle may not stand beside a castle or palace, corners included; { $at } is beside one.
rule-chapel-apart = A chapel may not stand beside a chapel, corners included; { $at } is beside one.
rule-church-full = The church takes { $most } of each type in a decade; of { NAME($tile) } it still takes { $left }.
rule-empty-plain = { $at } is no empty plain of your estate.
rule-favour-tiles = Return up to { $most } tiles, not { $tiles }.
rule-finish-expansion = First finish the expansion: lay a further tile, or say “done”.
rule-folly-needs = The { NAME($folly) } needs areas you do not have: { NAME($area) }, { $missing } more.
rule-folly-stands = The { NAME($folly) } has been built already.
rule-gift-first = First give the tiles that the soldier takes.
rule-gifts = You have { $have } of { NAME($thing) }, not { $need }.
rule-keep-first = First keep one of the scandal cards you looked at.
rule-land-once = You have taken land in this decade.
rule-money = That costs £{ $price }; you have £{ $money }.
rule-never-played = { NAME($card) } is never played in a turn.
rule-no-area = There is no completed area at { $at } in that estate.
rule-no-castle-there = You have no castle on { $at }.
rule-no-intrigue = You had no intrigue in your hand before you looked.
rule-no-part-of-a-turn = That is no part of a turn.
rule-no-soldier-there = You have no soldier there.
rule-no-such-card = There is no such scandal card.
rule-none-on-offer = The market has no { NAME($building) } on offer.
rule-not-adjacent = { $at } is beside no tile of your estate.
rule-not-looked-at = { NAME($card) } is not among the cards you looked at.
rule-occupied = A soldier sits on the area at { $at } already.
rule-one-action = You have taken your action; one is all a turn has.
rule-one-card-a-turn = You have played your scandal card; one is all a turn has.
rule-opponents-area = A soldier goes to an area of an opponent.
rule-prestige-first = First say what you give back for prestige (perhaps nothing: “prestige none”).
rule-soldier-first = First say where the soldier goes, or “soldier none”.
rule-soldier-where = Say whose area the soldier goes to, and where it is.
rule-square-taken = On { $at } there is a tile already.
rule-stock = Choose at most { $most } tiles of each type.
rule-stock-first = First choose your tiles, at most { $most } of each type.
rule-supply = Only { $left } bribe tokens are left.
rule-taxes-once = You have raised taxes in this decade.
rule-three-tiles = An expansion still has room for 1 to { $most } tiles, not { $tiles }.
rule-tiles = You need { $need } of { NAME($tile) } behind your screen; you have { $have }.
rule-tokens = You have { $have } bribe tokens, not { $need }.
rule-which-soldier = All your soldiers are out: say which one moves (“from PLAYER COLUMN,ROW”).

# --- scores

score-bribes = bribes
score-donations = donations to the church
score-leisure = leisure
score-marriages = secret marriages
score-favours = favours of the vicar
score-follies = follies
score-titles = titles at balls
score-castles = castles
score-palaces = palaces
score-queen = turns with the Queen
score-liaisons = { $cards ->
    [one] one liaison
   *[other] { $cards } liaisons
}

# --- the table as text

draw-round = Decade { $decade } of 3, space { $space } of { $of }.
draw-queen = The Queen is with { $seat }.
draw-turn = Turn: { $seat }.
draw-prestige = Prestige so far: { $markers }.
draw-marker = { $seat } { $space }
draw-offer = Market, { NAME($building) }: £{ $prices }
draw-follies = Follies left: { LIST($follies) }; the next one brings { $points } VP.
draw-church = Church: field { $field }, wood { $wood }, fountain { $fountain }, plain { $plain }.
draw-supply = Supply: { $tokens } bribe tokens, { $cards } scandal cards in the deck.
draw-deck = Cards you know in the deck: { $cards }.
draw-known = { $place }. { NAME($card) }
draw-bag = Bag: field { $field }, wood { $wood }, fountain { $fountain }, plain { $plain }.
draw-player = { $seat }, { NAME($title) }: { $points } VP
draw-used = Used this decade: { $actions }.
draw-taxed = taxes
draw-landed = land
draw-behind = Behind your screen: £{ $money }, bribe tokens { $tokens }; field { $field }, wood { $wood }, fountain { $fountain }, plain { $plain }.
draw-cards = Scandal cards: { LIST($cards) }.
draw-hidden = Scandal cards: { $cards }.
draw-soldier = A soldier in the estate of { $seat } at { $at }.
draw-area = { NAME($area) } at { $at }
draw-area-held = { NAME($area) } at { $at }, held by a soldier of { $seat }
draw-row = Row { $row }: { $squares }.
draw-square = column { $column } { NAME($tile) }
draw-square-built = column { $column } { NAME($tile) } with { NAME($building) }
draw-legend = In the estates: F field, W wood, O fountain, P plain; c castle, h chapel, p palace, y folly. Areas are named by their bottom left tile.
sign-field = F
sign-wood = W
sign-fountain = O
sign-plain = P
sign-castle = c
sign-chapel = h
sign-palace = p
sign-folly = y

# --- how the game is presented, and its options

about = A country estate, a queen who loves balls, and gossip that is for sale. Lay fields, woods and follies, tax your lands or bribe your way, and shine when the Queen comes to count who is worth a title.
    .sign = queen
option-first-game = A first game
option-first-game-hint = Everybody begins with three tiles of each type, without a choice.
option-areas-overlap = Areas may overlap
option-areas-overlap-hint = Every square of four tiles counts as an area, even where two squares share tiles.
# --- what a figure is made of, line by line

name-tiles = tiles
name-areas = areas
name-soldiers = soldiers
name-gifts = gifts
name-palaces = palaces
name-fountains = fountains

# --- what one can do, as it stands above its controls; each part of an answer is an attribute

move-stock = Choose tiles
    .tiles = Tiles
move-keep = Keep a card
    .card = Card
move-expand = Expand the estate
    .tiles = Tile
    .tiles-place = Square
move-done = No further tile
move-build-castle = Build a castle
    .at = Square
    .seat = The soldier goes to
    .area = Area
    .leaving_seat = The soldier comes from
    .left = Area that the soldier leaves
move-build-palace = Build a palace
    .at = Square
move-build-chapel = Build a chapel
    .at = Square
move-build-folly = Build a folly
    .folly = Folly
    .at = Square
move-soldier = Send a soldier
    .seat = Opponent
    .area = Area
    .leaving_seat = The soldier comes from
    .left = Area that the soldier leaves
move-soldier-none = Send no soldier
move-give = Give tiles
    .first = First tile
    .second = Second tile
move-bribe = Bribe
    .tokens = Bribe tokens
move-taxes = Collect taxes
    .tokens = Bribe tokens to add
move-land = Collect tiles from the land
    .tokens = Bribe tokens to add
move-donate = Donate tiles
    .tiles = Tiles
move-leisure = Leisure
move-swap = Exchange two tiles for one
    .first = First tile
    .second = Second tile
    .wanted = For
move-play-cunning-stroke = Play the cunning stroke
    .tiles = Tile
    .tiles-place = Square
move-play-favour-of-the-vicar = Play the favour of the vicar
    .tiles = Tiles
move-play-inheritance = Play the inheritance
    .at = Square
move-play = Play a scandal card
    .card = Card
move-prestige = Show your prestige
    .gifts = Give back
move-end = End the turn

# What a figure is made of.
part-tiles = tiles
part-areas = areas
part-soldiers = soldiers
part-tokens = bribe tokens given back
part-fountains = fountains
part-gardens = gardens
part-palaces = palaces
part-gifts = what is given back

# --- the board

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

# --- the tables of data on the page of the rules

rules-table-tiles = Tiles of the estate
rules-table-follies = Follies, and what each needs
rules-table-titles = Titles
rules-table-events = Event cards
rules-column-total = Pieces in all
rules-column-stocked = On sale with 3, 4, 5 players
rules-column-prices = Prices
rules-column-needs = Needs
rules-column-prestige = Prestige asked for
rules-column-discount = Discount
rules-column-by-seats = Copies with 3, 4, 5 players
