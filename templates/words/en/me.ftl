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
me-name-hint = What you are called at every table.
me-language = Language
me-language-hint = Of these pages, and of every letter to you.
me-zone = Time zone
me-zone-hint = Deadlines are told in it, and your sleep hours and leave go by it.
me-address = Letters go to { $address }.
me-address-change = Change the address
wrong-language = Choose one of the languages.
wrong-time-zone = Choose one of the zones.

# What I wish of the mail.
mail-rhythm = When a decision waits for you
mail-rhythm-now-hint = A letter for each decision, as soon as it is yours.
mail-rhythm-digest-hint = One letter at the hours you choose, with every table that waits.
mail-rhythm-both-hint = A letter for each decision, and one at the hours you choose with every table that still waits.
mail-rhythm-reminders-hint = You look here by yourself; a letter comes only before your time runs out.
mail-rhythm-never-hint = You have stopped your letters. Choose another line, and they come again.
mail-hours = Hours of the digest
mail-hours-hint = Of your own day, for digests.
mail-form-full-hint = What is asked, what happened, and the part of the table that it is about.
mail-form-short-hint = What is asked and how to answer, without board and story.
mail-form-heard-hint = For whoever has letters read aloud: answers are counted out, and the board is told in sentences.
mail-subjects = Say what each letter is about in its subject
mail-subjects-hint = Otherwise all letters of a table bear one subject, and mail programs keep them together as one conversation.
wrong-rhythm = Choose when letters come.
wrong-hours = Choose at least one hour.
preview-title = When mails would come
preview-if = If a decision became yours just now:
preview-single = a letter of its own
preview-digest = your digest
preview-none = No letter would come. What waits for you stands in the hall.
preview-waiting = On their way to you
preview-show = Preview
preview-sample = A sample letter
preview-sample-hint = A decision of a game that nobody plays, written as your wishes have it. Its links lead nowhere.
preview-table = A sample table
preview-back = Back to the wishes
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
time-sleeps-hint = Nothing runs out in these hours; at some tables they do not count at all.
time-falls = From
time-wakes = to
time-weekend = Weekend
time-weekend-hint = Up to three days that do not count at tables without weekends. What is open already keeps the days it began with.
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
time-own = Reminders of my own
time-own-hint = Otherwise each table reminds you as its pace has it.
time-ladder-hint = So long before a deadline a reminder comes. The last one leaves you time to act, whatever you choose.
time-leave = Leave
time-leave-hint = On leave no clock of yours runs, and your tables are told. A year has { $quota } days of it.
time-away = You are on leave. Your tables know, and nothing of yours runs out.
time-back = I am back
time-back-hint = Were you marked absent, or are you back early? Say so, and your usual time returns everywhere.
time-from-to = { $first } to { $last }
time-leave-cancel = Give back
time-leave-left =
    { $days ->
        [one] Of { $year } you have one day of leave left.
       *[other] Of { $year } you have { $days } days of leave left.
    }
time-first = First day
time-how-long = Days
time-go = Go on leave
wrong-sleep = Give two times such as 23:00 and 07:00.
wrong-weekend = Choose up to three days.
wrong-ladder = Choose one to six reminders, or leave them to the tables.
wrong-first = Give the first day.
wrong-days = Give a number of days, from 1 on.
wrong-start = There is no such leave any more.
done-leave = Your leave is noted, and your tables are told.
done-leave-dropped = That leave is given back.
done-back = Welcome back. Your usual time runs everywhere.

# Keys.
keys-tokens = Keys of programs
keys-tokens-hint = A key lets a program of yours read your tables, or play for you.
keys-docs = What a program can do
keys-name = Name of the key
keys-name-hint = So that you know later which program has it.
keys-scope = What it may do
keys-used = Last use
keys-until = Good until
keys-never = never
keys-ever = for ever
keys-revoked = taken back { $moment }
keys-revoke = Take back
keys-days = Good for so many days
keys-days-hint = Without a number it is good until you take it back.
keys-make = Make a key
keys-made = Your new key
keys-once = It is shown this once and kept nowhere. Copy it into your program.
scope =
    { $scope ->
        [read] read
        [play] read and play
        [seat] one seat of one table
       *[desk] the desk
    }
