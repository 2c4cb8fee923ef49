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
name-blackmail = Blackmail
name-cunning-stroke = Cunning Stroke
name-dowry = Dowry
name-favour-of-the-vicar = Favour of the Vicar
name-inheritance = Inheritance
name-intrigue = Intrigue
name-liaison = Liaison
name-secret-marriage = Secret Marriage
name-tribute = Tribute
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

event-opened = By lot, { $first_seat } goes first. The Queen starts with { $queen_seat }.
event-stocked = All players have chosen. Everybody has { $tiles } tiles behind the screen.
event-drew = { $seat } draws { $tiles ->
    [0] no tiles: the bag is empty
    [one] one tile
   *[other] { $tiles } tiles
}.
event-drew-you = You draw { $tiles ->
    [0] no tiles: the bag is empty
    [one] one tile
   *[other] { $tiles } tiles
}.
event-drew-tiles = You drew these tiles: { LIST($tiles) }.
event-looked = { $seat } looks at { $cards ->
    [0] no scandal card: the deck is empty
    [one] one scandal card
   *[other] { $cards } scandal cards
}.
event-looked-you = You look at { $cards ->
    [0] no scandal card: the deck is empty
    [one] one scandal card
   *[other] { $cards } scandal cards
}.
event-looked-at = You looked at { LIST($cards) }.
event-kept = { $seat } keeps { $cards ->
    [one] one scandal card
   *[other] { $cards } scandal cards
}.
event-kept-you = You keep { $cards ->
    [one] one scandal card
   *[other] { $cards } scandal cards
}.
event-kept-cards = You kept { LIST($cards) }.
event-swapped = { $seat } exchanges two tiles.
event-swapped-you = You exchange two tiles.
event-swapped-tiles = You gave { LIST($given) } for { NAME($wanted) }.
event-expanded = { $seat } lays { NAME($tile) } on { $square }{ $money ->
    [0] { "" }
   *[other] {" "}and takes £{ $money }
}.
event-expanded-you = You lay { NAME($tile) } on { $square }{ $money ->
    [0] { "" }
   *[other] {" "}and take £{ $money }
}.
event-completed = That makes a { NAME($area) } at { $square }{ $money ->
    [0] { "" }
   *[other] , worth £{ $money } more
}.
event-built = { $seat } builds a { NAME($building) } on { $square } for £{ $price }.
event-built-you = You build a { NAME($building) } on { $square } for £{ $price }.
event-built-folly = { $seat } builds the { NAME($folly) } on { $square } for £{ $price }: { $points } VP.
event-built-folly-you = You build the { NAME($folly) } on { $square } for £{ $price }: { $points } VP.
event-sent = { $seat } sends a soldier to the { NAME($area) } of { $owner_seat } at { $square }.
event-sent-you = You send a soldier to the { NAME($area) } of { $owner_seat } at { $square }.
event-pressed = { $seat } must give { $tiles } tiles.
event-pressed-you = You must give { $tiles } tiles.
event-paid = { $seat } pays { $to_seat } £{ $money }.
event-paid-you = You pay { $to_seat } £{ $money }.
event-gave = { $seat } gives { $to_seat } { $tiles ->
    [0] nothing: there are no tiles
    [one] one tile
   *[other] { $tiles } tiles
}.
event-gave-you = You give { $to_seat } { $tiles ->
    [0] nothing: there are no tiles
    [one] one tile
   *[other] { $tiles } tiles
}.
event-gave-tiles = { $seat } gave { $to_seat } { LIST($tiles) }.
event-gave-tiles-you = You gave { $to_seat } { LIST($tiles) }.
event-bribed = { $seat } takes { $tokens ->
    [one] one bribe token
   *[other] { $tokens } bribe tokens
} for £{ $price }.
event-bribed-you = You take { $tokens ->
    [one] one bribe token
   *[other] { $tokens } bribe tokens
} for £{ $price }.
event-taxed = { $seat } raises taxes: £{ $money }{ $tokens ->
    [0] { "" }
    [one] {" "}(one bribe token given back)
   *[other] {" "}({ $tokens } bribe tokens given back)
}.
event-taxed-you = You raise taxes: £{ $money }{ $tokens ->
    [0] { "" }
    [one] {" "}(one bribe token given back)
   *[other] {" "}({ $tokens } bribe tokens given back)
}.
event-landed = { $seat } takes land: { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}{ $tokens ->
    [0] { "" }
    [one] {" "}(one bribe token given back)
   *[other] {" "}({ $tokens } bribe tokens given back)
}.
event-landed-you = You take land: { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}{ $tokens ->
    [0] { "" }
    [one] {" "}(one bribe token given back)
   *[other] {" "}({ $tokens } bribe tokens given back)
}.
event-donated = { $seat } donates { LIST($tiles) } to the church.
event-donated-you = You donate { LIST($tiles) } to the church.
event-rested = { $seat } takes leisure: 1 VP.
event-rested-you = You take leisure: 1 VP.
event-played = { $seat } plays { NAME($card) }.
event-played-you = You play { NAME($card) }.
event-returned = { $seat } returns { $tiles ->
    [one] one tile to the bag: 1 VP
   *[other] { $tiles } tiles to the bag: { $tiles } VP
}.
event-returned-you = You return { $tiles ->
    [one] one tile to the bag: 1 VP
   *[other] { $tiles } tiles to the bag: { $tiles } VP
}.
event-married = { $seat } gets { $tokens ->
    [0] no bribe token (none are left)
    [one] one bribe token
   *[other] { $tokens } bribe tokens
} and { $points } VP.
event-married-you = You get { $tokens ->
    [0] no bribe token (none are left)
    [one] one bribe token
   *[other] { $tokens } bribe tokens
} and { $points } VP.
event-received = { $seat } gets £{ $money }.
event-received-you = You get £{ $money }.
event-took-queen = { $seat } takes the Queen.
event-took-queen-you = You take the Queen.
event-began = It is { $seat }’s turn.
event-began-you = It is your turn.
event-ended = { $seat } ends the turn.
event-ended-you = You end the turn.
event-hosted = { $seat } has the Queen: { $points } VP. The round moves to space { $space }{ $kind ->
    [ball] : a ball
    [locked] : the Queen is locked
    [scoring] : the end of the decade
   *[other] { "" }
}.
event-hosted-you = You have the Queen: { $points } VP. The round moves to space { $space }{ $kind ->
    [ball] : a ball
    [locked] : the Queen is locked
    [scoring] : the end of the decade
   *[other] { "" }
}.
event-ball-began = The Queen gives a ball. All titles are returned.
event-shone = { $seat } shows { $prestige } prestige (given back: { $gifts }) and stands on { $space }{ $passed ->
    [0] { "" }
   *[other] , because the higher spaces are taken
}.
event-shone-you = You show { $prestige } prestige (given back: { $gifts }) and stand on { $space }{ $passed ->
    [0] { "" }
   *[other] , because the higher spaces are taken
}.
event-dubbed = { $seat } becomes { NAME($title) }: { $points } VP.
event-dubbed-you = You become { NAME($title) }: { $points } VP.
event-estate-scored = The estate of { $seat } scores: castles { $castles } VP{ $castles ->
    [0] { "" }
   *[other] {" "}({ $castles_closed_in } with land all round, { $castles_chapels } chapels beside)
}, palaces { $palaces } VP{ $palaces ->
    [0] { "" }
   *[other] {" "}({ $palaces_closed_in } with land all round, { $palaces_chapels } chapels beside)
}.
event-estate-scored-you = Your estate scores: castles { $castles } VP{ $castles ->
    [0] { "" }
   *[other] {" "}({ $castles_closed_in } with land all round, { $castles_chapels } chapels beside)
}, palaces { $palaces } VP{ $palaces ->
    [0] { "" }
   *[other] {" "}({ $palaces_closed_in } with land all round, { $palaces_chapels } chapels beside)
}.
event-decade-began = Decade { $decade } begins.

