# The page that explains how it works.

help-title = How it works
help-lead = In a slow game you get a letter now and then. Each asks for one decision. You answer when you like, and the game goes on when everybody has answered.
help-page-contents = On this page

help-page-turn = A turn
help-page-turn-text = When it is your turn, you get a letter with the question, the board, what happened since, and the answers that you can give. Each answer is a link. It opens a page that shows the certain effects of the move and a button that plays it. If you are signed in in that browser, the link plays the move at once.
help-page-turn-more = The page of the table shows more: the whole board, the story, the talk and your notes. There, too, you can write a move in words. You can take it back as long as it has revealed nothing and nobody has moved since.

help-page-mail = Playing by mail
help-page-mail-text = To answer a letter by mail, write the number of an answer, or the move in words, above the quoted text. We answer each of your letters, even if we did not understand it, and we never guess.
help-page-mail-more = You can write other things, too, each on its own line.
help-page-commands = What can be written

help-page-time = Time
help-page-time-text = Each table has a pace: a time for each question, and a reserve for hard ones. Your time never runs out while you sleep. At some tables weekends do not count. While you are on leave, your clocks stand still. You get a reminder before a deadline.
help-page-time-more = If your time runs out, the default that the letter named is played, and we tell you. You keep your seat. After two in a row your seat is marked absent, so that others do not wait long. Answer, or say that you are back, and you get your usual time again.
help-page-paces = The paces

help-page-tables = Tables
help-page-tables-text = Take an open seat, or open your own table. You choose who may sit down: everybody, anyone with the link, or people whom you invite by mail. Guests need no account, only the link of their seat.
help-page-tables-more = If you must leave, give up your seat. Another player can take it over and gets a letter with the story so far. The table can also agree to pause, to give more time, or to end.

help-page-fair = Fair chance
help-page-fair-text = Every shuffle follows from a secret number that is drawn before anybody sits down. Its fingerprint is shown from the start and the number at the end, so everybody can check that nothing was changed.
help-page-fair-more = What the rules hide from you is never sent to you, on any page, in any letter or to any program. Your secrets are not sent to others either.

help-page-programs = Programs and terminals
help-page-programs-text = A program can do everything that these pages do, with a key from your account. There are also a terminal client, a calendar of deadlines, and webhooks that call your program when you are asked.
help-page-programs-more = Every page works without scripts, by keyboard and with a screen reader. Each board is also described in words.

help-page-trouble = When something is wrong
help-page-trouble-text = You got no letter? Your account lists every letter to you and its state. If letters to your address came back, you see it there, and can say that the address works again.
help-page-trouble-more = If a link does not work, it is old, and a newer letter has replaced it. Open the latest letter, or sign in here: whatever waits for you comes first.
