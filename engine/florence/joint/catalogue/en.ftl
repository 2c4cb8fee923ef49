# Cooperative building, in English.

name-east = east
name-west = west
name-cost = bank
name-price = neighbour
name-money-after = florins left
name-points = PP

slot-side = side
slot-price = florins

event-proposed = { $seat } proposes to { $to_seat } to build the { NAME($building) } at { $spot } across the { NAME($side) } border, for { $price } florins.
event-withdrawn = { $seat } withdraws what was proposed.
event-accepted = { $seat } accepts, for { $price } florins.
event-refused = { $seat } refuses.
event-countered = { $seat } would do it for { $price } florins.
event-declined = { $seat } accepts none of the answers.
event-built-together = { $seat } and { $with_seat } build the { NAME($building) } on { ROW($squares) } and, beyond the border, { ROW($squares_beyond) }. { $seat } pays the bank { $cost } florins, { $with_seat } pays { $seat } { $price }: +{ $points } PP for both.

question-proposal = { $from_seat } proposes to { $to_seat } to build the { NAME($building) } at { $at } across the border, for { $price } florins. { $proposer ->
    [yes] You may withdraw it, or propose to the other neighbour too.
   *[no] Accept, refuse, or name another price.
}
question-answers = Accept what a neighbour has answered, or none.

rule-at-the-border = The { NAME($tile) } at { $at } would touch a border; that takes a builder, or two where a building stands across.
rule-proposals = There may be { $most } proposals in a turn.
rule-no-neighbour = You have neighbours in the { LIST($sides) } only.
rule-not-for-both = The { NAME($building) } must be left, and neither of you may have it already.
rule-not-across = The { NAME($tile) } at { $at } does not lie across the border, with squares on both sides.
rule-not-on-both-boards = The { NAME($tile) } at { $at } does not fit on both boards, or would touch a building where there are not builders enough.
rule-coins = Prices are multiples of { $coin } florins, from 0 on; not { $price }.
rule-bank-price = The bank asks { $costs } florins; with your { $money } and a price of { $price } you could not pay it.
rule-same-price = { $price } florins is what was proposed; accept it, or name another price.
rule-answer-proposal = Accept, refuse, or name another price.
rule-proposed-already = Something is proposed across the { NAME($side) } border already.
rule-proposal-open = What you have proposed is still open; you may withdraw it, or propose to the other neighbour too.
rule-no-answer = There is nothing to accept from the { NAME($side) }.
rule-decide-answers = Accept one of the answers, or refuse them.

draw-offer = { $seat } has proposed to { $to_seat }: { NAME($thing) } at { $at } across the { NAME($side) } border, on { ROW($west) } of { $west_seat } and { ROW($east) } of { $east_seat }. { $seat } pays the bank { $cost } florins, { $to_seat } pays { $seat } { $price } florins.
draw-tile-across = { NAME($thing) } on { ROW($squares) } and, beyond the { NAME($side) } border, on { ROW($beyond) } of { $seat } (named { $at } on the board of { $west_seat })
draw-neighbours = Neighbours: { $items }

certain-if-accepted = if it is accepted: { $value }

# --- what one can do, as it stands above its controls

move-propose = Propose a building across a border
    .building = Building
    .side = Border
    .at = Place
    .price = Florins that the neighbour pays
move-accept = Accept
move-refuse = Refuse
move-counter = Name another price
    .price = Florins that you pay
move-close = Accept an answer
    .side = Border
move-withdraw = Withdraw the proposal
