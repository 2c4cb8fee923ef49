# What stands around every page, and the words of the parts that pages are put together from.

skip-to-content = Skip to the content
skip-to-question = Skip to the question
product = Procaccio
nav-label = Main
nav-tables = My tables
nav-seats = Open seats
nav-rules = Rules
nav-help = Help
nav-waiting =
    { $count ->
        [one] one table waits for you
       *[other] { $count } tables wait for you
    }
sign-in = Sign in
sign-out = Sign out
foot-line = Slow games, carried by letter.
foot-api = API
look-label = Colours
look-system = Same as system
look-light = Light
look-dark = Dark
notice-news = Note
notice-good = Done
notice-warn = Warning
notice-bad = Problem
error-summary =
    { $count ->
        [one] One field is missing or not valid:
       *[other] { $count } fields are missing or not valid:
    }
optional = (optional)
seat-name = Seat { $letter }
seat-you = you
pages-label = Pages
pages-earlier = Earlier
pages-later = Later
pages-page = Page { $page }
question-yours = Your move
question-answered = You have answered
question-theirs = Waiting for { $name }
question-until = Until
question-rule = The rule
question-why = Why this deadline
question-no-limit = Take your time: there is no time limit.
question-no-limit-theirs = There is no time limit.
question-default = If you do nothing: { $default }.
answer-default = played if time runs out
story-new = new
story-private = only you see this
score-total = Total
problems = Problems
problems-hint = Every error of the API is a problem document; the last part of its “type” is one of these names.
announcement-heading = From the desk
