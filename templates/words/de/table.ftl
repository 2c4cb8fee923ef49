# Die Seite eines Tischs.

table-title = Tisch { $number }
table-awaited = am Zug
table-awaits = Der Tisch wartet auf { $name }
table-away = im Urlaub bis { $until }
table-news = Dein letzter Zug und was folgte
table-so-far = Bisher
table-last-moves = Die letzten Züge
table-no-news = Seit deinem letzten Zug ist nichts geschehen.
table-just-begun = Das Spiel hat eben begonnen.
table-news-waiting = Während du gewählt oder geschrieben hast, ist etwas geschehen. Deine Eingabe ist unverändert.
table-news-show = Zeigen
table-newest-last = Das Neueste steht am Ende.
table-history = Die ganze Geschichte
table-board = Der Plan
table-cards = Karten und Plättchen
table-cards-title = { $table }: Karten und Plättchen
table-cards-told = Alles, was in der Schachtel ist, so wie dein Platz es jetzt kennt.
table-cards-told-onlooker = Alles, was in der Schachtel ist, so wie es jetzt alle kennen dürfen.
table-cards-none = Dieses Spiel hat keine Karten oder Plättchen.
table-cards-find = Karte oder Plättchen suchen
table-cards-find-press = Suchen
table-cards-all = Alle zeigen
table-cards-not-found = Nichts gefunden für „{ $find }“.
table-sums = Wie sich die Zahlen ergeben
table-next =
    { $count ->
        [one] Ein anderer Tisch wartet auf dich
       *[other] { $count } andere Tische warten auf dich
    }
table-back = Zurück zum Tisch
table-refused = Das geht nicht
table-refused-because =
    { $problem ->
        [not-found] Einen solchen Tisch gibt es nicht, oder du darfst ihn nicht sehen. Wenn du dort spielst, melde dich an.
        [table-not-running] An dem Tisch wird nicht gespielt: Er hat noch nicht begonnen, oder er ist zu Ende.
        [not-your-seat] Diesen Platz hat jemand anderes.
        [not-at-this-table] Das können nur die tun, die am Tisch sitzen.
        [no-such-seat] Einen solchen Platz hat der Tisch nicht.
        [table-closed] Der Tisch wurde abgebrochen, und sein Gespräch ist geschlossen.
        [table-not-finished] Das geht erst nach dem Ende des Spiels.
        [nothing-to-take-back] Du hast keinen Zug, den du allein zurücknehmen könntest.
        [motion-closed] Es ist schon entschieden, oder das Spiel ging inzwischen weiter.
        [no-try-out] Es gibt keine Probe; beginne eine.
        [vote-unsaid] Deine Stimme wurde nicht gezählt: sage, ob du einverstanden bist oder nicht.
        [malformed] Etwas fehlt oder ist zu lang. Geh zurück: Was du geschrieben hast, sollte noch dort sein.
       *[other] Es war zu spät oder ist hier nicht erlaubt. Nichts wurde geändert.
    }

# Gespräch und Notizen.
table-talk = Gespräch
table-talk-all = alle hier
table-talk-none = Noch keine Nachrichten.
table-talk-unread = ungelesen
table-talk-read = Als gelesen markieren
table-talk-say = Nachricht schreiben
table-talk-to = An
table-talk-send = Nachricht senden
table-talk-whispered = an { $names }
table-note = Meine Notizen
table-note-label = Meine Notizen zu diesem Spiel
table-note-hint = Das liest niemand sonst.

# Was der Tisch entscheidet.
table-decisions = Zurücknehmen, Bitten, Gehen
table-agreed = Bisher einverstanden: { $names }.
table-motion-withdraw = Meine Bitte zurückziehen
table-take-back = Meinen letzten Zug zurücknehmen
table-take-back-short = Zurücknehmen
table-last-move = Dein letzter Zug:
table-chose = Deine Wahl: { $answer }
table-take-back-more =
    { $count ->
        [one] Du darfst deinen letzten Zug zurücknehmen: Er hat nichts aufgedeckt, und seither hat niemand gezogen.
       *[other] Du darfst bis zu { $count } Züge zurücknehmen, einen nach dem anderen: Sie haben nichts aufgedeckt, und seither hat niemand gezogen.
    }
table-absent = Dein Platz gilt als abwesend, darum warten seine Fragen nur kurz.
table-come-back = Ich bin zurück
table-ask-others = Die anderen um etwas bitten
table-motion = Ich bitte darum,
table-motion-ask = Die anderen bitten
table-motion-length = Wie lange, bei einer Pause oder mehr Zeit
table-motion-days = Tage
table-motion-hours = Stunden
table-motion-length-hint = Ohne Angabe dauert eine Pause eine Woche. „Mehr Zeit“ verdoppelt dann die Zeit jeder offenen Frage.
table-resign = Das Spiel verlassen
table-resign-told = Du gibst deinen Platz endgültig auf. Ein Ersatz darf ihn übernehmen und sieht dann, was dein Platz weiß.
table-resign-sure = Ja, ich verlasse dieses Spiel

