# Der Briefkasten: eine Seite, die die Post eines Hauses ohne Mailserver zeigt.

letter-box-title = Briefkasten
box-why = Es ist kein Mailserver eingerichtet, also bleibt jeder Brief hier.
box-empty = Noch keine Briefe
box-empty-hint = Was per Post hinausginge, erscheint hier einen Augenblick später.
box-recipients = Empfänger
box-everybody = Alle
box-subject = Betreff
box-when = Wann
box-headers = Der Kopf des Briefs
box-html = Wie ein Mailprogramm ihn zeigt
box-text = Als Text
box-source = Quelltext
box-answer = Auf diesen Brief antworten
box-answer-hint = Eine Zahl, ein Zug in Worten oder „hilfe“. Es geht den Weg jeder Antwort per Post.
box-answer-send = Abschicken
box-back = Zurück zum Briefkasten
