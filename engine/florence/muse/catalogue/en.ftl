# Muse & Princess, in English.

name-muse = Muse
name-cardinal = Cardinal
name-princess = Princess
name-merchant = Merchant
name-professor = Professor
name-banker = Banker
name-landscapes = landscapes
name-builders = builders
name-buildings = buildings

slot-character = character
slot-deck = deck

event-invited = { $seat } bids { $amount } for the { NAME($character) }{ COUNT($seats) ->
    [0] .
   *[other] , and { LIST($seats) } takes the marker back.
}
event-dropped-out = { $seat } invites nobody.
event-arrived = The { NAME($character) } comes to { $seat } for { $price } florins{ $money ->
    [0] .
   *[other] {" "}and brings { $money }.
}
event-princess-worked = { $seat } completes a work with the Princess: worth { $value } ({ SUM($parts) }), { $money } florins{ $points ->
    [0] .
   *[other] {" "}and +{ $points } PP.
}
event-merchant-paid = The Merchant pays { $price } florins for the { NAME($lot) } of { $seat }.
event-merchant-scored = The Merchant brings { $seat } { $points } PP, for the rank on the track of fame.
event-professor-came = The Professor brings { $seat } a { NAME($deck) }.
event-left = Home without having been of use: { LIST($characters) }.
event-cashed = { $points ->
    [0] { $seat } keeps all the money.
   *[other] { $seat } turns { $money } florins into { $points } PP.
}

question-invite = Invite a character by bidding more than lies on its card, or decline to invite nobody: { LIST($characters) }. The Banker has { $pot } florins.
question-merchant = You won the { NAME($lot) } for { $price } florins. Does the Merchant pay, or do you, for { $points } PP now? Pass to pay and keep the Merchant for later.
question-cash = Turn money into up to { $most } PP.

rule-withdrawn = With Muse & Princess nobody moves back on the track of fame for money.
rule-invite-or-decline = Invite a character, or decline.
rule-no-such-character = The characters are: { LIST($characters) }.
rule-character-taken = The { NAME($character) } has been taken already.
rule-no-such-field = The card of the { NAME($character) } has fields from { $lowest } to { $highest }, by hundreds.
rule-marker-higher = A marker lies on { $amount } of the { NAME($character) }; bid more.
rule-not-your-guest = The { NAME($character) } is not with you.
rule-free-or-points = Let the Merchant pay, take the points and pay, or pass to pay and keep the Merchant.
rule-professor-decks = The Professor brings one of these: { LIST($decks) }.
rule-cards-before-you = First keep one of the cards that lie before you.
rule-last-card-for-sale = The last { NAME($deck) } is being auctioned.
rule-cash = You can turn money into 0 to { $most } PP.

score-merchant = Brought by the Merchant: { $points }
score-cash = Bought with the Banker’s leave: { $points }

draw-pot = The Banker has { $pot } florins.
draw-free = Not invited yet, from: { $items }
draw-inviting = Still inviting: { ROW($seats) }
draw-free-from = { NAME($thing) } { $amount }
draw-guests = Characters: { $items }
draw-markers = Markers on characters: { $items }
draw-guest = { NAME($thing) } with { $seat }
draw-marker = { NAME($thing) } { $amount } by { $seat }

certain-brings = { $value ->
    [0] {""}
   *[other] brings { $value } florins of the Banker
}

# --- what one can do, as it stands above its controls

move-invite = Invite a character
    .character = Character
    .amount = Florins
move-decline = Invite nobody
move-princess = A work of the Princess
    .points = Prestige points instead of money
move-merchant-free = Let the Merchant pay
move-merchant-points = Let the Merchant bring points
move-professor = Let the Professor bring a card
    .deck = Deck
move-cash = Turn money into points
    .points = Prestige points
