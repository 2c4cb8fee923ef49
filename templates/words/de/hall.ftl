# Die Startseite, die Halle, die Listen der Tische.

nav-me = Konto
table-state =
    { $state ->
        [gathering] wartet auf Mitspielende
        [running] läuft
        [finished] zu Ende
       *[abandoned] abgebrochen
    }
table-unnamed = { GAME($game) }{ $count ->
    [0] { "" }
   *[other] : { $names }
}
seat-open = offener Platz
seat-awaited = ist am Zug
pace-brisk = Flott
pace-daily = Täglich
pace-relaxed = Entspannt
pace-very-slow = Sehr langsam
pace-no-limit = Ohne Grenze

# Die Startseite für alle, die nicht angemeldet sind.
welcome-title = Langsame Spiele per Brief
welcome-lead = Brettspiele um Höfe und Gönner, eine Entscheidung nach der anderen. Ein Brief kommt, wenn du an der Reihe bist, und du antwortest, wenn du Zeit hast. Freunde kommen mit einem Link dazu, ohne Konto.
welcome-friends = Mit Freunden spielen
welcome-start = Anmelden oder beginnen
welcome-how = So geht es
welcome-games = Die Spiele
welcome-how-title = Wie ein Spiel verläuft
welcome-ask = Du wirst gefragt.
welcome-ask-text = Ein Brief zeigt den Plan, was geschehen ist und was du tun kannst.
welcome-answer = Du antwortest, wie du magst.
welcome-answer-text = Mit einem Link im Brief, indem du zurückschreibst, auf dieser Seite, an einem Terminal oder mit einem eigenen Programm.
welcome-time = Deine Zeit gehört dir.
welcome-time-text = Deine Zeit läuft nie ab, während du schläfst oder Urlaub hast. Tische können auch Wochenenden auslassen. Vor jeder Frist bekommst du eine Erinnerung.
game-seats = Für { $least } bis { $most } Spieler.
game-rules = Die Regeln

# Meine Tische.
hall-ways = Mehr
hall-title = Meine Tische
hall-new = Einen Tisch öffnen
hall-find = Einen Tisch finden
hall-waiting =
    { $count ->
        [one] Eine Entscheidung wartet auf dich
       *[other] { $count } Entscheidungen warten auf dich
    }
hall-nothing-waits = Nichts wartet auf dich
hall-nothing-waits-hint = Wenn du an einem Tisch am Zug bist, siehst du es hier und bekommst einen Brief.
hall-games = Alle Spiele: lernen oder gegen Bots spielen
hall-invited = Du hast eine Einladung
hall-invited-hint = Sieh dich um, und nimm Platz, wenn du magst.
hall-running = Andere sind am Zug
hall-gathering = Warten auf Spieler
hall-finished = Zu Ende
hall-more = Mehr anzeigen
mine-title = Alle meine Tische
mine-states = Nach Zustand
mine-none = Keine Tische
mine-none-hint = Hier stehen alle Tische, an denen du spielst oder gespielt hast, und die, die du eröffnet hast.
card-until = bis { $moment }
card-left = noch { $time }
card-decide = Entscheiden
card-open =
    { $count ->
        [0] alle Plätze besetzt
        [one] ein offener Platz
       *[other] { $count } offene Plätze
    }
card-won =
    { $count ->
        [one] { $names } hat gewonnen.
       *[other] { $names } teilen sich den Sieg.
    }
card-look = Ansehen und Platz nehmen
card-gathering = Sehen, wer kommt
card-see = Den Tisch sehen
card-replay = Nachspielen
card-record = Aufzeichnung

# Offene Plätze.
open-games = Nach Spiel
open-all = Alle Spiele
open-gathering = Tische, die auf Spieler warten
open-none = Gerade wartet kein Tisch auf Spieler.
open-to-watch = Spiele zum Zusehen
open-offered = Plätze in laufenden Spielen
open-offered-hint = Jemand musste gehen. Wenn du den Platz nimmst, bekommst du einen Brief mit der bisherigen Geschichte und die volle Zeit.
open-moves =
    { $count ->
        [one] ein Zug gespielt
       *[other] { $count } Züge gespielt
    }
