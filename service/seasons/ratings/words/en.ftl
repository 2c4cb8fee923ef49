# Ratings: leaderboards, how a player plays, and who is rated at a table.

nav-leaderboard = Leaderboard
leaderboard-what = A rating is a cautious estimate of a player’s strength, from their finished rated tables. Everybody starts at 1000.
leaderboard-time = Time
leaderboard-all-time = All time
leaderboard-known = People I know
leaderboard-everybody = Everybody
leaderboard-none = Nobody is rated yet
leaderboard-none-hint = Players appear here after their first rated table, unless they do not wish to be rated.
rating-heading = Rating
rating-game = Game
rating-all-games = All games
rating-player = Player
rating-tables = Rated tables
rating-provisional = provisional
rating-none = No finished rated tables yet.
rating-unwished = Does not wish to be rated.
rating-hidden = This player does not show you their ratings.
rating-course = History of the rating: { $game }
rating-course-told =
    { $tables ->
        [one] One rated table, from { $first } to { $last }.
       *[other] { $tables } rated tables, from { $first } to { $last }; highest { $highest }, lowest { $lowest }.
    }
rating-course-dashed = The broken line is provisional: it could still change a lot.
rating-course-table = Table by table
rating-ended = Ended
rating-place = Place
rating-place-of = { $place } of { $players }
play-games = Finished tables by game
play-opponents = Most frequent opponents
play-tables = Tables
play-won = Won
play-best = Most points
play-ahead = Placed ahead
rated-who = Rating at this table
rated-no = Not rated, just for fun.
rated-names = Rated: { $names }.
rated-few = Rated from two rated players on. There are not enough yet.
rated-why =
    { $why ->
        [bot] { $name } is a bot and is not rated.
        [guest] { $name } is a guest and is not rated.
        [unwished] { $name } does not wish to be rated.
        [later] { $name } took the seat over and is not rated.
       *[gone] { $name } is not rated.
    }
rated-left = { $name } left early, and is rated below all who stayed.
rated-changes = Ratings

me-rated = I wish to be rated
me-rated-hint = For tables that begin from now on. Without you, the others are rated as if you were not there.
me-shown-to = Who may see my ratings and how I play
me-shown-to-hint = Applies to my page and the leaderboards. My name at public tables stays visible.
shown-to-everybody = Everybody who is signed in
shown-to-met = People who have played with me
shown-to-nobody = Nobody
me-page = My page as others see it
wrong-shown-to = Choose who may see it.

command-leaderboard-title = Leaderboard: { $game }
command-leaderboard-none = Nobody is rated yet.
command-ratings-title = Ratings of { $name }
command-ratings-none = No finished rated tables, or they are not shown to you.
command-ratings-rebuilt =
    { $tables ->
        [one] Recalculated from one rated table.
       *[other] Recalculated from { $tables } rated tables.
    }
command-ratings-same = Nothing has changed.
command-ratings-differ = Some ratings have changed.
help-leaderboard = List players by rating, for GAME or over all games.
help-leaderboard-month = Only this month, such as 2026-11.
help-leaderboard-known = Only you and people you have played with.
help-ratings = Show or recalculate ratings.
help-ratings-show = Show the ratings of a player, by number, or yours.
help-ratings-rebuild = Recalculate all ratings in the local database from its finished tables, and print what changed.
