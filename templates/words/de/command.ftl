# Was der Befehl procaccio sagt. Wird an einem Terminal gelesen.

help-procaccio = Spiele langsame Brettspiele per E-Mail, Web, API oder Terminal, oder betreibe einen Server.
help-db = Aktualisiere die Datenbank, setze sie zurück und prüfe sie.
command-no-such = Einen Befehl „{ $name }“ gibt es nicht. Vielleicht: { $near }.
command-section-here = Auf diesem Rechner spielen
command-section-there = Auf einem Server spielen
command-section-house = Einen Server betreiben
help-games = Zeige die Spiele mit Plätzen, Optionen, Ausgaben und Sprachen.
help-play = Spiele GAME gegen Bots. Jeder Zug wird gespeichert. Die Datei einer laufenden Partie verrät, was verdeckt ist.
help-simulate = Lass Bots viele Tische von GAME spielen und zeige die Ergebnisse.
help-verify = Spiele RECORDS nach und prüfe Startwert, Festlegung, Züge und Ergebnis. Endet mit 1, wenn etwas nicht stimmt.
help-replay = Gehe RECORD Schritt für Schritt durch, als Zuschauer oder wie ein Platz es sah.
help-seats = Zahl der Plätze. Vorgabe: so viele, wie das Spiel hat.
help-option = Eine Option des Spiels. Wiederhole sie für mehrere.
help-edition = Die Ausgabe der Spieldaten.
help-seat = Dein Platz. Der erste ist 0.
help-name = Dein Name am Tisch.
help-seed = Der Startwert allen Zufalls: 64 Hexadezimalziffern oder ein beliebiger Text.
help-seed-many = Der Startwert aller Tische: ein beliebiger Text. Derselbe Startwert ergibt dieselben Tische.
help-bot = Die Art der Bots, die spielen.
help-resume = Setze die letzte Partie fort.
help-data = Der Datenordner. Partien liegen darin im Ordner „terminal“.
help-games-count = Zahl der Tische.
help-records = Schreibe die Aufzeichnung jedes Tischs in diesen Ordner.
help-replay-seat = Der gezeigte Platz. Vorgabe: die Sicht eines Zuschauers.
help-replay-all = Gib die ganze Geschichte auf einmal aus.

command-no-such-game = Ein Spiel „{ $name }“ gibt es nicht. Es gibt: { $games }.
command-option-form = „{ $given }“ sollte NAME=VALUE sein, etwa rounds=3.
command-broken = { $file } ist nicht gültig: { $reason }
command-person = Gast
command-names = Agnola Bianca Cosimo Dianora Ercole Fiammetta Guido Isotta Lapo
command-result = Ergebnis
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

play-which-game = Nenne ein Spiel. „procaccio games“ zeigt sie alle.
play-no-such-seat = Einen Platz { $seat } gibt es an diesem Tisch nicht. Der letzte ist { $last }.
play-nothing-kept = In { $folder } ist keine Partie gespeichert.
play-kept = Deine Partie ist in { $file } gespeichert. Weiter geht es mit: procaccio play --resume
play-over = Die Aufzeichnung ist in { $file }.
play-hint = Schreibe eine Nummer wie #1 oder Worte. Worte, die auf mehrere Antworten passen, zeigen diese. ? erklärt, ? #1 zeigt, was eine Antwort bringt, all zeigt jede Antwort. Außerdem: rules, view, cards, undo. Vorgabe: { $default }
play-others = { $count ->
    [one] {"        "}oder eine andere: { $opens }
   *[other] {"        "}oder { $count } andere: { $opens }
}
play-liberties = Jederzeit, und ohne deine Entscheidung zu beenden: { $moves }
play-undone = Zurückgenommen.
play-forms =
    Was man jetzt sagen kann:
    { $forms }
play-help = Strg-C verlässt den Tisch. Er bleibt, wie er ist.
play-nothing-certain = Diese Antwort hat keine sicheren Folgen.

simulate-playing = Es läuft { $game }
simulate-title = { $games } Tische von { $game }, im Mittel je { $moves } Züge
simulate-seat = Platz
simulate-wins = Gewonnen
simulate-mean-place = Mittlerer Rang
simulate-mean-points = Mittlere Punkte
simulate-least = Wenigste Punkte
simulate-most = Meiste Punkte
simulate-records = { $count } Aufzeichnungen sind in { $folder }.

verify-holds = { $file } ist gültig: { $game }, { $seats } Plätze, { $moves } Züge.
verify-commitment = Festlegung des Startwerts: { $commitment }
verify-running = Dieser Tisch ist noch nicht zu Ende.
verify-ended = { $by ->
    [agreement] Die Spieler haben sich geeinigt, den Tisch hier zu beenden; es folgt der Punktestand jenes Augenblicks.
    [contest] Die Runde eines Turniers war zu Ende; was folgt, ist der Punktestand jenes Augenblicks.
   *[other] Der Tisch wurde hier vom Büro beendet, mit dem Punktestand jenes Augenblicks oder ohne Ergebnis.
}

