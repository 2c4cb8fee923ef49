# Die Startseite, die Halle, die Listen der Tische.

nav-me = Konto
table-state =
    { $state ->
        [gathering] sammelt sich
        [running] läuft
        [finished] zu Ende
       *[abandoned] abgebrochen
    }
table-unnamed = { GAME($game) }{ $count ->
    [0] { "" }
   *[other] : { $names }
}
seat-open = offener Platz
seat-awaited = wird erwartet
pace-brisk = Flott
pace-daily = Täglich
pace-relaxed = Entspannt
pace-very-slow = Sehr langsam
pace-no-limit = Ohne Grenze

# Die Startseite für alle, die nicht angemeldet sind.
welcome-title = Langsame Spiele per Brief
welcome-lead = Brettspiele um Höfe und Gönner, eine Entscheidung nach der anderen. Ein Brief kommt, wenn du an der Reihe bist, und du antwortest, wenn du Zeit hast: im Zug, am Abend, nächsten Sonntag.
welcome-start = Anmelden oder beginnen
welcome-how = So geht es
welcome-games = Die Spiele
welcome-how-title = Wie ein Spiel verläuft
welcome-ask = Du wirst gefragt.
welcome-ask-text = Ein Brief zeigt den Plan, was geschehen ist und was du tun kannst.
welcome-answer = Du antwortest, wie du magst.
welcome-answer-text = Mit einem Link im Brief, indem du zurückschreibst, auf dieser Seite, an einem Terminal oder mit einem eigenen Programm.
welcome-time = Deine Zeit gehört dir.
welcome-time-text = Nichts läuft ab, während du schläfst, an deinen Wochenenden, wenn der Tisch es so will, oder im Urlaub; und du wirst vorher erinnert.
game-seats = Für { $least } bis { $most } Spieler.
game-rules = Die Regeln

# Meine Tische.
hall-ways = Weitere Wege
hall-title = Meine Tische
hall-new = Einen Tisch öffnen
hall-find = Einen Tisch finden
hall-waiting =
    { $count ->
        [one] Eine Entscheidung wartet auf dich
       *[other] { $count } Entscheidungen warten auf dich
    }
hall-nothing-waits = Nichts wartet auf dich
hall-nothing-waits-hint = Wenn du an einem Tisch am Zug bist, steht es hier, und ein Brief kommt.
hall-games = Alle Spiele: lernen oder gegen Bots spielen
hall-invited = Du hast eine Einladung
hall-invited-hint = Sieh dich um, und nimm Platz, wenn du magst.
hall-running = Andere entscheiden
hall-gathering = Warten auf Spieler
hall-finished = Zu Ende
hall-more = Mehr davon
mine-title = Alle meine Tische
mine-states = Nach Zustand
mine-none = Keine solchen Tische
mine-none-hint = Hier stehen Tische, an denen du sitzt oder gesessen hast, und die, die du geöffnet hast.
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
card-gathering = Wer kommt
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
open-offered-hint = Jemand musste gehen. Wer den Platz nimmt, bekommt einen Brief mit der bisherigen Geschichte, ein volles Zeitguthaben und eine frische Uhr.
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
refused-other = Etwas ist anders, als diese Seite es erwartet hat. Gehe zurück, lade sie neu und versuche es noch einmal.
refused-not-found = Hier ist nichts, oder nichts, was du sehen darfst. Vielleicht musst du dich erst anmelden.
refused-foreign-origin = Das kam von einer anderen Seite, oder dein Browser hat nicht gesagt, woher; darum wurde nichts geändert. Öffne die Seite hier und drücke den Knopf noch einmal.
refused-not-signed-in = Melde dich erst an.
refused-table-not-gathering = An diesem Tisch hat das Spiel begonnen, oder es ist zu Ende.
refused-table-not-running = An diesem Tisch hat das Spiel noch nicht begonnen, oder es ist zu Ende.
refused-not-at-this-table = Das ist für die, die am Tisch sitzen, oder nur für seinen Gastgeber.
refused-not-invited = Dieser Tisch ist für geladene Gäste.
refused-link-spent = Dieser Link führt zu keinem Tisch, oder nicht mehr. Bitte den Gastgeber um einen neuen.
refused-too-many-invitations = An diesen Tisch können keine weiteren Adressen gebeten werden.
refused-invitations-spent = Du hast für eine Weile genug Leute eingeladen. Gib den Link des Tischs denen, die noch kommen sollen, oder lade sie morgen ein.
refused-address-asked-often = An diese Adresse gingen in letzter Zeit mehrere Einladungen, deshalb geht heute keine weitere ab. Gib ihnen den Link des Tischs selbst.
refused-invitations-unwanted = An diese Adresse kann keine Einladung per Brief gehen. Gib ihnen den Link des Tischs selbst.
refused-talk-spent = Hier wurde zuletzt so viel gesagt, dass die Briefe der anderen überquellen würden. Für dich wurde nichts gesagt; schick es nach einer Weile noch einmal.
refused-answer-changed-often = Deine letzte Antwort gilt. Du hast sie in kurzer Zeit viele Male geändert; warte ein wenig, bevor du sie wieder änderst.
refused-too-many-tables = Du hast so viele Tische eröffnet, wie zugleich auf Mitspieler warten dürfen. Sag einen ab, oder warte, bis einer von ihnen beginnt.
refused-seat-taken = Dort ist kein Platz mehr offen.
refused-seats-open = Einige Plätze sind noch offen.
refused-not-your-seat = Diesen Platz hat jemand anderes.
refused-too-many-requests = Das war zu oft. Warte ein wenig und versuche es noch einmal.
refused-address-too-long = Sie hat mehr als 8.192 Zeichen: Schick Langes im Rumpf.
refused-headers-too-long = Zusammen haben sie mehr als 32.768 Zeichen: Schick weniger davon, oder lösche die Cookies dieser Seite.
refused-too-large = Das ist zu groß, um angenommen zu werden.
refused-internal-error = Bei uns ging etwas schief, und es wurde aufgeschrieben. Nichts von dir wurde geändert.
refused-unavailable = Der Dienst erreicht gerade sein Gedächtnis nicht. Was aufgehoben war, ist sicher; versuche es in ein paar Sekunden noch einmal. Hast du gerade etwas abgeschickt, dann sieh zuerst nach, ob es angekommen ist.
refused-shut-out = Das Büro lässt dich zurzeit weder herein noch spielen. Sein Brief sagt, bis wann.
refused-muted = Das Büro hat dich gebeten, eine Weile nichts zu sagen. Sein Brief sagt, bis wann.
refused-cannot-deliver = Diese Nachricht kann nicht zugestellt werden. Was du an alle am Tisch schreibst, steht dort.
refused-talk-closed = Das Büro hat das Gespräch an diesem Tisch geschlossen.
refused-cannot-be = Das geht nicht.
