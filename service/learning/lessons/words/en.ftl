# Learning a game at its own table.
learn-title = Learn { GAME($game) } in ten minutes
learn-told = A few short lessons with one idea each, and then a short game. You play alone with bots at a real table, and everything works as in every game. There is no clock. If you choose another answer, we explain it and nothing changes.
learn-by-mail = Every step comes by mail, too, so you can learn by answering letters.
learn-begin = Begin
learn-go-on = Continue
learn-ideas = The ideas
learn-last-idea = A short game against bots
learn-short-game-told = no time limit
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
lesson-for-instance = For example: { $answer }
lesson-learned = Learned: { $title }
lesson-next = Go on: { $title }
lesson-next-game = Go on: a short game
lesson-next-letter = The next idea comes in its own letter: { $title }.
lesson-last-letter = That was the last idea. A short game against bots has begun. You get its first letter soon.
lesson-left = You left this lesson before its end. You can start it again at any time.
lesson-again = Start it again
learn-leaves = If you start an idea, you leave the present one. You can start it again later.

# By mail: `learn` and the name of a game.
answer-learn-begun = “{ $table }” has begun. You get its first letter soon.
answer-why-learn-which = Write one of these lines: { $games }.
answer-command-learn = Learn a game in ten minutes; its name follows on the line:

# At the terminal.
lesson-terminal-over = That was the whole lesson. A short game against bots comes next. Press Enter to start it, or type “quit” to leave.
lesson-new-position = A new position is set up for this idea.
help-learn = Learn GAME in ten minutes: prepared positions, then a short game against bots.
help-lesson = The lesson to begin with. Default: the first.
learn-no-lessons = { $name } has no lessons.
learn-no-such-lesson = There is no lesson “{ $name }”. Lessons: { $lessons }.
learn-left = Continue with: { $command }
