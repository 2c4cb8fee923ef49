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

plan-why-empty = This plan is empty.
plan-why-too-long = A plan may have up to { $most } orders.
plan-why-no-plans = You cannot use plans in this game.
plan-why-no-data = This is not a plan: { $reason }
plan-why-else-after-nothing = An order can begin with “else” only after a lot that you want.
plan-why-then-after-nothing = An order can begin with “then” only after a move.
plan-why-nothing-to-name = After “if I name:”, write the lots to name, the most wanted first. Not every game has such lots.
plan-why-empty-clause = “{ $text }” is not an order.
plan-why-no-colon = “{ $text }”: write a colon after the condition, then the move.
plan-why-no-condition = “{ $text }”: after “whenever”, write a condition, a colon and the move.
plan-why-no-such-lot = You cannot bid for “{ $text }”. Choose { EITHER($lots) }.
plan-why-no-lot = The plan does not say what to get. Choose { EITHER($lots) }.
plan-why-no-fact = The condition does not say what it checks. Choose { EITHER($facts) }.
plan-why-nothing-for-sale = You cannot bid for “{ $text }”: this game has no auctions.
plan-why-no-such-fact = A condition cannot check “{ $text }”. Choose { EITHER($facts) }.
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
} up to { $most }, for anything on auction.
plan-told-budget = Never spend more than { $most } in all.
plan-told-name = When you name a lot: { $lots }.
plan-told-once = Once: { $moves }.
plan-told-then = After that: { $moves }.
plan-told-always = Every time: { $move }.
plan-told-always-until = Every time until { $condition }: { $move }.
plan-told-whenever = Whenever { $moves }.
plan-told-forced = Play the default at once when it is the only answer.
plan-told-until = All of this until { $condition }.
plan-told-wait = Answer after a while, so that nobody can tell the plan from you.

# --- what would end a plan

plan-ends-want = You get it, or withdraw the plan.
plan-ends-once = The move is made. If none of these moves is possible at that moment, the plan stops and we tell you.
plan-ends-name = You have what you wanted. If none of this is available when you name a lot, the plan stops and we tell you.
plan-ends-always = You withdraw the plan.
plan-ends-until = This comes true: { $condition }. The plan ends when you are next asked.

# --- why a plan has stopped

plan-stopped-does-not-fit = None of these could be played when you were asked: { $moves }.
plan-stopped-nothing-to-name = You could name none of these: { $lots }.
plan-stopped-refused = The rules refused it: { $reason }
plan-stopped-taken-back = You took back a move that it had made.
plan-stopped-handed-over = Another player holds the seat now.
plan-stopped-replaced = A newer plan about the same thing replaced it.
plan-stopped-until = Its end condition came true: { $condition }.
plan-stopped-done = It has done everything.
