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
   *[other] {" "}and outbids { LIST($seats) }.
}
event-invited-you = You bid { $amount } for the { NAME($character) }{ COUNT($seats) ->
    [0] .
   *[other] {" "}and outbids { LIST($seats) }.
}
event-dropped-out = { $seat } invites nobody.
event-dropped-out-you = You invite nobody.
event-arrived = The { NAME($character) } comes to { $seat } for { $price } florins{ $money ->
    [0] .
   *[other] {" "}and brings { $money }.
}
event-princess-worked = { $seat } completes a work with the Princess: worth { $value } ({ SUM($parts) }), { $money } florins{ $points ->
    [0] .
   *[other] {" "}and +{ $points } PP.
}
event-princess-worked-you = You complete a work with the Princess: worth { $value } ({ SUM($parts) }), { $money } florins{ $points ->
    [0] .
   *[other] {" "}and +{ $points } PP.
}
event-merchant-paid = The Merchant pays { $price } florins for the { NAME($lot) } of { $seat }.
event-merchant-scored = The Merchant brings { $seat } { $points } PP, for the rank on the track of fame.
event-professor-came = The Professor brings { $seat } a { NAME($deck) }.
event-left = Went home unused: { LIST($characters) }.
event-cashed = { $points ->
    [0] { $seat } keeps all the money.
   *[other] { $seat } turns { $money } florins into { $points } PP.
}
event-cashed-you = { $points ->
    [0] You keep all the money.
   *[other] You turn { $money } florins into { $points } PP.
}

question-invite = Bid for a character, more than the bid on its card, or invite nobody. Characters: { LIST($characters) }. The Banker has { $pot } florins.
question-merchant = You won the { NAME($lot) } for { $price } florins. The Merchant can pay, or you pay and get { $points } PP now. Pass to pay and keep the Merchant for later.
question-cash = Turn money into up to { $most } PP.

rule-withdrawn = With Muse & Princess you cannot give PP back for money.
rule-invite-or-decline = Invite a character, or decline.
rule-no-such-character = The characters are: { LIST($characters) }.
rule-character-taken = The { NAME($character) } is already taken.
rule-no-such-field = For the { NAME($character) } you can bid { $lowest } to { $highest }, in hundreds.
rule-marker-higher = The bid for the { NAME($character) } is { $amount }. Bid more.
rule-not-your-guest = The { NAME($character) } is not with you.
rule-free-or-points = Let the Merchant pay, take the points and pay, or pass to pay and keep the Merchant.
rule-professor-decks = The Professor brings one of these: { LIST($decks) }.
rule-cards-before-you = First keep one of the cards that lie before you.
rule-last-card-for-sale = The last { NAME($deck) } is being auctioned.
rule-cash = You can turn money into 0 to { $most } PP.

score-merchant = From the Merchant: { $points }
score-cash = Bought through the Banker: { $points }

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
move-princess = Use the Princess
    .points = Prestige points instead of money
move-merchant-free = Let the Merchant pay
move-merchant-points = Take Merchant’s points
move-professor = Use the Professor
    .deck = Deck
move-cash = Turn money into points
    .points = Prestige points
