# Was der Befehl procaccio sagt. Wird an einem Terminal gelesen.

help-procaccio = Langsame Strategiespiele der Renaissance per E-Mail, Webseite, REST-Client oder Terminal.
help-db = Kümmere dich um die Datenbank.
command-no-such = Einen Befehl „{ $name }“ gibt es nicht. Vielleicht: { $near }.
command-section-here = An diesem Terminal
command-section-there = An einem Server
command-section-house = Für das Haus
help-games = Was man spielen kann: Spiele, Plätze, Optionen, Ausgaben.
help-play = Spiele GAME an diesem Terminal gegen Bots. Jeder Zug wird bewahrt; Strg-C verliert nichts.
help-simulate = Lass Bots viele Tische von GAME spielen und zeige, wie sie ausgingen.
help-verify = Spiele RECORDS nach, prüfe Festlegung und Ergebnis und zeige die Endwertung.
help-replay = Gehe RECORD Schritt für Schritt durch, mit den Augen eines Platzes.
help-seats = Wie viele Plätze (ohne Angabe: so viele, wie das Spiel hat).
help-option = Eine Option des Spiels; darf mehrmals stehen.
help-edition = Die Ausgabe der Daten des Spiels.
help-seat = Der Platz, den du nimmst; der erste ist 0.
help-name = Wie du am Tisch heißt.
help-seed = Entscheidet allen Zufall: 64 Hexadezimalziffern oder beliebiger Text.
help-seed-many = Entscheidet allen Zufall aller Tische: beliebiger Text.
help-bot = Wer die anderen Plätze hat.
help-resume = Mit dem zuletzt gespielten Spiel weitermachen.
help-data = Wo Spiele bewahrt werden.
help-games-count = Wie viele Tische.
help-records = Schreibe die Aufzeichnung jedes Tischs in diesen Ordner.
help-replay-seat = Der Platz, durch dessen Augen man sieht (ohne Angabe: die eines Zuschauers).
help-replay-all = Erzähle die ganze Geschichte auf einmal.

command-no-such-game = Ein Spiel „{ $name }“ gibt es nicht; es gibt: { $games }.
command-option-form = „{ $given }“ sollte NAME=VALUE sein, etwa rounds=3.
command-broken = { $file } stimmt nicht: { $reason }
command-person = Gast
command-names = Agnola Bianca Cosimo Dianora Ercole Fiammetta Guido Isotta Lapo
command-result = Wie es ausging
command-column-place = Rang
command-column-player = Spieler
command-column-points = Punkte
command-column-reasons = Wofür

games-seats = Plätze: { $least } bis { $most }
games-editions = Ausgaben: { $editions }
games-languages = Sprachen: { $languages }
games-unpublished =
    { $count ->
        [0] Noch nicht veröffentlicht.
       *[other] Noch nicht veröffentlicht: auf Englisch statt in { $missing }.
    }
games-default = Vorgabe
games-meaning = Bedeutung

play-which-game = Sage, welches Spiel du spielen willst; „procaccio games“ zählt sie auf.
play-no-such-seat = Einen Platz { $seat } gibt es an diesem Tisch nicht; der letzte ist { $last }.
play-nothing-kept = In { $folder } ist kein Spiel bewahrt.
play-kept = Dein Spiel ist in { $file } bewahrt. Weiter geht es mit: procaccio play --resume
play-over = Die Aufzeichnung ist in { $file }.
play-hint = Ein Platz wie #1 oder Worte; Worte, mit denen mehrere Antworten beginnen, zählen diese auf. ? erklärt, ? #1 sagt, was eine Antwort bringen würde, all nennt jede Antwort, rules, view, cards, undo. Vorgabe: { $default }
play-others = { $count ->
    [one] {"        "}oder eine andere: { $opens }
   *[other] {"        "}oder { $count } andere: { $opens }
}
play-liberties = Jederzeit, und ohne deine Entscheidung zu beenden: { $moves }
play-undone = Zurückgenommen.
play-forms =
    Was man jetzt sagen kann:
    { $forms }
play-help = Strg-C verlässt den Tisch; er bleibt, wie er ist.
play-nothing-certain = Über diese Antwort ist nichts sicher.

simulate-playing = Es läuft { $game }
simulate-title = { $games } Tische von { $game }, im Mittel je { $moves } Züge
simulate-seat = Platz
simulate-wins = Gewonnen
simulate-mean-place = Mittlerer Rang
simulate-mean-points = Mittlere Punkte
simulate-least = Wenigste Punkte
simulate-most = Meiste Punkte
simulate-records = { $count } Aufzeichnungen sind in { $folder }.

verify-holds = { $file } stimmt: { $game }, { $seats } Plätze, { $moves } Züge.
verify-commitment = Festlegung des Startwerts: { $commitment }
verify-running = Dieser Tisch ist noch nicht zu Ende.
verify-ended = { $by ->
    [agreement] Die Spieler haben sich geeinigt, den Tisch hier zu beenden; es folgt der Punktestand jenes Augenblicks.
    [contest] Die Runde eines Turniers war zu Ende; was folgt, ist der Punktestand jenes Augenblicks.
   *[other] Der Tisch wurde hier vom Büro beendet, mit dem Punktestand jenes Augenblicks oder ohne Ergebnis.
}