# --- what is asked

question-stock = Choose up to { $most } tiles of each type. The rest, up to { $screen }, is drawn at random.
question-first-card = Keep one of the scandal cards you looked at: { LIST($cards) }.
question-turn = { $acted ->
    [yes] { $carded ->
        [yes] End your turn. Before that, you can still exchange tiles.
       *[no] End your turn. Before that, you can exchange tiles, and play a scandal card if you have not yet.
    }
   *[no] Your turn: take one action. You can also exchange tiles, and play one scandal card.
}
question-expand-on = { $tiles ->
    [0] You have no tiles left behind your screen, so your expansion ends.
   *[other] { $left ->
        [one] Lay one more tile, or finish.
       *[other] Lay up to { $left } more tiles, or finish.
    }
}
question-area = Your tile completes more than one square of four, but it can belong to only one area. Choose the new { NAME($area) }: { ROW($squares) }. Each square is named by its bottom left tile.
question-soldier = You may send a soldier to an opponent's area.
question-give = Give { $to_seat } { $tiles } tiles.
question-keep = Keep one of the scandal cards you looked at: { LIST($cards) }{ $all ->
    [yes] ; or all of them, with your Intrigue
   *[no] { "" }
}.
question-prestige-at-once = Everybody answers in secret. Your estate shows { $prestige } prestige. Give back bribe tokens and scandal cards for more?
question-prestige = Your estate shows { $prestige } prestige. Give back bribe tokens and scandal cards for more?

