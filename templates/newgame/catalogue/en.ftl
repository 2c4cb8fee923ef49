# New Game: everything a person reads about it.

title = New Game
about = In each round a gem is drawn. All stake pebbles for it in secret; the highest stake has it, and every stake is paid.
    .sign = coin
option-rounds = Rounds
option-rounds-hint = How many gems are staked for.

event-drawn = The gem { $gem } is up.
event-shown = Stakes shown: { LIST($stakes) }.
event-won = { $seat } gets the gem { $gem } for { $price }.
event-lost = Nobody gets the gem { $gem }.

question-stake = Stake up to { $purse } pebbles for the gem { $gem }, secretly.
move-stake = Stake
    .amount = Pebbles
slot-amount = pebbles

rule-purse = You have { $purse } pebbles, not { $amount }.

score-gems = gems
breaker-1 = { $value } pebbles
    .what = pebbles left

view-purses = pebbles
view-deck = deck
view-deck-count = gems in the deck
