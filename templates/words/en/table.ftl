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
table-news-waiting = Something happened while you were choosing or writing. Your input is unchanged.
table-news-show = Show it
table-newest-last = The newest is at the end.
table-history = The whole story
table-board = The board
table-cards = Cards and tiles
table-cards-title = { $table }: cards and tiles
table-cards-told = Everything in the box, as far as your seat knows.
table-cards-told-onlooker = Everything in the box, as far as everybody may know.
table-cards-none = This game has no cards or tiles.
table-cards-find = Find a card or tile
table-cards-find-press = Find
table-cards-all = All of them
table-cards-not-found = Nothing found for “{ $find }”.
table-sums = How the numbers add up
table-next =
    { $count ->
        [one] Another table waits for you
       *[other] { $count } other tables wait for you
    }
table-back = Back to the table
table-refused = This is not possible
table-refused-because =
    { $problem ->
        [not-found] This table does not exist, or you may not see it. If you play at it, sign in first.
        [table-not-running] This table is not in play: it has not started, or it is over.
        [not-your-seat] Another player has this seat.
        [not-at-this-table] Only players at this table can do that.
        [no-such-seat] The table has no such seat.
        [table-closed] The table was abandoned, and its talk is closed.
        [table-not-finished] You can do that after the game has ended.
        [nothing-to-take-back] You have no move that you can take back by yourself.
        [motion-closed] It is already decided, or play went on in the meantime.
        [no-try-out] There is no try-out. Begin one.
        [vote-unsaid] Your vote was not counted. Choose “I agree” or “I do not agree”.
        [malformed] Something is missing or too long. Go back: what you wrote should still be there.
       *[other] It is too late, or it is not allowed here. Nothing was changed.
    }

# Talk and notes.
table-talk = Talk
table-talk-all = everybody here
table-talk-none = No messages yet.
table-talk-unread = unread
table-talk-read = Mark as read
table-talk-say = Write a message
table-talk-to = To
table-talk-send = Send message
table-talk-whispered = to { $names }
table-note = My notes
table-note-label = My notes on this game
table-note-hint = Nobody else sees this.

# What the table decides.
table-decisions = Take back, requests, leaving
table-agreed = Agreed: { $names }.
table-motion-withdraw = Withdraw my request
table-take-back = Take my last move back
table-take-back-short = Take back
table-last-move = Your last move:
table-chose = You chose: { $answer }
table-take-back-more =
    { $count ->
        [one] You may take your last move back: it revealed nothing, and nobody has moved since.
       *[other] You may take up to { $count } moves back, one by one: they revealed nothing, and nobody has moved since.
    }
table-absent = Your seat is marked absent, so its questions wait only a short time.
table-come-back = I am back
table-ask-others = Ask the others for something
table-motion = Request
table-motion-ask = Ask the others
table-motion-length = Length of a pause or of more time
table-motion-days = Days
table-motion-hours = Hours
table-motion-length-hint = If you leave this empty, a pause lasts a week. More time then doubles the time of each open question.
table-resign = Leave the game
table-resign-told = You give up your seat for good. A substitute may take it over and will see what your seat knows.
table-resign-sure = Yes, I leave this game

# Settings.
table-settings = Letters about this table
table-links = The links of my seat
table-links-told = Anyone with a link from your letters can see your seat and play for it. If a link got into the wrong hands, make new ones. All earlier links then stop working.
table-links-renew = Make new links

# The end.
table-over = The game is over
table-scores = The final score
table-scores-lines = Details
table-winners =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
table-replay = Replay the game
table-record = Download the record
table-rematch = A rematch
table-onward = What next
table-conceded = { $by ->
    [contest] The round of the contest ended before the game did. These are the scores at that moment.
   *[other] All agreed to end the game here. These are the scores at that moment.
}
table-given-up = This game was abandoned. There is no result.
table-verify = The seed, and how to check the shuffles
table-verify-told = The commitment, shown when the table opened, is the SHA-256 of the seed. Every shuffle follows from the seed. With the record, anybody can replay the whole game:
table-seed = Seed
table-commitment = Commitment

# History.
table-history-title = { $table }: the whole story
table-history-slider = Moment to show
table-history-at =
    { $at ->
        [0] The deal, before { $count } moves
       *[other] After move { $at } of { $count }
    }
table-history-first = The deal
table-history-earlier = Earlier
table-history-later = Later
table-history-last = Now
table-history-back = Back to now
table-history-silent = { $name } has answered. The answer is still secret.
table-history-eyes = As seen by
table-history-onlooker = a watcher
table-history-show = Show
table-history-story = What happened
table-history-see = See the table after move { $at }

# Trying out.
try-out = Try it out
try-out-of = Trying out: { $table }
try-out-told = This is a copy. You play all seats, and everything that you cannot know is dealt again at random. Nothing here happens at the table, and nobody else sees it.
try-out-anew = Reset try-out
try-out-drop = Discard
try-out-play = Play it here
try-out-over = The game would be over here.

# Beside the board.
strip-label = Who sits at the table
dock-tabs = Beside the board
dock-turn = Your turn
dock-now = Now
dock-story = Story
story-earlier =
    { $count ->
        [one] Show one earlier line
       *[other] Show { $count } earlier lines
    }
dock-plans = Plans, notes
dock-table = Table
dock-rules = Rules of this table
explain-not-asked = You cannot use this now. You are asked: { $asked }
explain-not-now = You have nothing to decide now. Its purpose is explained above.
explain-close = Close
asking-twice = Let me confirm every turn
asking-twice-hint = This applies at all your tables. A turn of one answer then takes two presses.
replay-pause = Pause
replay-go-on = Go on
signs-heading = What do the signs mean?
signs-changed = A pennant, often with a broken frame: this has changed since your last move.
signs-legal = A golden frame or background: you can press this now.
signs-chosen = A red frame or background: this is chosen but not sent yet.
signs-seat = A shield with a letter: a player. Shape, colour and letter tell players apart.
signs-count = A number beside a sign: how many there are.