open-take-over = Platz { $number } übernehmen

# Was nicht geht, auf einer Seite.
refused-title = Das geht nicht
refused-trouble-title = Bei uns stimmt etwas nicht
refused-home = Zurück zur Halle
refused-other = Seit diese Seite geladen wurde, hat sich etwas geändert. Geh zurück, lade sie neu und versuche es noch einmal.
refused-not-found = Diese Seite gibt es nicht, oder du darfst sie nicht sehen. Vielleicht musst du dich erst anmelden.
refused-foreign-origin = Das kam von einer anderen Website, oder dein Browser hat nicht gesagt, woher. Nichts wurde geändert. Öffne die Seite hier und drücke den Knopf noch einmal.
refused-not-signed-in = Melde dich erst an.
refused-table-not-gathering = An diesem Tisch hat das Spiel begonnen, oder es ist zu Ende.
refused-table-not-running = An diesem Tisch hat das Spiel noch nicht begonnen, oder es ist zu Ende.
refused-not-at-this-table = Das können nur Mitspielende dieses Tisches, oder nur sein Gastgeber.
refused-not-invited = Dieser Tisch ist für geladene Gäste.
refused-link-spent = Dieser Link funktioniert nicht. Bitte den Gastgeber um einen neuen.
refused-too-many-invitations = An diesen Tisch kannst du keine weiteren Adressen einladen.
refused-invitations-spent = Du hast viele Einladungen verschickt. Warte bis morgen, oder gib den Link des Tisches weiter.
refused-address-asked-often = Diese Adresse hat zuletzt mehrere Einladungen bekommen, darum schicken wir heute keine mehr. Gib den Link des Tisches selbst weiter.
refused-invitations-unwanted = Diese Adresse nimmt keine Einladungen an. Gib den Link des Tisches selbst weiter.
refused-talk-spent = Hier wurden zuletzt zu viele Nachrichten geschrieben, darum wurde deine nicht gesendet. Versuche es später noch einmal.
refused-answer-changed-often = Deine letzte Antwort gilt. Du hast sie oft geändert; warte ein wenig, bevor du sie wieder änderst.
refused-too-many-tables = Zu viele deiner Tische warten auf Mitspielende. Sag einen ab, oder warte, bis einer beginnt.
refused-seat-taken = Dort sind alle Plätze besetzt.
refused-seats-open = Einige Plätze sind noch offen.
refused-not-your-seat = Diesen Platz hat jemand anderes.
refused-too-many-requests = Zu viele Anfragen. Warte ein wenig und versuche es noch einmal.
refused-address-too-long = Die Adresse hat mehr als 8.192 Zeichen. Schick lange Werte im Rumpf.
refused-headers-too-long = Die Header haben mehr als 32.768 Zeichen. Schick weniger, oder lösche die Cookies dieser Seite.
refused-too-large = Das ist zu groß.
refused-internal-error = Bei uns ging etwas schief, und es wurde aufgeschrieben. Nichts von dir wurde geändert.
refused-unavailable = Der Dienst erreicht gerade seine Datenbank nicht. Deine Daten sind sicher. Versuche es in ein paar Sekunden noch einmal, aber sieh erst nach, ob die letzte Änderung angekommen ist.
refused-shut-out = Die Moderation lässt dich zurzeit weder herein noch spielen. Ihr Brief sagt, bis wann.
refused-muted = Die Moderation hat dich stummgeschaltet. Ihr Brief sagt, bis wann.
refused-cannot-deliver = Diese Nachricht kann nicht zugestellt werden. An alle am Tisch kannst du weiterhin schreiben.
refused-talk-closed = Die Moderation hat das Gespräch dieses Tisches geschlossen.
refused-cannot-be = Das geht nicht.
