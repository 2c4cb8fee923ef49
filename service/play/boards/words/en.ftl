# What stands on the boards, beside the names that each game's own catalogue gives to its things.

board-title = { GAME($game) }: the board

board-hand = In your hand
board-told = { $title }. { $parts }

board-points-of = { $points } VP
board-points-told = { $points ->
    [one] one victory point
   *[other] { $points } victory points
}

board-table = At the table
board-seats = The seats