# --- what is certain

certain-price = costs £{ $value }
certain-income = { $value ->
    [0] { "" }
   *[other] brings £{ $value }
}
certain-money = you then have £{ $value }
certain-draws = { $value ->
    [0] you draw no tile
    [one] you draw one tile
   *[other] you draw { $value } tiles
}
certain-unused = { $value ->
    [one] 1 tile not laid
   *[other] { $value } tiles not laid
}
certain-points = { $value } VP
certain-tokens = { $value ->
    [one] one bribe token
   *[other] { $value } bribe tokens
}
certain-prestige = { $value } prestige
certain-space = you reach space { $value } of the track

# --- rules that forbid

rule-action-first = Take an action first. You can always take leisure.
rule-at-least-one-tile = Name at least one tile.
rule-bag-lacks = The bag holds no { NAME($tile) }.
rule-bribes = Take from 1 to { $most } bribe tokens.
rule-card-needs-more = Say also what { NAME($card) } should do.
rule-card-not-held = You do not hold { NAME($card) }.
rule-castle-apart = A castle cannot stand next to a castle or palace, corners included. { $at } is next to one.
rule-chapel-apart = A chapel cannot stand next to a chapel, corners included. { $at } is next to one.
rule-church-full = The church takes { $most } tiles of each type in a decade. It has room for { $left } more { NAME($tile) }.
rule-empty-plain = { $at } is not an empty plain of your estate.
rule-favour-tiles = Return up to { $most } tiles, not { $tiles }.
rule-finish-expansion = Finish the expansion first: lay another tile, or write “done”.
rule-folly-needs = For the { NAME($folly) } you still need { NAME($area) }: { $missing } more.
rule-folly-stands = The { NAME($folly) } is already built.
rule-gift-first = First give the tiles that the soldier takes.
rule-gifts = You have { $have } { NAME($thing) }, not { $need }.
rule-keep-first = First keep one of the scandal cards you looked at.
rule-land-once = You have already taken land in this decade.
rule-money = That costs £{ $price }; you have £{ $money }.
rule-never-played = { NAME($card) } is never played in a turn.
rule-no-area = There is no completed area at { $at } in that estate.
rule-no-castle-there = You have no castle on { $at }.
rule-no-intrigue = You had no Intrigue in your hand before you looked.
rule-no-part-of-a-turn = You cannot do that in a turn.
rule-no-soldier-there = You have no soldier there.
rule-no-such-card = There is no such scandal card.
rule-none-on-offer = The market has no { NAME($building) } on offer.
rule-not-adjacent = { $at } is not next to a tile of your estate.
rule-not-looked-at = { NAME($card) } is not among the cards you looked at.
rule-occupied = There is already a soldier on the area at { $at }.
rule-one-action = You have already taken your action in this turn.
rule-one-card-a-turn = You have already played a scandal card in this turn.
rule-opponents-area = Send the soldier to an area of an opponent.
rule-prestige-first = First say what you give back for prestige. For nothing, write “prestige none”.
rule-soldier-first = First say where the soldier goes. For no soldier, write “soldier none”.
rule-soldier-where = Say whose area the soldier goes to, and where it is.
rule-square-taken = There is already a tile on { $at }.
rule-stock = Choose at most { $most } tiles of each type.
rule-choose-area = First say which square becomes the { NAME($area) }: { ROW($squares) }.
rule-stock-first = First choose your tiles, at most { $most } of each type.
rule-supply = { $left ->
    [0] No bribe token is left.
    [one] Only one bribe token is left.
   *[other] Only { $left } bribe tokens are left.
}
rule-taxes-once = You have already raised taxes in this decade.
rule-three-tiles = You can lay 1 to { $most } tiles now, not { $tiles }.
rule-tiles = You need { $need } { NAME($tile) } behind your screen. You have { $have }.
rule-tokens = You have { $have } bribe tokens, not { $need }.
rule-which-soldier = All your soldiers are out: say which one moves (“from PLAYER COLUMN,ROW”).

