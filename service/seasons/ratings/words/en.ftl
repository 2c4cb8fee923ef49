# Ratings: leaderboards, how a player plays, and who is rated at a table.

nav-leaderboard = Leaderboard
leaderboard-what = A rating says what a player is almost surely worth, by the rated tables that they have finished. Everybody begins at 1000.
leaderboard-time = Time
leaderboard-all-time = All time
leaderboard-known = People I know
leaderboard-everybody = Everybody
leaderboard-none = Nobody is rated here so far
leaderboard-none-hint = Whoever finishes a rated table stands here, unless they wish otherwise.
rating-heading = Rating
rating-game = Game
rating-all-games = All games
rating-player = Player
rating-tables = Rated tables
rating-provisional = provisional
rating-none = No rated table finished so far.
rating-unwished = Does not wish to be rated.
rating-hidden = How this player plays is not shown to you; everybody chooses that for themselves.
rating-course = Course of the rating: { $game }
rating-course-told =
    { $tables ->
        [one] One rated table, from { $first } to { $last }.
       *[other] { $tables } rated tables, from { $first } to { $last }; highest { $highest }, lowest { $lowest }.
    }
rating-course-dashed = The broken line is provisional: so little was known that it could still change much.
rating-course-table = Table by table
rating-ended = Ended
rating-place = Place
rating-place-of = { $place } of { $players }
play-games = Finished tables by game
play-opponents = Most often at the same table
play-tables = Tables
play-won = Won
play-best = Most points
play-ahead = Placed ahead
rated-who = Who is rated
rated-no = Not rated, just for fun.
rated-names = Rated: { $names }.
rated-few = Rated, but nobody is so far: it takes two.
rated-why =
    { $why ->
        [bot] { $name } is a bot and is not rated.
        [guest] { $name } is a guest and is not rated.
        [unwished] { $name } does not wish to be rated.
        [later] { $name } took the seat over and is not rated.
       *[gone] { $name } is not rated.
    }
rated-left = { $name } began and left, and is rated after all who stayed.
rated-changes = Ratings

me-rated = I wish to be rated
me-rated-hint = Counts for tables that begin from now on. Without you, the others at a rated table are rated as if you were not there.
me-shown-to = Who may see my ratings and how I play
me-shown-to-hint = My page, its figures and the leaderboards go by it. My name at public tables stays visible.
shown-to-everybody = Everybody who is signed in
shown-to-met = Whoever has sat at a table with me
shown-to-nobody = Nobody
me-page = My page, as others may see it
wrong-shown-to = Choose who may see it.

command-leaderboard-title = Leaderboard: { $game }
command-leaderboard-none = Nobody is rated here so far.
command-ratings-title = Ratings of { $name }
command-ratings-none = No rated table finished so far, or it is not shown to you.
command-ratings-rebuilt =
    { $tables ->
        [one] Reckoned again from one rated table.
       *[other] Reckoned again from { $tables } rated tables.
    }
command-ratings-same = Nothing has changed by it.
command-ratings-differ = Some ratings are others than before.
help-leaderboard = List players by rating, for GAME or over all games.
help-leaderboard-month = Only this month, such as 2026-11.
help-leaderboard-known = Only you and people you have played with.
help-ratings = Show or recalculate ratings.
help-ratings-show = Show the ratings of a player, by number, or yours.
help-ratings-rebuild = Recalculate all ratings in the local database from its finished tables, and print what changed.
