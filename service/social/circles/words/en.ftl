# Circles of friends: their pages and their letters.
nav-circles = Circles
circles-title = Circles
circles-none-hint = A circle is a few friends who play with each other again and again. You found it, send its link to your friends, and play: nobody else sees your tables. One press opens the usual game once more and asks everybody.
circles-first = Found your first circle
circles-another = Found another circle
circles-found = Found the circle
circles-open = To the circle
circle-name = Name of the circle
circle-name-hint = As your friends know it: Thursday players, The cousins.
circle-settings = Settings
circle-alone = So far there is nobody but you
circle-alone-hint = Send this link to your friends. Whoever opens it and presses the button belongs to the circle, and stands here.
circle-link = The link by which others join
circle-link-hint = Send it in whatever way you like. It stays the same until it is made anew in the settings.
circle-play = The next table
circle-play-hint = Nothing has been played here yet. Choose a game and how it is played: that becomes what this circle usually plays, and from then on one press opens it again.
circle-first-table = Open the first table
circle-usual = Usually { $game }, { $count ->
        [one] for { $count } player
       *[other] for { $count } players
    }
circle-again = The same again
circle-again-hint = { $count ->
        [0] Opens the table; there is nobody else to be asked yet.
        [one] Opens the table and asks the other member to it.
       *[other] Opens the table and asks the { $count } other members to it.
    }
circle-another-game = Another game
circle-next = On { $moment } it opens by itself.
circle-who-comes = Who comes?
circle-asked = You are asked
circle-call-first = There is a seat for everybody: whoever comes sits down at once.
circle-call-draw = Answers are gathered until { $moment }, or until all have answered. If more come than there are seats, those sit who have waited longest for a table of this circle.
circle-nobody-yet = Nobody has answered yet.
circle-come = I come
circle-stay = Not this time
circle-you-come = You have said that you come.
circle-you-stay = You have said that you do not come this time.
circle-running = Being played
circle-gathering = Waiting for players
circle-finished = Finished
circle-standings = Standings
circle-standings-rule = Two points for everybody whom you leave behind at the end of a table, one for everybody with whom you share a place. Bots neither have points nor give any.
circle-place = Place
circle-player = Player
circle-points = Points
circle-won = Won
circle-played = Tables
circle-gone = somebody who is gone
circle-members = { $count ->
        [one] { $count } member
       *[other] { $count } members
    }
circle-owner = looks after it
circle-since = since { $moment }
circle-talk = What was said
circle-talk-hint = What everybody could read at this circle's own tables that are over. What was said to single seats stays between them.
circle-talk-none = Nothing yet
circle-talk-none-hint = When a table is over, what was said there to all is kept here.
circle-wishes = Letters that I get
circle-asks = Ask me by letter when a table opens
circle-asks-hint = You see it on your pages in any case.
circle-digest = How it goes in the circle
circle-digest-monthly = Once a month
circle-digest-monthly-hint = On the first: who has won, what is being played, what is to come.
circle-digest-weekly = Once a week
circle-digest-weekly-hint = The same, on Mondays.
circle-digest-never = Never
circle-digest-never-hint = The circle's page says it at any time.
circle-save = Save
circle-itself = The circle
circle-inviting = Who may invite?
circle-inviting-members = Everybody in the circle
circle-inviting-members-hint = All members see the link and may pass it on.
circle-inviting-owner = Only I
circle-inviting-owner-hint = Nobody else sees the link.
circle-monthly = A table each month by itself
circle-monthly-hint = At nine in the morning of that day the usual table opens, and everybody is asked. If one still waits for players then, it stays the one.
circle-monthly-never = Never
circle-monthly-day = On day { $day } of each month
circle-renew = Make the link anew
circle-renew-hint = If the link went astray: a new one takes its place, and the old one leads nowhere.
circle-hand-on = Hand the circle on
circle-hand-on-hint = They look after it from then on, and you belong to it as all others do.
circle-hand-on-press = Hand on
circle-show-out = Show somebody out
circle-show-out-hint = They no longer see the circle and its tables, but for those where they sit. The link is made anew, so that they do not come back by it.
circle-show-out-press = Show out
circle-leave = Leave the circle
circle-leave-hint = Where you sit you stay. You come back by the link.
circle-leave-owner = { $heir } has been in the circle longest and looks after it from then on. Where you sit you stay.
circle-leave-last = You are the last one here: the circle ends with you. Its tables stay with those who sit there.
circle-leave-press = Leave
circle-join-asked = You are asked to join a circle of friends. They play slow games with each other again and again, by mail or on these pages, and only they see their tables.
circle-join-people = { $count ->
        [one] In it so far: { $names }.
       *[other] In it so far ({ $count }): { $names }.
    }
