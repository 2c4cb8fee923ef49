# The page of a player.

player-kind-heading = Kind of player
player-kind =
    { $kind ->
        [person] a player with an account
        [guest] a guest
        [bot] a bot
       *[gone] a former player
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
player-nothing-kept = No questions with a deadline yet.
player-usual = Usual time to answer, in waking hours
player-away = On leave until { $moment }.
player-tables = Public tables
player-no-tables = None yet.
