# What every game shares. A game's own catalogue may say any of these in its own way.

list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-several = { $count } { $name }

refusal-unreadable = “{ $text }” is not a move of this game.
refusal-unreadable-after = I understood “{ $understood }”, but not the rest of “{ $text }”.
refusal-nothing-said = This line is empty. Write a move.
refusal-not-a-move = That is no move of this game: “{ $field }” is wrong or missing.
refusal-perhaps = Did you mean { EITHER($words) }?
refusal-forms = You can write: { $items }{ $more ->
    [0] .
   *[other] { " " }and { $more } more.
}
refusal-ambiguous = “{ $text }” can mean several things.
refusal-place-unsaid = “{ $text }” fits one answer. Add the place.
refusal-ambiguous-number = “{ $number }” could be the number of an answer in the list, or a number within another answer.
refusal-candidates = Which one: { $items }{ $more ->
    [0] ?
   *[other] { " " }or { $more } more?
}
refusal-by-rule = { $sentence } (Rules, { $section }.)
refusal-legal-now = You can play: { $items }{ $more ->
    [0] .
   *[other] { " " }and { $more } more.
}

answer-squares = on { ROW($squares) }
move-with-things = { $way }: { $things }

amounts-none = There is no amount that you can name now.
amounts-one = The only amount possible is { $amount }.
amounts-range = You can name any amount from { $least } to { $most }{ $step ->
    [1] .
   *[other] , in steps of { $step }.
}

tie-decided = Tied at { $points }: { $names }.{ $equals ->
    [0] { "" }
   *[other] { " " }Also equal: { $equal }.
} Tie-breaker: { $what } ({ $values }).
tie-shared = Tied at { $points }: { $names }.{ $equals ->
    [0] { "" }
   *[other] { " " }Also equal: { $equal }.
} No tie-breaker separates them, so they share the place.

where-mine = Yours
where-none-mine = Nothing.
where-shown = Shown
where-supply = Available
where-unseen = Unseen
where-spent = Out of the game
where-of = { $place }: { $name }

option-at-once = Sealed auctions
option-at-once-hint = All players name their limit in secret at the same time. The auction then runs by the rulebook with these limits, and you see only its outcome. In the rulebook, players bid in turn and hear each other. At a slow pace this saves most of the waiting.
otherwise-at-once = sealed auctions instead of bids in turn
otherwise-edition = the values of the edition “{ $title }”

event-limits = { $price ->
    [0] All limits are in: nobody bids.
   *[other] All limits are in: { $leader_seat } wins for { $price }.
}

rule-not-asked = This seat has nothing to decide now.
rule-over = This table is over.
rule-not-legal = That is not possible now.
rule-other-question = The question you answer is no longer open.
rule-nothing-to-take-back = You cannot take a move back now: something was revealed, or another player has moved.
rule-limit-or-pass = All players name a limit at the same time: name at least { $lowest }, or pass.
rule-limit-beyond = A limit of { $amount } is more than the { $purse } that you can pay.
rule-limit-step = { $amount } is not a valid limit: limits start at { $lowest } and rise by { $step }.

table-no-such-game = There is no game “{ $name }”; there are: { $games }.
table-seats = { $game } is for { $least } to { $most } players, not { $seats }.
table-seed = A table needs a seed: 32 random bytes.
table-edition = { $game } has no edition “{ $edition }”; there are: { $editions }.
table-version = { $game } has no rules version { $version }; there are: { $versions }.
table-options = { $game } has no option { $option } (options of this game: { $options })
table-option = { $game }: { $option } may be { EITHER($values) }, not { $given }
table-no-lessons = { $game } has no such lessons.
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
when-seats = with { $seats } players
when-seats-range = with { $least } to { $most } players
setting-seats = Players
setting-edition = Edition
rules-absent = Not played at this table: { $chapters }.
rules-no-chapter = The rules of this table have no section { $number }.
rules-questions = Questions
rules-moves = Answers
rules-refusals = Refusals
rules-differs = The edition “{ $title }” uses these values instead of those in the text:
rules-difference = { $here } (in the text: { $there })
rules-differs-somewhere = Some values of the edition “{ $title }” differ from the text. The contents of these rules list them.

