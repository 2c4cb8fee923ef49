# The command `procaccio tournament`.

help-tournament = Let bots play against each other. Print ratings, mean points and how often each bot beat each other.
help-tournament-bots = The bots, separated by commas.
help-tournament-playouts = Simulations of the prince per answer. The doge makes ten times as many, but shorter ones.
help-tournament-milliseconds = Processor time per answer, instead of a number of simulations. Results then depend on the machine.
help-tournament-processes = Number of processes.
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
