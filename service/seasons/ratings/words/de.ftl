# Wertungen: Ranglisten, wie jemand spielt, und wer an einem Tisch gewertet wird.

nav-leaderboard = Rangliste
leaderboard-what = Eine Wertung ist eine vorsichtige Schätzung der Spielstärke, nach beendeten gewerteten Tischen. Alle beginnen bei 1000.
leaderboard-time = Zeit
leaderboard-all-time = Insgesamt
leaderboard-known = Leute, die ich kenne
leaderboard-everybody = Alle
leaderboard-none = Hier ist noch niemand gewertet
leaderboard-none-hint = Nach dem ersten gewerteten Tisch steht man hier, wenn man gewertet werden möchte.
rating-heading = Wertung
rating-game = Spiel
rating-all-games = Alle Spiele
rating-player = Wer
rating-tables = Gewertete Tische
rating-provisional = vorläufig
rating-none = Noch kein gewerteter Tisch zu Ende gespielt.
rating-unwished = Möchte nicht gewertet werden.
rating-hidden = Diese Wertungen sind für dich nicht zu sehen.
rating-course = Verlauf der Wertung: { $game }
rating-course-told =
    { $tables ->
        [one] Ein gewerteter Tisch, von { $first } auf { $last }.
       *[other] { $tables } gewertete Tische, von { $first } auf { $last }; am höchsten { $highest }, am niedrigsten { $lowest }.
    }
rating-course-dashed = Die unterbrochene Linie ist vorläufig: Sie konnte sich noch stark ändern.
rating-course-table = Tisch für Tisch
rating-ended = Ende
rating-place = Platz
rating-place-of = { $place } von { $players }
play-games = Beendete Tische nach Spiel
play-opponents = Am häufigsten am selben Tisch
play-tables = Tische
play-won = Gewonnen
play-best = Meiste Punkte
play-ahead = Davor platziert
rated-who = Wertung an diesem Tisch
rated-no = Nicht gewertet, nur zum Vergnügen.
rated-names = Gewertet: { $names }.
rated-few = Gewertet wird ab zwei gewerteten Personen. Noch sind es zu wenige.
rated-why =
    { $why ->
        [bot] { $name } ist ein Bot und wird nicht gewertet.
        [guest] { $name } ist zu Gast und wird nicht gewertet.
        [unwished] { $name } möchte nicht gewertet werden.
        [later] { $name } hat den Platz übernommen und wird nicht gewertet.
       *[gone] { $name } wird nicht gewertet.
    }
rated-left = { $name } hat angefangen und ist gegangen und wird nach allen gewertet, die geblieben sind.
rated-changes = Wertungen

me-rated = Ich möchte gewertet werden
me-rated-hint = Gilt für Tische, die von jetzt an beginnen. Ohne dich werden die anderen so gewertet, als wärst du nicht da.
me-shown-to = Wer meine Wertungen sieht und wie ich spiele
me-shown-to-hint = Gilt für meine Seite und die Ranglisten. Mein Name an öffentlichen Tischen bleibt zu sehen.
shown-to-everybody = Alle, die angemeldet sind
shown-to-met = Alle, die mit mir gespielt haben
shown-to-nobody = Niemand
me-page = Meine Seite, wie andere sie sehen können
wrong-shown-to = Wähle, wer es sehen darf.

command-leaderboard-title = Rangliste: { $game }
command-leaderboard-none = Hier ist noch niemand gewertet.
command-ratings-title = Wertungen von { $name }
command-ratings-none = Noch kein gewerteter Tisch zu Ende gespielt, oder es ist für dich nicht zu sehen.
command-ratings-rebuilt =
    { $tables ->
        [one] Neu berechnet aus einem gewerteten Tisch.
       *[other] Neu berechnet aus { $tables } gewerteten Tischen.
    }
command-ratings-same = Dadurch hat sich nichts geändert.
command-ratings-differ = Manche Wertungen sind andere als vorher.
help-leaderboard = Zeige Spieler nach Wertung, für GAME oder über alle Spiele.
help-leaderboard-month = Nur dieser Monat, etwa 2026-11.
help-leaderboard-known = Nur du und Leute, mit denen du gespielt hast.
help-ratings = Zeige Wertungen oder berechne sie neu.
help-ratings-show = Zeige die Wertungen einer Person, nach Nummer, oder deine.
help-ratings-rebuild = Berechne alle Wertungen der lokalen Datenbank aus ihren beendeten Tischen neu und zeige, was sich ändert.
