# Players who look for a table.
seeks-title = Players looking for a table
seeks-hint = Ask to be told when somebody opens a table that anybody may join. You get letters for 30 days, or until you sit with others at a table of that game.
seeks-nobody = Nobody yet.
seeks-only-you = Only you so far.
seeks-more =
    { $count ->
        [one] and one more
       *[other] and { $count } more
    }
seek-begin = Tell me when somebody opens a table
seek-until = You get a letter until { $moment }.
seek-end = Stop these letters
seek-told =
    { $count ->
        [one] One player is looking for a table of { $game }. We write to them if anybody may join.
       *[other] { $count } players are looking for a table of { $game }. We write to them if anybody may join.
    }
done-seek-begun = You get a letter when somebody opens a table.
done-seek-ended = You get no more letters about new tables of this game.
seek-stop = You get no more letters when somebody opens a table of { $game }.
seek-stopped = You get no more letters when somebody opens a table of { $game }.
seek-stopped-back = Open seats, and players looking for a table

# The letter about an open table.
mail-seek-subject = { $host } opened a table of { $game }
mail-seek = { $host } opened a table of { $game } for { $count } players.
mail-seek-link =
    { $count ->
        [one] One seat is open. Look at the table and sit down here:
       *[other] { $count } seats are open. Look at the table and sit down here:
    }
mail-seek-press = Look and sit down
mail-seek-why = You asked for letters about new tables of { $game }. They end on { $until }, or when you sit with others at such a table.
mail-seek-stop = Stop these letters: { $link }
mail-seek-stop-short = Stop these letters