# --- what the figures of an edition are called in every game

rules-table-buildings = Buildings
rules-column-building = Building
rules-column-size = Size
rules-column-copies = Copies
rules-column-points = Points
rules-value-small = small
rules-value-medium = medium
rules-value-large = large

# --- what is wrong with the file of an edition; the key stands before it

edition-fault-long = The file is longer than { $most } characters.
edition-fault-name = “{ $name }” is not a valid name of an edition. Use up to 40 small letters, digits and hyphens.
edition-fault-taken = “{ $name }” is the name of an edition that comes with the game; give the file a name of its own.
edition-fault-no-text = The file is not text in UTF-8.
edition-fault-no-game = The file must name its game: game = one of { $games }.
edition-fault-no-toml = The file is not TOML: { $reason }
edition-fault-shape = The file cannot be read: { $reason }
edition-fault-missing = missing; expected a value of the kind “{ $right }”.
edition-fault-unknown = unknown key; expected one of: { $right }.
edition-fault-kind = wrong type; expected: { $right }.
edition-fault-mark = “{ $given }” does not say where the figure comes from; expected one of { $right }.
edition-fault-source = a published figure must name its source: "published: the source".
edition-fault-value = { $given }; expected { $right }.
edition-fault-total = { $given } in all; expected { $right }.
edition-fault-many = there are { $given }; expected { $right }.
edition-fault-wished = { $name } appears { $given } times; expected { $right }.
edition-fault-between = { $given }; expected { $least } to { $most }.
edition-fault-smaller = { $given } squares; expected at most { $most }, because the rules call it smaller.
edition-fault-one-of = “{ $given }”; expected one of { $right }.
edition-fault-names-missing = missing: { $names }.
edition-fault-names-strange = unknown: { $names }; expected: { $right }.
edition-fault-drawing = not an outline; expected lines of equal length, made of # (a square) and . (none).
edition-fault-squares = { $given } squares; expected { $right }.
edition-fault-pieces = more than one piece; expected one piece whose squares touch along edges.
edition-fault-fits = fits nowhere; expected an outline that fits on a board of { $columns } × { $rows }.
edition-fault-square = “{ $given }” is not a square; expected { $first } to { $last }.
edition-fault-rising = the numbers must rise from each to the next.
edition-fault-falling = the numbers must fall from each to the next.
edition-fault-track = expected { $first } to a single { $last } at the end.
edition-fault-play = table { $number } with { $seats } players stopped: { $reason }
edition-fault-endless = table { $number } with { $seats } players did not end within { $moves } moves.
table-edition-broken = The edition “{ $edition }” of { $game } has errors, so it cannot be used. “procaccio edition list” lists them. Editions: { $editions }.
table-edition-lost = The edition “{ $edition }” that this table uses ({ $hash }) is missing.

edition-ours = Our estimates, because we have no scans of the original box: { $what }.
ours-figures = { $count ->
    [one] one figure
   *[other] { $count } figures
}

coach-answered = { $seat } answers “{ $answer }”.
coach-cost = That cost about { $points ->
    [one] { $points } point
   *[other] { $points } points
}, plus or minus { $error }: “{ $better }” was better.
coach-doubt = “{ $better }” seemed worth about { $points ->
    [one] { $points } point
   *[other] { $points } points
} more, plus or minus { $error }. That may be chance.
coach-lost = { $seat }: the decisions that mattered most cost about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
coach-lost-nothing = { $seat }: no decision is known to have cost anything.
coach-fortune = { $seat }: everything else (chance and the other players) brought about { $points ->
    [one] { $points } point
   *[other] { $points } points
} more than expected.
coach-misfortune = { $seat }: everything else (chance and the other players) brought about { $points ->
    [one] { $points } point
   *[other] { $points } points
} less than expected.
