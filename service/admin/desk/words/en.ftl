# The pages of the desk.

desk-overview = The desk
desk-tables = Tables
desk-players = Players
desk-letters = Letters
desk-incoming = Incoming mail
desk-announcements = Announcements
desk-box = The box
desk-deeds = Log
desk-me = My keys

# The acts by name, and what each does.
desk-act-pause = Pause
desk-act-resume = Resume
desk-act-extend = More time
desk-act-set-pace = Other time rules
desk-act-force-default = Play the default
desk-act-excuse = Excuse a missed deadline
desk-act-replace = Give to another player
desk-act-restore = Give back
desk-act-open-seat = Open to a substitute
desk-act-rotate-link = New links
desk-act-rewind = Go back to a hand-over
desk-act-end = End the table
desk-act-close-talk = Close or open the talk
desk-act-remove-message = Remove a line
desk-act-look-behind = Look behind the screen
desk-act-export = Export the record
desk-act-import = Import a record
desk-act-resend = Send again
desk-act-read-anew = Read again
desk-act-warn = Warn
desk-act-mute = Mute
desk-act-suspend = Suspend
desk-act-ban = Ban
desk-act-revoke-keys = Revoke all keys
desk-act-restart-mail = Send mail again
desk-act-set-role = Change the role
desk-act-change-address = Change the address
desk-act-merge = Merge with another player
desk-act-erase = Erase
desk-act-export-person = Export all data
desk-act-announce = Make an announcement
desk-act-use-edition = Use an edition here
desk-act-withdraw = Withdraw
desk-does-pause = All clocks of the table stand still until that moment, at most thirty days from now. Players can still move.
desk-does-resume = The clocks of the table run again.
desk-does-extend = The open question of this seat gets this many extra hours in all. The same number again adds nothing.
desk-does-set-pace = The table gets other time rules. They also apply to open questions from now on.
desk-does-force-default = The open question of this seat is answered with its default. The seat is not marked absent.
desk-does-excuse = The missed deadline no longer counts for punctuality or absence. You can make it count again.
desk-does-replace = Another player gets this seat, with their full time and a letter with the story so far. The links of the former player stop working.
desk-does-restore = A former player gets this seat back. If the player is the same, the seat is no longer absent or open.
desk-does-open-seat = A substitute may take this seat over. Its player keeps it until then.
desk-does-rotate-link = All links and keys of this seat stop working. The next letter brings new ones.
desk-does-rewind = The table goes back to a moment when the turn passed between seats. Later moves stay on record but no longer count. The players are told and asked again.
desk-does-end = The table is over at once, with the present scores or without a result.
desk-does-close-talk = Nobody can write at the table while its talk is closed. Moves go on as before.
desk-does-remove-message = A message is hidden from everybody, or shown again.
desk-does-look-behind = For an hour you see what this seat sees, and its messages. Everybody at the table is told at once, with your name.
desk-does-export = You get the record of the table with its seed and every move, hidden ones too. Everybody at the table is told at once.
desk-does-import = A record becomes a table here, after a check of every move. If its game is not over, it goes on with all seats open.
desk-does-resend = The letter is sent once more, with what is true then.
desk-does-read-anew = A worker reads the mail once more.
desk-does-warn = The player gets a warning with the text that you choose, and it is counted.
desk-does-mute = The player cannot write at any table until that moment. Leave it empty to end it now.
desk-does-suspend = The player cannot sign in or play until that moment. Their clocks run on. Leave it empty to end it now.
desk-does-ban = The player can no longer sign in or play.
desk-does-revoke-keys = All sessions of the player end, and all their keys stop working.
desk-does-restart-mail = We send letters again to an address from which they came back.
desk-does-set-role = Moderators look after tables and players. Hosts also name the moderators.
desk-does-change-address = We send a letter to the new address. When its reader presses the button, the player gets that address. Until then nothing changes.
desk-does-merge = The other player gets everything of this one: seats, records, messages. This player is then deleted, and their keys stop working.
desk-does-erase = The player’s name and address are removed everywhere. They resign from running games, and the tables stay complete.
desk-does-export-person = You get all data of the player, to hand it over. The player is told.
desk-does-announce = The text is shown on every page until that moment, and sent by mail if you choose so.
desk-does-use-edition = We check the file again, and bots play ten tables with it. Then it is written into the folder of editions and replaces one of that name. New tables of this process can choose it at once, others after the next start. Running tables stay as they are.
desk-does-withdraw = The announcement disappears from all pages. Letters that were sent stay.

