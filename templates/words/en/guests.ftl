# Playing without an account, keeping it by an address, and the first steps of somebody new.

guest-name = Guest
play-now = Play now, against bots
play-without-account = No account is needed: choose a game, and you sit at a table that explains itself.
play-whole = A whole game against bots
keep-title = Keep your tables
keep-press = Keep my tables
keep-notice = You play as a guest, in this browser only.
keep-lead =
    { $count ->
        [0] You play as a guest, in this browser only; after { $days } days without a look all of it is forgotten.
        [one] One table is yours, in this browser only; after { $days } days without a look it is forgotten.
       *[other] { $count } tables are yours, in this browser only; after { $days } days without a look they are forgotten.
    } With an address it all stays, letters come when it is your turn, and you can play with people.
keep-hint = A link goes there. Whoever presses it keeps these tables, with an account that was there before or a new one. There is no password.
keep-comes-along = The tables that were begun as a guest come along.
keep-forget = Forget me
keep-forget-hint = Your tables and everything that is kept of you goes at once. This cannot be undone.
done-forgotten = You are forgotten: nothing of you is kept here.
refused-address-needed = For company, for talk with strangers and for invitations give an address first: “Keep my tables” is above on every page.
answer-why-address-needed = Guests do this only once they have given an address.
gathering-address-first = Give an address to sit down with people
open-guest = As a guest you play against bots. To play with people, give an address first.
first-title = Where to begin
first-lead = You sit at no table just now. Each of these takes you to one.
first-learn = Learn a game in ten minutes
first-learn-hint = Prepared positions with one idea each, at a real table, alone among bots.
first-play = Play at once, against bots
first-play-hint = A whole game, in which nobody waits for you.
first-find-hint = Somebody may be looking for company.
first-open-hint = For your friends, for everybody, or for you and bots.
