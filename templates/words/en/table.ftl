# The page of a table.

table-awaited = to move
table-awaits = The table waits for { $name }
table-news = Since your last move
table-last-moves = The last moves
table-no-news = Nothing has happened since.
table-history = The whole story
table-board = The board
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
       *[other] It was too late, or is not allowed here. Nothing was changed.
    }
