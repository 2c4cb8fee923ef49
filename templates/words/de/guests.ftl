# Spielen ohne Konto, behalten mit einer Adresse, und die ersten Schritte für alle, die neu sind.

guest-name = Gast
play-now = Gleich spielen, gegen Bots
play-without-account = Ein Konto ist nicht nötig: Wähle ein Spiel, und du sitzt an einem Tisch, der sich selbst erklärt.
play-whole = Ein ganzes Spiel gegen Bots
keep-title = Behalte deine Tische
keep-press = Meine Tische behalten
keep-notice = Du spielst als Gast, nur in diesem Browser.
keep-lead =
    { $count ->
        [0] Du spielst als Gast, nur in diesem Browser; nach { $days } Tagen ohne einen Blick wird alles vergessen.
        [one] Ein Tisch gehört dir, nur in diesem Browser; nach { $days } Tagen ohne einen Blick wird er vergessen.
       *[other] { $count } Tische gehören dir, nur in diesem Browser; nach { $days } Tagen ohne einen Blick werden sie vergessen.
    } Mit einer Adresse bleibt alles, Briefe kommen, wenn du an der Reihe bist, und du kannst mit Menschen spielen.
keep-hint = Ein Link geht dorthin. Wer ihn drückt, behält diese Tische, mit einem Konto, das es schon gab, oder einem neuen. Es gibt kein Passwort.
keep-comes-along = Die Tische, die als Gast begonnen wurden, kommen mit.
keep-forget = Mich vergessen
keep-forget-hint = Deine Tische und alles, was von dir da ist, verschwinden sofort. Das lässt sich nicht zurücknehmen.
done-forgotten = Du bist vergessen: Nichts von dir ist mehr hier.
refused-address-needed = Für Gesellschaft, Gespräche mit Fremden und Einladungen gib zuerst eine Adresse an: „Meine Tische behalten“ steht oben auf jeder Seite.
answer-why-address-needed = Als Gast geht das erst, wenn du eine Adresse angegeben hast.
gathering-address-first = Gib eine Adresse an, um mit Menschen zu spielen
open-guest = Als Gast spielst du gegen Bots. Um mit Menschen zu spielen, gib zuerst eine Adresse an.
first-title = Womit anfangen
first-lead = Du sitzt gerade an keinem Tisch. Jeder dieser Wege führt zu einem.
first-learn = Ein Spiel in zehn Minuten lernen
first-learn-hint = Vorbereitete Stellungen mit je einem Gedanken, an einem echten Tisch, allein unter Bots.
first-play = Gleich spielen, gegen Bots
first-play-hint = Ein ganzes Spiel, bei dem niemand auf dich wartet.
first-find-hint = Vielleicht sucht jemand Gesellschaft.
first-open-hint = Für Freunde, für alle oder für dich und Bots.
