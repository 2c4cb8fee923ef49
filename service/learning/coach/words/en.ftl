# The coach: where a finished game was won and lost. On the page of the story, and in a letter.

coach-heading = Where it was won and lost
coach-offered = The coach can analyse this game: which decisions mattered, and what they were worth.
coach-ask = Analyse my decisions
coach-thinking = The coach is analysing the decisions
coach-looked = { $looked } of { $total } decisions analysed
coach-come-back = Results appear here as they come. You get a short letter at the end, if you get letters about this table.
coach-see = Show results so far
coach-given-up = The coach tried several times but could not analyse this game.
coach-ask-again = Try again
coach-closer = Analyse more closely
coach-closer-told = These are estimates. A closer analysis makes them more certain.
coach-closer-thinking = The coach is analysing more closely
coach-curves = Expected points over the game
coach-curves-told = The points that each seat could expect at the end, after each move. The lines end at the points that each seat got.
coach-moments = The moments that mattered
coach-moments-so-far = Costliest decisions so far
coach-before-move = before move { $at }
coach-no-moments = No decision is known to have cost anything: all differences are within the margin of error.
coach-shares = Where the points came from
coach-seat = Seat
coach-expected = Expected at the start
coach-lost = Costliest decisions
coach-fortune = Everything else
coach-points = Points
coach-curves-figures = The curves as figures
coach-move = After move
coach-how = How the coach works
coach-how-told = For every decision, the coach imagines tables that fit everything this seat could know then. It plays each of them to the end, once from the answer given and once from others. The best answer is chosen on some tables and measured on others. “Costliest decisions” is what these decisions of a seat cost, measured closely. “Everything else” is chance, the other players, and all that is too small to measure. The number after ± is the standard error.
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
try-out-coach-told = Play an answer here. Then the coach can compare it with the three best others.
try-out-coach-ask = Let the coach analyse “{ $answer }” ({ $seat })
try-out-coach-thinking = The coach is analysing “{ $answer }” ({ $seat })
try-out-coach-come-back = This takes some seconds, or longer when the server is busy. You can play on meanwhile.
try-out-coach-see = See if it is done
try-out-coach-given-up = The coach could not analyse “{ $answer }” ({ $seat }).
try-out-coach-none = No other answer is certainly better: all differences are within the margin of error.
try-out-coach-worths = Expected points at the end
try-out-coach-answer = Answer
try-out-coach-more = Difference
try-out-coach-how = The coach imagines tables that fit everything this seat can know in the try-out. It plays each of them to the end from each of these answers, with the same chance. These are few tables, so mind the standard error after ±. The try-out knows no more than you do.
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
