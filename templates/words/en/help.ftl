# The page that explains how it works.

help-title = How it works
help-lead = A slow game is a letter now and then. Each holds one decision; you answer when you like, and the game goes on when all have answered.
help-page-contents = On this page

help-page-turn = A turn
help-page-turn-text = When a decision is yours, a letter comes with the question, the board, what happened since, and the answers you can give. Each answer in it is a link: it opens a page that tells what the move would bring for certain, with one button. Nothing is played before you press it; only in a browser in which you are signed in does opening the link play at once.
help-page-turn-more = On the page of the table you see more: the board in full, the story, talk, your notes. There, too, a move can be written in words, and taken back as long as nothing was revealed by it and nobody has answered it.

help-page-mail = Playing by mail
help-page-mail-text = You can answer a letter by writing back: the number of an answer, or the move in words, above the quoted text. Every letter of yours is answered, whether it was understood or not, and nothing is ever guessed.
help-page-mail-more = Other things can be written too, one on each line.
help-page-commands = What can be written

help-page-time = Time
help-page-time-text = Each table has a pace, chosen when it was opened: so much time for each question, and a bank for hard ones. Nothing runs out while you sleep; at some tables weekends do not count; on leave your clocks stand still. You are reminded before anything runs out.
help-page-time-more = If time does run out, the move that the letter named as the default is played, you keep your seat, and you are told. After two in a row your seat is marked absent, so that others need not wait long; answer, or say that you are back, and all is as before.
help-page-paces = The paces

help-page-tables = Tables
help-page-tables-text = Take an open seat, or open a table of your own. You choose who may sit down: everybody, whoever has the link, or those whom you invite by mail. A guest needs no account, only the link of their seat.
help-page-tables-more = Whoever must leave gives the seat up; another player can take it over, and gets a letter with the story so far. The table can also agree to pause, to give more time, or to end.

help-page-fair = Fair chance
help-page-fair-text = Every shuffle follows from a secret number that is drawn before anybody sits down. Its fingerprint is shown from the beginning, the number itself at the end, so that anybody can check that nothing was changed.
help-page-fair-more = What is hidden from you by the rules is never sent to you, on no page, in no letter and to no program. Nor is what is yours sent to others.

help-page-programs = Programs and terminals
help-page-programs-text = All that these pages do can be done by a program, with a key from your account. There is a terminal client as well, a calendar of deadlines, and calls to a program of yours when something waits.
help-page-programs-more = Every page works without scripts, with a keyboard alone, and with a screen reader; each board is also there in words.

help-page-trouble = When something is wrong
help-page-trouble-text = No letter came? Your account lists every letter to you and what became of it. If letters came back from your address, it says so there, and you can say when it works again.
help-page-trouble-more = A link that opens nothing is an old one: a newer letter has taken its place. Open the latest, or sign in here, where everything that waits for you stands first.
