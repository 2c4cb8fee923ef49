# Spielen ohne Konto, behalten mit einer Adresse, und die ersten Schritte für alle, die neu sind.

guest-name = Gast
play-now = Gleich spielen, gegen Bots
play-without-account = Du brauchst kein Konto. Der Tisch erklärt sich selbst.
play-whole = Ein ganzes Spiel gegen Bots
keep-title = Behalte deine Tische
keep-press = Meine Tische behalten
keep-notice = Du spielst als Gast, nur in diesem Browser.
keep-lead =
    { $count ->
        [0] Du spielst als Gast, nur in diesem Browser. Wenn du { $days } Tage nicht vorbeikommst, wird alles gelöscht.
        [one] Du hast als Gast einen Tisch, nur in diesem Browser. Wenn du { $days } Tage nicht vorbeikommst, wird er gelöscht.
       *[other] Du hast als Gast { $count } Tische, nur in diesem Browser. Wenn du { $days } Tage nicht vorbeikommst, werden sie gelöscht.
    } Mit einer E-Mail-Adresse bleibt alles erhalten, du bekommst Briefe, wenn du an der Reihe bist, und kannst mit Menschen spielen.
keep-hint = Wir schicken dorthin einen Link. Drücke ihn, um diese Tische mit deinem Konto oder einem neuen zu behalten. Du brauchst kein Passwort.
keep-comes-along = Deine Tische als Gast kommen mit.
keep-then-open = Danach kommst du zu dem Tisch zurück, den du eröffnest.
keep-forget = Mich vergessen
keep-forget-hint = Löscht deine Tische und alle deine Daten sofort. Das lässt sich nicht zurücknehmen.
done-forgotten = Alle deine Daten sind gelöscht.
refused-address-needed = Gib zuerst deine E-Mail-Adresse an: Drücke „Meine Tische behalten“ oben auf einer Seite. Dann kannst du mit Menschen spielen, mit Fremden sprechen und einladen.
answer-why-address-needed = Als Gast geht das erst, wenn du eine Adresse angegeben hast.
gathering-address-first = Gib eine Adresse an, um mit Menschen zu spielen
open-guest-address = Als Gast spielst du sofort gegen Bots. Um mit Menschen zu spielen, wähle, wer mitspielt. Wir fragen dann nach deiner Adresse und behalten dieses Formular.
first-title = Womit anfangen
first-lead = Du hast gerade keine Tische. Wähle eines davon.
first-learn = Ein Spiel in zehn Minuten lernen
first-learn-hint = Kurze Lektionen mit je einem Gedanken, an einem echten Tisch, allein mit Bots.
first-play = Gleich spielen, gegen Bots
first-play-hint = Eine ganze Partie. Niemand wartet auf dich.
first-find-hint = Vielleicht warten andere schon.
first-open-hint = Für Freunde, für alle oder für dich und Bots.