circle-join-belongs = You belong to this circle.
circle-join-address = To belong to it you need nothing but an e-mail address. A letter with a link brings you back here.
circle-join-press = Join as { $name }
circle-call-title = { $circle }: do you come?
circle-call-seated = You sit at the table.
circle-call-late = The seats are given, or the table is no longer there.
circle-stop-calls = No letter of { $circle } will ask you to a table any more. You still see it on your pages.
circle-stop-digest = { $circle } will no longer tell you by letter how it goes.
circle-stopped-calls = No letter of { $circle } asks you to a table any more.
circle-stopped-digest = { $circle } no longer tells you by letter how it goes.
circle-stopped-back = If you change your mind:
circle-which = For { $circle }.
circle-table-of = A table of { $circle }.
circle-joining = The members of { $circle }
circle-joining-hint = They alone see the table and may sit down, unless you let everybody look on below.
circle-ask-all = Ask everybody in the circle
circle-ask-all-hint = By a letter with two buttons: I come, not this time.
circle-make-usual = This is what we usually play
circle-make-usual-hint = "The same again" opens it.
hall-circles = In your circles
hall-circles-hint = Your friends have opened these.
done-circle-founded = The circle is there. Now send its link to your friends.
done-circle-joined = You belong to the circle.
done-circle-left = You have left the circle.
done-circle-called = The table is open, and everybody is asked.
done-circle-answered = Your answer counts.
done-circle-saved = Saved.
done-circle-link = The link is new; the old one leads nowhere any more.
done-circle-shown-out = They no longer belong to the circle, and the link is new.
refused-not-the-owner = Only whoever looks after the circle does this.
refused-may-not-invite = In this circle only its owner passes the link on.
refused-circle-link-spent = This link leads to no circle, or does so no longer. Ask somebody in the circle for the one that stands.
refused-circle-full = The circle is full: fifty people belong to it.
refused-circle-closed = The moderators have closed this circle: nobody joins and nothing is opened here. What is being played goes on.
refused-too-many-circles = You belong to as many circles as one person may. Leave one of them first.
refused-nothing-usual = Nothing was ever played here that could be played again. Open the first table.
refused-not-asked = Nobody is asked to this table. Take a seat at the table itself.
refused-circle-calls-spent = Everybody here was asked several times of late. Wait a while before you ask again.
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
desk-does-close-circle = Nobody joins and nothing is opened there until it is opened again. Tables that are being played go on.
desk-act-circle-owner = Let another look after it
desk-does-circle-owner = From then on that member alone changes the circle and shows people out. Whoever looked after it stays a member.
desk-act-circle-member = Take somebody out, or put them back
desk-does-circle-member = Their seats at tables go on, and the link of the circle is made anew. Put back, they are a member as before.
desk-field-belongs = Belongs to it?
desk-belongs-true = Yes, they belong to it
desk-belongs-false = No, they do not
desk-column-circle = Circle
desk-column-members = Members
desk-column-owner = Owner
desk-circle-closed = closed
desk-cannot-no-member = This player does not belong to the circle, or cannot.
desk-cannot-last-member = This is the last member: without them there is no circle. Close it instead.
desk-cannot-own-circle = You belong to this circle, so you can do nothing to it from the desk. Ask another moderator.

# At the terminal.
help-circle = List your circles, or show the circle NUMBER with its members, next table and results.
help-circle-found = Found a circle with this name.
help-circle-join = Join a circle by its link.
help-circle-link = Show the link by which others join.
help-circle-again = Open the usual table again and ask all members.
help-circle-come = Say that you come to this table.
help-circle-stay-away = Say that you do not come to this table.
circle-opened = Table { $table } is open, and everybody is asked.
circle-none = You belong to no circle. “procaccio circle --found NAME” founds one.
circle-line = { $number }: { $name } ({ $names })
circle-call-line = Table { $table }: coming so far: { $names }
circle-standings-of = Standings ({ $game }):
circle-gone-one = somebody who is gone