# Fields.
desk-field-moment = Until
desk-field-seat = Seat
desk-field-question = Question
desk-field-hours = Hours in all
desk-field-pace = Time rules
desk-field-missed = Missed deadline
desk-field-excused = Excused?
desk-field-player = Player
desk-field-generation = Links of generation
desk-field-hand-over = Moment
desk-field-revision = Revision
desk-field-ending = Result
desk-field-closed = Closed?
desk-field-said = Number of the message
desk-field-removed = Removed?
desk-field-record = Record
desk-field-line = Name of the table
desk-field-copy = Copy
desk-field-warning = Warning number
desk-field-banned = Banned?
desk-field-email = New address
desk-field-role = Role
desk-field-text = Text
desk-field-mail = By mail too?
desk-field-announcement = Announcement
desk-field-file-name = Name of the file
desk-field-edition = The file
desk-hint-moment = In your own time zone.
desk-hint-player = The beginning of a name, or an address.
desk-hint-hours = In addition to the question’s own time. 0 takes back what was given.
desk-excused-true = Excused
desk-excused-false = Counted
desk-closed-true = Closed
desk-closed-false = Open
desk-removed-true = Removed
desk-removed-false = Shown
desk-banned-true = Banned
desk-banned-false = Not banned
desk-mail-true = To everybody by mail
desk-mail-false = On the pages only
desk-ending-adjudicated = With the score of this moment
desk-ending-abandoned = Without a result
desk-after = { $count ->
    [0] The deal
    [one] After the first move
   *[other] After { $count } moves
}
desk-miss = { $seat }, { $day }
desk-role-player = Player
desk-role-moderator = Moderator
desk-role-host = Host
desk-kind-person = Person
desk-kind-guest = Guest
desk-kind-bot = Bot
desk-kind-gone = Erased

# Asking and answering.
desk-reason = Reason
desk-reason-hint = The log keeps it for ever. Names of players are replaced by numbers.
desk-canned = Text for the players
desk-canned-none = None
desk-canned-hint = Players read it in their own languages.
desk-wrong = This is missing or not valid.
desk-go-on = Continue
desk-do = Confirm: { $act }
desk-leave = Cancel
desk-can-be-undone = You can undo this: “{ $act }”.
desk-cannot-be-undone = You cannot undo this.
desk-at-table = Table { $number }
desk-at-player = Player { $number }
desk-at-letter = Letter { $number }
desk-at-incoming = Mail { $number }
desk-at-house = The house
done-desk-unchanged = Nothing to change: it was so already.
done-desk-done = Done.
desk-refused-not-found = Not found.
desk-refused-own-table = You play or played at this table, or opened it, so you cannot moderate it. Ask another moderator.
desk-refused-own-person = You cannot act on yourself, and only a host can act on moderators.
desk-refused-changed-meanwhile = The table has changed in the meantime. Look at it again, and decide anew.
desk-refused-wrong-code = The code is not valid.

