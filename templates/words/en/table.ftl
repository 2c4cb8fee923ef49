# The page of a table.

table-title = Table { $number }
table-awaited = to move
table-awaits = The table waits for { $name }
table-away = on leave until { $until }
table-news = Your last move and what followed
table-so-far = So far
table-last-moves = The last moves
table-no-news = Nothing has happened since your last move.
table-just-begun = The game has just begun.
table-news-waiting = Something has happened while you were choosing or writing; nothing of yours was touched.
table-news-show = Show it
table-history = The whole story
table-board = The board
table-cards = Cards and tiles
table-cards-title = { $table }: cards and tiles
table-cards-told = Everything in the box, as your seat knows it now.
table-cards-told-onlooker = Everything in the box, as everybody may know it now.
table-cards-none = This game has no cards or tiles to list.
table-cards-find = Find a card or tile
table-cards-find-press = Find
table-cards-all = All of them
table-cards-not-found = Nothing here has “{ $find }” in it.
table-sums = How the figures come about
table-next =
    { $count ->
        [one] Another table waits for you
       *[other] { $count } other tables wait for you
    }
table-back = Back to the table
table-refused = That cannot be
table-refused-because =
    { $problem ->
        [not-found] There is no such table, or it is not for everybody's eyes. Whoever sits there sees it after signing in.
        [table-not-running] The table is not being played: it has not begun, or it is over.
        [not-your-seat] Somebody else holds this seat.
        [not-at-this-table] Only those who sit at the table can do that.
        [no-such-seat] The table has no such seat.
        [table-closed] The table was given up, and nobody talks at it any more.
        [table-not-finished] That comes after the end of the game.
        [nothing-to-take-back] There is no move of yours that you could take back by yourself.
        [motion-closed] It is decided already, or play went on meanwhile.
        [no-try-out] There is no try-out; begin one.
        [vote-unsaid] Your vote has not been counted: say that you agree, or that you do not.
        [malformed] Something was missing, or longer than it may be. Go back; what you wrote should still be there.
       *[other] It was too late, or is not allowed here. Nothing was changed.
    }

# Talk and notes.
table-talk = Talk
table-talk-all = everybody here
table-talk-none = Nobody has said anything yet.
table-talk-unread = not read yet
table-talk-read = I have read this
table-talk-say = Say something
table-talk-to = To
table-talk-send = Say it
table-talk-whispered = to { $names }
table-note = My notes
table-note-label = What I must not forget
table-note-hint = Nobody else reads this.

# What the table decides.
table-decisions = Moves back, motions, leaving
table-agreed = Agreed so far: { $names }.
table-motion-withdraw = I think otherwise now
table-take-back = Take my last move back
table-take-back-short = Take back
table-last-move = Your last move:
table-chose = You chose: { $answer }
table-take-back-more =
    { $count ->
        [one] You may take your last move back: it revealed nothing, and nobody has moved since.
       *[other] You may take up to { $count } moves back, one by one: they revealed nothing, and nobody has moved since.
    }
table-absent = Your seat counts as absent, so its questions wait only a short time.
table-come-back = I am back
table-ask-others = Ask the others for something
table-motion = I ask
table-motion-ask = Ask them
table-motion-length = How long, with a pause or more time
table-motion-days = Days
table-motion-hours = Hours
table-motion-length-hint = Left empty, a pause lasts a week, and more time is each question's own once more.
table-resign = Leave the game
table-resign-told = You give your seat up for good. A substitute may take it over; what you know of the game goes with the seat.
table-resign-sure = Yes, I want to leave this game.

# Settings.
table-settings = Letters about this table
table-links = The links of my seat
table-links-told = Whoever has a link from one of your letters can see your seat and play for it. Did one go astray? Then let new ones be made: all earlier links open nothing any more.
table-links-renew = Make new links

# The end.
table-over = The game is over
table-scores = The final score
table-scores-lines = Line by line
table-winners =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
table-replay = See it all again
table-record = Download the record
table-rematch = A rematch
table-onward = What next
table-conceded = { $by ->
    [contest] The round of the contest ended before the game did: these are the scores of that moment.
   *[other] All agreed to end the game here: these are the scores of that moment.
}
table-given-up = This game was given up: nobody is asked anything any more, and there is no result.
table-verify = The seed, and how to check that all chance was fair
table-verify-told = The SHA-256 of the seed is the commitment that was shown when the table opened, and every shuffle follows from the seed. The record lets anybody replay the whole game:
table-seed = Seed
table-commitment = Commitment

# History.
table-history-title = { $table }: the whole story
table-history-slider = The moment to look at
table-history-at =
    { $at ->
        [0] The deal, before { $count } moves
       *[other] After move { $at } of { $count }
    }
table-history-first = The deal
table-history-earlier = Earlier
table-history-later = Later
table-history-last = The present
table-history-back = Back to now
table-history-silent = { $name } has answered; what, is not told yet.
table-history-eyes = As seen by
table-history-onlooker = somebody who looks on
table-history-show = Show
table-history-story = What happened
table-history-see = See the table after move { $at }

# Trying out.
try-out = Try things out
try-out-of = Trying out: { $table }
try-out-told = This is a copy, with everything that you cannot know dealt anew. You play all seats; nothing of it happens at the table, and nobody else sees it.
try-out-anew = Begin anew from the present
try-out-drop = Throw it away
try-out-play = Play it here
try-out-over = The game would be over here.

# Beside the board.
strip-label = Who sits at the table
dock-tabs = What lies beside the board
dock-turn = Your turn
dock-now = Now
dock-story = Story
story-earlier =
    { $count ->
        [one] One line before these
       *[other] { $count } lines before these
    }
dock-plans = Plans, notes
dock-table = Table
dock-rules = Rules of this table
explain-not-asked = Nothing can be done with it now. You are asked: { $asked }
explain-not-now = Nothing is asked of you now; what it is for stands above.
explain-close = Close
asking-twice = Show me every turn before it is sent
asking-twice-hint = At all your tables: a turn of one answer then takes two presses.
replay-pause = Pause
replay-go-on = Go on
signs-heading = What do the signs mean?
signs-changed = A pennant, often with a broken frame: this has changed since your last move.
signs-legal = A golden frame or ground: you can point at this now.
signs-chosen = A red frame or ground: this is chosen, and not sent yet.
signs-seat = A shield with a letter: a player, by form, colour and letter.
signs-count = A number beside a sign: how many of it.
