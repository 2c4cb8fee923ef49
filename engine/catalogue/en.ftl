# What every game shares. A game's own catalogue may say any of these in its own way.

list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-several = { $count } { $name }

refusal-unreadable = “{ $text }” is not a move of this game.
refusal-unreadable-after = I understood “{ $understood }”, but not the rest of “{ $text }”.
refusal-nothing-said = There is no move in an empty line.
refusal-perhaps = Did you mean { EITHER($words) }?
refusal-forms = What can be said: { $items }{ $more ->
    [0] .
   *[other] { " " }and { $more } more.
}
refusal-ambiguous = “{ $text }” can mean several things.
refusal-place-unsaid = “{ $text }” fits one answer, but does not say where it lies.
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
move-with-things = { $way }: { $things }

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

option-at-once = Sealed auctions
option-at-once-hint = Everybody says in secret, at the same time, how far they would go at most; the auction of the rulebook is then held with these limits, and only its outcome is told. In the rulebook everybody bids in turn and hears the others. At a slow pace this saves most of the waiting.
otherwise-at-once = sealed auctions instead of bids in turn
otherwise-edition = the figures of the edition “{ $title }”

event-limits = { $price ->
    [0] All have named their limits: nobody wants it.
   *[other] All have named their limits: { $leader_seat } wins for { $price }, which is no more than it takes.
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
rules-differs = Some figures are others than those of the text. In the edition “{ $title }” these hold:
rules-difference = { $here } (in the text: { $there })
rules-differs-somewhere = Some figures of the edition “{ $title }” are others than those of the text; the contents of these rules name them.

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
edition-fault-name = “{ $name }” is no name for an edition; right would be up to 40 small letters, digits and hyphens.
edition-fault-taken = “{ $name }” is the name of an edition that comes with the game; give the file a name of its own.
edition-fault-no-text = The file is not text in UTF-8.
edition-fault-no-game = The file must say of which game it is: game = one of { $games }.
edition-fault-no-toml = The file is not TOML: { $reason }
edition-fault-shape = The file cannot be read: { $reason }
edition-fault-missing = missing; right would be a value of the kind “{ $right }”.
edition-fault-unknown = there is no such key; there are: { $right }.
edition-fault-kind = of the wrong kind; right would be: { $right }.
edition-fault-mark = “{ $given }” is no mark of provenance; right would be one of { $right }.
edition-fault-source = what was published must name where: "published: the source".
edition-fault-value = { $given }; right would be { $right }.
edition-fault-total = { $given } in all; right would be { $right }.
edition-fault-many = there are { $given }; right would be { $right }.
edition-fault-wished = { $name } stands there { $given } times; right would be { $right }.
edition-fault-between = { $given }; right would be from { $least } to { $most }.
edition-fault-smaller = { $given } squares; right would be at most { $most }: the rules call it smaller.
edition-fault-one-of = “{ $given }”; right would be one of { $right }.
edition-fault-names-missing = missing: { $names }.
edition-fault-names-strange = unknown: { $names }; right would be: { $right }.
edition-fault-drawing = no outline; right would be lines of the same length, of # (a square) and . (none).
edition-fault-squares = { $given } squares; right would be { $right }.
edition-fault-pieces = falls apart; right would be one piece, whose squares touch along edges.
edition-fault-fits = fits nowhere; right would be an outline with room on a board of { $columns } × { $rows }.
edition-fault-square = “{ $given }” is no square; right would be { $first } to { $last }.
edition-fault-rising = the numbers must rise from each to the next.
edition-fault-falling = the numbers must fall from each to the next.
edition-fault-track = right would be from { $first } to one { $last } at the end.
edition-fault-play = table { $number } with { $seats } players broke off: { $reason }
edition-fault-endless = table { $number } with { $seats } players had no end after { $moves } moves.
table-edition-broken = The edition “{ $edition }” of { $game } has faults, and no table can be opened with it; “procaccio edition list” names them. There are: { $editions }.
table-edition-lost = The edition “{ $edition }” that this table was played with ({ $hash }) is not here.

edition-ours = Ours, since the printed pictures are lost: { $what }.
ours-figures = { $count ->
    [one] one figure
   *[other] { $count } figures
}

coach-answered = { $seat } answers “{ $answer }”.
coach-cost = That cost about { $points ->
    [one] { $points } point
   *[other] { $points } points
}, give or take { $error }: “{ $better }” was worth more.
coach-doubt = “{ $better }” seemed worth about { $points ->
    [one] { $points } point
   *[other] { $points } points
} more, give or take { $error }: that may be chance.
coach-lost = { $seat }: the decisions that mattered most cost about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
coach-lost-nothing = { $seat }: there is no decision that surely cost anything.
coach-fortune = { $seat }: all the rest (chance, and what the others did) brought about { $points ->
    [one] { $points } point
   *[other] { $points } points
} more than was to be expected.
coach-misfortune = { $seat }: all the rest (chance, and what the others did) brought about { $points ->
    [one] { $points } point
   *[other] { $points } points
} less than was to be expected.
