# The pages behind the links of our letters.

link-your-answer = Your answer
link-certain = Effect: { $certain }.
link-other = Another answer
link-played = You played: { $move }.
link-so-far = What came of it
link-stale = “{ $move }” is not played by this link: the question was answered, or is no longer open. Nothing was changed.
link-since = What happened since the letter
link-nothing-asked = Nothing is asked of you now. A letter comes when it is your turn.
link-answered-already = You have answered, and may still change your mind
link-no-deadline = Nothing is owed here any more: this deadline is over. Take the entry out of your calendar.
link-dead-title = This link opens nothing
link-dead = It was changed on its way, or newer links have taken its place. Nothing was changed. Open the latest letter of this table.
link-stop = No more letters about { $table } will come to you. You keep your seat.
link-stop-press = Stop these letters
link-stopped = No more letters about { $table } will come to you. You keep your seat, and what waits for you is found by signing in.
link-digest-stop = No digest will come to you any more. You keep your seats, and what waits for you is found by signing in.
link-digest-stopped = No digest will come to you any more. What waits for you is found by signing in.
link-invitations = Letters of invitation
link-invitations-stop = No letter of invitation will come to { $address } from here any more, whoever asks.
link-invitations-stopped = No letter of invitation comes to { $address } from here any more, whoever asks.
link-invitations-back = To allow them again, press here, or sign in with this address and open “My letters”. This is remembered by a mark of the address, not by the address.
link-invitations-allowed = Letters of invitation may come to { $address } again.
invitations-stop = No more invitations
invitations-allow = Allow invitations again
link-save = Save
link-saved = Saved.

# What one may wish of letters.
mail-when = When letters about this table come
mail-rhythm-now = At once
mail-rhythm-digest = In my digest
mail-rhythm-both = At once, and in my digest
mail-rhythm-reminders = As a reminder only
mail-rhythm-never = Never: I have stopped them
mail-form = How letters are made
mail-form-full = With the table as a picture
mail-form-short = Short: the decision without the table around it
mail-form-heard = To be heard: text alone, what changed first

# The invitation.
link-invitation = { $game }, for { $count } players.
link-invitation-seated = You have a seat. A letter comes when play begins.
link-invitation-late = No seat could be taken: the table is full, has begun, or is no longer there.

# The board.
link-board-text = The board in words

# I am back.
link-back = You are marked absent at this table since { $since }: questions to you wait only a short while.
link-back-done = Your usual time holds at this table.

# A vote.
link-vote = { $seat } asks { $asked }.
link-vote-seen = What was revealed since
link-vote-yes = I agree
link-vote-no = I do not
link-vote-unsaid = Your vote has not been counted: say that you agree, or that you do not.
link-vote-said = Your word counts. The others are asked too.
link-vote-carried = All agreed: it is done.
link-vote-refused = Somebody did not agree: all stays as it is.
link-vote-withdrawn = Whoever asked thinks otherwise: all stays as it is.
link-vote-overtaken = Play went on meanwhile: all stays as it is.
