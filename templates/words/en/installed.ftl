# What an installed Procaccio says without a connection.

installed-about = Slow Renaissance board games: a move in the time it takes to read a letter.
offline-heading = No line
offline-told = There is no connection. The boards that you looked at last can be read; open one of them.
offline-kept-heading = Your answer is kept
offline-answer = There is no connection. Your answer is kept in this browser and sent when there is one and a page of Procaccio is open. If its question has passed by then, you are told, and nothing is played.
offline-board = There is no connection: this is the board as you last saw it. What you answer is kept until there is one.
sound = Sounds
sound-hint = A tap where something moves, a chime where it is your turn. In this browser.
