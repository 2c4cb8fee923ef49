nav-leagues = Leagues
leagues-lead = In a league, you play for your place. In divisions, the best go up and the last go down after each season. On a ladder, you challenge players above you.
leagues-none = No leagues here
leagues-none-hint = Open one and invite your friends. Its seasons follow each other by themselves.
leagues-more = More leagues
league-open = Open a league
league-filter-joining = Before the first season
league-filter-running = Running
league-filter-ended = Ended
league-filter-mine = Mine
league-form-divisions = Divisions
league-form-ladder = Ladder
league-form-divisions-hint = Each season everybody plays in their division. Then the best go up and the last go down.
league-form-ladder-hint = If you beat a player above you, you take their place.
league-facts = { $game } · { $form ->
    [ladder] ladder
   *[divisions] divisions of { $size }, up to { $pod } at a table
}
league-members = { $count ->
    [one] One member
   *[other] { $count } members
}
league-rules = Its rules
league-rule-season = A season begins every { $days } days and has { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} of { $round-days } days. Unfinished tables then count with their present scores.
league-rule-moving = { $moving ->
    [one] After a season, the first player of each division goes up. The last go down, one to each division below. New players start at the bottom.
   *[other] After a season, the first { $moving } players of each division go up. The last go down, { $moving } to each division below. New players start at the bottom.
}
league-rule-leaving = If a player leaves the lowest division, a waiting player takes the place. In other divisions a bot plays on, and one more player goes up after the season. A player who leaves or disappears harms nobody else.
league-rule-pyramid = { $branches ->
    [1] There is one division below each division.
   *[other] There are { $branches } divisions below each division.
}
league-rule-reach = You can challenge players up to { $reach } places above you. Nobody has two challenges at once. You cannot challenge players who are on leave or have enough tables.
league-rule-answer = You have { $days } days to accept a challenge. If you refuse or do not answer, you lose it.
league-rule-exchange = If the challenger wins, the two players exchange places. Otherwise nothing changes. After { $days } days an unfinished table counts with its present scores.
league-rule-below = New members start at the bottom. When a member leaves, all below move up.
league-next-first = The first season begins on { $when }.
league-next = The next season begins on { $when }.
league-now = Season { $season } is running.
league-ended-on = It ended on { $when }.
league-join = Join
league-leave = Leave the league
league-goes-up = When the season ends, { $count ->
    [one] the first goes up
   *[other] the first { $count } go up
} a division.
league-goes-down = From place { $place } on, players go down.
league-leave-hint = A waiting player takes your place, or a bot plays on at your table. Your results stay.
league-leave-ladder-hint = You lose an open challenge, and all below you move up.
league-sign-in = Sign in to join
league-mine-division = You play in division { $division }.
league-mine-waiting = You are waiting for a place. You get one in the lowest division next season.
league-mine-first = You have joined. You get a letter when the first season begins.
league-mine-gone = You get no more tables in this season, and you are not in the next one.
league-mine-place = You are at place { $place }.
league-my-division = Your division and table
league-division = Division { $number }
league-level = Level { $number }
league-division-heading = Division
league-divisions = Divisions of season { $season }
league-divisions-some = There are { $count } of them. You see the first, those around yours, and the last. The places below lead to the others.
league-seasons = Seasons
league-season = Season { $number }
league-order = Everybody by place
league-order-ladder = The ladder
league-challenge = Challenge
league-challenge-of = Challenge { $name }
league-challenge-heading = Challenge
league-challenge-none = You can challenge nobody now: players within your reach have an open challenge, are on leave, or have enough tables.
league-challenge-mine = You have challenged { $name }, who can accept until { $when }.
league-challenge-to-me = { $name } challenges you for your place. Accept until { $when }, or you lose it.
league-challenge-until = It can be accepted until { $when }.
league-challenge-played = You play against { $name } for the better place.
league-challenge-look = See the challenge
league-take-up = Accept challenge
league-refuse = Refuse and lose the place
league-challenge-back = Withdraw challenge
league-busy = in a challenge
league-waits = waiting for a place
league-season-of = Season { $season }, division { $division }
league-challenge-in = Challenge on a ladder
league-organise-season = Begin the next season now
league-organise-season-hint = Once the present one is over.
league-organise-later = Begin it a week later
league-organise-end = End the league
league-organise-restore = Continue the league
league-organise-in = Add member
league-organise-out = Remove member
league-field-form = How places change hands
league-field-pod-size = Players at a table, at most
league-field-division-size = Players in a division
league-field-branches = Divisions below each
league-field-branches-1 = One: a column
league-field-branches-2 = Two: a pyramid
league-field-branches-3 = Three: a broad pyramid
league-field-moving = How many go up from each division
league-field-rounds = Rounds per season (empty: until everybody has met)
league-field-season-days = Days between the starts of two seasons
league-field-first-days = Days until the first season
league-field-reach = Ladder: places up that one may challenge
league-field-answer-days = Ladder: days to answer a challenge
league-field-divisions = For divisions
league-field-ladder = For a ladder
done-league-opened = The league is open. Now invite players.
done-league-joined = You have joined the league.
done-league-left = You have left the league.
done-league-challenged = We have sent your challenge.
done-league-organised = Done.
challenge-cannot-ended = This is no ladder, or it has ended.
challenge-cannot-reach = The other player is below you, or more places above you than the ladder allows.
challenge-cannot-open = One of you has an open challenge.
challenge-cannot-tables = One of you already plays at enough tables.
challenge-cannot-leave = You cannot challenge a player who is on leave.
challenge-cannot-unwanted = You cannot challenge this member.
mail-league-change = { $change ->
    [up] You have gone up.
    [down] You have gone down.
    [new] You are new here.
   *[same] You have gone neither up nor down.
}
mail-league-page = The league
mail-league-begins = The first round is drawn on { $when }. A letter then brings your table. If you cannot play, withdraw before.
league-division-name = { $contest }, division { $division }
mail-league-next = The next season begins on { $when }. You play in it unless you leave the league. A letter will say in which division.
mail-league-answer-leave = To withdraw and leave the league, answer with the one word “{ $word }”.
mail-league-take-up = You can accept until { $when }. Without an answer you lose your place.
mail-league-answer-take-up = To accept, answer with the one word “{ $word }”.
mail-league-answer-refuse = To refuse and lose your place, answer with the one word “{ $word }”.
desk-act-league-season = Change the start of the next season
desk-does-league-season = The next season begins at that moment, or once the present one is over.
desk-act-league-end = End or continue the league
desk-does-league-end = No further season or challenge begins. Running tables are finished. The league can continue later.
desk-act-league-member = Add or remove a member
desk-does-league-member = A removed member also leaves the present season, or loses an open challenge. A new member starts at the bottom.
desk-field-ended = Ended?
desk-ended-true = Ended
desk-ended-false = Going on
desk-at-league = League { $number }
desk-about-league = League { $number }
desk-cannot-league-over = The league has ended, or it is a ladder and has no seasons.
desk-cannot-no-league-member = There is no such player, or they have no address.
wrong-division-size = Give a number from 2 to 100, at least as many as sit at a table.
wrong-moving = Give a smaller number, so that nobody can go up and down at once.
wrong-branches = Choose one, two or three.
wrong-season-days = Give a number of days from 2 to 730 that is long enough for all rounds and one day more.
wrong-first-season = Give a number of days from 1 to 365.
wrong-reach = Give a number from 1 to 20.
wrong-answer-days = Give a number of days from 1 to 180.
help-league = List leagues, join them, and challenge players on a ladder.
help-league-list = List leagues, the newest first.
help-league-show = Show a league with its divisions or its ladder.
help-league-join = Join a league.
help-league-leave = Leave a league.
help-league-challenge = Challenge a player by the number in “league show”.
