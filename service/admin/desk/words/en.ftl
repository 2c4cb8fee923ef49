# The pages of the desk.

desk-overview = The desk
desk-tables = Tables
desk-players = Players
desk-letters = Letters
desk-incoming = Mail that came in
desk-announcements = Announcements
desk-box = The box
desk-deeds = What was done
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
desk-act-export = Take out the record
desk-act-import = Take in a record
desk-act-resend = Send again
desk-act-read-anew = Read anew
desk-act-warn = Warn
desk-act-mute = Mute
desk-act-suspend = Suspend
desk-act-ban = Ban
desk-act-revoke-keys = Take all keys back
desk-act-restart-mail = Send mail again
desk-act-set-role = Change the role
desk-act-change-address = Change the address
desk-act-merge = Merge with another player
desk-act-erase = Erase
desk-act-export-person = Take out all that is kept
desk-act-announce = Announce something
desk-act-use-edition = Use an edition here
desk-act-withdraw = Withdraw
desk-does-pause = All clocks of the table stand still until that moment, at most thirty days ahead, and then run on by themselves. Moves can still be played.
desk-does-resume = The clocks of the table run on now.
desk-does-extend = The open question of this seat has so many hours in all beyond its own time. Naming the same number again gives nothing more.
desk-does-set-pace = The table goes by other time rules. Open questions are reckoned by them from now on.
desk-does-force-default = The open question of this seat is answered with its default, as if time had run out. The seat is not marked absent by it.
desk-does-excuse = A deadline that the clock let pass counts neither for the player’s record nor for absence. It can also be counted again.
desk-does-replace = Another player holds this seat from now on, with a full bank, a fresh clock and a letter with the story so far. The links of the one before open it no more.
desk-does-restore = A player who held this seat before holds it again; if it is still the same player, the seat is neither absent nor open any more.
desk-does-open-seat = A substitute may take this seat over. Its player keeps it until one comes.
desk-does-rotate-link = Every link and key of this seat that was given out opens it no more. The next letter brings new ones.
desk-does-rewind = The table stands again where the turn passed from one seat to another. What was played since is kept on record, but no longer part of the table. The players are told, and asked anew.
desk-does-end = The table is over at once: with the score that the engine counts at this moment, or without any result.
desk-does-close-talk = Nobody can say anything at the table while its talk is closed. Moves are played as before.
desk-does-remove-message = A line of the talk vanishes from everybody’s eyes, or stands there again.
desk-does-look-behind = For an hour you see what this seat sees, its talk too. All at the table are told at once, and told that it was you of the desk who looked.
desk-does-export = You can take out the record of the table with its seed and every move, hidden ones too. All at the table are told at once.
desk-does-import = A record becomes a table here, replayed and verified move by move. One that is not over goes on, and all of its seats are open.
desk-does-resend = The letter is posted once more. It says what is so when it leaves.
desk-does-read-anew = The mail waits again, and a worker reads it once more.
desk-does-warn = A warning is counted, and the player is told, with the text that you choose.
desk-does-mute = The player can say nothing at any table until that moment. Leave it empty to end it now.
desk-does-suspend = The player can neither come in nor play until that moment, by whatever way. The clocks run on. Leave it empty to end it now.
desk-does-ban = The player can neither come in nor play any more, by whatever way.
desk-does-revoke-keys = All sessions of the player end, and all tokens and seat keys open nothing any more.
desk-does-restart-mail = Mail is sent again to an address from which it came back.
desk-does-set-role = Moderators look after tables and players. Hosts also name the moderators.
desk-does-change-address = A letter goes to the new address. When whoever reads it presses its button, the address is the player’s; until then nothing changes.
desk-does-merge = Everything of this player goes to the other: seats, records, what was said. This one is gone after that, and its keys open nothing.
desk-does-erase = No name and no address of the player is left anywhere. Games that go on are given up, and the tables stay whole.
desk-does-export-person = You can take out all that is kept of the player, to hand it over. The player is told.
desk-does-announce = The text stands on every page until that moment, and goes out by mail if you choose so.
desk-does-use-edition = The file is looked at once more, bots play ten tables with it, and it is written into the folder of editions, instead of one of that name. New tables may choose it at once where this process opens them, elsewhere after the next start; tables that have begun go on as they were.
desk-does-withdraw = The announcement leaves all pages. Mail that has left stays where it is.