# The overview.
desk-late = Stuck, overdue, quiet
desk-stuck = Failing clocks
desk-overdue = Overdue clocks
desk-quiet = Tables without activity
desk-nothing-late = Nothing is stuck or overdue.
desk-post = Mail
desk-troubled = Letters that failed
desk-no-trouble = No letter has failed.
desk-unread = Unusable mail
desk-stopped = Addresses from which mail came back
desk-stopped-complaint = marked a letter as spam
desk-stopped-one = Mail came back
desk-workers = Workers
desk-no-workers = No worker has reported yet.
desk-growth = Growth
desk-counted = Counted { $at } or later.
desk-not-counted = Nothing counted yet. A worker counts every few minutes.
desk-figure-players = Players
desk-figure-guests = Guests
desk-figure-moves = Moves
desk-figure-tables-gathering = Tables waiting for players
desk-figure-tables-running = Running tables
desk-figure-tables-finished = Finished tables
desk-figure-tables-abandoned = Abandoned tables
desk-figure-letters-pending = Waiting letters
desk-figure-letters-leased = Letters being sent
desk-figure-letters-sent = Sent letters
desk-figure-letters-failed = Failed letters, to be tried again
desk-figure-letters-dead = Dead letters
desk-figure-letters-void = Letters no longer needed
desk-figure-incoming-waiting = Mail to be read
desk-figure-incoming-done = Mail carried out
desk-figure-incoming-ignored = Mail from machines
desk-figure-incoming-refused = Refused mail
desk-figure-incoming-unreadable = Unreadable mail
desk-figure-clocks-overdue = Overdue clocks
desk-figure-clocks-stuck = Failing clocks
desk-state-table-gathering = Waiting for players
desk-state-table-running = Running
desk-state-table-finished = Finished
desk-state-table-abandoned = Abandoned
desk-state-table-lesson = Lesson done
desk-state-letter-pending = Waiting
desk-state-letter-leased = Being sent
desk-state-letter-sent = Sent
desk-state-letter-failed = Failed
desk-state-letter-dead = Dead
desk-state-letter-void = No longer needed
desk-state-incoming-waiting = Waiting
desk-state-incoming-done = Done
desk-state-incoming-ignored = Ignored
desk-state-incoming-refused = Refused
desk-state-incoming-unreadable = Unreadable
desk-states = States
desk-older = Older
desk-none = There is nothing here.
desk-nothing-found = Nothing was found.
desk-search = Search
desk-search-what = Number, name or address
desk-search-hint = A number, the beginning of a name, or an address.
desk-column-letter = Letter
desk-column-mail = Mail
desk-column-to = To
desk-column-from = From
desk-column-about = About
desk-column-state = State
desk-column-why = Why
desk-column-when = When
desk-column-until = Until
desk-column-act = Act
desk-column-table = Table
desk-column-game = Game
desk-column-moves = Moves
desk-column-moved = Last move
desk-column-player = Player
desk-column-name = Name
desk-column-address = Address
desk-column-role = Role
desk-column-came = Since
desk-column-seat = Seat
desk-column-due = Due
desk-column-failures = Failures
desk-column-deed = Entry
desk-column-by = By
desk-column-reason = Reason
desk-column-job = Task
desk-column-done = Last done
desk-column-failed = Last failed
desk-column-what = What
desk-column-now = Now
desk-column-day = Since yesterday
desk-column-fortnight = Since two weeks ago
desk-column-before = Before
desk-column-after = After
desk-column-text = Text
desk-column-line = Line
desk-column-device = Device
desk-column-used = Last used
desk-column-proved = Code given
desk-table-number = Table { $number }
desk-player-number = Player { $number }
desk-deed-number = Entry { $number }
desk-about-letter = Letter { $number }
desk-about-incoming = Mail { $number }
desk-about-house = The house

# A table, a player, a deed.
desk-moves = { $count ->
    [one] one move
   *[other] { $count } moves
}
desk-talk-closed = the talk is closed
desk-own-table = Your own table
desk-own-person = You cannot decide about this person
desk-seats = Seats
desk-seat-empty = Empty seat
desk-waits-since = to move since
desk-deadline = deadline
desk-absent = absent
desk-offered = open to a substitute
desk-failing = { $count ->
    [one] one failure
   *[other] { $count } failures
}
desk-pauses = Pauses
desk-acts = Acts
desk-board = The board
desk-board-hint = As a watcher sees it.
desk-story = The story
desk-talk = The talk
desk-all-deeds = Whole log
desk-warnings = Warnings
desk-muted = Muted until
desk-suspended = Suspended until
desk-banned = Banned since
desk-deeds-kept = Nobody can change this log.
desk-changed = What changed
desk-open-view = See what the seat sees
desk-open-record = Take the record
desk-open-person = Take all that is kept
desk-open-for = Open for an hour.

