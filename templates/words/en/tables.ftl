# Tables: what is said about them in mails and stories.

table-seat = Seat { $number }
table-game = { GAME($game) }

# What a motion asks for.
motion-take-back = to take back the last moves
motion-abandon = to abandon the game
motion-concede = to end the game now, with the present scores
motion-pause = to pause
motion-pause-for = to pause for { $length }
motion-resume = to end the pause
motion-extend = to double the time of every open question
motion-extend-for = to give every open question { $length } more
motion-substitute = to let substitutes take the seats of absent players
motion-length = Choose { $shortest } to { $longest }.
motion-no-length = Only a pause or more time has a length.
