nav-contests = Contests
contests-lead = A contest has players and rounds. In each round you meet a few others at a table. After the last round the standings are final. A contest always ends by itself.
contests-none = No contests here
contests-none-hint = Open one and invite your friends. It seats everybody and ends by itself.
contests-more = More contests
contest-open = Open a contest
contest-filter-joining = Open to join
contest-filter-running = Running
contest-filter-finished = Over
contest-filter-cancelled = Cancelled
contest-filter-mine = Mine
contest-format-swiss = Swiss
contest-format-round-robin = Round robin
contest-format-knock-out = Knock-out
contest-format-swiss-hint = In every round you meet players with similar points.
contest-format-round-robin-hint = Everybody meets everybody, as far as the rounds allow.
contest-format-knock-out-hint = The upper half of each table advances, until one player is left.
contest-facts = { $game } · { $format } · up to { $size } at a table
contest-rated = Its tables are rated.
contest-entrants = { $count ->
    [one] One entrant
   *[other] { $count } entrants
}
contest-places = { "" } of { $most }
contest-waiting = { $count ->
    [one] one is waiting for a place
   *[other] { $count } are waiting for a place
}
contest-until-joining = You can enter until { $when }. Then the first round is drawn. At least { $least } players are needed.
contest-until-running = { $rounds ->
    [0] Round { $round } runs until { $when }.
   *[other] Round { $round } of { $rounds } runs until { $when }.
} Unfinished tables then count with their present scores.
contest-until-finished = It ended on { $when }.
contest-until-cancelled = It was cancelled on { $when }.
contest-organiser = Organised by { $name }
contest-gone = a former player
contest-enter = Enter
contest-wait = Wait for a place
contest-leave = Withdraw
contest-leave-hint = A waiting player takes your place. If nobody waits, a bot plays on at your table.
contest-sign-in = Sign in to enter
contest-mine-entered = You have entered.
contest-mine-waiting = You are waiting for a place.
contest-mine-withdrawn = You get no more tables here: you withdrew, or did not finish your table.
contest-mine-asked = You are challenged. Accept, or you lose your place on the ladder.
contest-mine-out = You are out of the knock-out.
contest-my-table = Your table of round { $round }
contest-standings = Standings
contest-entered-heading = Who has entered
contest-rank = Place
contest-name-heading = Name
contest-points = Points
contest-wins = Tables won
contest-strength = Opponents’ points
contest-reached = Last round
contest-entrant-withdrawn = withdrawn
contest-entrant-out = out
contest-entrant-asked = challenged
contest-you = you
contest-next-page = Next page
contest-points-how = A table brings up to 120 points: a share for each player whom you beat, and half a share for each player with whom you tie. A round without a table brings 60. Ties are broken by tables won, then by the opponents’ points, then by lot. In a knock-out, the last round reached counts first.
contest-rounds = Rounds
contest-round = Round { $number }
contest-pod = Table { $number }
contest-pod-open = See the table
contest-pod-soon = The table opens in a moment.
contest-pod-points = { $points } points
contest-draw = The draw
contest-draw-how = All draws follow from one secret number. Its fingerprint is published before anybody enters, and the number when the first round begins. Everybody can then repeat the draw.
contest-commitment = Fingerprint (SHA-256)
contest-seed = The number
contest-draw-check = Repeat the draw
contest-draw-holds = Repeated: every round matches the number.
contest-draw-differs = Repeated, but this differs: { $what }
contest-organise = Organise
contest-organise-hint = Moderators see all of this and can undo it.
contest-close-joining = Close joining now
contest-end-round = End this round now
contest-more-days = A week more
contest-cancel = Cancel the contest
contest-restore = Continue the contest
contest-withdraw-entrant = Withdraw { $name }
contest-return-entrant = Readmit { $name }
contest-replace = Give a place to another player
contest-replace-whom = Whose place
contest-replace-by = Address of the other player
contest-invite = Invite
contest-invite-email = Address of a player
contest-field-name = Name
contest-field-format = Who meets whom
contest-field-game = Game
contest-field-pod-size = Players at a table, at most
contest-field-pace = Pace
contest-field-least = Entrants, at least
contest-field-most = Entrants, at most
contest-field-rounds = Rounds (empty: as many as needed)
contest-field-round-days = Days per round
contest-field-joining-days = Days to enter
contest-field-rated = Its tables are rated
done-contest-opened = The contest is open. Now invite players.
done-contest-entered = Done. You get a letter when the first round begins.
done-contest-left = You have withdrawn.
done-contest-organised = Done.
done-contest-invited = If that address plays here, a letter is on its way.
contest-reason = Asked for by the organiser
mail-contest-subject = { $word ->
    [invited] { $contest }: will you enter?
    [entered] { $contest }: you have entered
    [waiting] { $contest }: you wait for a place
    [moved-up] { $contest }: a place for you
    [round] { $contest }: your table of round { $round }
    [sits-out] { $contest }: you sit out round { $round }
    [withdrawn] { $contest }: you have withdrawn
    [gone] { $contest }: you get no more tables
    [cancelled] { $contest } is cancelled
    [restored] { $contest } continues
    [ended] { $contest } is over
    [season] { $contest }: season { $season } begins
    [challenged] { $contest }: you are challenged
    [challenge-over] { $contest }: your challenge is over
   *[unclear] { $contest }: your letter was not understood
}
mail-contest-says = { $word ->
    [invited] { $organiser } invites you to { $contest }.
    [entered] You have entered { $contest }. A letter comes when the first round begins.
    [waiting] All places of { $contest } are taken. The next one that becomes free is yours.
    [moved-up] A place in { $contest } has become free. It is yours, with its points and its table.
    [round] Round { $round } of { $contest } has begun, and your table is ready.
    [sits-out] You sit out round { $round } of { $contest } and get 60 points for it.
    [withdrawn] You have withdrawn from { $contest }. Nobody waits for you there.
    [gone] In { $contest } you stopped answering, or another player finished your table. You get no more tables. The organiser can let you in again.
    [cancelled] { $contest } is cancelled. Running tables are finished.
    [restored] { $contest } was cancelled and now continues.
    [ended] { $contest } is over. These are the final standings.
    [season] Season { $season } of { $contest } is about to begin. You play in division { $division }.
    [challenged] { $names } challenges you for place { $place } of { $contest }.
    [challenge-over] The challenge between you and { $names } in { $contest } is over. You stand at place { $place }.
   *[unclear] Nothing was done about { $contest }. Write one word alone in the first line.
}
mail-contest-table = To your table
mail-contest-page = The contest
mail-contest-people = You meet { $names }.
mail-contest-deadline = The round ends on { $when }. Unfinished tables then count with their present scores.
mail-contest-joining = You can enter until { $when }.
mail-contest-standing = Your place: { $rank } of { $count }, with { $points } points.
mail-contest-row = { $rank }. { $name }: { $points }
mail-contest-answer-join = To enter, answer with the one word “{ $word }”.
mail-contest-answer-leave = To withdraw, answer with the one word “{ $word }”.
desk-act-contest-deadline = Change a deadline of the contest
desk-does-contest-deadline = Joining or the present round ends at that moment. Unfinished tables then count with their present scores.
desk-act-contest-cancel = Cancel or continue the contest
desk-does-contest-cancel = No further round is drawn, and running tables are finished. The contest can continue later.
desk-act-contest-withdraw = Withdraw or readmit an entrant
desk-does-contest-withdraw = A waiting player takes the place. If nobody waits, a bot plays on at the present table.
desk-act-contest-replace = Give a place to another player
desk-does-contest-replace = The other player gets the place with its points and its seat at the present table.
desk-field-contest-round = Round (0: joining)
desk-field-cancelled = Cancelled?
desk-cancelled-true = Cancelled
desk-cancelled-false = Going on
desk-field-entrant = Entrant
desk-field-withdrawn = Withdrawn?
desk-withdrawn-true = Withdrawn
desk-withdrawn-false = Taking part
desk-cannot-contest-round = Another round is running now, or the contest is over.
desk-cannot-contest-over = This is not possible in the present state of the contest.
desk-cannot-no-entrant = The contest has no such entrant, or there is no such player.
wrong-format = Choose who meets whom.
wrong-game = Choose one of the games.
wrong-pod-size = Choose a number of people from 2 to 6 that the game allows.
wrong-least = Give a number from what the game needs to the greatest number of entrants.
wrong-most = Give a number from 2 to 20000.
wrong-rounds = Give a number from 1 to 50, or leave it empty.
wrong-round-days = Give a number of days from 1 to 180.
wrong-joining-ends = Give a number of days from 1 to 365.
desk-at-contest = Contest { $number }
desk-about-contest = Contest { $number }
contest-wish = Tables at once
contest-wish-hint = A contest gives you at most so many tables at once. Leave empty for no limit.
wrong-tables-at-once = Give a number from 1 to 100, or leave it empty.
help-contest = List contests, enter them, and check their draws.
help-contest-list = List contests, the newest first.
help-contest-show = Show a contest and its standings.
help-contest-enter = Enter a contest.
help-contest-leave = Withdraw from a contest.
help-contest-check = Repeat all draws of a contest from its published seed. Exits with 1 if one differs.
help-contest-check-file = A saved draw, instead of the server's.
contest-check-which = Name a contest, or a file with --file.
