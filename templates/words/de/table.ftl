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
table-news-waiting = Während du gewählt oder geschrieben hast, ist etwas geschehen; nichts von dir wurde angerührt.
table-news-show = Zeigen
table-history = Die ganze Geschichte
table-board = Der Plan
table-cards = Karten und Plättchen
table-cards-title = { $table }: Karten und Plättchen
table-cards-told = Alles, was in der Schachtel ist, so wie dein Platz es jetzt kennt.
table-cards-told-onlooker = Alles, was in der Schachtel ist, so wie es jetzt alle kennen dürfen.
table-cards-none = Dieses Spiel hat keine Karten oder Plättchen, die aufzuzählen wären.
table-cards-find = Karte oder Plättchen suchen
table-cards-find-press = Suchen
table-cards-all = Alle zeigen
table-cards-not-found = „{ $find }“ kommt hier nirgends vor.
table-sums = Wie die Zahlen zustande kommen
table-next =
    { $count ->
        [one] Ein anderer Tisch wartet auf dich
       *[other] { $count } andere Tische warten auf dich
    }
table-back = Zurück zum Tisch
table-refused = Das geht nicht
table-refused-because =
    { $problem ->
        [not-found] Einen solchen Tisch gibt es nicht, oder er ist nicht für aller Augen. Wer dort sitzt, sieht ihn nach dem Anmelden.
        [table-not-running] An dem Tisch wird nicht gespielt: Er hat noch nicht begonnen, oder er ist zu Ende.
        [not-your-seat] Diesen Platz hat jemand anderes.
        [not-at-this-table] Das können nur die tun, die am Tisch sitzen.
        [no-such-seat] Einen solchen Platz hat der Tisch nicht.
        [table-closed] Der Tisch wurde abgebrochen, und niemand spricht mehr an ihm.
        [table-not-finished] Das kommt nach dem Ende des Spiels.
        [nothing-to-take-back] Du hast keinen Zug, den du allein zurücknehmen könntest.
        [motion-closed] Es ist schon entschieden, oder das Spiel ging inzwischen weiter.
        [no-try-out] Es gibt keine Probe; beginne eine.
        [vote-unsaid] Deine Stimme wurde nicht gezählt: sage, ob du einverstanden bist oder nicht.
        [malformed] Etwas fehlte oder war länger, als es sein darf. Gehe zurück; was du geschrieben hast, sollte noch dort sein.
       *[other] Es war zu spät oder ist hier nicht erlaubt. Nichts wurde geändert.
    }

# Gespräch und Notizen.
table-talk = Gespräch
table-talk-all = alle hier
table-talk-none = Noch hat niemand etwas gesagt.
table-talk-unread = noch nicht gelesen
table-talk-read = Ich habe das gelesen
table-talk-say = Etwas sagen
table-talk-to = An
table-talk-send = Sagen
table-talk-whispered = an { $names }
table-note = Meine Notizen
table-note-label = Was ich nicht vergessen darf
table-note-hint = Das liest niemand sonst.

# Was der Tisch entscheidet.
table-decisions = Züge zurück, Anträge, Gehen
table-agreed = Bisher einverstanden: { $names }.
table-motion-withdraw = Ich denke jetzt anders
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
table-motion-ask = Darum bitten
table-motion-length = Wie lange, bei einer Pause oder mehr Zeit
table-motion-days = Tage
table-motion-hours = Stunden
table-motion-length-hint = Ohne Angabe dauert eine Pause eine Woche, und mehr Zeit ist noch einmal die eigene jeder Frage.
table-resign = Das Spiel verlassen
table-resign-told = Du gibst deinen Platz endgültig auf. Ein Ersatz darf ihn übernehmen; was du über das Spiel weißt, geht mit dem Platz.
table-resign-sure = Ja, ich will dieses Spiel verlassen.

