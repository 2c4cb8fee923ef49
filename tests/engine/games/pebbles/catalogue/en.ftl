event-staked = { $seats } have staked.
event-shown = Stakes shown: { $stakes }.
event-drawn = The gem { $gem } is up; { $seat } starts.
event-bid = { $seat } bids { $amount }.
event-passed = { $seat } passes.
event-won = { $seat } gets the gem { $gem } for { $price }.
slot-amount = pebbles
question-stake = Stake up to { $purse } pebbles, secretly.
question-raise = Raise above { $bid } for the gem { $gem }, or pass.
rule-purse = You have { $purse } pebbles, not { $amount }.
rule-higher = Bid more than { $bid }.
score-gems = gems
score-stakes = highest stakes
breaker-1 = { $value } pebbles
    .what = pebbles left
move-stake = Stake
    .amount = Pebbles
move-bid = Bid
    .amount = Pebbles
move-pass = Pass
component-chip = { $count ->
    [one] a chip
   *[other] { $count } chips
}
    .kind = Chips
component-gem = a gem, worth { $points }
    .kind = Gems
component-purse = a purse of { $count }
    .kind = Purses
