# The answer to a player's letter: what was done of it, or why not and what would be right.

answer-played = { $player }, you have played: { $moves }
answer-nothing-done = { $player }, nothing of your letter was carried out.
answer-part-not-done = { $player }, this part of your letter was not carried out:
answer-left-out = Not read as part of your answer: “{ $lines }”
answer-line = “{ $line }”
answer-confirm = If it was you, open this link and press its button: { $move }
answer-happened = What happened:
answer-history = The whole story:
answer-asked = It is your decision. { $asked }
answer-may-change = You gave: { $given }. Until all have answered, you can change it: reply with another answer. { $asked }
answer-not-waited = Nobody waits for you now; a letter comes when it is your turn.
answer-not-running = No game is going on at this table.
answer-said = What you wrote was said to all at the table.
answer-said-to = What you wrote was said to { $name } alone.
answer-leave = You are on leave for { $days ->
    [one] one day
   *[other] { $days } days
}, from today on, at all your tables; the others are told.
answer-back = Welcome back. Your leave is over, and your time runs as usual.
answer-form = Letters of this table now come in this form: { $form }
answer-undone = Your last move was taken back.
answer-undo-asked = What followed your last move cannot be undone by you alone: the others were asked whether you may take it back.
answer-resign-sure = If you resign, you leave the game for good, and another player may take your seat. Nothing has happened yet. To resign, answer “{ $command }”.
answer-resigned = You have resigned. Your seat is open to others, and no more mail of this table comes to you.
answer-seat-left = You do not sit at this table any more.

# Why a letter was not carried out.
answer-why-empty = There was nothing in it above the quoted letter. Write a number, a move, or “help”.
answer-why-too-many-lines = It has too many lines. Send your move alone.
answer-why-line-too-long = This line is too long to be a move. If you wish to say something at the table, begin with “talk”.
answer-why-choice = The answers are numbered from 1.
answer-why-talk-empty = There is nothing to say behind “talk”. Write it on the same line or below.
answer-why-talk-to-whom = It is not clear whether all or one player should hear this. Write “talk to Name: …”, or “talk all: …”.
answer-why-talk-too-long = That is too long to be said at once. Please say it in parts.
answer-why-leave = Write how long you are away, such as “leave 3 days” or “leave 2 weeks”.
answer-why-form = After “form” stands one of: { $forms }.
answer-why-no-such-kind = There is none of these. Kinds: { $kinds }.
answer-why-perhaps-command = Perhaps “{ $command }” is meant.
answer-why-perhaps-talk = To say something to the others, begin with “talk”; “help” tells what else can be written. Mail of this table is stopped by the last link of this letter.
answer-why-perhaps-number = Did you mean “{ $number }”?
answer-why-not-asked-then = After “{ $before }” the others decide first, so “{ $line }” cannot be answered yet. Send “{ $before }” alone; a letter comes when you are asked again.
answer-why-after = After “{ $before }”: { $why } Send “{ $before }” alone, and the answer asks what follows.
answer-why-doubt = This line may take back your answer, so nothing was played. To play it, send “{ $move }” alone.
answer-why-asked = A question plays nothing. To play this, send “{ $move }”; to look at it first, send “? { $move }”.
answer-why-begun-alone = { $why } A line that only begins an answer is sent alone: then the answer lists what fits, and nothing is played.
answer-one-fits = One answer fits what you wrote: { $move }. Nothing is played yet; look where it would lie, and answer “#1” if you mean it.
answer-why-no-such-number = None of the answers in the letter has the number { $number }.
answer-why-number-changed = The answers have changed since they were numbered, so { $number } could mean two things. Please answer with the numbers below, or in words.
answer-why-question-closed = The question of that letter is closed: it was answered, or its time is over.
answer-why-nothing-asked = That letter asked nothing, so nothing was played. Answer the question below, or begin with “talk” to say something.
answer-why-which-table = Several tables wait. Begin the line with the number of its table, such as “1: #2”.
answer-why-digest-held = It may concern all tables, so nothing of your letter was carried out. Send the answers again without it.
answer-why-turn-reveals = After { $moves ->
    [one] the first move
   *[other] the first { $moves } moves
} something is revealed, and a turn ends there. Send the rest when you have seen it.
answer-why-other-sender = It came from { $sender }, which is not your address here. If you wrote it, send it again from your own address. To write from { $sender } in future, sign in and change your address: { $link }
answer-why-sender-disowned = It came from { $sender }, but the mail server of that address says that it did not send it. If you wrote it, please send it with your usual mail program.
answer-why-nobody-of-that-name = Nobody at this table goes by that name. The others are: { $names }.
answer-why-no-such-seat = There is nobody but yourself to hear that.
answer-why-whispered = The letter that you answer held something that was said to you alone, so it is not clear who may hear your answer. Begin with “talk to Name: …”, or “talk all: …”.
answer-why-answers-talk = This line answers a question that is open to you, and in talk all would read it. To play it, answer the letter that asks; to say it all the same, begin with “talk all: …”.
answer-why-command-beside-talk = This line is a command, and all would read the rest of your letter. Send the command alone; to say it all, begin with “talk all: …”.
answer-why-table-not-running = No game is going on at this table.
answer-why-table-closed = This table is closed: nothing is said there any more.
answer-why-nothing-to-take-back = You have no move here that could be taken back.
answer-why-not-your-seat = Another player holds this seat now.
answer-why-not-at-this-table = You no longer sit at this table.
answer-why-talk-spent = So much has been said here of late that the others’ letters would overflow. Nothing was said for you; send it again in a while.
answer-why-answer-changed-often = Your last answer stands. You have changed it many times in a short while; wait a little before you change it again.
answer-why-cannot-deliver = This message cannot be delivered. What you write to all at the table is shown there.
answer-why-talk-closed = The desk has closed the talk of this table.
answer-why-muted = The desk has asked you to say nothing for a while.
answer-why-shut-out = The desk lets you not play at present. Its letter says until when.
answer-why-not-found = There is no such table.

