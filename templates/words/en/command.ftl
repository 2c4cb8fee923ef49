# What the procaccio command says. Read at a terminal.

help-procaccio = Play slow board games by mail, web, API or terminal, or host them.
help-db = Upgrade, downgrade and check the database.
command-no-such = There is no command “{ $name }”. Perhaps: { $near }.
command-section-here = Play on this computer
command-section-there = Play on a server
command-section-house = Host a server
help-games = List the games with their seats, options, editions and languages.
help-play = Play GAME against bots. Every move is saved. The file of a running game reveals what is hidden.
help-simulate = Let bots play many tables of GAME, and print the results.
help-verify = Replay RECORDS and check seed, commitment, moves and result. Exits with 1 if a check fails.
help-replay = Step through RECORD as a spectator, or as a seat saw it.
help-seats = Number of seats. Default: as many as the game has.
help-option = An option of the game. Repeat it for several.
help-edition = The edition of the game's data.
help-seat = Your seat. The first is 0.
help-name = Your name at the table.
help-seed = The seed of all chance: 64 hex digits or any text.
help-seed-many = The seed of all tables: any text. The same seed gives the same tables.
help-bot = The kind of bot to play.
help-resume = Continue the last game.
help-data = The data folder. Games are saved below it, in the folder “terminal”.
help-games-count = Number of tables.
help-records = Write the record of each table to this folder.
help-replay-seat = The seat to show. Default: a spectator's view.
help-replay-all = Print the whole story at once.

command-no-such-game = There is no game “{ $name }”. Games: { $games }.
command-option-form = “{ $given }” should be NAME=VALUE, such as rounds=3.
command-broken = { $file } is not valid: { $reason }
command-person = Guest
command-names = Agnola Bianca Cosimo Dianora Ercole Fiammetta Guido Isotta Lapo
command-result = Result
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

play-which-game = Name a game. “procaccio games” lists them.
play-no-such-seat = There is no seat { $seat } at this table. The last one is { $last }.
play-nothing-kept = No game is saved in { $folder }.
play-kept = Your game is saved in { $file }. To continue: procaccio play --resume
play-over = The record is in { $file }.
play-hint = Type a number such as #1, or words. Words that fit several answers list these. ? explains, ? #1 shows what an answer brings, all lists every answer. Also: rules, view, cards, undo. Default: { $default }
play-others = { $count ->
    [one] {"        "}or one other: { $opens }
   *[other] {"        "}or { $count } others: { $opens }
}
play-liberties = At any time, and without ending your decision: { $moves }
play-undone = Taken back.
play-forms =
    What can be said now:
    { $forms }
play-help = Ctrl-C leaves the table. It stays as it is.
play-nothing-certain = This answer has no certain effects.

simulate-playing = Playing { $game }
simulate-title = { $games } tables of { $game }, { $moves } moves each on average
simulate-seat = Seat
simulate-wins = Won
simulate-mean-place = Mean place
simulate-mean-points = Mean points
simulate-least = Fewest points
simulate-most = Most points
simulate-records = { $count } records are in { $folder }.

verify-holds = { $file } is valid: { $game }, { $seats } seats, { $moves } moves.
verify-commitment = Commitment of its seed: { $commitment }
verify-running = This table is not over yet.
verify-ended = { $by ->
    [agreement] The players agreed to end the table here; what follows is the score of that moment.
    [contest] The round of a contest was over; what follows is the score of that moment.
   *[other] The table was ended here by a moderator, with the score of that moment or without a result.
}

replay-at = Move { $count } of { $last }
replay-keys = Enter: next · b: back · a number: that move · q: leave

help-login = Log in at the server URL, by a mailed link or a token.
help-login-email = The address that gets the link.
help-login-token = A personal token, instead of a link.
help-tables = List tables at the server. Those that wait for you come first.
help-tables-which = Your tables, those with open seats, or public ones that are running or finished.
help-show = Show TABLE as your seat sees it, with recent moves, the question and its answers.
help-cards = List every card and tile of TABLE and where it is, as far as your seat knows.
help-move = Answer the question at TABLE in words, by an amount or by number. Several MOVES are played together or not at all.
help-begins = List only answers that begin with these words, such as “build opera”. Numbers then refer to this list.
help-dry-run = Only show certain effects. Play nothing.
help-talk = Say TEXT at TABLE, and show the talk.
help-talk-to = Only to this player. Repeat it for several.
help-watch = Print what happens at TABLE until it ends.
help-watch-once = Print what has happened so far, then stop.

login-email = Your e-mail address
login-link = A link is on its way to { $email }. Paste it here
login-token-name = terminal at { $device }
login-done = Hello { $name }. The key of this terminal is in { $file }.
login-first = Log in first: procaccio login URL
remote-unreachable = The server does not answer: { $reason }
remote-not-seated = You do not sit at table { $table }.
remote-no-player = No single player here is called “{ $name }”. Players: { $players }.
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
move-rehearsed = These effects are certain. Nothing was played.
talk-line = { $player }: { $text }

help-moderator = Appoint and remove moderators.
help-moderator-add = Make the player with ADDRESS a moderator.
help-moderator-host = A host instead, who can appoint moderators.
help-moderator-remove = Make the moderator or host with ADDRESS a player again.
help-moderator-reset = Reset the second factor of the moderator with ADDRESS.
moderator-moderator = { $address } is a moderator now: sign in, and open /desk.
moderator-host = { $address } is a host now: sign in, and open /desk.
moderator-player = { $address } is a player.
moderator-reset = { $address } sets up the second factor again at the next visit.
moderator-nobody = There is no player with the address { $address }.
moderator-no-address = { $address } is not an e-mail address.

help-new-game = Create the folder of a new game called NAME. You can play and test it at once.
new-game-bad-name = “{ $name }” is not a valid name. Use 2 to 20 small letters and digits, a letter first, and no word of Python.
new-game-taken = The name “{ $name }” is taken. Choose another.
new-game-unwritable = { $folder } cannot be written: { $reason }
new-game-written =
    { $folder } is a game now. Play it: procaccio play { $name }. Test it: pytest { $folder }
    How it grows: docs/adding-a-game.md

# --- the rules, at the terminal

help-rules = Print the list of chapters, a chapter (6) or a paragraph (6.2) of the rules of GAME. Options choose the rules of such a table.
rules-how = “procaccio rules { $game } 3” shows a chapter, “3.2” one paragraph; --seats and --option say of which table.
play-rules = “rules 3” shows a chapter, “rules 3.2” one paragraph: the numbers that stand behind what happened.
