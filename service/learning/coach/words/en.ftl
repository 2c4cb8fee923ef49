# The coach: where a finished game was won and lost. On the page of the story, and in a letter.

coach-heading = Where it was won and lost
coach-offered = The coach can look at the decisions of this game: what was played, what else was possible, and what it was worth.
coach-ask = Look at my decisions
coach-thinking = The coach looks at the decisions
coach-looked = { $looked } of { $total } decisions looked at
coach-come-back = What it finds grows here meanwhile. A short letter comes when it is done, if you have letters of this table.
coach-see = See what it has found by now
coach-given-up = The coach has tried several times and could not go on with this game.
coach-ask-again = Let the coach look once more
coach-closer = Look more closely
coach-closer-told = These are estimates. A closer look tries these moments on more tables, so that they become more certain.
coach-closer-thinking = The coach looks more closely
coach-curves = Expected points over the game
coach-curves-told = What each seat could expect to have in the end, by the number of moves played. The lines lead to the points that each had.
coach-moments = The moments that mattered
coach-moments-so-far = The dearest decisions so far
coach-before-move = before move { $at }
coach-no-moments = No single decision surely cost anything: what was measured lies within the error.
coach-shares = How the points came about
coach-seat = Seat
coach-expected = Expected at first
coach-lost = Dearest decisions
coach-fortune = All the rest
coach-points = Points
coach-curves-figures = The curves as figures
coach-move = After move
coach-how = How this was found out
coach-how-told = At every decision the coach imagined tables that fit all that this seat could know then, and played each of them to its end, once from the answer that was given and once from others. The answer that seemed best was chosen on some tables and measured on others. “Dearest decisions” is what the costliest decisions of a seat cost, measured closely; “all the rest” is chance, what the others did, and what is too small to be measured. Behind ± stands the standard error.
mail-coach-subject = { $table }: where it was won and lost
mail-coach = { $player }, the coach has looked at every decision of { $table }.
mail-coach-part = { $player }, the coach has looked at { $looked } of { $total } decisions of { $table }.
mail-coach-none = Of none of your decisions can be said for sure that it cost anything.
mail-coach-before = Before move { $at }: { $text }
mail-coach-see = See every moment on the board
mail-coach-soon = Where this game was won and lost is being found out now. It will be told below the story of the table
mail-coach-offered = Look at your decisions: where this game was won and lost

# In a try-out: what the answer given there last is worth.
try-out-coach = What an answer is worth
try-out-coach-told = Play an answer here: then the coach can tell what it is worth, beside the three that look best besides.
try-out-coach-ask = Let the coach look at “{ $answer }” ({ $seat })
try-out-coach-thinking = The coach looks at “{ $answer }” ({ $seat })
try-out-coach-come-back = This takes some seconds, and longer while the machine has much else to do. Play on meanwhile.
try-out-coach-see = See whether it is done
try-out-coach-given-up = The coach could not find out anything about “{ $answer }” ({ $seat }).
try-out-coach-none = None of the others is surely better: what was measured lies within the error.
try-out-coach-worths = Expected points in the end
try-out-coach-answer = Answer
try-out-coach-more = Difference
try-out-coach-how = The coach imagined tables that fit all that this seat can know in the try-out, and played each of them to its end from each of these answers, with the same chance. These are few tables: behind ± stands the standard error. The try-out itself knows no more than you do.
try-out-coach-question = Asked in your try-out:

# At the terminal.
help-coach = Show where a game was won and lost. GAME is a record, the number of a table at the server, or by default the last game played here.
help-coach-playouts = Simulations per decision. More take longer and err less.
help-coach-seconds = Seconds of processor time after which the coach stops.
help-coach-seed = Simulate other tables, for a second opinion. Without it everybody gets the same findings.
help-coach-answer = Compare this answer with the best others in your try-out, if the table allows advice. Begins a try-out if you have none.
coach-not-over = { $file }: this game is not over. The coach looks at finished ones.
coach-not-done = The coach is not done ({ $state }): { $looked } of { $total } decisions looked at.
coach-answer-where = An answer is asked about at a table of the server: give its number.
