# The pages behind the links of our letters.

link-your-answer = Your answer
link-certain = Effect: { $certain }.
link-other = Another answer
link-played = You played: { $move }.
link-so-far = What it led to
link-stale = This link does not play “{ $move }”: the question was answered or is closed. Nothing was changed.
link-since = What happened since the letter
link-nothing-asked = You have nothing to decide now. You get a letter when it is your turn.
link-answered-already = You have answered and can still change your answer
link-no-deadline = This deadline is over. Remove it from your calendar.
link-dead-title = This link does not work
link-dead = The link was damaged, or a newer one has replaced it. Nothing was changed. Open the latest letter of this table.
link-stop = You get no more letters about { $table }. You keep your seat.
link-stop-press = Stop these letters
link-stopped = You get no more letters about { $table }. You keep your seat. Sign in to see what waits for you.
link-digest-stop = You get no more digests. You keep your seats. Sign in to see what waits for you.
link-digest-stopped = You get no more digests. Sign in to see what waits for you.
link-invitations = Letters of invitation
link-invitations-stop = We send no more invitations to { $address }, no matter who asks.
link-invitations-stopped = We send no more invitations to { $address }, no matter who asks.
link-invitations-back = To allow them again, press here. Or sign in with this address and open “My letters”. We store a fingerprint of the address, not the address.
link-invitations-allowed = { $address } can get invitations again.
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
mail-form = Form of letters
mail-form-full = Full: with a picture of the table
mail-form-short = Short: only the decision
mail-form-heard = For listening: text only, news first

# The invitation.
link-invitation = { $game }, for { $count } players.
link-invitation-seated = You have a seat. You get a letter when play begins.
link-invitation-late = The table is full, has started, or no longer exists, so you got no seat.

# The board.
link-board-text = The board in words

# I am back.
link-back = You are marked absent at this table since { $since }, so questions to you wait only a short time.
link-back-done = You have your usual time at this table again.

# A vote.
link-vote = { $seat } asks { $asked }.
link-vote-seen = What was revealed since
link-vote-yes = I agree
link-vote-no = I do not agree
link-vote-unsaid = Your vote was not counted. Choose “I agree” or “I do not agree”.
link-vote-said = Your vote counts. The others are asked too.
link-vote-carried = Everybody agreed, so it is done.
link-vote-refused = Somebody did not agree, so nothing changes.
link-vote-withdrawn = The request was withdrawn, so nothing changes.
link-vote-overtaken = Play went on in the meantime, so nothing changes.