# Fields.
desk-field-moment = Until
desk-field-seat = Seat
desk-field-question = Question
desk-field-hours = Hours in all
desk-field-pace = Time rules
desk-field-missed = Missed deadline
desk-field-excused = Excused?
desk-field-player = Whom
desk-field-generation = Links of generation
desk-field-hand-over = Where to
desk-field-revision = Revision
desk-field-ending = How
desk-field-closed = Closed?
desk-field-said = Number of the line
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
desk-hint-hours = Beyond the question’s own time; none takes back what was given.
desk-excused-true = Excused
desk-excused-false = Counted
desk-closed-true = Closed
desk-closed-false = Open
desk-removed-true = Removed
desk-removed-false = There
desk-banned-true = Banned
desk-banned-false = Let in
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
desk-reason-hint = It stands on the trail for good. Names of those concerned become numbers by themselves.
desk-canned = Text that goes with it
desk-canned-none = None
desk-canned-hint = Players read it in their own languages.
desk-wrong = This is missing, or cannot be.
desk-go-on = Go on
desk-do = { $act }: do it
desk-leave = Do nothing
desk-can-be-undone = This can be taken back: “{ $act }”.
desk-cannot-be-undone = This cannot be taken back.
desk-at-table = Table { $number }
desk-at-player = Player { $number }
desk-at-letter = Letter { $number }
desk-at-incoming = Mail { $number }
desk-at-house = The house
done-desk-unchanged = It was so already, and nothing was done.
done-desk-done = Done.
desk-refused-not-found = There is no such thing.
desk-refused-own-table = You play at this table, have played there or opened it, so you can do nothing to it from the desk. Ask another moderator.
desk-refused-own-person = Nobody acts on themselves, and only a host acts on the people of the desk.
desk-refused-changed-meanwhile = Something has changed at the table meanwhile. Look at it again, and decide anew.
desk-refused-wrong-code = The code is not good.

# The overview.
desk-late = Stuck, overdue, quiet
desk-stuck = Clocks at which something fails
desk-overdue = Clocks that are overdue
desk-quiet = Tables at which nothing happens
desk-nothing-late = Nothing is stuck or overdue.
desk-post = The post
desk-troubled = Letters that failed
desk-no-trouble = No letter has failed.
desk-unread = Mail that could not be used
desk-stopped = Addresses from which mail came back
desk-stopped-complaint = called a letter unwanted
desk-stopped-one = Mail came back
desk-workers = The workers
desk-no-workers = No worker has given a sign of life yet.
desk-growth = Growth
desk-counted = Counted { $at }.
desk-not-counted = Nothing was counted yet; a worker does so every few minutes.
desk-figure-players = Players
desk-figure-guests = Guests
desk-figure-moves = Moves
desk-figure-tables-gathering = Tables that gather
desk-figure-tables-running = Tables that run
desk-figure-tables-finished = Tables that are finished
desk-figure-tables-abandoned = Tables that were abandoned
desk-figure-letters-pending = Letters that wait
desk-figure-letters-leased = Letters in hand
desk-figure-letters-sent = Letters that were sent
desk-figure-letters-failed = Letters that failed and are tried again
desk-figure-letters-dead = Letters that are dead
desk-figure-letters-void = Letters that came to nothing
desk-figure-incoming-waiting = Mails that wait to be read
desk-figure-incoming-done = Mails that were carried out
desk-figure-incoming-ignored = Mails of machines
desk-figure-incoming-refused = Mails that were refused
desk-figure-incoming-unreadable = Mails that could not be read
desk-figure-clocks-overdue = Clocks that are overdue
desk-figure-clocks-stuck = Clocks at which something fails
desk-state-table-gathering = Gathering
desk-state-table-running = Running
desk-state-table-finished = Finished
desk-state-table-abandoned = Abandoned
desk-state-table-lesson = Lesson done
desk-state-letter-pending = Waiting
desk-state-letter-leased = In hand
desk-state-letter-sent = Sent
desk-state-letter-failed = Failed
desk-state-letter-dead = Dead
desk-state-letter-void = Void
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
desk-column-deed = Deed
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
desk-deed-number = Deed { $number }
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
desk-own-person = Not for you to decide
desk-seats = Seats
desk-seat-empty = Nobody sits here
desk-waits-since = is waited for since
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
desk-board-hint = As any onlooker sees it.
desk-story = The story
desk-talk = The talk
desk-all-deeds = All that was done here
desk-warnings = Warnings
desk-muted = Muted until
desk-suspended = Suspended until
desk-banned = Banned since
desk-deeds-kept = What stands here is never changed, by nobody.
desk-changed = What changed
desk-open-view = See what the seat sees
desk-open-record = Take the record
desk-open-person = Take all that is kept
desk-open-for = For an hour after the deed.

