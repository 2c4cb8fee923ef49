# My account.

me-profile = Profile
me-mail = Mail
me-time = Time
me-letters = My letters
me-keys = Keys
me-hooks = Webhooks
me-account = My data
me-save = Save
done-saved = Saved.

me-name = Name
me-name-hint = Your name at every table.
me-language = Language
me-language-hint = Language of these pages and of your letters.
me-zone = Time zone
me-zone-hint = For deadlines, your sleep hours and your leave.
me-address = We send letters to { $address }.
me-address-change = Change the address
wrong-language = Choose one of the languages.
wrong-time-zone = Choose one of the zones.

# What I wish of the mail.
mail-rhythm = When a decision waits for you
mail-rhythm-now-hint = A letter for each decision, at once.
mail-rhythm-digest-hint = One letter at the hours that you choose, with all tables that wait for you.
mail-rhythm-both-hint = A letter for each decision, and one at the hours that you choose with all tables that still wait.
mail-rhythm-reminders-hint = You check this site yourself. You get a letter only before your time runs out.
mail-rhythm-never-hint = You have stopped your letters. Choose another option to get them again.
mail-hours = Hours of the digest
mail-hours-hint = In your own time zone, for digests.
mail-form-full-hint = The question, what happened, and the part of the table that it concerns.
mail-form-short-hint = The question and how to answer, without board and story.
mail-form-heard-hint = For a screen reader: answers are numbered, and the board is described in sentences.
mail-subjects = Show the topic of each letter in its subject
mail-subjects-hint = Otherwise all letters of a table have the same subject, so mail programs show them as one conversation.
wrong-rhythm = Choose when letters come.
wrong-hours = Choose at least one hour.
preview-title = When you would get letters
preview-if = If you had to decide now:
preview-single = a letter of its own
preview-digest = your digest
preview-none = You would get no letter. Look at “My tables” to see what waits for you.
preview-waiting = On their way to you
preview-show = Preview
preview-sample = A sample letter
preview-sample-hint = A made-up decision, in the form that you chose. Its links lead nowhere.
preview-table = A sample table
preview-back = Back to mail settings
preview-text = The text part
mail-kind =
    { $kind ->
        [sign-in] the way in
        [address] a new address to confirm
        [address-notice] a change of your address
        [invitation] an invitation
        [decision] a decision
        [reminder] a reminder
        [digest] a digest
        [finished] the end of a game
        [started] the beginning of a game
        [late] somebody is late
        [leave] somebody goes on leave
        [substituted] a seat changed hands
        [resigned] a seat was given up
        [briefing] a briefing
        [talk] something was said
        [votes] a vote
        [answer] an answer to your letter
        [digest-answer] an answer to your letter
        [circle-call] who comes to a table of a circle
        [table-opened] a new table of a game that you look for
        [circle-no-seat] no seat at a table of a circle
        [circle-digest] how it goes in a circle
        [circle-answer] an answer to your letter to a circle
       *[other] { $kind }
    }

# When I am left alone.
time-sleep = Sleep
time-sleeps = No deadline while I sleep
time-sleeps-hint = Your time does not run out in these hours. At some tables they do not count at all.
time-falls = From
time-wakes = to
time-weekend = Weekend
time-weekend-hint = Up to three days that do not count at tables without weekends. Open questions keep the days that they started with.
time-day =
    { $day ->
        [mon] Monday
        [tue] Tuesday
        [wed] Wednesday
        [thu] Thursday
        [fri] Friday
        [sat] Saturday
       *[sun] Sunday
    }
time-ladder = Reminders
time-own = My own reminders
time-own-hint = Otherwise the pace of each table decides.
time-ladder-hint = How long before a deadline you get a reminder. The last one always leaves you time to act.
time-leave = Leave
time-leave-hint = While you are on leave, your clocks stand still, and your tables are told. You have { $quota } days a year.
time-away = You are on leave. Your tables know it, and your clocks stand still.
time-back = I am back
time-back-hint = If you were marked absent, or are back early, say so. You get your usual time at all tables.
time-from-to = { $first } to { $last }
time-leave-cancel = Cancel
time-leave-left =
    { $days ->
        [one] You have one day of leave left in { $year }.
       *[other] You have { $days } days of leave left in { $year }.
    }
time-first = First day
time-how-long = Days
time-go = Go on leave
wrong-sleep = Give two times such as 23:00 and 07:00.
wrong-weekend = Choose up to three days.
wrong-ladder = Choose one to six reminders, or leave them to the tables.
wrong-first = Give the first day.
wrong-days = Give a number of days, at least 1.
wrong-start = This leave no longer exists.
done-leave = Your leave is saved, and your tables are told.
done-leave-dropped = This leave is cancelled.
done-back = Welcome back. You have your usual time at all tables.

# Keys.
keys-tokens = Keys for programs
keys-tokens-hint = With a key, your program can read your tables or play for you.
keys-docs = What a program can do
keys-name = Name of the key
keys-name-hint = To know later which program uses it.
keys-scope = What it may do
keys-used = Last use
keys-until = Valid until
keys-never = never
keys-ever = no end date
keys-revoked = revoked { $moment }
keys-revoke = Revoke
keys-days = Valid for (days)
keys-days-hint = Without a number, it is valid until you revoke it.
keys-make = Create key
keys-made = Your new key
keys-once = We show it only once and do not store it. Copy it into your program.
scope =
    { $scope ->
        [read] read
        [play] read and play
        [seat] one seat of one table
       *[desk] the desk
    }
