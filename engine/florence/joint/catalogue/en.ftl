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
event-proposed-you = You propose to { $to_seat } to build the { NAME($building) } at { $spot } across the { NAME($side) } border, for { $price } florins.
event-withdrawn = { $seat } withdraws the proposal.
event-withdrawn-you = You withdraw the proposal.
event-accepted = { $seat } accepts, for { $price } florins.
event-accepted-you = You accept, for { $price } florins.
event-refused = { $seat } refuses.
event-refused-you = You refuse.
event-countered = { $seat } names another price: { $price } florins.
event-countered-you = You name another price: { $price } florins.
event-declined = { $seat } refuses all answers.
event-declined-you = You refuse all answers.
event-built-together = { $seat } and { $with_seat } build the { NAME($building) } on { ROW($squares) } and, beyond the border, { ROW($squares_beyond) }. { $seat } pays the bank { $cost } florins, { $with_seat } pays { $seat } { $price }: +{ $points } PP for both.

question-proposal = { $from_seat } proposes to { $to_seat } to build the { NAME($building) } at { $at } across the border, for { $price } florins. { $proposer ->
    [yes] You may withdraw it, or propose to the other neighbour too.
   *[no] Accept, refuse, or name another price.
}
question-answers = Accept one neighbour’s answer, or refuse them all.

rule-at-the-border = At { $at } the { NAME($tile) } would touch a border. That needs a builder, or two if a building stands on the other side.
rule-proposals = You can make { $most } proposals in a turn.
rule-no-neighbour = You have a neighbour only in the { LIST($sides) }.
rule-not-for-both = The { NAME($building) } must still be available, and neither of you may have it already.
rule-not-across = At { $at } the { NAME($tile) } does not cross the border. It needs squares on both sides.
rule-not-on-both-boards = At { $at } the { NAME($tile) } does not fit on both boards, or it would touch a building and builders are missing.
rule-coins = Prices are 0 or a multiple of { $coin } florins, not { $price }.
rule-bank-price = The bank asks { $costs } florins; with your { $money } and a price of { $price } you could not pay it.
rule-same-price = { $price } florins is the proposed price. Accept it, or name another price.
rule-answer-proposal = Accept, refuse, or name another price.
rule-proposed-already = There is already a proposal across the { NAME($side) } border.
rule-proposal-open = Your proposal is still open. You may withdraw it, or make one to the other neighbour too.
rule-no-answer = There is nothing to accept from the { NAME($side) }.
rule-decide-answers = Accept one of the answers, or refuse them.

draw-offer = { $seat } has proposed to { $to_seat }: { NAME($thing) } at { $at } across the { NAME($side) } border, on { ROW($west) } of { $west_seat } and { ROW($east) } of { $east_seat }. { $seat } pays the bank { $cost } florins, { $to_seat } pays { $seat } { $price } florins.
draw-tile-across = { NAME($thing) } on { ROW($squares) } and, beyond the { NAME($side) } border, on { ROW($beyond) } of { $seat } (named { $at } on the board of { $west_seat })
draw-neighbours = Neighbours: { $items }

certain-if-accepted = if it is accepted: { $value }

# --- what one can do, as it stands above its controls

move-propose = Propose joint building
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