# --- scores

score-bribes = bribes
score-donations = donations to the church
score-leisure = leisure
score-marriages = Secret Marriages
score-favours = Favours of the Vicar
score-follies = follies
score-titles = titles at balls
score-castles = castles
score-palaces = palaces
score-queen = turns with the Queen
score-liaisons = { $cards ->
    [one] one Liaison
   *[other] { $cards } Liaisons
}
scores-liaisons = Liaisons
breaker-1 = £{ $value }
    .what = money left

# --- the table as text

draw-round = Decade { $decade } of 3, space { $space } of { $of }.
draw-queen = The Queen is with { $seat }.
draw-turn = Turn: { $seat }.
draw-prestige = Prestige so far: { $markers }.
draw-marker = { $seat } { $space }
draw-offer = Market, { NAME($building) }: £{ $prices }
draw-follies = Follies left: { $follies }; the next one brings { $points } VP.
draw-church = Church: field { $field }, wood { $wood }, fountain { $fountain }, plain { $plain }.
draw-supply = Supply: { $tokens } bribe tokens, { $cards } scandal cards in the deck.
draw-deck = Cards you know in the deck: { $cards }.
draw-known = { $place }. { NAME($card) }
draw-bag = Bag: field { $field }, wood { $wood }, fountain { $fountain }, plain { $plain }.
draw-player = { $seat }, { NAME($title) }: { $points } VP
draw-used = In this decade: { $actions }.
draw-behind = Behind your screen: £{ $money }, bribe tokens { $tokens }; field { $field }, wood { $wood }, fountain { $fountain }, plain { $plain }.
draw-cards = In your hand: { LIST($cards) }.
draw-hidden = Scandal cards: { $cards }.
draw-soldier = A soldier in the estate of { $seat } at { $at }.
draw-area = { NAME($area) } at { $at }
draw-area-held = { NAME($area) } at { $at }, held by a soldier of { $seat }
draw-row = Row { $row }: { $squares }.
draw-square = column { $column } { NAME($tile) }
draw-square-built = column { $column } { NAME($tile) } with { NAME($building) }
draw-legend = In the estates: F field, W wood, O fountain, P plain; c castle, h chapel, p palace, y folly. Areas are named by their bottom left tile.
letter-field = F
letter-wood = W
letter-fountain = O
letter-plain = P
letter-castle = c
letter-chapel = h
letter-palace = p
letter-folly = y

# --- how the game is presented, and its options

about = A country estate, a queen who loves balls, and gossip that is for sale. Lay fields, woods and follies, tax your lands or bribe your way, and shine when the Queen comes to count who is worth a title.
    .sign = queen
option-at-once = Secret answers at balls
option-at-once-hint = At a ball, all players say in secret and at the same time what they give back for prestige. In the rulebook, they say it in turn and see the spaces of those before them. At a slow pace this saves some waiting.
otherwise-at-once = secret answers at balls instead of answers in turn
otherwise-first-game = a first game: everybody starts with three tiles of each type
otherwise-areas-overlap = areas may not overlap
otherwise-open-money = money, tiles and bribe tokens lie open
option-first-game = A first game
option-first-game-hint = Everybody starts with three tiles of each type and chooses none.
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
move-done = Finish expanding
move-area = Choose the area
    .at = Bottom left square
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
move-bribe = Buy bribe tokens
    .tokens = Bribe tokens (each brings 1 VP)
move-taxes = Raise taxes
    .tokens = Bribe tokens to give back (£1 each)
move-land = Take land
    .tokens = Bribe tokens to give back (one tile each)
move-donate = Donate tiles
    .tiles = Tiles
move-leisure = Take leisure
move-swap = Exchange tiles
    .first = First tile
    .second = Second tile
    .wanted = For
move-play-cunning-stroke = Play Cunning Stroke
    .tiles = Tile
    .tiles-place = Square
move-play-favour-of-the-vicar = Play Favour of the Vicar
    .tiles = Tiles
