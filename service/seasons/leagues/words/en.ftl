nav-leagues = Leagues
leagues-lead = In a league people play for their place: season after season in divisions, from which the best go up and the last go down, or on a ladder, by challenging whoever stands above them.
leagues-none = No league here
leagues-none-hint = Open one and ask your friends: its seasons follow each other by themselves.
leagues-more = More leagues
league-open = Open a league
league-filter-joining = Before the first season
league-filter-running = Being played
league-filter-ended = Ended
league-filter-mine = Mine
league-form-divisions = Divisions
league-form-ladder = Ladder
league-form-divisions-hint = Each season everybody plays in their division; then the best go up and the last go down.
league-form-ladder-hint = Whoever beats somebody above them takes their place.
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
} of { $round-days } days. What is still played then counts as it stands.
league-rule-moving = { $moving ->
    [one] After a season, the first of each division goes up, and the last goes down, one to each division below. Newcomers begin below.
   *[other] After a season, the first { $moving } of each division go up and the last go down, { $moving } to each division below. Newcomers begin below.
}
league-rule-leaving = In the lowest division whoever waits takes the place of somebody who leaves; in the others a bot plays on, and one more goes up after the season. Who leaves or vanishes harms nobody else.
league-rule-pyramid = { $branches ->
    [1] Below each division stands one.
   *[other] Below each division stand { $branches }.
}
league-rule-reach = One challenges those who stand at most { $reach } places above oneself. Nobody has two challenges at once; whoever is on leave, or plays at as many tables as they want, is not challenged.
league-rule-answer = A challenge is to be taken up within { $days } days. Whoever refuses it or does not answer loses it.
league-rule-exchange = If the challenger wins, the two exchange their places; else all stays as it is. After { $days } days a table counts as it stands.
league-rule-below = Who joins begins below; when somebody leaves, all behind them move up.
league-next-first = The first season begins on { $when }.
league-next = The next season begins on { $when }.
league-now = Season { $season } is being played.
league-ended-on = It ended on { $when }: nothing new begins.
league-join = Join
league-leave = Leave the league
league-goes-up = When the season ends, { $count ->
    [one] the first goes up
   *[other] the first { $count } go up
} a division.
league-goes-down = From place { $place } on, one goes down.
league-leave-hint = Whoever waits takes your place over, or a bot plays your table on. Your results stay.
league-leave-ladder-hint = An open challenge is lost, and all behind you move up.
league-sign-in = Sign in to join
league-mine-division = You play in division { $division }.
league-mine-waiting = You wait for a place: the next season has one for you, below.
league-mine-first = You have joined. A letter comes when the first season begins.
league-mine-gone = You are no longer drawn in this season, and are not in the next one.
league-mine-place = You stand at place { $place }.
league-my-division = Your division and table
league-division = Division { $number }
league-level = Level { $number }
league-division-heading = Division
league-divisions = Divisions of season { $season }
league-divisions-some = There are { $count } of them. Here stand the first, those around yours and the last; you reach every other from the places below.
league-seasons = Seasons
league-season = Season { $number }
league-order = Everybody by place
league-order-ladder = The ladder
league-challenge = Challenge
league-challenge-of = Challenge { $name }
league-challenge-heading = Challenge
league-challenge-none = You can challenge nobody just now: those within your reach have an open challenge, are on leave, or have tables enough.
league-challenge-mine = You have challenged { $name }. Until { $when } they can take it up.
league-challenge-to-me = { $name } challenges you for your place. Until { $when } you can take it up; without an answer your place is lost.
league-challenge-until = It can be taken up until { $when }.
league-challenge-played = You play { $name } for the better place.
league-challenge-look = To the challenge
league-take-up = Take it up
league-refuse = Refuse, and give the place away
league-challenge-back = Take it back
league-busy = in a challenge
league-waits = waits for a place
league-season-of = Season { $season }, division { $division }
league-challenge-in = Challenge on a ladder
league-organise-season = Begin the next season now
league-organise-season-hint = As soon as the present one is over.
league-organise-later = Begin it a week later
league-organise-end = End the league
league-organise-restore = Let it go on
league-organise-in = Take in
league-organise-out = Take out
league-field-form = How places change hands
league-field-pod-size = People at a table, at most
league-field-division-size = People in a division
league-field-branches = Divisions below each
league-field-branches-1 = One: a column
league-field-branches-2 = Two: a pyramid
league-field-branches-3 = Three: a broad pyramid
league-field-moving = How many go up from each division
league-field-rounds = Rounds of a season; empty: until everybody has met
league-field-season-days = Days from one beginning of a season to the next
league-field-first-days = Days until the first season
league-field-reach = Ladder: so many places up one may challenge
league-field-answer-days = Ladder: days to answer a challenge
league-field-divisions = For divisions
league-field-ladder = For a ladder
done-league-opened = The league is open. Tell those who might join.
done-league-joined = Done. You are in it.
done-league-left = You have left the league.
done-league-challenged = Done. A letter is on its way.
done-league-organised = Done, and written down.
challenge-cannot-ended = This is no ladder, or it has ended.
challenge-cannot-reach = One of the two stands below the other, or more places above than the ladder's rule allows.
challenge-cannot-open = One of the two has an open challenge.
challenge-cannot-tables = One of the two plays at as many tables at once as they want.
challenge-cannot-leave = Whoever is on leave is not challenged.
challenge-cannot-unwanted = This member cannot be challenged by you.
mail-league-change = { $change ->
    [up] You have gone up.
    [down] You have gone down.
    [new] You are new here.
   *[same] You have gone neither up nor down.
}
mail-league-page = The league
mail-league-begins = The first round is drawn on { $when }; then a letter brings your table, and until then there is nothing to do. Whoever cannot play withdraws before.
league-division-name = { $contest }, division { $division }
mail-league-next = The next season begins on { $when }. You are in it as long as you stay in the league; a letter will say in which division.
mail-league-answer-leave = To withdraw, and to leave the league, answer with the one word “{ $word }”.
mail-league-take-up = You can take it up until { $when }. Without an answer your place is lost.
mail-league-answer-take-up = To take it up, answer with the one word “{ $word }”.
mail-league-answer-refuse = To refuse, and to lose the place, answer with the one word “{ $word }”.
desk-act-league-season = Begin the next season at another moment
desk-does-league-season = The next season begins at that moment, or as soon as the present one is over.
desk-act-league-end = End the league, or let it go on
desk-does-league-end = No further season and no further challenge begins; what is being played is played to its end. It can go on later.
desk-act-league-member = Take somebody out of the league, or in
desk-does-league-member = Whoever is taken out leaves the present season as well, or loses an open challenge. Whoever is taken in begins below.
desk-field-ended = Ended?
desk-ended-true = Ended
desk-ended-false = Going on
desk-at-league = League { $number }
desk-about-league = League { $number }
desk-cannot-league-over = The league has ended, or it is a ladder and has no seasons.
desk-cannot-no-league-member = There is no such player, or they have no address.
wrong-division-size = Give a number from 2 to 100: at least so many as sit at a table.
wrong-moving = Give a number so small that nobody can go up and down: for each division below, and once more, it fits into a division.
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
