# What our letters say. A letter is read aloud as often as it is read: whole sentences, the decision first.

mail-table-number = table { $number }
mail-you = you
mail-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}

# The foot of every letter about a table.
mail-foot-table = Position and history: { $link }
mail-foot-settings = This table's mail settings: { $link }
mail-foot-stop = Stop mail from this table: { $link }
mail-foot-table-short = Position and history
mail-foot-rules-short = Rules
mail-foot-settings-short = Mail settings of this table
mail-foot-stop-short = Stop mail from this table

# Parts that several letters have.
mail-since = Your last move ({ $since }) and what followed:
mail-since-beginning = So far:
mail-last = What happened last:
mail-earlier = { $count ->
    [one] (One earlier event: “history”.)
   *[other] ({ $count } earlier events: “history”.)
}
mail-board = { $table }, as you see it:
mail-talk = Last talk:
mail-plans = Your plans:
mail-commitment = SHA-256 of the seed, fixed before anybody sat down: { $commitment }
mail-open = Open the table

# The decision.
mail-decision-subject = { $table }: { $asked }
mail-welcome = This is { $game }. { $aim }
mail-welcome-learn = New to it? Write “{ $learn }” above the quoted letter: a few prepared positions teach you the game in ten minutes, by letters like this one. “{ $rules }” brings the rules of this table.
mail-bidding-plan = To get no letter for each step, answer “{ $plan }” with your own limit: it bids the least that is needed, up to that limit, and then passes.
mail-show = “show” brings the whole table, “cards” every card and tile, “? { $example }” what an answer brings.
mail-decision-greeting = { $player }, it is your decision. { $asked }
mail-decision-until = If you do nothing by { $until }, you play: { $default }.
mail-decision-no-limit = There is no time limit.
mail-decision-late = Time ran out for { $seat }, so the default was played.
mail-decision-late-yours = Your time ran out, so this was played for you: { $move }. You keep your seat.
mail-choose-on-board = Choose on the board
mail-your-answer = Your answer
mail-why-then = When time runs out: { $until }.
mail-calendar = Put this deadline into your calendar: { $link }
mail-calendar-short = Put this deadline into your calendar
mail-decision-default = played if time runs out
mail-others = { $count ->
    [one] or one other: answer “{ $opens }”
   *[other] or { $count } others: answer “{ $opens }”
}
mail-others-ends = { $count ->
    [one] or “{ $opens } { $ends }”
   *[other] or “{ $opens }” and one of: { $ends }
}
mail-quoted = “{ $words }”
mail-begun = Answers that begin with “{ $begun }”. A line with “?” alone lists all answers.
mail-liberties = At any time, without ending your decision: { $moves }
mail-sketches = Where they lie on your board, marked with “+”:
mail-places = The numbers on the board are those of the answers.
mail-opens = “{ $opens }” lists more answers and plays nothing.
mail-mix = Other mixes are answers, too. Write them out, such as “{ $example }”. What you do not name is not in it.
mail-forms = Write answers like this: { $examples }
mail-decision-amount = { $count ->
    [one] Answer with the number { $least }, or with one of these:
   *[other] Answer with a number from { $least } to { $most }{ $step ->
        [1] , or with one of these:
       *[other] {" "}in steps of { $step }, or with one of these:
    }
}
mail-decision-how = Open a link and press its button, or answer with a number such as “{ $number }” or words such as “{ $example }”. “help” explains more.
mail-decision-how-heard = Answer this mail with a number such as “{ $number }” or words such as “{ $example }”. “help” explains more.

