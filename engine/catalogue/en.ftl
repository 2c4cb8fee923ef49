# What every game shares. A game's own catalogue may say any of these in its own way.

list-and = { $first } and { $last }
list-or = { $first } or { $last }

refusal-unreadable = “{ $text }” is not a move of this game.
refusal-unreadable-after = I understood “{ $understood }”, but not the rest of “{ $text }”.
refusal-nothing-said = There is no move in an empty line.
refusal-perhaps = Did you mean { EITHER($words) }?
refusal-forms = What can be said: { $items }{ $more ->
    [0] .
   *[other] { " " }and { $more } more.
}
refusal-ambiguous = “{ $text }” can mean several things.
refusal-ambiguous-number = “{ $number }” may be the place of an answer in the list, or a number in the words of another one.
refusal-candidates = Which one: { $items }{ $more ->
    [0] ?
   *[other] { " " }or { $more } more?
}
refusal-by-rule = { $sentence } (Rules, { $section }.)
refusal-legal-now = Legal now: { $items }{ $more ->
    [0] .
   *[other] { " " }and { $more } more.
}

answer-squares = on { ROW($squares) }

amounts-none = No amount is possible now.
amounts-one = The only amount possible is { $amount }.
amounts-range = Possible is every amount from { $least } to { $most }{ $step ->
    [1] .
   *[other] , in steps of { $step }.
}

tie-decided = Tied at { $points }: { $names }.{ $equals ->
    [0] { "" }
   *[other] { " " }Equal as well: { $equal }.
} What decides: { $what } ({ $values }).
tie-shared = Tied at { $points }: { $names }.{ $equals ->
    [0] { "" }
   *[other] { " " }Equal as well: { $equal }.
} Nothing tells them apart: they share their place.

where-mine = Yours
where-none-mine = Nothing.
where-shown = Shown
where-supply = To be had
where-unseen = Unseen
where-spent = Out of the game
where-of = { $place }: { $name }

option-at-once = Auctions all at once
option-at-once-hint = When something is put up, everybody is asked at the same time how far they would go, and nobody learns it.

event-limits = { $price ->
    [0] All have named their limits: nobody wants it.
   *[other] All have named their limits: { $leader_seat } goes furthest, for { $price }.
}

rule-not-asked = Nothing is asked of this seat now.
rule-over = This table is over.
rule-not-legal = That is not possible now.
rule-other-question = The question you answer is no longer open.
rule-nothing-to-take-back = There is no move of yours that could be taken back: something was revealed since, or somebody else has moved.
rule-limit-or-pass = All say at once how far they would go: name a limit of at least { $lowest }, or pass.
rule-limit-beyond = A limit of { $amount } is more than the { $purse } that you can pay.
rule-limit-step = { $amount } can be no limit: the first is { $lowest }, and they rise by { $step }.
rule-unknown-move = That is no move of this game.

table-no-such-game = There is no game “{ $name }”; there are: { $games }.
table-seats = { $game } is played by { $least } to { $most }, not by { $seats }.
table-seed = A table needs a seed: 32 bytes from a good source of chance.
table-edition = { $game } has no edition “{ $edition }”; there are: { $editions }.
table-version = { $game } has no rules version { $version }; there are: { $versions }.
table-options = { $game } has no option { $option } (options of this game: { $options })
table-option = { $game }: { $option } may be { EITHER($values) }, not { $given }
table-no-lessons = { $game } brings no such lessons.
table-not-over = This table is not over yet.
table-no-dump = This is not the dump of a table: { $reason }
table-other-moves = These moves do not lead to this position.
table-wrong-moves = These moves cannot be played at this table: { $reason }

# --- what one can do in any game, as it stands above its controls

move-limit = Name a limit
    .amount = At most
view-yes = yes
view-no = no

# --- the rules as people read them: at which tables a part of them holds, and what is not there

when-with = with { $option }
when-without = without { $option }
when-value = { $option }: { $value }
when-edition = edition { $edition }
when-seats = { $most ->
    [2] with 2 players
   *[other] with { $least } to { $most } players
}
setting-seats = Players
setting-edition = Edition
rules-absent = Not played at this table: { $chapters }.
rules-no-chapter = The rules of this table have no { $number }.
rules-questions = What is asked
rules-moves = How it is answered
rules-refusals = What is refused