# Einstellungen.
table-settings = Briefe über diesen Tisch
table-links = Die Links meines Platzes
table-links-told = Wer einen Link aus einem deiner Briefe hat, kann deinen Platz sehen und für ihn spielen. Ging einer verloren? Dann lass neue machen: Alle früheren öffnen nichts mehr.
table-links-renew = Neue Links machen

# Das Ende.
table-over = Das Spiel ist zu Ende
table-scores = Das Endergebnis
table-scores-lines = Zeile für Zeile
table-winners =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } teilen sich den Sieg
    }
table-replay = Alles noch einmal sehen
table-record = Die Aufzeichnung herunterladen
table-rematch = Eine Revanche
table-onward = Wie es weitergeht
table-conceded = { $by ->
    [contest] Die Runde des Turniers endete vor dem Spiel: Dies ist der Punktestand jenes Augenblicks.
   *[other] Alle waren einverstanden, das Spiel hier zu beenden: Dies ist der Punktestand jenes Augenblicks.
}
table-given-up = Dieses Spiel wurde abgebrochen: Niemand wird mehr gefragt, und es gibt kein Ergebnis.
table-verify = Der Startwert, und wie man prüft, dass aller Zufall ehrlich war
table-verify-told = Der SHA-256 des Startwerts ist die Festlegung, die beim Öffnen des Tischs gezeigt wurde, und jedes Mischen folgt aus dem Startwert. Mit der Aufzeichnung kann jeder das ganze Spiel nachspielen:
table-seed = Startwert
table-commitment = Festlegung

# Geschichte.
table-history-title = { $table }: die ganze Geschichte
table-history-slider = Der Augenblick, den man ansieht
table-history-at =
    { $at ->
        [0] Das Austeilen, vor { $count } Zügen
       *[other] Nach Zug { $at } von { $count }
    }
table-history-first = Das Austeilen
table-history-earlier = Früher
table-history-later = Später
table-history-last = Die Gegenwart
table-history-back = Zurück zu jetzt
table-history-silent = { $name } hat geantwortet; was, wird noch nicht gesagt.
table-history-eyes = Gesehen von
table-history-onlooker = jemandem, der zuschaut
table-history-show = Zeigen
table-history-story = Was geschehen ist
table-history-see = Den Tisch nach Zug { $at } sehen

# Ausprobieren.
try-out = Ausprobieren
try-out-of = Probe: { $table }
try-out-told = Dies ist eine Kopie, in der alles, was du nicht wissen kannst, neu verteilt ist. Du spielst alle Plätze; nichts davon geschieht am Tisch, und niemand sonst sieht es.
try-out-anew = Von der Gegenwart neu beginnen
try-out-drop = Wegwerfen
try-out-play = Hier spielen
try-out-over = Hier wäre das Spiel zu Ende.

# Neben dem Plan.
strip-label = Wer am Tisch sitzt
dock-tabs = Was neben dem Plan liegt
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
explain-not-asked = Damit lässt sich jetzt nichts tun. Gefragt ist: { $asked }
explain-not-now = Du wirst jetzt nichts gefragt; wozu es dient, steht darüber.
explain-close = Schließen
asking-twice = Zeig mir jeden Zug, bevor er gesendet wird
asking-twice-hint = An allen deinen Tischen: Ein Zug aus einer einzigen Antwort braucht dann zweimal Drücken.
replay-pause = Anhalten
replay-go-on = Weiter
signs-heading = Was bedeuten die Zeichen?
signs-changed = Ein Wimpel, oft mit unterbrochenem Rahmen: Das hat sich seit deinem letzten Zug geändert.
signs-legal = Ein goldener Rahmen oder Grund: Darauf kannst du jetzt zeigen.
signs-chosen = Ein roter Rahmen oder Grund: Das ist gewählt und noch nicht gesendet.
signs-seat = Ein Schild mit einem Buchstaben: ein Platz am Tisch, an Form, Farbe und Buchstaben zu erkennen.
signs-count = Eine Zahl neben einem Zeichen: wie viele davon.