scope-read-hint = It sees what you see, and changes nothing.
scope-play-hint = It also moves, talks, opens and joins tables.
keys-calendar = Calendar of deadlines
keys-calendar-hint = A link for your calendar program: every decision that waits for you, with its deadline.
keys-calendar-since = There is a link since { $moment }.
keys-calendar-make = Make a link
keys-calendar-new = Make a new link
keys-calendar-drop = Take the link back
keys-calendar-made = Your calendar link
keys-calendar-once = It is shown this once. Subscribe to it in your calendar program, and tell nobody.
keys-sessions = Where you are signed in
keys-unknown = A device that does not say what it is
device-name = { $browser } on { $system }
keys-here = here
keys-seen = last seen { $moment }
done-revoked = That key opens nothing any more.
done-signed-out = Signed out there.
done-calendar-dropped = The calendar link opens nothing any more.

# Webhooks.
hooks-hint = A program of yours is called when something concerns you. A call names the table and where to look; it never carries what others may not see.
hooks-none = No program is called
hooks-none-hint = Give the address of yours below, and try it with a ping.
hooks-new = A new webhook
hooks-url = Address of your program
hooks-url-hint = Such as https://example.org/procaccio; it is reached from the open internet.
hooks-about = About what
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
hooks-make = Make the webhook
hooks-secret = The secret of its signatures
hooks-once = It is shown this once. Your program checks with it that a call is ours.
hooks-on = on
hooks-off =
    { $why ->
        [gone] off: it said that it is gone
       *[failing] off: too many calls came to nothing
    }
hooks-calls = Calls
hooks-ping = Ping it
hooks-rotate = New secret
hooks-drop = Drop it
hooks-all = All webhooks
hooks-tries = Tries
hooks-again = Call again
hooks-no-calls = No calls yet
hooks-no-calls-hint = A ping shows whether it is reached.
wrong-url = Give an address such as https://example.org/procaccio.
wrong-url-barred = This address cannot be called: it must begin with https:// or http:// and lead to the open internet.
wrong-url-many = { $most } webhooks are as many as there can be. Drop one first.
wrong-about = Choose at least one thing to be called about.
wrong-scope = Choose what the key may do.
done-pinged = A ping is on its way.
done-hook-dropped = The webhook is gone, and nothing is called there any more.
done-called-again = The call is made again.

# My letters.
letters-hint = Every letter to you and what became of it, the newest first.
letters-state = What became of it
letters-when = When
letters-why = Why
letters-none = No letters yet
letters-none-hint = When something waits for you, a letter comes, and stands here too.
letters-stopped = Letters to { $address } have stopped
letters-stopped-why = They came back on { $moment }. The mail server said:
letters-stopped-complaint = On { $moment } your mail service told us that you marked one of our letters as unwanted. No other is sent until you press the button.
letters-works = My address works again
done-address-works = Letters go to your address again.
letters-uninvited = No invitations come to { $address }
letters-uninvited-why = On { $moment } somebody who reads this address stopped them, whoever asks.
done-invitations-allowed = Letters of invitation may come to you again.
letter-state =
    { $state ->
        [pending] waits for its moment
        [leased] leaves just now
        [sent] sent
        [failed] did not get through; it is tried again
        [dead] given up
       *[void] came to nothing in time
    }
mail-why-answered = you had answered
mail-why-read = you had read it
mail-why-told = it was told otherwise
mail-why-not-wished = you wish none of these
mail-why-seat-left = you no longer sat there
mail-why-begun = play had begun
mail-why-decided = it was decided
mail-why-address-stopped = your address was stopped
mail-why-in-the-answer = it came with the answer to your letter
mail-why-host-gone = whoever invited has left

# My data.
account-address = Address
account-address-hint = A letter with a link goes to the new address, and a notice to the present one. Nothing changes until you press the link. You stay signed in.
account-address-new = New e-mail address
account-address-press = Ask the new address
done-address-asked = A letter is on its way to the new address. Press its link within two days.
account-export = Take my data with me
account-export-hint = One file with everything that is kept of you: your profile and wishes, your letters, what you said and noted, your moves at every table.
account-export-press = Download my data
account-delete = Delete my account
account-delete-tables = You leave every game that goes on; others may take your seats.
account-delete-name = Your name and your address go from everywhere: tables, talk, letters. Games that are over stay, with a seat that has no name.
account-delete-ever = This cannot be undone.
account-meant = Yes, delete my account
account-delete-press = Delete my account
wrong-meant = Tick the box to say that you mean it.
done-erased = Your account is deleted. Farewell.
me-bot = A program plays with this account
me-bot-hint = Your name then ends in “(bot)” wherever it is shown, and you are not rated. Make an account of its own for a program that plays by itself.
