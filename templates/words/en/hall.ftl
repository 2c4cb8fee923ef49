# The front page, the hall, the lists of tables.

nav-me = Account
table-state =
    { $state ->
        [gathering] gathering
        [running] going on
        [finished] over
       *[abandoned] given up
    }
table-unnamed = { GAME($game) }{ $count ->
    [0] { "" }
   *[other] : { $names }
}
seat-open = open seat
seat-awaited = is awaited
pace-brisk = Brisk
pace-daily = Daily
pace-relaxed = Relaxed
pace-very-slow = Very slow
pace-no-limit = No limit

# The front page for whoever is not signed in.
welcome-title = Slow games by letter
welcome-lead = Board games about courts and patrons, one decision at a time. A letter comes when it is your turn, and you answer it when you have the time: on the train, in the evening, next Sunday.
welcome-start = Sign in or begin
welcome-how = How it works
welcome-games = The games
welcome-how-title = How a game goes
welcome-ask = You are asked.
welcome-ask-text = A letter shows the board, what happened, and what you can do.
welcome-answer = You answer as you like.
welcome-answer-text = By a link in the letter, by writing back, on this site, at a terminal, or with a program of your own.
welcome-time = Your time is your own.
welcome-time-text = Nothing runs out while you sleep, on your weekends if the table likes it so, or on leave; and you are reminded before.
game-seats = For { $least } to { $most } players.
game-rules = The rules

# My tables.
hall-ways = Further ways
hall-title = My tables
hall-new = Open a table
hall-find = Find a table
hall-waiting =
    { $count ->
        [one] A decision waits for you
       *[other] { $count } decisions wait for you
    }
hall-nothing-waits = Nothing waits for you
hall-nothing-waits-hint = When it is your move at a table, it stands here and a letter comes.
hall-games = All games: learn, or play against bots
hall-invited = You are invited
hall-invited-hint = Have a look, and take a seat if you like.
hall-running = Others decide
hall-gathering = Waiting for players
hall-finished = Over
hall-more = More of these
mine-title = All my tables
mine-states = By state
mine-none = No such tables
mine-none-hint = Tables at which you sit or sat, and those that you opened, are listed here.
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
card-gathering = Who is coming
card-see = See the table
card-replay = Replay
card-record = Record

# Open seats.
open-games = By game
open-all = All games
open-gathering = Tables that wait for players
open-none = No table waits for players now.
open-to-watch = Games to watch
open-offered = Seats at games that go on
open-offered-hint = Somebody had to leave. Whoever takes the seat gets a letter with the story so far, a full bank of time and a fresh clock.
open-moves =
    { $count ->
        [one] one move played
       *[other] { $count } moves played
    }
open-take-over = Take over seat { $number }

# What cannot be done, on a page.
refused-title = That is not possible
refused-trouble-title = Something is wrong on our side
refused-home = Back to the hall
refused-other = Something is not as this page expected. Go back, load it anew, and try again.
refused-not-found = There is nothing here, or nothing that you may see. Perhaps you need to sign in first.
refused-foreign-origin = This came from another site, or your browser did not say where from, so nothing was changed. Open the page here and press the button again.
refused-not-signed-in = Sign in first.
refused-table-not-gathering = Play at this table has begun, or is over.
refused-table-not-running = Play at this table has not begun, or is over.
refused-not-at-this-table = This is for those who sit at the table, or for its host alone.
refused-not-invited = This table is for those who were invited.
refused-link-spent = This link leads to no table, or does so no longer. Ask its host for a new one.
refused-too-many-invitations = No more addresses can be asked to this table.
refused-invitations-spent = You have invited as many people as may be for a while. Give the table’s link to those who are still to come, or invite them tomorrow.
refused-address-asked-often = Several invitations have gone to this address of late, so no other leaves today. Give them the table’s link yourself.
refused-invitations-unwanted = No invitation by letter can go to this address. Give them the table’s link yourself.
refused-talk-spent = So much has been said here of late that the others’ letters would overflow. Nothing was said for you; send it again in a while.
refused-answer-changed-often = Your last answer stands. You have changed it many times in a short while; wait a little before you change it again.
refused-too-many-tables = You have opened as many tables as may wait for players at once. Call one off, or wait until one of them begins.
refused-seat-taken = No seat is open there any more.
refused-seats-open = Some seats are still open.
refused-not-your-seat = Somebody else holds this seat.
refused-too-many-requests = That was too often. Wait a little and try again.
refused-address-too-long = It has more than 8,192 characters: send what is long in the body.
refused-headers-too-long = Together they have more than 32,768 characters: send fewer, or delete the cookies of this site.
refused-too-large = That is too large to be taken in.
refused-internal-error = Something went wrong on our side, and it has been written down. Nothing of yours was changed.
refused-unavailable = The service cannot reach its memory just now. What was kept is safe; try again in a few seconds. If you were just sending something, look first whether it has arrived.
refused-shut-out = The desk lets you neither in nor play at present. Its letter says until when.
refused-muted = The desk has asked you to say nothing for a while. Its letter says until when.
refused-cannot-deliver = This message cannot be delivered. What you write to all at the table is shown there.
refused-talk-closed = The desk has closed the talk of this table.
refused-cannot-be = That cannot be.
