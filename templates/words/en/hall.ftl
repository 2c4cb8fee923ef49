# The front page, the hall, the lists of tables.

nav-me = Account
table-state =
    { $state ->
        [gathering] waiting for players
        [running] in play
        [finished] over
       *[abandoned] abandoned
    }
table-unnamed = { GAME($game) }{ $count ->
    [0] { "" }
   *[other] : { $names }
}
seat-open = open seat
seat-awaited = to move
pace-brisk = Brisk
pace-daily = Daily
pace-relaxed = Relaxed
pace-very-slow = Very slow
pace-no-limit = No limit

# The front page for whoever is not signed in.
welcome-title = Slow games by letter
welcome-lead = Board games about courts and patrons, one decision at a time. You get a letter when it is your turn, and answer when you have time. Friends join by a link, without an account.
welcome-friends = Play with friends
welcome-start = Sign in or start
welcome-how = How it works
welcome-games = The games
welcome-how-title = How a game goes
welcome-ask = You are asked.
welcome-ask-text = A letter shows the board, what happened, and what you can do.
welcome-answer = You answer as you like.
welcome-answer-text = With a link in the letter, by mail, on this site, at a terminal, or with your own program.
welcome-time = Your time is your own.
welcome-time-text = Your time never runs out while you sleep or are on leave. Tables can skip weekends, too. You get a reminder before a deadline.
game-seats = For { $least } to { $most } players.
game-rules = The rules

# My tables.
hall-ways = More
hall-title = My tables
hall-new = Open a table
hall-find = Find a table
hall-waiting =
    { $count ->
        [one] A decision waits for you
       *[other] { $count } decisions wait for you
    }
hall-nothing-waits = Nothing waits for you
hall-nothing-waits-hint = When it is your turn at a table, you see it here and get a letter.
hall-games = All games: learn, or play against bots
hall-invited = You are invited
hall-invited-hint = Look at the table, and sit down if you like.
hall-running = Waiting for others
hall-gathering = Waiting for players
hall-finished = Over
hall-more = Show more
mine-title = All my tables
mine-states = By state
mine-none = No tables here
mine-none-hint = You see all tables that you play or played at, and those that you opened.
card-until = until { $moment }
card-left = { $time } left
card-decide = Decide
card-open =
    { $count ->
        [0] all seats taken
        [one] one open seat
       *[other] { $count } open seats
    }
card-won =
    { $count ->
        [one] { $names } won.
       *[other] { $names } share the win.
    }
card-look = Look and sit down
card-gathering = See who is coming
card-see = See the table
card-replay = Replay
card-record = Record

# Open seats.
open-games = By game
open-all = All games
open-gathering = Tables waiting for players
open-none = No table is waiting for players now.
open-to-watch = Games to watch
open-offered = Seats in running games
open-offered-hint = A player had to leave. If you take the seat, you get a letter with the story so far and your full time.
open-moves =
    { $count ->
        [one] one move played
       *[other] { $count } moves played
    }
open-take-over = Take over seat { $number }

# What cannot be done, on a page.
refused-title = This is not possible
refused-trouble-title = Something went wrong on our side
refused-home = Back to the hall
refused-other = Something has changed since this page was loaded. Go back, reload it, and try again.
refused-not-found = This page does not exist, or you may not see it. Perhaps you need to sign in first.
refused-foreign-origin = This request came from another site, or your browser did not say where it came from. Nothing was changed. Open the page here and press the button again.
refused-not-signed-in = Sign in first.
refused-table-not-gathering = The game at this table has started or is over.
refused-table-not-running = The game at this table has not started, or it is over.
refused-not-at-this-table = Only players at this table can do this, or only its host.
refused-not-invited = This table is only for invited players.
refused-link-spent = This link does not work. Ask the host for a new one.
refused-too-many-invitations = You cannot invite more addresses to this table.
refused-invitations-spent = You have sent many invitations. Wait until tomorrow, or share the link of the table.
refused-address-asked-often = This address got several invitations lately, so we send no more today. Share the link of the table yourself.
refused-invitations-unwanted = This address accepts no invitations. Share the link of the table yourself.
refused-talk-spent = Too many messages were sent here lately, so yours was not sent. Try again later.
refused-answer-changed-often = Your last answer counts. You have changed it many times, so wait a little before you change it again.
refused-too-many-tables = Too many of your tables are waiting for players. Call one off, or wait until one starts.
refused-seat-taken = All seats there are taken.
refused-seats-open = Some seats are still open.
refused-not-your-seat = Another player has this seat.
refused-too-many-requests = Too many requests. Wait a little and try again.
refused-address-too-long = The address has more than 8,192 characters. Send long values in the body.
refused-headers-too-long = The headers have more than 32,768 characters. Send fewer, or delete the cookies of this site.
refused-too-large = This is too large.
refused-internal-error = Something went wrong on our side, and we have logged it. Nothing of yours was changed.
refused-unavailable = The service cannot reach its database now. Your data is safe. Try again in a few seconds, but check first if the last change has arrived.
refused-shut-out = The moderators do not let you sign in or play now. Their letter says until when.
refused-muted = The moderators have muted you. Their letter says until when.
refused-cannot-deliver = This message cannot be delivered. You can still write to everybody at the table.
refused-talk-closed = The moderators have closed the talk of this table.
refused-cannot-be = This is not possible.
