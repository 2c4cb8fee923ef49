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
motion-pause = to pause for a week
motion-resume = to end the pause
motion-extend = to give every open question its time once more
motion-substitute = to let substitutes take over the seats that nobody hears from