# The second factor.
desk-key = Your code
desk-key-why = The desk opens with a code of your app. Grave acts ask for it again.
desk-code = Code
desk-code-hint = Six digits of your app, or one of your recovery codes.
desk-code-wrong = That code is not good. After five wrong ones the door is shut for a quarter of an hour.
desk-code-send = Open
desk-key-new = Set up your second factor
desk-key-new-why = An app for one-time codes shows six digits that change every half minute. Give it this key, then type what it shows.
desk-key-scan = Let the app on your phone read this picture:
desk-key-app = Open this key in the app on this device
desk-key-by-hand = Or type it there:
desk-recovery = Recovery codes
desk-recovery-why = Each of these opens the desk once, if your device is lost. Write them down: they are shown this once.
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

desk-reports = Calls for the desk
desk-reports-waiting = Waiting
desk-reports-settled = Settled
desk-all-reports = All calls
desk-report-number = Call { $number }
desk-report-by = From
desk-report-line = The line that it is about
desk-report-board = The board { $count ->
    [0] at the deal
   *[other] after move { $count }
}
desk-act-settle-report = Settle a call
desk-does-settle-report = The call leaves the queue, or stands in it again.
desk-field-report = Call
desk-field-settled = Settled?
desk-settled-true = Settled
desk-settled-false = Waiting
desk-cannot-no-report = There is no such call at this table.
desk-undo = Take it back
desk-undo-reason = Takes back deed { $number }
desk-press-reason = Pressed at the desk
desk-press-pause = Pause for three days
desk-press-resume = Let the clocks run
desk-press-close-talk = Close the talk
desk-press-open-talk = Open the talk
desk-press-extend = A day more
desk-press-mute = Mute for a week
desk-press-unmute = Let them speak again
desk-press-remove = Remove the line
desk-press-put-back = Put the line back
desk-press-settle = Settled
desk-press-reopen = Open it again
desk-more-acts = More
desk-player-page = Their page
desk-rewind-here = Go back: { $moment }
desk-nobody-found = Nobody begins so. Type the beginning of a name or an address.
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
desk-cannot-not-running = The table is not being played.
desk-cannot-over = The table is over.
desk-cannot-no-seat = The table has no such seat.
desk-cannot-question-closed = That question is no longer open to the seat.
desk-cannot-not-missed = That is no missed deadline of this table.
desk-cannot-never-sat = This player has never sat at the table.
desk-cannot-player = This player cannot hold the seat: there is none of that number who may come in and does not sit here already.
desk-cannot-generation = The links of the seat are not to be made anew twice at once, nor before play has begun.
desk-cannot-no-hand-over = The turn did not pass to another seat there. Choose one of the hand-overs that are listed.
desk-cannot-no-line = The talk of this table has no such line.
desk-cannot-letter = Only letters that were sent, are dead or came to nothing can leave once more, and none with a key for one use.
desk-cannot-mail = Only mails that could not be understood are read anew.
desk-cannot-past = The end must lie ahead.
desk-cannot-warning = This player has not had the warnings before that one.
desk-cannot-no-address = This player has no address.
desk-cannot-address-taken = That address belongs to another player. Two players who are one person are merged.
desk-cannot-merge = Both must be there, and the one who stays must have an address.
desk-cannot-same-table = Both sit at the same table; two seats cannot become one.
desk-cannot-no-announcement = There is no such announcement.
desk-cannot-no-editions-folder = This house has no folder for editions. Whoever runs it sets PROCACCIO_EDITIONS to a folder, and starts it again.
desk-cannot-faulty-edition = The file has faults. The form for owners of a box says each of them.
desk-cannot-unplayable-edition = Bots could not play it to the end. “procaccio edition check” says where it broke off.
desk-cannot-editions-unwritable = The file cannot be written into the folder of editions. Whoever runs this house gives it the right to.
