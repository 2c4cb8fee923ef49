# Learning a game at its own table.
learn-title = Learn { GAME($game) } in ten minutes
learn-told = A few prepared positions, one idea each, and then a short game. You sit alone among bots, at a real table: what is asked, what you answer and what is refused is as in every game. There is no clock, and an answer that leads elsewhere is explained and changes nothing.
learn-by-mail = Every step comes by mail as well: whoever only answers letters learns here just so.
learn-begin = Begin
learn-go-on = Go on where I was
learn-ideas = The ideas
learn-last-idea = A short game against bots
learn-short-game-told = no clock
learn-minutes =
    { $count ->
        [one] about a minute
       *[other] about { $count } minutes
    }
learn-done = learned
learn-learned = { $count } of { $of } ideas learned.
learn-told-short = { $count } ideas, one at a time, at a real table.
learn-this = Learn it in ten minutes

# The table of a lesson is called so, and that of the game after it.
lesson-table = Learning { GAME($game) }, { $number } of { $count }: { $title }
lesson-afterwards = A first game of { GAME($game) }
lesson-number = Idea { $number } of { $count }
lesson-idea = The idea
lesson-for-instance = For instance: { $answer }
lesson-learned = Learned: { $title }
lesson-next = Go on: { $title }
lesson-next-game = Go on: a short game
lesson-next-letter = The next idea comes in a letter of its own: { $title }.
lesson-last-letter = That was the last idea. A short game against bots has begun, and its first letter comes by itself.
lesson-left = This lesson was left before it was learned. Begin it again whenever you like.
lesson-again = Begin it again
learn-leaves = Beginning an idea leaves the one that you are at. It can be begun again.

# By mail: `learn` and the name of a game.
answer-learn-begun = “{ $table }” has begun; its letter comes by itself.
answer-why-learn-which = Write one of these lines: { $games }.
answer-command-learn = Learn a game in ten minutes; its name follows on the line:

# At the terminal.
lesson-terminal-over = That was a whole lesson: you know the game now. A short game against bots comes next. Enter begins it; “quit” leaves.
lesson-new-position = A new position is set up for this idea.
help-learn = Learn GAME in ten minutes: prepared positions, then a short game against bots.
help-lesson = The lesson to begin with. Default: the first.
learn-no-lessons = { $name } brings no lessons.
learn-no-such-lesson = There is no lesson “{ $name }”; there are: { $lessons }.
learn-left = Go on with: { $command }
