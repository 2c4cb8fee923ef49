# Tables: what is said about them in mails and stories.

table-seat = Seat { $number }
table-game = { GAME($game) }

# What a motion asks for.
motion-take-back = to take back the last moves
motion-abandon = to give the game up
motion-concede = to end the game now, with the scores of this moment
motion-pause = to pause
motion-pause-for = to pause for { $length }
motion-resume = to end the pause
motion-extend = to give every open question its time once more
motion-extend-for = to give every open question { $length } more
motion-substitute = to let substitutes take over the seats that nobody hears from
motion-length = Give from { $shortest } to { $longest }.
motion-no-length = Only a pause and more time have a length.