move-play-inheritance = Play Inheritance
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
board-turn = To move
board-prestige = Prestige at the ball
board-prestige-shown = prestige that the estate shows
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
sign-queen = The crown: this player has the Queen.
sign-laurel = The laurel: the end of the decade on the track, where the estates score.
sign-prestige = Prestige that an estate shows. At a ball, players can give back tokens and cards for more.
sign-coin = Pounds
sign-letter = Bribe tokens
sign-soldier = Soldiers at home. You can still send them to an area.
sign-card-back = Scandal cards
board-scandals = scandal cards in the deck
board-soldiers = { $count ->
    [one] { $count } soldier at home
   *[other] { $count } soldiers at home
}
board-cards = scandal cards: { $count }
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
rules-table-follies = Follies and what they need
rules-table-titles = Titles
rules-table-events = Event cards
rules-column-total = Pieces in all
rules-column-stocked = On sale with 3, 4, 5 players
rules-column-prices = Prices
rules-column-needs = Needs
rules-column-prestige = Prestige needed
rules-column-discount = Discount
rules-column-by-seats = Copies with 3, 4, 5 players

# --- what else happened

event-queen-stayed = { $seat } cannot take the Queen: the space is closed, and the Queen stays with { $holder_seat }.
event-queen-stayed-you = You cannot take the Queen: the space is closed, and the Queen stays with { $holder_seat }.
event-moved-on = The ball is over: the round moves on to space { $space }{ $kind ->
    [locked] , and nobody can take the Queen now
   *[other] { "" }
}.

# --- what else is certain

certain-space-at-most = you reach space { $value } of the track, or a lower one if it is taken
certain-title = you become { NAME($value) }
certain-title-at-most = { NAME($value) } at best
certain-made-of = { $name ->
    [taxes] from fields £{ $tiles }{ $areas ->
        [0] { "" }
       *[other] , free farms £{ $areas }
    }{ $soldiers ->
        [0] { "" }
       *[other] , soldiers £{ $soldiers }
    }{ $tokens ->
        [0] { "" }
       *[other] , bribe tokens £{ $tokens }
    }
    [land] from woods { $tiles }{ $areas ->
        [0] { "" }
       *[other] , free forests { $areas }
    }{ $soldiers ->
        [0] { "" }
       *[other] , soldiers { $soldiers }
    }{ $tokens ->
        [0] { "" }
       *[other] , bribe tokens { $tokens }
    }
   *[prestige] from fountains { $fountains }{ $gardens ->
        [0] { "" }
       *[other] , free gardens { $gardens }
    }{ $soldiers ->
        [0] { "" }
       *[other] , soldiers in gardens { $soldiers }
    }{ $palaces ->
        [0] { "" }
       *[other] , palaces { $palaces }
    }{ $gifts ->
        [0] { "" }
       *[other] , tokens and cards { $gifts }
    }
}
certain-screen = behind your screen afterwards: { $value }
certain-completes = completes: { $value }
certain-queen = { $value ->
    [taken] you take the Queen
    [mine] you have the Queen already
    [locked] nobody can take the Queen now
   *[elsewhere] the Queen is not there
}
certain-next-seat = then it is { $value }’s turn
certain-round-space = the round moves to space { $value }
certain-round-kind = { $value ->
    [ball] a ball begins
    [locked] the Queen is locked
    [scoring] the decade ends and the estates score
   *[other] { "" }
}
certain-estate-points = your castles and palaces bring { $value } VP
certain-liaison-points = { $value ->
    [0] { "" }
   *[other] your Liaisons bring { $value } VP
}
certain-looks = you look at { $value } scandal cards and keep one
certain-beside = beside it: { $value }
certain-sends = { $value ->
    [yes] you may then send a soldier
   *[no] { "" }
}
certain-open-sides = { $value ->
    [0] land lies all round it
    [one] land is missing on one of its 8 sides
   *[other] land is missing on { $value } of its 8 sides
}
certain-takes-area = from now on the { NAME($value) } serves you
certain-gets-tiles = { $value ->
    [0] the owner has no tiles to give
    [one] one tile of the owner’s choice
   *[other] { $value } tiles of the owner’s choice
}
certain-spends-intrigue = your Intrigue is spent
certain-under-the-deck = under the deck: { LIST($value) }

# --- what whoever decides wants to know