# News.
mail-started-subject = { $table } has begun
mail-started = { $player }, { $table } has begun. In order of play:
mail-started-wait = Others decide first; a letter comes when it is your turn.
mail-started-fair = All shuffles of this table follow from one secret number, the seed. It is told at the end; its fingerprint, here, shows that nobody changed it.
mail-late-yours-subject = { $table }: your turn was played
mail-late-yours = { $player }, your time ran out, so this was played for you: { $move }.
mail-late-present = You keep your seat. The next question waits for you as always.
mail-late-too = Time ran out for { $seat } as well.
mail-late-subject = { $table }: time ran out for { $seat }
mail-late = { $player }, time ran out for { $seat } at { $table }, so the default was played.
mail-late-silent = { $player }, nobody at { $table } has heard from { $seat } for a long time.
mail-late-nothing = You need not do anything.
mail-late-unheard-subject = { $table }: nobody has heard from you
mail-late-unheard = { $player }, nobody at { $table } has heard from you for a long time.
mail-late-vote = May substitutes take over the seats that nobody hears from?
mail-back = I am back: { $link }
mail-resigned-subject = { $table }: { $before } has given up a seat
mail-resigned = { $player }, { $before } has given up the seat at { $table }, and a substitute may take it over. Until then its questions wait only a short while.
mail-reminder-subject = { $table } waits for you: { $asked }
mail-reminder = A reminder, before your time runs out.
mail-leave-subject = { $table }: { $seat } goes on leave
mail-leave = { $player }, { $seat } is on leave from { $first } to { $last }.
mail-leave-clocks = The clock of that seat stops until then at { $table }.
mail-substituted-subject = { $table }: { $seat } takes over a seat
mail-substituted = { $player }, { $seat } now plays in place of { $before } at { $table }.
mail-briefing-subject = { $table }: you take over a seat
mail-briefing = { $player }, you play on in place of { $before } at { $table }, with a full bank and a fresh clock.
mail-briefing-owes = A question waits for you until { $until }.
mail-briefing-owes-no-limit = A question waits for you.
mail-votes-subject = { $table }: { $seat } asks { $asked }
mail-votes = { $player }, { $seat } asks { $asked }.
mail-votes-done = It is done if all agree; one no ends it.
mail-votes-how = Say yes or no: { $link }
mail-votes-how-short = Say yes or no
mail-talk-subject = { $table }: { $name } says something
mail-talk-greeting = Said at { $table }:
mail-talk-how = Your reply is said at the table.

# The end.
mail-finished-subject = { $table } is over: { $winners } { $count ->
    [one] wins
   *[other] share the win
}
mail-finished = { $player }, { $table } is over. { $winners } { $count ->
    [one] wins
   *[other] share the win
}. Your place: { $place }.
mail-finished-conceded = { $by ->
    [contest] The round of the contest ended before the game did: these are the scores of that moment, and they count.
   *[other] All agreed to end the game here: these are the scores of that moment, and they count.
}
mail-scores = Every point, and where it comes from:
mail-verify = The shuffles can be checked by anyone: the SHA-256 of the seed is what was fixed at the opening, and every draw follows from the seed.
mail-seed = Seed: { $seed }
mail-verify-how = The record with every move, which “procaccio verify” replays: { $link }

# The digest.
mail-digest-subject = { $count ->
    [one] { $table } waits for you
   *[other] { $count } tables wait for you
}
mail-digest = { $player }, { $count ->
    [one] one table waits for you.
   *[other] { $count } tables wait for you, the { $order ->
        [deadline] nearest deadline
       *[waiting] longest-waiting
    } first.
}
mail-digest-how = { $count ->
    [one] Open a link, or answer this mail with a number such as “{ $example }”. “help” explains more.
   *[other] Open a link, or answer this mail with one line for each table: its number, a colon and your answer, such as “1: { $example }”. You can also write each answer below its table in the quoted letter.
}
mail-digest-conversation = Your tables
mail-digest-since = Waiting since { $since }.
mail-digest-open = More answers and the board: { $link }
mail-digest-open-short = More answers and the board
mail-digest-more = { $count ->
    [one] One more table waits for you
   *[other] { $count } more tables wait for you
}
mail-digest-stop = Stop the digests: { $link }
mail-digest-stop-short = Stop the digests

# The invitation.
mail-invitation-subject = { $host } invites you to { $table }
mail-invitation = { $host } invites you to { $table }: { $game }, for { $count } players.
mail-invitation-sitting = At the table so far: { $names }.
mail-invitation-link = Take a seat here:
mail-invitation-link-short = Take a seat
mail-invitation-how = It is a slow game: each decision comes to you as a letter, and you answer it by a link or by mail, whenever you like.
mail-invitation-rules-short = Rules of { $game }
mail-invitation-rules = Rules of { $game }: { $link }
mail-invitation-no = If you are not interested, ignore this letter. You will not hear from us again.
mail-invitation-stranger = { $host } gave us your address for this one letter. We know nothing else about you.
mail-invitation-stop = Stop all invitations from here: { $link }
mail-invitation-stop-short = Stop all invitations from here
