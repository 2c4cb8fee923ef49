# Die Seite, die erklärt, wie es geht.

help-title = So geht es
help-lead = In einem langsamen Spiel bekommst du dann und wann einen Brief. Jeder fragt nach einer Entscheidung. Du antwortest, wann du magst, und das Spiel geht weiter, wenn alle geantwortet haben.
help-page-contents = Auf dieser Seite

help-page-turn = Ein Zug
help-page-turn-text = Wenn du an der Reihe bist, bekommst du einen Brief mit der Frage, dem Plan, dem, was seither geschah, und den möglichen Antworten. Jede Antwort ist ein Link. Er öffnet eine Seite mit den sicheren Folgen des Zuges und einem Knopf, der ihn spielt. Bist du in dem Browser angemeldet, spielt der Link den Zug sofort.
help-page-turn-more = Die Seite des Tisches zeigt mehr: den ganzen Plan, die Geschichte, das Gespräch und deine Notizen. Auch dort kannst du einen Zug in Worten schreiben. Du kannst ihn zurücknehmen, solange er nichts aufgedeckt und seither niemand gezogen hat.

help-page-mail = Spielen per Post
help-page-mail-text = Auf einen Brief kannst du per Mail antworten: Schreib die Nummer einer Antwort oder den Zug in Worten über den zitierten Text. Wir antworten auf jeden deiner Briefe, auch wenn wir ihn nicht verstanden haben, und raten nie.
help-page-mail-more = Auch anderes lässt sich schreiben, jedes in einer eigenen Zeile.
help-page-commands = Was man schreiben kann

help-page-time = Zeit
help-page-time-text = Jeder Tisch hat ein Tempo: eine Zeit für jede Frage und ein Guthaben für schwere. Deine Zeit läuft nie ab, während du schläfst. An manchen Tischen zählen Wochenenden nicht. Im Urlaub stehen deine Uhren still. Vor jeder Frist bekommst du eine Erinnerung.
help-page-time-more = Läuft deine Zeit ab, wird die Vorgabe aus dem Brief gespielt, und du erfährst davon. Du behältst deinen Platz. Nach zweien in Folge gilt dein Platz als abwesend, damit andere nicht lange warten. Antworte, oder sage, dass du zurück bist, und du hast wieder deine übliche Zeit.
help-page-paces = Die Tempi

help-page-tables = Tische
help-page-tables-text = Nimm einen offenen Platz, oder öffne einen eigenen Tisch. Du wählst, wer sich setzen darf: alle, alle mit dem Link, oder Leute, die du per Mail einlädst. Ein Gast braucht kein Konto, nur den Link zu seinem Platz.
help-page-tables-more = Wenn du gehen musst, gib den Platz auf. Jemand anderes kann ihn übernehmen und bekommt einen Brief mit der bisherigen Geschichte. Der Tisch kann sich auch auf eine Pause, auf mehr Zeit oder auf ein Ende einigen.

help-page-fair = Ehrlicher Zufall
help-page-fair-text = Jedes Mischen folgt aus einer geheimen Zahl, die gezogen wird, bevor sich jemand setzt. Ihr Fingerabdruck steht von Anfang an da, die Zahl selbst am Ende, so dass alle prüfen können, dass nichts geändert wurde.
help-page-fair-more = Was die Regeln vor dir verbergen, wird dir nie geschickt, auf keiner Seite, in keinem Brief und an kein Programm. Auch das Deine bekommen andere nicht.

help-page-programs = Programme und Terminals
help-page-programs-text = Alles, was diese Seiten tun, kann auch ein Programm, mit einem Schlüssel aus deinem Konto. Es gibt auch einen Terminal-Client, einen Kalender der Fristen und Webhooks, die dein Programm aufrufen, wenn du gefragt wirst.
help-page-programs-more = Jede Seite geht ohne Skripte, nur mit der Tastatur und mit einem Bildschirmleser; jeder Plan steht auch in Worten da.

help-page-trouble = Wenn etwas nicht stimmt
help-page-trouble-text = Es kam kein Brief? Dein Konto zeigt jeden Brief an dich und seinen Zustand. Kamen Briefe von deiner Adresse zurück, steht es dort, und du kannst sagen, dass sie wieder funktioniert.
help-page-trouble-more = Wenn ein Link nicht funktioniert, ist er alt, und ein neuerer Brief hat ihn ersetzt. Öffne den letzten Brief, oder melde dich hier an: Was auf dich wartet, steht ganz oben.