titles-asked = duke from { $duke } ({ $duke_copies }), marquess from { $marquess } ({ $marquess_copies }), earl from { $earl } ({ $earl_copies }), viscount from { $viscount } ({ $viscount_copies })
details-stock =
    You begin with £{ $money }, the title of baron, and one plain with a castle. By lot, { $first_seat } goes first; the Queen is with { $queen_seat }.
    The tiles that you do not choose are drawn at random from the bag. Everybody chooses in secret, and nobody else sees your tiles.
    Fields bring money and farms, woods bring more tiles, fountains bring prestige for titles, and buildings stand on plains.
    Three of each is the usual choice, as in a first game: you start with something of everything, and nothing is left to chance.
details-first-card =
    You have £{ $money }. The other cards go under the deck, and nobody sees which card you keep.
    In a turn you can play one scandal card in addition to your action.
turn-squares = One “expand” lays up to 3 tiles, each next to your estate. A square is column,row: 1,0 is to the right of 0,0, and 0,1 is above it.
turn-prospects =
    The round is on space { $space } of { $spaces }. { $ahead ->
        [ball] A ball comes
       *[scoring] The estates score
    } { $ahead_in ->
        [one] with the next step
       *[other] in { $ahead_in } steps
    }. The round moves one step at the end of every turn with the Queen.
    Your estate shows { $prestige } prestige for the next ball. Titles by prestige, and how many there are: { titles-asked }.
    As they stand now, your castles and palaces bring { $estate_points } victory points (VP) at the end of the decade. Each counts only with land on all 8 sides.
details-turn =
    You have £{ $money }, { $tokens ->
        [one] one bribe token
       *[other] { $tokens } bribe tokens
    } and { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    } behind your screen.
    { $acted ->
        [yes] You have taken your action. “end” passes the turn to { $next_seat }.
       *[no] Once a decade: { $taxed ->
            [yes] you have raised taxes
           *[no] taxes bring £{ $taxes } now
        }; { $landed ->
            [yes] you have taken land
           *[no] land brings { $land ->
                [one] one tile
               *[other] { $land } tiles
            } now
        }.{ $empty ->
            [0] {" "}You can build only a palace, because you have no empty plain.
           *[other] { "" }
        }
    }
    { $queen_mine ->
        [yes] The Queen is with you: when you end your turn you get 1 VP, and the round moves one step.
       *[no] The Queen is with { $queen_seat }{ $queen_locked ->
            [yes] , and nobody can take the card in this decade
           *[no] { "" }
        }.
    }
    { $acted ->
        [yes] { "" }
       *[no]
        { turn-squares }
        { turn-prospects }
    }
details-expand-on =
    Your action continues. Lay each further tile next to your estate. You have £{ $money } and { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    } behind your screen.
    { $due ->
        [0] You draw no tiles so far.
        [one] You draw one tile when you finish.
       *[other] You draw { $due } tiles when you finish.
    }
details-area =
    Tiles outside the square that you choose stay free for a later area. Then your expansion continues.
details-soldier =
    You have £{ $money }; soldiers at home: { $home }, on areas of others: { $out }. A soldier never goes home but may move from one area to another.
    A farm brings you £2 at once from its owner and £2 at taxes; a forest two tiles of its owner’s choice and 2 tiles at land; a garden the Queen, if its owner has the card, and 2 prestige at balls.
    While your soldier is there, the area brings its owner nothing.
details-give =
    From now on, a soldier of { $to_seat } sits in your forest. At land it brings { $to_seat } 2 tiles, and you none.
    You keep { $left ->
        [one] one tile
       *[other] { $left } tiles
    } behind your screen. Only { $to_seat } and you see which tiles you give.
details-keep =
    { COUNT($held) ->
        [0] You hold no other scandal card.
       *[other] You hold: { LIST($held) }.
    }
    The other cards go under the deck, and nobody sees which card you keep.
details-prestige =
    Fountains { $fountains } + free gardens { $gardens } + soldiers in gardens { $soldiers } + palaces { $palaces } = { $prestige } prestige. If you gave back everything, it would be { $most }.
    A bribe token given back is 1 prestige, Blackmail 3, any other scandal card 1.
    The highest marker takes the best title that it reaches, then the next one does: { titles-asked }.
    { COUNT($taken) ->
        [0] No space is taken yet.
       *[other] Already taken: { ROW($taken) }. If your space is taken, you go to the next free one below.
    }
    { COUNT($seats) ->
        [0] You answer last, so your answer decides the titles.
       *[other] After you: { ROW($seats) }.
    }
