# Playing without an account, keeping it by an address, and the first steps of somebody new.

guest-name = Guest
play-now = Play now, against bots
play-without-account = You need no account. The table explains itself.
play-whole = A whole game against bots
keep-title = Keep your tables
keep-press = Keep my tables
keep-notice = You play as a guest, in this browser only.
keep-lead =
    { $count ->
        [0] You play as a guest, in this browser only. If you stay away for { $days } days, everything is deleted.
        [one] You have one table as a guest, in this browser only. If you stay away for { $days } days, it is deleted.
       *[other] You have { $count } tables as a guest, in this browser only. If you stay away for { $days } days, they are deleted.
    } Give an e-mail address to keep everything, to get a letter when it is your turn, and to play with people.
keep-hint = We send a link there. Press it to keep these tables with your account, or with a new one. You need no password.
keep-comes-along = Your tables as a guest come with you.
keep-forget = Forget me
keep-forget-hint = Deletes your tables and all your data at once. This cannot be undone.
done-forgotten = All your data is deleted.
refused-address-needed = First give your e-mail address: press “Keep my tables” at the top of any page. Then you can play with people, talk and invite.
answer-why-address-needed = Guests must give an e-mail address before they can do this.
gathering-address-first = Give your address to sit down with people
first-title = Get started
first-lead = You have no tables now. Choose one of these.
open-guest-address = As a guest you play against bots at once. To play with people, choose who plays. We then ask for your address and keep this form.
keep-then-open = Then you come back to the table that you are opening.
first-learn = Learn a game in ten minutes
first-learn-hint = Short lessons with one idea each, at a real table, alone with bots.
first-play = Play at once, against bots
first-play-hint = A whole game. Nobody waits for you.
first-find-hint = Other players may be waiting.
first-open-hint = For your friends, for everybody, or just for you and bots.
