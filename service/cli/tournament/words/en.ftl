# The command `procaccio tournament`.

help-tournament = Let bots play against each other and rate them. Seats rotate from table to table.
help-tournament-bots = The bots, with commas between them.
help-tournament-playouts = How many tables the prince plays on in its mind for each answer; the doge ten for each of them, but briefly.
help-tournament-milliseconds = How long a bot that looks ahead may think about one answer, in milliseconds of processor time; instead of so many tables.
help-tournament-processes = How many processes play at the same time.
tournament-which-bots = Name at least two different ones of { $bots }, with commas between them.
tournament-title = { $tables ->
    [one] { $tables } table of { $game }
   *[other] { $tables } tables of { $game }
}
tournament-bot = Bot
tournament-rating = Rating
tournament-mean-place = Mean place
tournament-mean-points = Mean points
tournament-most-points = Most points
tournament-speed = Decisions a second
tournament-pairs = Each against each
tournament-ahead = Bot
tournament-behind = against
tournament-share = Placed ahead, %
tournament-meetings = Meetings
tournament-intervals = In parentheses: between what a figure lies in 95 of 100 cases.