details-prestige-at-once =
    Fountains { $fountains } + free gardens { $gardens } + soldiers in gardens { $soldiers } + palaces { $palaces } = { $prestige } prestige. If you gave back everything, it would be { $most }.
    A bribe token given back is 1 prestige, Blackmail 3, any other scandal card 1.
    The highest marker takes the best title that it reaches, then the next one does: { titles-asked }.
    Everybody answers in secret, also { ROW($seats) }. Markers are then placed in turn, starting with the player who has the Queen. If your space is taken, you go to the next free one below.

# --- the things of the box

name-queen = the Queen
name-soldier = soldiers
name-screen = behind the screen
component-card = { NAME($name) }{ $where ->
    [mine] { $looked ->
        [0] , { $count } in your hand
        [one] { "" }
       *[other] , { $looked } here
    }
    [shown] , { $count } in the hand of { $seat }
    [supply] , { $count } known to you in the deck (from the top: { ROW($places) })
   *[unseen] , { $count } that you have not seen
}{ $full ->
    [yes] : { $effect ->
        [blackmail] give it back at a ball for { $prestige } prestige; you cannot play it in a turn
        [cunning-stroke] play it for one more expansion of up to 3 tiles, even if you expand in the same turn
        [dowry] play it to draw { $worth } tiles from the bag
        [favour-of-the-vicar] play it to put up to 4 tiles from behind your screen into the bag, 1 VP each (now up to { $worth })
        [inheritance] play it to get the cheapest castle of the market free, without a soldier; squares for it now: { $worth }
        [intrigue] lets you keep all 3 scandal cards when you look at them; you cannot play it otherwise
        [liaison] { $worth } VP if you have it at the end of the game; you cannot play it
        [secret-marriage] play it for { $worth } bribe tokens and 2 VP
        [tribute] play it for £{ $worth }
       *[whitehall] play it to take the Queen{ $queen ->
            [mine] {" "}(you have the card already)
            [locked] {" "}(nobody can take it now)
           *[other] { "" }
        }
    }{ $effect ->
        [blackmail] .
       *[other] . Give it back at a ball for { $prestige } prestige.
    }
   *[no] .
}
    .kind = Scandal cards
component-tile = { NAME($name) }, { $where ->
    [mine] { $count } behind your screen
    [shown] { $count } in the estate of { $seat }
    [spent] { $count } in the church
    [supply] { $count } in the bag
   *[unseen] { $count } where you cannot see them
}{ $full ->
    [yes] : { $name ->
        [field] brings £1 when you lay it. Four in a square make a farm and bring £2 at once. At taxes, each field brings £1 and each farm £2
        [wood] brings one tile from the bag when you lay it. Four in a square make a forest and bring 2 tiles at once. At land, each wood brings one tile and each forest 2
        [fountain] is 1 prestige at a ball. Four in a square make a garden: you take the Queen at once, and it is 2 prestige at balls
       *[plain] carries a building (your empty plains: { $empty })
    }. In your estate: { $laid }{ $name ->
        [plain] { "" }
       *[other] , areas: { $areas }
    }. The church has room for { $church } more.
   *[no] .
}
    .kind = Landscape tiles
component-building = { NAME($name) }, { $where ->
    [mine] { $count } in your estate
    [shown] { $count } in the estate of { $seat }
   *[supply] { $offered ->
        [0] none on offer
       *[other] { $offered } on offer (£{ $prices })
    }, { $count } left in all
}{ $full ->
    [yes] : { $offered ->
        [0] { "" }
       *[other] for you £{ $yours }{ $short ->
            [0] { "" }
           *[other] , you lack £{ $short }
        }; { "" }
    }{ $name ->
        [castle] build it on an empty plain, not next to a castle or palace. You may send a soldier to another player’s area. With land on all 8 sides it scores 3 VP each decade, and 1 for each chapel next to it
        [palace] replaces one of your castles and brings the Queen; 2 prestige at balls. With land on all 8 sides it scores 5 VP each decade, and 2 for each chapel next to it
       *[chapel] build it on an empty plain, not next to a chapel. You look at 3 scandal cards and keep one; castles and palaces next to it score more
    }. Squares for it in your estate: { $sites }.
   *[no] .
}
    .kind = Buildings
component-folly = { NAME($name) }, { $where ->
    [supply] not built yet: £{ $yours } for you{ $short ->
        [0] { "" }
       *[other] , you lack £{ $short }
    }, { $points } VP now
   *[spent] built already
}; it wants { $wants ->
    [forests] 2 forests
    [farms] 2 farms
    [gardens] 2 gardens
   *[mixed] a farm, a forest and a garden
}{ $where ->
    [supply] {" "}({ $missing ->
        [0] you have them
       *[other] missing: { $missing }
    }) and an empty plain (you have { $empty }).
   *[spent] .
}
    .kind = Follies