# The second factor.
desk-key = Your code
desk-key-why = Enter a code from your app to open the desk. Serious acts ask for it again.
desk-code = Code
desk-code-hint = Six digits from your app, or a recovery code.
desk-code-wrong = This code is not valid. After five wrong codes you must wait fifteen minutes.
desk-code-send = Open
desk-key-new = Set up your second factor
desk-key-new-why = An app for one-time codes shows six digits that change every half minute. Give it this key, then type the digits.
desk-key-scan = Scan this picture with the app on your phone:
desk-key-app = Open this key in the app on this device
desk-key-by-hand = Or type it there:
desk-recovery = Recovery codes
desk-recovery-why = Each code opens the desk once, if you lose your device. Write them down: we show them only once.
desk-recovery-kept = I have written them down
desk-recovery-left = { $count ->
    [one] One code is left.
   *[other] { $count } codes are left.
}
desk-recovery-new = New codes
desk-sessions = Where you are signed in
desk-this-one = here
desk-end-session = Sign out

# The desk's queue of calls, presses and what they take back, and why a table is stuck.

desk-reports = Calls from players
desk-reports-waiting = Waiting
desk-reports-settled = Settled
desk-all-reports = All calls
desk-report-number = Call { $number }
desk-report-by = From
desk-report-line = Message concerned
desk-report-board = The board { $count ->
    [0] at the deal
   *[other] after move { $count }
}
desk-act-settle-report = Settle a call
desk-does-settle-report = The call leaves the queue, or returns to it.
desk-field-report = Call
desk-field-settled = Settled?
desk-settled-true = Settled
desk-settled-false = Waiting
desk-cannot-no-report = There is no such call at this table.
desk-undo = Undo
desk-undo-reason = Undoes entry { $number }
desk-press-reason = Pressed at the desk
desk-press-pause = Pause for three days
desk-press-resume = Resume the clocks
desk-press-close-talk = Close the talk
desk-press-open-talk = Open the talk
desk-press-extend = A day more
desk-press-mute = Mute for a week
desk-press-unmute = Let them speak again
desk-press-remove = Remove the message
desk-press-put-back = Show the message again
desk-press-settle = Settle
desk-press-reopen = Open it again
desk-more-acts = More
desk-player-page = Their page
desk-rewind-here = Go back: { $moment }
desk-nobody-found = Nobody found. Type the beginning of a name or an address.
desk-why-asked = { $name } has been asked “{ $kind }” since { $since }.
desk-why-no-address = They have no address, so no letter goes out.
desk-why-no-letter = No letter has left since.
desk-why-letters = { $count ->
    [one] One letter left, { $last }.
   *[other] { $count } letters left, the last { $last }.
}
desk-why-failed = { $count ->
    [one] One letter failed.
   *[other] { $count } letters failed.
}
desk-why-bounced = Mail to them comes back: { $why }
desk-why-never-seen = They have not answered or signed in yet.
desk-why-seen = Last seen: { $at }.

# The desk: what moderators do, what people are told of it, and its pages.

# How a moment is written: with its year, for it may be far away.
desk-moment-pattern = EEE d MMM y HH:mm zzz

# The letters.
mail-desk-table-subject = { $table }: word from the desk
mail-desk-table = { $player }, the desk has done something at { $table }.
mail-desk-answer = If this seems wrong to you, write to the house; an answer to this letter goes to the table.
mail-desk-player-subject = Word from the desk
mail-desk-player = { $player }, this is word from the desk.
mail-announcement-subject = An announcement
mail-announcement = { $player }, this is for everybody.