# Einstellungen.
table-settings = Briefe über diesen Tisch
table-links = Die Links meines Platzes
table-links-told = Wer einen Link aus deinen Briefen hat, kann deinen Platz sehen und für ihn spielen. Ist einer in falsche Hände geraten, erstelle neue. Alle früheren funktionieren dann nicht mehr.
table-links-renew = Neue Links machen

# Das Ende.
table-over = Das Spiel ist zu Ende
table-scores = Das Endergebnis
table-scores-lines = Im Einzelnen
table-winners =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } teilen sich den Sieg
    }
table-replay = Das Spiel nachspielen
table-record = Die Aufzeichnung herunterladen
table-rematch = Eine Revanche
table-onward = Wie es weitergeht
table-conceded = { $by ->
    [contest] Die Runde des Turniers endete vor dem Spiel: Dies ist der Punktestand jenes Augenblicks.
   *[other] Alle waren einverstanden, das Spiel hier zu beenden: Dies ist der Punktestand jenes Augenblicks.
}
table-given-up = Dieses Spiel wurde abgebrochen. Es gibt kein Ergebnis.
table-verify = Der Startwert, und wie man das Mischen prüft
table-verify-told = Die Festlegung, gezeigt beim Öffnen des Tischs, ist der SHA-256 des Startwerts. Jedes Mischen folgt aus dem Startwert. Mit der Aufzeichnung können alle das ganze Spiel nachspielen:
table-seed = Startwert
table-commitment = Festlegung

# Geschichte.
table-history-title = { $table }: die ganze Geschichte
table-history-slider = Gezeigter Augenblick
table-history-at =
    { $at ->
        [0] Das Austeilen, vor { $count } Zügen
       *[other] Nach Zug { $at } von { $count }
    }
table-history-first = Das Austeilen
table-history-earlier = Früher
table-history-later = Später
table-history-last = Jetzt
table-history-back = Zurück zu jetzt
table-history-silent = { $name } hat geantwortet. Die Antwort ist noch geheim.
table-history-eyes = Gesehen von
table-history-onlooker = Zuschauende
table-history-show = Zeigen
table-history-story = Was geschehen ist
table-history-see = Den Tisch nach Zug { $at } sehen

# Ausprobieren.
try-out = Ausprobieren
try-out-of = Probe: { $table }
try-out-told = Dies ist eine Kopie. Du spielst alle Plätze, und alles, was du nicht wissen kannst, ist zufällig neu verteilt. Nichts davon geschieht am Tisch, und niemand sonst sieht es.
try-out-anew = Probe neu beginnen
try-out-drop = Verwerfen
try-out-play = Hier spielen
try-out-over = Hier wäre das Spiel zu Ende.

# Neben dem Plan.
strip-label = Wer am Tisch sitzt
dock-tabs = Neben dem Plan
dock-turn = Dein Zug
dock-now = Jetzt
dock-story = Verlauf
story-earlier =
    { $count ->
        [one] Eine Zeile davor
       *[other] { $count } Zeilen davor
    }
dock-plans = Pläne, Notizen
dock-table = Tisch
dock-rules = Regeln dieses Tisches
explain-not-asked = Das kannst du jetzt nicht nutzen. Gefragt ist: { $asked }
explain-not-now = Du hast jetzt nichts zu entscheiden. Wozu es dient, steht darüber.
explain-close = Schließen
asking-twice = Ich möchte jeden Zug bestätigen
asking-twice-hint = Das gilt an allen deinen Tischen. Ein Zug aus einer Antwort braucht dann zwei Klicks.
replay-pause = Anhalten
replay-go-on = Weiter
signs-heading = Was bedeuten die Zeichen?
signs-changed = Ein Wimpel, oft mit unterbrochenem Rahmen: Das hat sich seit deinem letzten Zug geändert.
signs-legal = Ein goldener Rahmen oder Hintergrund: Das kannst du jetzt drücken.
signs-chosen = Ein roter Rahmen oder Hintergrund: Das ist gewählt, aber noch nicht gesendet.
signs-seat = Ein Schild mit einem Buchstaben: eine Person am Tisch, an Form, Farbe und Buchstaben zu erkennen.
signs-count = Eine Zahl neben einem Zeichen: wie viele davon.
