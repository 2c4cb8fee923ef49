# The language of plans. After `plan-phrase-…` stand the words that people may write instead of the canonical ones,
# parted by |, the canonical ones need not be among them; translations give those of their own language.

plan-phrase-nothing = the | a | an | still | please | florins | ducats | now
plan-phrase-if = when | where
plan-phrase-else = otherwise | or else | failing that
plan-phrase-then = next | and then
plan-phrase-and = as well as
plan-phrase-not = no
plan-phrase-until = till
plan-phrase-always = each time | every time
plan-phrase-whenever = each time when | every time when | as often as
plan-phrase-up-to = at most up to | as far as
plan-phrase-cheapest = at the opening price
plan-phrase-anything = any lot | whatever
plan-phrase-follow-to = follow up to | go along to
plan-phrase-never-more-than = not more than | no more than
plan-phrase-in-all = altogether | in total
plan-phrase-if-i-name = if i am to name a lot | if i am to name | when i name | if it is mine to name
plan-phrase-default = the default
plan-phrase-when-forced = at once whenever it is forced | whenever it is forced | when it is forced | whenever forced
plan-phrase-answer-later = answer after a while | take your time
plan-phrase-at-least = not less than
plan-phrase-at-most = at the most
plan-phrase-is = equals

# --- what is no plan

plan-why-empty = There is nothing in this plan.
plan-why-too-long = A plan may have up to { $most } orders.
plan-why-no-plans = This game knows no plans.
plan-why-no-data = This is no plan: { $reason }
plan-why-else-after-nothing = “else” at the beginning of an order stands after a lot that is wanted.
plan-why-then-after-nothing = “then” at the beginning of an order stands after something that is to be done.
plan-why-nothing-to-name = After “if I name:” stand the lots to be named, the dearest wish first; in this game there may be none.
plan-why-empty-clause = “{ $text }” says nothing that could be done.
plan-why-no-colon = “{ $text }”: after a condition stands a colon, and then the move.
plan-why-no-condition = “{ $text }”: after “whenever” stands a condition, then a colon, and then the move.
plan-why-no-such-lot = “{ $text }” is nothing that can be wanted. There is: { EITHER($lots) }.
plan-why-no-lot = It is not said what is wanted. There is: { EITHER($lots) }.
plan-why-no-fact = It is not said what the condition asks about. There is: { EITHER($facts) }.
plan-why-nothing-for-sale = “{ $text }” cannot be wanted: nothing is auctioned in this game.
plan-why-no-such-fact = “{ $text }” is nothing that can be asked about. There is: { EITHER($facts) }.
plan-why-no-number = “{ $text }” should be a number.

# --- orders in words

plan-told-want = { $first ->
    [yes] Get
   *[no] Else get
} { NAME($lot) } for up to { $most }.
plan-told-cheapest = { $first ->
    [yes] Get
   *[no] Else get
} { NAME($lot) } at the lowest price.
plan-told-follow = { $first ->
    [yes] Bid
   *[no] Else bid
} up to { $most }, whatever is on auction.
plan-told-budget = Never spend more than { $most } in all.
plan-told-name = When a lot is yours to name: { $lots }.
plan-told-once = Once: { $moves }.
plan-told-then = After that: { $moves }.
plan-told-always = Every time: { $move }.
plan-told-always-until = Every time until { $condition }: { $move }.
plan-told-whenever = Whenever { $moves }.
plan-told-forced = The default at once, whenever there is no other answer.
plan-told-until = All of this until { $condition }.
plan-told-wait = Answers come after a while, so that nobody can tell a plan from you.

# --- what would end a plan

plan-ends-want = You get it, or withdraw the plan.
plan-ends-once = The move is made. Should none of these be legal when it is asked for, the plan stops and you are told.
plan-ends-name = You have what you wanted. Should nothing of this be to be had when you name, the plan stops and you are told.
plan-ends-always = You withdraw the plan.
plan-ends-until = { $condition }, as soon as you are asked again.

# --- why a plan has stopped

plan-stopped-does-not-fit = None of these could be played when you were asked: { $moves }.
plan-stopped-nothing-to-name = Nothing of this could be named any more: { $lots }.
plan-stopped-refused = The rules refused it: { $reason }
plan-stopped-taken-back = You took back a move that it had made.
plan-stopped-handed-over = Somebody else holds the seat now.
plan-stopped-replaced = A newer plan about the same thing replaced it.
plan-stopped-until = What ends it has come: { $condition }.
plan-stopped-done = All that it says is done.
