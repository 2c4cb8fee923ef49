# Circles of friends: their pages and their letters.
nav-circles = Circles
circles-title = Circles
circles-none-hint = A circle is a group of friends who play together again and again. Found it, send its link to your friends, and play. Nobody else sees your tables. One press opens the usual game again and invites everybody.
circles-first = Found your first circle
circles-another = Found another circle
circles-found = Found the circle
circles-open = To the circle
circle-name = Name of the circle
circle-name-hint = As your friends know it: Thursday players, The cousins.
circle-settings = Settings
circle-alone = You are the only member so far
circle-alone-hint = Send this link to your friends. When they open it and press the button, they join the circle and appear here.
circle-link = Link to join
circle-link-hint = Send it to your friends. It stays the same until you replace it in the settings.
circle-play = The next table
circle-play-hint = The circle has not played yet. Choose a game and its options. They become the usual game, and one press opens it again.
circle-first-table = Open the first table
circle-usual = Usually { $game }, { $count ->
        [one] for { $count } player
       *[other] for { $count } players
    }
circle-again = The same again
circle-again-hint = { $count ->
        [0] Opens the table. There is nobody else to invite yet.
        [one] Opens the table and invites the other member.
       *[other] Opens the table and invites the { $count } other members.
    }
circle-another-game = Another game
circle-next = It opens by itself on { $moment }.
circle-who-comes = Who comes?
circle-asked = You are invited
circle-call-first = There is a seat for everybody who comes.
circle-call-draw = You can answer until { $moment }. If more members come than there are seats, those who have waited longest for a table of this circle get them.
circle-nobody-yet = Nobody has answered yet.
circle-come = I am coming
circle-stay = Not this time
circle-you-come = You are coming.
circle-you-stay = You are not coming this time.
circle-running = Running
circle-gathering = Waiting for players
circle-finished = Finished
circle-standings = Standings
circle-standings-rule = You get two points for each member whom you beat at a table, and one for each with whom you tie. Bots do not count.
circle-place = Place
circle-player = Player
circle-points = Points
circle-won = Won
circle-played = Tables
circle-gone = a former member
circle-members = { $count ->
        [one] { $count } member
       *[other] { $count } members
    }
circle-owner = owner
circle-since = since { $moment }
circle-talk = Talk
circle-talk-hint = Public messages from finished tables of this circle. Private messages stay private.
circle-talk-none = Nothing yet
circle-talk-none-hint = When a table is over, its public messages appear here.
circle-wishes = My letters from this circle
circle-asks = Invite me by letter when a table opens
circle-asks-hint = You always see it on this site.
circle-digest = News of the circle
circle-digest-monthly = Once a month
circle-digest-monthly-hint = On the first: who won, what is running, what comes next.
circle-digest-weekly = Once a week
circle-digest-weekly-hint = The same, on Mondays.
circle-digest-never = Never
circle-digest-never-hint = The page of the circle always shows it.
circle-save = Save
circle-itself = The circle
circle-inviting = Who may invite?
circle-inviting-members = Everybody in the circle
circle-inviting-members-hint = All members see the link and may pass it on.
circle-inviting-owner = Only me
circle-inviting-owner-hint = Nobody else sees the link.
circle-monthly = Open a table every month
circle-monthly-hint = The usual table opens at nine in the morning of that day, and everybody is invited. If a table is still waiting for players, no other opens.
circle-monthly-never = Never
circle-monthly-day = On day { $day } of each month
circle-renew = Replace the link
circle-renew-hint = The old link stops working.
circle-hand-on = Choose a new owner
circle-hand-on-hint = The new owner manages the circle. You stay a member.
circle-hand-on-press = Change owner
circle-show-out = Remove a member
circle-show-out-hint = They no longer see the circle, or its tables unless they play at them. The link is replaced, so that they cannot come back with it.
circle-show-out-press = Remove member
circle-leave = Leave the circle
circle-leave-hint = You keep your seats. You can come back with the link.
circle-leave-owner = { $heir }, the member for the longest time, becomes the owner. You keep your seats.
circle-leave-last = You are the last member, so the circle ends with you. Players keep their seats at its tables.
circle-leave-press = Leave
circle-join-asked = You are invited to a circle of friends. They play slow games together, by mail or on these pages, and only they see their tables.
circle-join-people = { $count ->
        [one] Member: { $names }.
       *[other] Members ({ $count }): { $names }.
    }
