# What an installed Procaccio says without a connection.

installed-about = Slow Renaissance board games: one move takes as long as reading a letter.
offline-heading = No connection
offline-told = There is no connection. You can read the boards that you looked at last: open one of them.
offline-kept-heading = Your answer is kept
offline-answer = There is no connection. Your answer is kept in this browser. It is sent once you are online and a page of Procaccio is open. If the question has closed by then, nothing is played and you are told.
offline-board = There is no connection. This is the board as you last saw it. Your answers are kept until you are online.
sound = Sounds
sound-hint = A tap when something moves, and a chime when it is your turn. Only in this browser.