# What can be written, command by command.
answer-help = What you can write, one thing on each line:
answer-command-choose = “#2” plays the answer that the letter numbers so, as does its number behind one of the words here; where an amount is asked for, a number alone is that amount:
answer-command-talk = Say the rest of the letter to all at the table, or with “to Name:” to one player:
answer-command-plan = A plan for later questions; alone it brings examples:
answer-command-default = Play at once what would be played if your time ran out:
answer-command-show = See the table:
answer-command-cards = See every card and tile: yours, shown, to be had, unseen, out of the game; with the name of a kind behind it only these:
answer-command-history = See all that happened:
answer-command-time = See how much time you have:
answer-command-leave = Be away for some days, as in “leave 3 days”:
answer-command-back = You are back:
answer-command-help = See this list:
answer-command-resign = Leave the game; another may take your seat:
answer-command-form = How letters of this table look, as in “form heard” (text to listen to), “form short” or “form full”:
answer-command-settings = Get the link to the mail settings of this table:
answer-command-stop = Get no more mail from this table:
answer-command-undo = Take your last move back:
answer-help-moves = Any other line is read as a move in the words of the game; several moves make one turn, all or none.
answer-help-asks = “?” before a move plays nothing: it shows what the move would bring and where it would lie, or lists all answers that begin so. “?” alone lists all answers.
answer-about = { $move }: { $known ->
    [yes] { $certain }.
   *[no] nothing is certain about it.
}
answer-own = Your board now:

# --- the rules of the table, by letter

answer-rules = The rules of this table:
answer-rules-how = Write “rules 3” for a chapter, “rules 3.2” for one paragraph. All of them, with the figures, lie here:
answer-command-rules = The rules of this table: alone their contents, with a number a chapter or a paragraph, as in “rules 3” or “rules 3.2”, with a word what they say about it; or just ask a question:
answer-why-rules = The rules of this table say nothing about this. Write “rules” for their contents, “rules 3” or “rules 3.2” for a part.
