# Tables: what is said about them in mails and stories.

table-seat = Seat { $number }
table-game =
    { $game ->
        [florence] The Princes of Florence
        [principe] Il Principe
        [noblemen] Noblemen
       *[other] { $game }
    }

invitation-subject = { $host } invites you to a table on Procaccio
invitation-greeting =
    { $name ->
        [nameless] { $host } invites you to play { $game }.
       *[named] { $host } invites you to play { $game } at the table “{ $name }”.
    }
invitation-how = Look at the table, sign in with this address, and take a seat:
invitation-not-you = If you do not wish to play, do nothing: nobody writes to you about it again.
