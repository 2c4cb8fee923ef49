# Plans: standing orders that answer for their owner.

plans-line = { $number }: { $text }
plans-line-ended = { $number } (ended): { $text }. { $why }
plans-by-plan = By your plan: { $event }
plans-now-move = Now it would answer: { $move }.
plans-now-stops = Now it would stop at once. { $why }
plans-now-finished = Nothing would be left for it to do.
plans-now-nothing = This plan does not apply yet.
plans-heading = Plans
plans-none = No plans. A plan answers for you while you are away, and nobody else sees it.
plans-standing = Active
plans-finished = Done
plans-stopped = Stopped
plans-withdrawn = Withdrawn
plans-due = It answers { $when }, unless you do so first.
plans-understood = How we understand it
plans-moves = Played so far: { $moves }.
plans-write = A new plan
plans-bid = Bid for me
plans-bid-hint = In this round, the plan bids as little as it can, up to your limit. Only you see it.
plans-lot = For
plans-most = At most
plans-total = For all lots at most (optional)
plans-hint = One order after another, separated by semicolons or new lines. For example: { $example }
plans-check = Preview plan
plans-give = Add plan
plans-withdraw = Withdraw
plans-rewrite = Replace this plan
plans-rewrite-hint = The new plan starts from scratch. What was played stays played.
plans-change = Replace plan
plans-spent = Spent at auctions since this plan began, your own bids included: { $spent }.

mail-plan-stopped-subject = { $table }: your plan has stopped
mail-plan-stopped = { $player }, a plan of yours at { $table } has stopped, and answers for you no longer.
mail-plan-stopped-why = { $why }
mail-plan-stopped-text = The plan was: { $text }

answer-plan-replaced = Your older plan about the same thing ended: { $text }.
answer-plan-given = Your plan { $number } is active: { $text }.
answer-plan-done = Your plan { $number } is done: { $text }.
answer-plan-played = It has answered at once: { $moves }.
answer-plan-now = { $says }
answer-plan-examples = A plan answers for you when you are asked later, and now if it fits. Examples for this table; put your own numbers and things in:
answer-plan-stop = Separate several orders by semicolons. “plan none” withdraws all plans.
answer-plan-none = { $count ->
    [0] There was no plan of yours to withdraw.
    [one] Your plan is withdrawn.
   *[other] Your { $count } plans are withdrawn.
}
answer-why-no-plan = You have no such plan, or it is no longer active.
answer-why-too-many-plans = You have as many plans as possible. Withdraw one first: “plan none” withdraws all.

# At the terminal.
help-plan = Add the plan TEXT at TABLE, and list your plans.
help-plan-withdraw = First withdraw the plan with this number.
plan-line-standing = { $number }: { $text }
plan-line-finished = { $number } (done): { $text }
plan-line-stopped = { $number } (stopped): { $text }. { $why }
plan-line-withdrawn = { $number } (withdrawn): { $text }