# What those concerned are told, by act.
desk-told-pause = The table stands still until { $until }. Then its clocks run on by themselves.
desk-told-resume = The pause is over: the clocks run again.
desk-told-extend = { $hours ->
    [0] { $seat } has no more time than usual for the open question.
    [one] { $seat } has one hour more for the open question.
   *[other] { $seat } has { $hours } hours more for the open question.
}
desk-told-set-pace = The time rules of the table were changed. Deadlines go by the new ones from now on.
desk-told-force-default = The default was played for { $seat }.
desk-told-excuse = { $excused ->
    [yes] A missed deadline of { $seat } was excused and counts no longer.
   *[no] A missed deadline of { $seat } counts again.
}
desk-told-replace = { $seat } now holds a seat that was another player's. The table goes on as it stood.
desk-told-restore = { $seat } is back, with the seat as it stood.
desk-told-open-seat = The seat of { $seat } is open: a substitute may take it over.
desk-told-rotate-link = The links of { $seat } were made anew. Older letters open that seat no more; the next one does.
desk-told-rewind = { $count ->
    [0] The table was taken back to the deal. The moves played since no longer count; they are kept on record.
    [one] The table was taken back to where it stood after the first move. The moves played since no longer count; they are kept on record.
   *[other] The table was taken back to where it stood after { $count } moves. The moves played since no longer count; they are kept on record.
}
desk-told-end = { $how ->
    [adjudicated] The table was ended with the score of this moment. The table shows it.
   *[abandoned] The table was ended without a result.
}
desk-told-close-talk = { $closed ->
    [yes] The talk of the table is closed. Moves are played as before.
   *[no] The talk of the table is open again.
}
desk-told-remove-message = { $removed ->
    [yes] Something that { $seat } said was removed from the talk.
   *[no] Something that { $seat } said and that had been removed stands in the talk again.
}
desk-told-look-behind = A moderator who does not play here looks behind the screen of { $seat }, to find a fault. Moderators otherwise see what any onlooker sees.
desk-told-export = The record of the table was taken out, with all that is hidden in it, by a moderator who does not play here.
desk-told-warn = { $number ->
    [1] This is a warning. It stands on record.
   *[other] This is warning number { $number }. It stands on record.
}
desk-told-mute = { $ended ->
    [yes] You may speak at tables again.
   *[no] You can say nothing at any table until { $until }. You may go on playing.
}
desk-told-suspend = { $ended ->
    [yes] You may come in and play again.
   *[no] You can neither come in nor play until { $until }. The clocks of your tables run on.
}
desk-told-ban = { $banned ->
    [yes] You can neither come in nor play here any more.
   *[no] You may come in and play again.
}
desk-told-revoke-keys = All your sessions were ended and all your keys taken back. Sign in again, and make new ones where you need them.
desk-told-set-role = { $role ->
    [host] You are a host of this house from now on. Open the desk and set up your second factor.
    [moderator] You are a moderator of this house from now on. Open the desk and set up your second factor.
   *[player] You no longer belong to the desk. Thank you for your help.
}
desk-told-export-person = All that is kept of you was taken out, as you asked, to be handed over to you.

# Texts that go with a deed, ready in every language.
desk-canned-tone = Please speak to each other as you would across a table at home.
desk-canned-language = Please use a language at the table that all who sit there understand.
desk-canned-absence = Others are waiting. If you cannot go on, say so, and a substitute will be found.
desk-canned-address = Your letters came back to us. Please check that your address is right.
desk-canned-fault = There was a fault on our side. We are sorry, and have put it right.
desk-canned-agreed = This was done because the table asked for it.
desk-canned-rules = This was done because the rules of the house ask for it.
desk-canned-thanks = Thank you for your patience.

# What cannot be.
desk-cannot-not-running = The table is not in play.
desk-cannot-over = The table is over.
desk-cannot-no-seat = The table has no such seat.
desk-cannot-question-closed = That question is no longer open to the seat.
desk-cannot-not-missed = This table has no such missed deadline.
desk-cannot-never-sat = This player has never sat at the table.
desk-cannot-player = This player cannot take the seat: there is no such player who may sign in and is not at this table.
desk-cannot-generation = The links of a seat cannot be replaced before play has begun, or twice at once.
desk-cannot-no-hand-over = The turn did not pass to another seat there. Choose one of the listed moments.
desk-cannot-no-line = The talk has no such message.
desk-cannot-letter = Only sent, dead or no longer needed letters can be sent again, and none with a one-time key.
desk-cannot-mail = Only mail that was not understood can be read again.
desk-cannot-past = The end must be in the future.
desk-cannot-warning = This player has not had the earlier warnings.
desk-cannot-no-address = This player has no address.
desk-cannot-address-taken = That address belongs to another player. If they are one person, merge them.
desk-cannot-merge = Both players must exist, and the one who stays needs an address.
desk-cannot-same-table = Both play at the same table, and two seats cannot become one.
desk-cannot-no-announcement = There is no such announcement.
desk-cannot-no-editions-folder = This site has no folder for editions. Its host must set PROCACCIO_EDITIONS to a folder and restart.
desk-cannot-faulty-edition = The file has errors. The form for owners of the game lists them.
desk-cannot-unplayable-edition = Bots could not finish a game with it. “procaccio edition check” says where it stopped.
desk-cannot-editions-unwritable = The file cannot be written into the folder of editions. The host must allow it.
