# Die Seite, die erklärt, wie es geht.

help-title = So geht es
help-lead = Ein langsames Spiel ist dann und wann ein Brief. In jedem steht eine Entscheidung; du antwortest, wann du magst, und das Spiel geht weiter, wenn alle geantwortet haben.
help-page-contents = Auf dieser Seite

help-page-turn = Ein Zug
help-page-turn-text = Wenn du entscheiden musst, kommt ein Brief mit der Frage, dem Plan, dem, was seither geschah, und den Antworten, die du geben kannst. Jede Antwort darin ist ein Link: Er öffnet eine Seite, die sagt, was der Zug sicher bringen würde, mit einem Knopf. Bevor du ihn drückst, ist nichts gespielt; nur in einem Browser, in dem du angemeldet bist, spielt schon das Öffnen des Links.
help-page-turn-more = Auf der Seite des Tischs siehst du mehr: den ganzen Plan, die Geschichte, das Gespräch, deine Notizen. Auch dort lässt sich ein Zug in Worten schreiben, und zurücknehmen, solange er nichts aufgedeckt und niemand darauf geantwortet hat.

help-page-mail = Spielen per Post
help-page-mail-text = Auf einen Brief kannst du zurückschreiben: die Nummer einer Antwort oder den Zug in Worten, über dem zitierten Text. Jeder deiner Briefe wird beantwortet, ob er verstanden wurde oder nicht, und nie wird etwas geraten.
help-page-mail-more = Auch anderes lässt sich schreiben, jedes in einer eigenen Zeile.
help-page-commands = Was man schreiben kann

help-page-time = Zeit
help-page-time-text = Jeder Tisch hat ein Tempo, das beim Öffnen gewählt wurde: so viel Zeit für jede Frage, und ein Guthaben für schwere. Nichts läuft ab, während du schläfst; an manchen Tischen zählen Wochenenden nicht; im Urlaub stehen deine Uhren still. Du wirst erinnert, bevor etwas abläuft.
help-page-time-more = Läuft die Zeit doch ab, wird der Zug gespielt, den der Brief als Vorgabe genannt hat, du behältst deinen Platz und erfährst davon. Nach zweien in Folge gilt dein Platz als abwesend, damit andere nicht lange warten; antworte, oder sage, dass du zurück bist, und alles ist wie zuvor.
help-page-paces = Die Tempi

help-page-tables = Tische
help-page-tables-text = Nimm einen offenen Platz, oder öffne einen eigenen Tisch. Du wählst, wer sich setzen darf: alle, wer den Link hat, oder wen du per Post einlädst. Ein Gast braucht kein Konto, nur den Link zu seinem Platz.
help-page-tables-more = Wer gehen muss, gibt den Platz auf; jemand anderes kann ihn übernehmen und bekommt einen Brief mit der bisherigen Geschichte. Der Tisch kann sich auch auf eine Pause, auf mehr Zeit oder auf ein Ende einigen.

help-page-fair = Ehrlicher Zufall
help-page-fair-text = Jedes Mischen folgt aus einer geheimen Zahl, die gezogen wird, bevor sich jemand setzt. Ihr Fingerabdruck steht von Anfang an da, die Zahl selbst am Ende, so dass alle prüfen können, dass nichts geändert wurde.
help-page-fair-more = Was die Regeln vor dir verbergen, wird dir nie geschickt, auf keiner Seite, in keinem Brief und an kein Programm. Auch das Deine bekommen andere nicht.

help-page-programs = Programme und Terminals
help-page-programs-text = Alles, was diese Seiten tun, kann auch ein Programm, mit einem Schlüssel aus deinem Konto. Es gibt auch einen Terminal-Client, einen Kalender der Fristen und Aufrufe an ein Programm von dir, wenn etwas wartet.
help-page-programs-more = Jede Seite geht ohne Skripte, nur mit der Tastatur und mit einem Bildschirmleser; jeder Plan steht auch in Worten da.

help-page-trouble = Wenn etwas nicht stimmt
help-page-trouble-text = Es kam kein Brief? Dein Konto zählt jeden Brief an dich auf und was aus ihm wurde. Wenn Briefe von deiner Adresse zurückkamen, steht es dort, und du kannst sagen, wann sie wieder geht.
help-page-trouble-more = Ein Link, der nichts öffnet, ist ein alter: Ein neuerer Brief ist an seine Stelle getreten. Öffne den letzten, oder melde dich hier an, wo alles, was auf dich wartet, zuerst steht.
