# What the procaccio command says. Read at a terminal.

help-procaccio = Slow Renaissance strategy games by e-mail, web page, REST client or terminal.
help-db = Look after the database.
command-no-such = There is no command “{ $name }”. Perhaps: { $near }.
command-section-here = At this terminal
command-section-there = At a server
command-section-house = For the house
help-games = What can be played: games, seats, options, editions.
help-play = Play GAME at this terminal against bots. Every move is kept; Ctrl-C loses nothing.
help-simulate = Let bots play many tables of GAME and show how they ended.
help-verify = Replay RECORDS, check commitment and result, and show the final scores.
help-replay = Step through RECORD as one seat saw it.
help-seats = How many seats (without it: as many as the game has).
help-option = An option of the game; may be given several times.
help-edition = The edition of the game's data.
help-seat = The seat you take; the first is 0.
help-name = What you are called at the table.
help-seed = Decides all chance: 64 hex digits, or any text.
help-seed-many = Decides all chance of all tables: any text.
help-bot = Who holds the other seats.
help-resume = Go on with the game that was played last.
help-data = Where games are kept.
help-games-count = How many tables.
help-records = Write the record of each table into this folder.
help-replay-seat = The seat whose eyes to look through (without it: a spectator's).
help-replay-all = Tell the whole story at once.

command-no-such-game = There is no game “{ $name }”; there are: { $games }.
command-option-form = “{ $given }” should be NAME=VALUE, such as rounds=3.
command-broken = { $file } does not hold: { $reason }
command-person = Guest
command-names = Agnola Bianca Cosimo Dianora Ercole Fiammetta Guido Isotta Lapo
command-result = How it ended
command-column-place = Place
command-column-player = Player
command-column-points = Points
command-column-reasons = From

games-seats = Seats: { $least } to { $most }
games-editions = Editions: { $editions }
games-languages = Languages: { $languages }
games-unpublished =
    { $count ->
        [0] Not published yet.
       *[other] Not published yet: said in English where it should be { $missing }.
    }
games-default = Default
games-meaning = Meaning

play-which-game = Say which game to play; “procaccio games” lists them.
play-no-such-seat = There is no seat { $seat } at this table; the last one is { $last }.
play-nothing-kept = No game is kept in { $folder }.
play-kept = Your game is kept in { $file }. Go on with: procaccio play --resume
play-over = The record is in { $file }.
play-hint = A place such as #1, or words; words with which several answers begin list these. ? explains, ? #1 tells what an answer would bring, all tells every answer, rules, view, cards, undo. Default: { $default }
play-others = { $count ->
    [one] {"        "}or one other: { $opens }
   *[other] {"        "}or { $count } others: { $opens }
}
play-liberties = At any time, and without ending your decision: { $moves }
play-undone = Taken back.
play-forms =
    What can be said now:
    { $forms }
play-help = Ctrl-C leaves the table; it is kept as it is.
play-nothing-certain = Nothing is certain about this answer.

simulate-playing = Playing { $game }
simulate-title = { $games } tables of { $game }, { $moves } moves each on average
simulate-seat = Seat
simulate-wins = Won
simulate-mean-place = Mean place
simulate-mean-points = Mean points
simulate-least = Fewest points
simulate-most = Most points
simulate-records = { $count } records are in { $folder }.

verify-holds = { $file } holds: { $game }, { $seats } seats, { $moves } moves.
verify-commitment = Commitment of its seed: { $commitment }
verify-running = This table is not over yet.
verify-ended = { $by ->
    [agreement] The players agreed to end the table here; what follows is the score of that moment.
    [contest] The round of a contest was over; what follows is the score of that moment.
   *[other] The table was ended here by a moderator, with the score of that moment or without a result.
}

replay-at = Move { $count } of { $last }
replay-keys = Enter: next · b: back · a number: that move · q: leave

help-login = Log this terminal in at the server URL, by a link that comes by mail or by a token.
help-login-email = The address to which the link goes.
help-login-token = A personal token, instead of a link by mail.
help-tables = List tables at the server; those that wait for you come first.
help-tables-which = Mine, those with open seats, or the public ones in a state.
help-show = Draw TABLE as your seat sees it, with the question and its answers.
help-cards = List every card and tile of TABLE as your seat knows them, and where they are.
help-move = Answer the question at TABLE: one or more MOVES in words or by number, all or none.
help-begins = Only the answers that begin with these words, as in “build opera”; numbers are then places in their list.
help-dry-run = Only tell what would certainly happen.
help-talk = Say TEXT at TABLE, and show what was said.
help-talk-to = Only for this player; may be given several times.
help-watch = Tell what happens at TABLE, until it is over.
help-watch-once = Only what has happened up to now.

login-email = Your e-mail address
login-link = A link is on its way to { $email }. Paste it here
login-token-name = terminal at { $device }
login-done = Hello { $name }. The key of this terminal is in { $file }.
login-first = Nobody is logged in at this terminal. Say: procaccio login URL
remote-unreachable = The server does not answer: { $reason }
remote-not-seated = You do not sit at table { $table }.
remote-no-player = No one player here is called “{ $name }”; there are: { $players }.
show-news = Your last move and what followed:
show-so-far = So far:
tables-none = No tables in this list.
tables-named = { $name } ({ $game })
tables-line = { $id } · { $table } · { $players } · { $state } · { $count ->
    [one] 1 move
   *[other] { $count } moves
}
table-waits = waits for you
table-gathering = seats are open
table-running = running
table-finished = over
table-abandoned = abandoned
move-already = This answer counts already. Nothing was played again.
move-rehearsed = That is what would certainly happen. Nothing was played.
talk-line = { $player }: { $text }

help-moderator = Say who belongs to the desk.
help-moderator-add = Make the player of ADDRESS a moderator, who looks after tables and players.
help-moderator-host = A host instead, who also names the moderators.
help-moderator-remove = Make the moderator or host of ADDRESS a player again.
help-moderator-reset = Let the moderator of ADDRESS set up the second factor anew.
moderator-moderator = { $address } is a moderator now: sign in, and open /desk.
moderator-host = { $address } is a host now: sign in, and open /desk.
moderator-player = { $address } is a player.
moderator-reset = { $address } sets up the second factor anew at the next visit.
moderator-nobody = There is no player with the address { $address }.
moderator-no-address = { $address } is no e-mail address.

help-new-game = Write the folder of a new game of this NAME, which can be played and tested at once.
new-game-bad-name = “{ $name }” is no name for a game: 2 to 20 small letters and digits, a letter first, no word of Python.
new-game-taken = “{ $name }” is taken: there is a game, a part of the engine or a folder of that name. Choose another.
new-game-unwritable = { $folder } cannot be written: { $reason }
new-game-written =
    { $folder } is a game now. Play it: procaccio play { $name }. Test it: pytest { $folder }
    How it grows: docs/adding-a-game.md

# --- the rules, at the terminal

help-rules = Read the rules of GAME: what there is, a chapter (6) or a paragraph (6.2); with --seats, --option or --edition those of exactly such a table.
rules-how = “procaccio rules { $game } 3” shows a chapter, “3.2” one paragraph; --seats and --option say of which table.
play-rules = “rules 3” shows a chapter, “rules 3.2” one paragraph: the numbers that stand behind what happened.