scope-read-hint = It can see what you see, and change nothing.
scope-play-hint = It can also move, talk, and open and join tables.
keys-calendar = Calendar of deadlines
keys-calendar-hint = A link for your calendar program, with every decision that waits for you and its deadline.
keys-calendar-since = You have had a link since { $moment }.
keys-calendar-make = Create link
keys-calendar-new = Replace link
keys-calendar-drop = Delete link
keys-calendar-made = Your calendar link
keys-calendar-once = We show it only once. Subscribe to it in your calendar program, and keep it secret.
keys-sessions = Where you are signed in
keys-unknown = Unknown device
device-name = { $browser } on { $system }
keys-here = here
keys-seen = last seen { $moment }
done-revoked = This key no longer works.
done-signed-out = You are signed out there.
done-calendar-dropped = The calendar link no longer works.

# Webhooks.
hooks-hint = We call your program when something concerns you. A call says which table and where to look. It never contains secrets of a game.
hooks-none = No webhooks
hooks-none-hint = Give the address of your program below, and test it with a ping.
hooks-new = A new webhook
hooks-url = Address of your program
hooks-url-hint = Such as https://example.org/procaccio. It must be reachable from the internet.
hooks-about = Events
hook-about =
    { $about ->
        [turn] a decision waits
        [finished] a game is over
        [talk] something was said
        [invitation] an invitation
        [contest] news of a contest or league
       *[ping] a ping
    }
hooks-whose = Whose news
hooks-of-mine = Mine
hooks-of-program = Players who allow { $name }
hooks-make = Create webhook
hooks-secret = Signing secret
hooks-once = We show it only once. With it, your program can check that a call is from us.
hooks-on = on
hooks-off =
    { $why ->
        [gone] off: it answered that it is gone
       *[failing] off: too many calls failed
    }
hooks-calls = Calls
hooks-ping = Send ping
hooks-rotate = New secret
hooks-drop = Delete
hooks-all = All webhooks
hooks-tries = Attempts
hooks-again = Call again
hooks-no-calls = No calls yet
hooks-no-calls-hint = A ping shows if it can be reached.
wrong-url = Give an address such as https://example.org/procaccio.
wrong-url-barred = This address cannot be called: it must begin with https:// or http:// and lead to the open internet.
wrong-url-many = You can have at most { $most } webhooks. Delete one first.
wrong-about = Choose at least one event.
wrong-scope = Choose what the key may do.
done-pinged = A ping is on its way.
done-hook-dropped = The webhook is deleted.
done-called-again = The call is sent again.

# My letters.
letters-hint = All letters to you and their state, newest first.
letters-state = State
letters-when = When
letters-why = Why
letters-none = No letters yet
letters-none-hint = When something waits for you, you get a letter, and it is listed here.
letters-stopped = Letters to { $address } have stopped
letters-stopped-why = They came back on { $moment }. The mail server said:
letters-stopped-complaint = On { $moment } your mail provider told us that you marked one of our letters as spam. We send no more until you press the button.
letters-works = My address works again
done-address-works = Letters go to your address again.
letters-uninvited = { $address } gets no invitations
letters-uninvited-why = On { $moment } a reader of this address stopped all invitations, no matter who sends them.
done-invitations-allowed = You can get invitations again.
letter-state =
    { $state ->
        [pending] waiting
        [leased] being sent
        [sent] sent
        [failed] failed; we try again
        [dead] given up
       *[void] no longer needed
    }
mail-why-answered = you had answered
mail-why-read = you had read it
mail-why-told = you were told in another way
mail-why-not-wished = you do not want these letters
mail-why-seat-left = you had left the seat
mail-why-begun = play had begun
mail-why-decided = it was decided
mail-why-address-stopped = letters to your address were stopped
mail-why-in-the-answer = it came with the answer to your letter
mail-why-host-gone = the host has left

# My data.
account-address = Address
account-address-hint = We send a link to the new address and a notice to the present one. Nothing changes until you press the link. You stay signed in.
account-address-new = New e-mail address
account-address-press = Send a link
done-address-asked = We have sent a link to the new address. Press it within two days.
account-export = Download my data
account-export-hint = One file with all your data: profile and settings, letters, messages and notes, and your moves at every table.
account-export-press = Download my data
account-delete = Delete my account
account-delete-tables = You leave all running games. Other players may take your seats.
account-delete-name = Your name and address are removed everywhere: from tables, talk and letters. Finished games stay, with an unnamed seat.
account-delete-ever = This cannot be undone.
account-meant = Yes, delete my account
account-delete-press = Delete my account
wrong-meant = Tick the box to confirm.
done-erased = Your account is deleted. Goodbye.
me-bot = A program plays with this account
me-bot-hint = Your name then ends in “(bot)”, and you are not rated. A program that plays by itself needs its own account.
