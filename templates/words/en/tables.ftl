# Tables: what is said about them in mails and stories.

table-seat = Seat { $number }
table-game =
    { $game ->
        [florence] The Princes of Florence
        [principe] Il Principe
        [noblemen] Noblemen
       *[other] { $game }
    }

# What a motion asks for.
motion-take-back = to take back the last moves
motion-abandon = to give the game up