replay-at = Zug { $count } von { $last }
replay-keys = Enter: weiter · b: zurück · eine Zahl: dieser Zug · q: verlassen

help-login = Melde dich beim Server URL an, mit einem Link per E-Mail oder mit einem Schlüssel.
help-login-email = Die Adresse, die den Link bekommt.
help-login-token = Ein persönlicher Schlüssel statt eines Links.
help-tables = Zeige Tische am Server. Zuerst kommen die, die auf dich warten.
help-tables-which = Deine Tische, solche mit offenen Plätzen, oder öffentliche, die laufen oder beendet sind.
help-show = Zeige TABLE, wie dein Platz ihn sieht, mit den letzten Zügen, der Frage und ihren Antworten.
help-cards = Zeige alle Karten und Plättchen von TABLE und wo sie sind, soweit dein Platz es weiß.
help-move = Beantworte die Frage an TABLE in Worten, mit einem Betrag oder einer Nummer. Mehrere MOVES werden zusammen gespielt oder gar nicht.
help-begins = Zeige nur Antworten, die mit diesen Worten beginnen, etwa „build opera“. Nummern gelten dann für diese Liste.
help-dry-run = Zeige nur die sicheren Folgen. Spiele nichts.
help-talk = Sage TEXT an TABLE und zeige das Gespräch.
help-talk-to = Nur an diese Person. Wiederhole es für mehrere.
help-watch = Zeige, was an TABLE geschieht, bis er zu Ende ist.
help-watch-once = Zeige, was bisher geschehen ist, und höre dann auf.

login-email = Deine E-Mail-Adresse
login-link = Ein Link ist unterwegs an { $email }. Füge ihn hier ein
login-token-name = Terminal { $device }
login-done = Hallo { $name }. Der Schlüssel dieses Terminals ist in { $file }.
login-first = Melde dich zuerst an: procaccio login URL
remote-unreachable = Der Server antwortet nicht: { $reason }
remote-not-seated = Du sitzt nicht an Tisch { $table }.
remote-no-player = Niemand hier heißt eindeutig „{ $name }“. Es sind da: { $players }.
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
move-rehearsed = Diese Folgen sind sicher. Gespielt wurde nichts.
talk-line = { $player }: { $text }

help-moderator = Ernenne und entlasse Moderatoren.
help-moderator-add = Ernenne die Person mit der Adresse ADDRESS zum Moderator.
help-moderator-host = Stattdessen zum Gastgeber, der Moderatoren ernennen kann.
help-moderator-remove = Mache den Moderator oder Gastgeber mit der Adresse ADDRESS wieder zum Spieler.
help-moderator-reset = Setze den zweiten Faktor des Moderators mit der Adresse ADDRESS zurück.
moderator-moderator = { $address } gehört jetzt zu den Moderatoren: anmelden und /desk öffnen.
moderator-host = { $address } gehört jetzt zu den Gastgebern: anmelden und /desk öffnen.
moderator-player = { $address } gehört zu den Spielern.
moderator-reset = { $address } richtet beim nächsten Besuch den zweiten Faktor neu ein.
moderator-nobody = Niemand hat hier die Adresse { $address }.
moderator-no-address = { $address } ist keine E-Mail-Adresse.

help-new-game = Lege den Ordner eines neuen Spiels namens NAME an. Du kannst es sofort spielen und testen.
new-game-bad-name = „{ $name }“ ist kein gültiger Name. Nimm 2 bis 20 kleine Buchstaben und Ziffern, zuerst einen Buchstaben, und kein Wort von Python.
new-game-taken = Der Name „{ $name }“ ist vergeben. Wähle einen anderen.
new-game-unwritable = { $folder } lässt sich nicht beschreiben: { $reason }
new-game-written =
    { $folder } ist jetzt ein Spiel. Spielen: procaccio play { $name }. Testen: pytest { $folder }
    Wie es wächst: docs/adding-a-game.md

# --- the rules, at the terminal

help-rules = Zeige von den Regeln von GAME die Kapitel, ein Kapitel (6) oder einen Absatz (6.2). Optionen wählen die Regeln eines solchen Tischs.
rules-how = „procaccio rules { $game } 3“ zeigt ein Kapitel, „3.2“ einen Absatz; --seats und --option sagen, von welchem Tisch.
play-rules = „rules 3“ zeigt ein Kapitel, „rules 3.2“ einen Absatz: die Nummern, die hinter dem stehen, was geschehen ist.
