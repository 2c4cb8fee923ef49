# Was um jede Seite herum steht, und die Wörter der Teile, aus denen Seiten bestehen.

skip-to-content = Zum Inhalt
skip-to-question = Zur Frage
product = Procaccio
nav-label = Hauptmenü
nav-tables = Tische
nav-seats = Freie Plätze
nav-rules = Regeln
nav-help = Hilfe
nav-waiting =
    { $count ->
        [one] ein Tisch wartet auf dich
       *[other] { $count } Tische warten auf dich
    }
sign-in = Anmelden
sign-out = Abmelden
foot-line = Langsame Spiele, vom Brief getragen.
foot-api = API
look-label = Farben
look-system = Wie das System
look-light = Hell
look-dark = Dunkel
notice-news = Hinweis
notice-good = Erledigt
notice-warn = Achtung
notice-bad = Problem
error-summary =
    { $count ->
        [one] Eine Angabe fehlt oder ist ungültig:
       *[other] { $count } Angaben fehlen oder sind ungültig:
    }
optional = (freiwillig)
seat-name = Platz { $letter }
seat-you = du
pages-label = Seiten
pages-earlier = Frühere
pages-later = Spätere
pages-page = Seite { $page }
question-yours = Du bist am Zug
question-answered = Du hast geantwortet
question-theirs = Warten auf { $name }
question-until = Bis
question-rule = Die Regel dazu
question-why = Warum diese Frist
question-no-limit = Lass dir Zeit: Es gibt kein Zeitlimit.
question-no-limit-theirs = Es gibt keine Frist.
question-default = Wenn du nichts tust: { $default }.
answer-default = wird gespielt, wenn die Zeit abläuft
story-new = neu
story-private = das siehst nur du
score-total = Summe
problems = Probleme
problems-hint = Jeder Fehler der API ist ein Problemdokument; der letzte Teil seines „type“ ist einer dieser Namen.
announcement-heading = Vom Büro