replay-at = Zug { $count } von { $last }
replay-keys = Enter: weiter · b: zurück · eine Zahl: dieser Zug · q: verlassen

help-login = Melde dieses Terminal beim Server URL an, mit einem Link per E-Mail oder mit einem Schlüssel.
help-login-email = Die Adresse, an die der Link geht.
help-login-token = Ein persönlicher Schlüssel statt eines Links per Post.
help-tables = Zähle die Tische am Server auf; zuerst die, die auf dich warten.
help-tables-which = Meine, die mit offenen Plätzen oder die öffentlichen in einem Zustand.
help-show = Zeichne TABLE, wie dein Platz ihn sieht, mit der Frage und ihren Antworten.
help-cards = Zähle alle Karten und Plättchen von TABLE auf, wie dein Platz sie kennt, und wo sie sind.
help-move = Beantworte die Frage an TABLE: ein oder mehrere MOVES, in Worten oder nach Nummer, alle oder keiner.
help-begins = Nur die Antworten, die mit diesen Worten beginnen, wie „build opera“; Zahlen sind dann Plätze in ihrer Liste.
help-dry-run = Sage nur, was sicher geschehen würde.
help-talk = Sage TEXT an TABLE und zeige, was gesagt wurde.
help-talk-to = Nur für diese Person; darf mehrmals stehen.
help-watch = Erzähle, was an TABLE geschieht, bis er zu Ende ist.
help-watch-once = Nur, was bis jetzt geschehen ist.

login-email = Deine E-Mail-Adresse
login-link = Ein Link ist unterwegs an { $email }. Füge ihn hier ein
login-token-name = Terminal { $device }
login-done = Hallo { $name }. Der Schlüssel dieses Terminals ist in { $file }.
login-first = An diesem Terminal ist niemand angemeldet. Schreibe: procaccio login URL
remote-unreachable = Der Server antwortet nicht: { $reason }
remote-not-seated = Du sitzt nicht an Tisch { $table }.
remote-no-player = Niemand hier heißt eindeutig „{ $name }“; es gibt: { $players }.
show-news = Dein letzter Zug und was folgte:
show-so-far = Bisher:
tables-none = Keine Tische in dieser Liste.
tables-named = { $name } ({ $game })
tables-line = { $id } · { $table } · { $players } · { $state } · { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
table-waits = wartet auf dich
table-gathering = Plätze sind offen
table-running = läuft
table-finished = zu Ende
table-abandoned = abgebrochen
move-already = Diese Antwort zählt schon. Gespielt wurde nichts noch einmal.
move-rehearsed = Das würde sicher geschehen. Gespielt wurde nichts.
talk-line = { $player }: { $text }

help-moderator = Sage, wer zum Büro gehört.
help-moderator-add = Wer die Adresse ADDRESS hat, moderiert von nun an: sieht nach Tischen und Spielern.
help-moderator-host = Stattdessen als Gastgeber, der auch die Moderatoren ernennt.
help-moderator-remove = Wer die Adresse ADDRESS hat, spielt von nun an wieder nur.
help-moderator-reset = Wer die Adresse ADDRESS hat, richtet den zweiten Faktor neu ein.
moderator-moderator = { $address } gehört jetzt zu den Moderatoren: anmelden und /desk öffnen.
moderator-host = { $address } gehört jetzt zu den Gastgebern: anmelden und /desk öffnen.
moderator-player = { $address } gehört zu den Spielern.
moderator-reset = { $address } richtet beim nächsten Besuch den zweiten Faktor neu ein.
moderator-nobody = Niemand hat hier die Adresse { $address }.
moderator-no-address = { $address } ist keine E-Mail-Adresse.

help-new-game = Legt den Ordner eines neuen Spiels namens NAME an, das sofort gespielt und getestet werden kann.
new-game-bad-name = „{ $name }“ ist kein Name für ein Spiel: 2 bis 20 kleine Buchstaben und Ziffern, zuerst ein Buchstabe, kein Wort von Python.
new-game-taken = „{ $name }“ ist vergeben: Es gibt ein Spiel, einen Teil der Engine oder einen Ordner dieses Namens. Wähle einen anderen.
new-game-unwritable = { $folder } lässt sich nicht beschreiben: { $reason }
new-game-written =
    { $folder } ist jetzt ein Spiel. Spielen: procaccio play { $name }. Testen: pytest { $folder }
    Wie es wächst: docs/adding-a-game.md

# --- the rules, at the terminal

help-rules = Die Regeln von GAME lesen: was es gibt, ein Kapitel (6) oder einen Absatz (6.2); mit --seats, --option oder --edition die genau eines solchen Tisches.
rules-how = „procaccio rules { $game } 3“ zeigt ein Kapitel, „3.2“ einen Absatz; --seats und --option sagen, von welchem Tisch.
play-rules = „rules 3“ zeigt ein Kapitel, „rules 3.2“ einen Absatz: die Nummern, die hinter dem stehen, was geschehen ist.