circle-join-belongs = You belong to this circle.
circle-join-address = To join, you need only an e-mail address. We send you a letter with a link back to this page.
circle-join-press = Join as { $name }
circle-call-title = { $circle }: are you coming?
circle-call-seated = You have a seat at the table.
circle-call-late = The seats are taken, or the table no longer exists.
circle-stop-calls = { $circle } will send you no more invitations to tables. You still see them on this site.
circle-stop-digest = { $circle } will send you no more news by letter.
circle-stopped-calls = { $circle } sends you no more invitations to tables.
circle-stopped-digest = { $circle } sends you no more news by letter.
circle-stopped-back = If you change your mind:
circle-which = For { $circle }.
circle-table-of = A table of { $circle }.
circle-joining = The members of { $circle }
circle-joining-hint = Only they see the table and may sit down, unless you let everybody watch below.
circle-ask-all = Invite everybody in the circle
circle-ask-all-hint = By a letter with two buttons: I am coming, Not this time.
circle-make-usual = Make this the usual game
circle-make-usual-hint = "The same again" opens it.
hall-circles = In your circles
hall-circles-hint = Opened by your friends.
done-circle-founded = The circle is founded. Now send its link to your friends.
done-circle-joined = You have joined the circle.
done-circle-left = You have left the circle.
done-circle-called = The table is open, and everybody is invited.
done-circle-answered = Your answer counts.
done-circle-saved = Saved.
done-circle-link = The circle has a new link. The old one no longer works.
done-circle-shown-out = The member is removed, and the circle has a new link.
refused-not-the-owner = Only the owner of the circle can do this.
refused-may-not-invite = In this circle, only the owner invites.
refused-circle-link-spent = This link does not work, or works no longer. Ask a member for the present one.
refused-circle-full = The circle is full: it has fifty members.
refused-circle-closed = The moderators have closed this circle. Nobody can join or open a table. Running tables go on.
refused-too-many-circles = You are a member of as many circles as possible. Leave one first.
refused-nothing-usual = The circle has no usual game yet. Open the first table.
refused-not-asked = Nobody is invited to this table. Take a seat at the table itself.
refused-circle-calls-spent = Everybody here was invited several times lately. Wait a while before you invite again.
mail-circle-call-subject = { $circle }: who comes to the next table?
mail-circle-call = { $player }, { $circle } plays again: { $game }, for { $count } players. Do you come?
mail-circle-call-first = There is a seat for everybody: whoever comes sits down at once.
mail-circle-call-draw = There are { $members } of you and { $count } seats. Answers are gathered until { $until }, or until all have answered. If more come than there are seats, those sit who have waited longest for a table of this circle.
mail-circle-coming = Coming so far: { $names }.
mail-circle-call-how = Answer this letter with yes or no, or press a button here:
mail-circle-call-press = Say whether you come
mail-circle-call-or-write = Or answer this letter with yes or no.
mail-circle-pace = How it is played: { $pace }
mail-circle-open = The circle: { $link }
mail-circle-open-short = The circle
mail-circle-stop-calls = Ask me no more by letter: { $link }
mail-circle-stop-calls-short = Ask me no more by letter
mail-circle-no-seat-subject = { $circle }: no seat this time
mail-circle-no-seat = { $player }, more came to { $table } than there are seats.
mail-circle-no-seat-who = This time those sit who had waited longer: { $names }.
mail-circle-no-seat-next = You go on waiting, and they begin anew: the longer you wait, the sooner a seat is yours.
mail-circle-look-on = Look on: { $link }
mail-circle-look-on-short = Look on
mail-circle-digest-subject = { $circle }: how it goes
mail-circle-digest = { $player }, this is how it goes in { $circle }.
mail-circle-won = { $count ->
        [one] { $table }: { $names } won at { $game }.
       *[other] { $table }: { $names } won together at { $game }.
    }
mail-circle-standings = Standings in { $game }: { $first }
mail-circle-table = { $table }: { $game } with { $names }
mail-circle-coming-up = To come
mail-circle-gathering = { $count ->
        [one] { $table }: { $game }, { $count } seat is open
       *[other] { $table }: { $game }, { $count } seats are open
    }
mail-circle-next = On { $moment } the next table opens by itself.
mail-circle-stop-digest = No more of these letters: { $link }
mail-circle-stop-digest-short = No more of these letters
mail-circle-see = See who comes: { $link }
mail-circle-see-short = See who comes
mail-circle-said-seated = You sit at { $table }.
mail-circle-said-noted = Noted: you come to { $table }. You are told once the seats are given.
mail-circle-said-stays = Noted: you do not come to { $table } this time.
mail-circle-said-unread = Your letter says neither yes nor no in a line of its own, so nothing was done. Write one of the two, or press a button here.
mail-circle-said-late = It is too late for { $table }: the seats are given, or the table is no longer there.
mail-circle-said-elsewhere = A letter to your address for { $table } came from somebody else's address, so nothing was done. If it was you, press a button here.

# Circles, as the moderators see them.
desk-circles = Circles
desk-about-circle = Circle { $number }
desk-at-circle = Circle { $number }
desk-act-close-circle = Close or open the circle
desk-does-close-circle = Nobody can join or open a table until it is opened again. Running tables go on.
desk-act-circle-owner = Change the owner
desk-does-circle-owner = Only that member then manages the circle and removes members. The former owner stays a member.
desk-act-circle-member = Remove or readmit a member
desk-does-circle-member = They keep their seats at tables, and the circle gets a new link. When readmitted, they are a member as before.
desk-field-belongs = Member?
desk-belongs-true = Yes, a member
desk-belongs-false = No
desk-column-circle = Circle
desk-column-members = Members
desk-column-owner = Owner
desk-circle-closed = closed
desk-cannot-no-member = This player is not a member of the circle, or cannot be one.
desk-cannot-last-member = This is the last member. Close the circle instead.
desk-cannot-own-circle = You belong to this circle, so you can do nothing to it from the desk. Ask another moderator.

# At the terminal.
help-circle = List your circles, or show the circle NUMBER with its members, next table and results.
help-circle-found = Found a circle with this name.
help-circle-join = Join a circle by its link.
help-circle-link = Show the link by which others join.
help-circle-again = Open the usual table again and ask all members.
help-circle-come = Say that you are coming to this table.
help-circle-stay-away = Say that you are not coming to this table.
circle-opened = Table { $table } is open, and everybody is invited.
circle-none = You are in no circle. “procaccio circle --found NAME” founds one.
circle-line = { $number }: { $name } ({ $names })
circle-call-line = Table { $table }: coming: { $names }
circle-standings-of = Standings ({ $game }):
circle-gone-one = a former member