component-title = { NAME($name) }, { $where ->
    [mine] yours
    [shown] held by { $seat }
   *[supply] { $count } free
}{ $full ->
    [yes] : from { $asks } prestige at a ball; { $points } VP{ $discount ->
        [0] { "" }
       *[other] , then buildings £{ $discount } cheaper
    }; { $copies } at this table. { $missing ->
        [0] Your estate shows enough
       *[other] Your estate lacks { $missing } prestige
    }; other players who show at least as much: { $rivals }.
   *[no] .
}
    .kind = Titles
component-token = { NAME($name) }, { $where ->
    [mine] { $count } with you
    [shown] { $count } with { $seat }
   *[supply] { $count } in the supply
}{ $full ->
    [yes] : take up to { $most } now for £{ $price } each, and get 1 VP each. Give one back for £1 more at taxes, one more tile at land, or 1 prestige at a ball.
   *[no] .
}
    .kind = Bribe tokens
component-soldier = { NAME($name) } { $where ->
    [mine] of yours
   *[shown] of { $seat }
}: at home { $home }, on areas of others { $out }{ $full ->
    [yes] . You may send one out with each new castle. It never goes home, and the area then serves the player who sent it.
   *[no] .
}
    .kind = Soldiers
component-queen = { NAME($name) }, { $where ->
    [mine] with you
   *[shown] with { $seat }
}: a player who has the card at the end of their turn gets { $points } VP and moves the round one space{ $locked ->
    [yes] . Nobody can take it again in this decade.
   *[no] ; a palace, a new garden or Whitehall brings it.
}
    .kind = The Queen
component-screen = { $where ->
    [mine] Behind your screen
   *[shown] Behind the screen of { $seat }
}: £{ $money }, tiles { $tiles }, bribe tokens { $tokens }, scandal cards { $cards }{ $full ->
    [yes] . Everybody can count this from what they have seen, but not which tiles and cards these are.
   *[no] .
}
    .kind = Behind the screens

# --- the table as text, in full

draw-track = On the track: { $spaces }; on every other space a round.
draw-reach = The next tile can lie in columns { $left } to { $right } and rows { $bottom } to { $top }, next to another tile.
draw-space = { $space } { $what }
draw-ahead = { $kind ->
    [ball] A ball comes
   *[scoring] The scoring of the estates comes
} { $spaces ->
    [one] with the next step of the round.
   *[other] in { $spaces } steps of the round.
}
draw-queen-locked = The Queen is with { $seat }; nobody can take the card in this decade.
draw-titles = Titles at a ball: { $titles }.
draw-title = { NAME($title) } from { $prestige } prestige: { $points } VP{ $discount ->
    [0] { "" }
   *[other] , buildings £{ $discount } cheaper
}, { $copies } at this table
draw-sold-out = Market, { NAME($building) }: nothing on offer.
draw-yours = for you £{ $money }
draw-prices = Prices for you: { $prices }.
draw-price = { NAME($building) } £{ $money }
draw-folly = { NAME($folly) } (wants { $areas })
draw-estate = Estate: { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}, { $prestige } prestige for a ball; soldiers at home: { $home }.
draw-reckoned = Behind the screen, as everybody can count it: £{ $money }, tiles { $tiles }, bribe tokens { $tokens }.
draw-open = Open money: £{ $money }, tiles { $tiles }, bribe tokens { $tokens }.
board-reckoned = tiles { $tiles }, bribe tokens { $tokens }
option-open-money = Open money
option-open-money-hint = Players see each other’s money and number of tiles and bribe tokens. (They can be counted anyway.)

# What of an edition is ours; numbers of things stand in them.
ours-prices = { $count ->
    [one] the prices of one kind of building
   *[other] the prices of { $count } kinds of buildings
}
ours-track = where balls lie on the track

# The figures of an edition, as the form for owners of a box calls them.
figure-bribes = Bribes
figure-tokens = Bribe tokens in the box
figure-round = The decade
figure-track = Spaces of the track
figure-arrow = arrow
figure-way = empty
figure-ball = ball
figure-locked = closed to the Queen
figure-scoring = scoring
figure-copies = Copies with 3, 4, 5 players
