# The page of a player.

player-kind-heading = Who
player-kind =
    { $kind ->
        [person] a player with an account
        [guest] a guest
        [bot] a bot
       *[gone] somebody who has left
    }
player-since = Here since
player-punctual = Punctuality
player-kept =
    { $asked ->
        [one] The one question with a deadline was { $kept ->
            [0] not answered in time.
           *[other] answered in time.
        }
       *[other] Of the last { $asked } questions with a deadline, { $kept } were answered in time.
    }
player-nothing-kept = No question with a deadline yet.
player-usual = Usual time for an answer, in waking hours
player-away = On leave until { $moment }.
player-tables = Tables that anybody may see
player-no-tables = None so far.
