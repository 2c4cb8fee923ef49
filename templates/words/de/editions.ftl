# Ausgaben: der Befehl dafür.

help-edition-family = Die Daten, mit denen gespielt wird: was es gibt, was an einer Datei falsch ist, eine neue Datei für alle, die die Schachtel haben.
help-edition-list = Die Ausgaben aller Spiele, auch die des Ordners PROCACCIO_EDITIONS, und was an einer Datei darin falsch ist.
help-edition-show = Jede Angabe einer Ausgabe von GAME mit ihrem Zeichen: gedruckt, abgeleitet, veröffentlicht, rekonstruiert.
help-edition-doubtful = Nur Angaben, die nicht in den Regeln gedruckt sind.
help-edition-check = Ob sich mit FILE spielen lässt: Namen, Größen, Summen, Plättchen, die passen, und hundert Tische von Bots.
help-edition-quick = Nur die Datei ansehen; keine Bots spielen lassen.
help-edition-tables = Wie viele Tische Bots spielen.
help-edition-new = Eine eigene Datei für GAME, nach der Schachtel zu berichtigen: eine Kopie einer Ausgabe, die dazugehört.
help-edition-from = Die Ausgabe, die kopiert wird; sonst die übliche.
help-edition-file = Wohin die Datei geschrieben wird; sonst in den Ordner der Ausgaben oder hierher.
edition-own = gehört zum Spiel
edition-added = hier hinzugefügt
edition-doubtful = { $count ->
    [0] alles gedruckt
    [one] eine Angabe nicht gedruckt
   *[other] { $count } Angaben nicht gedruckt
}
edition-broken-file = { $file }: nicht angeboten, { $count ->
    [one] ein Fehler
   *[other] { $count } Fehler
}
edition-column-key = Schlüssel
edition-column-value = Angabe
edition-column-mark = Zeichen
edition-no-such = { $game } hat keine Ausgabe „{ $name }“; es gibt: { $editions }.
edition-sound = { $file } ist in Ordnung: { $tables } Tische wurden damit zu Ende gespielt.
edition-sound-quick = { $file } ist in Ordnung, soweit man es ohne zu spielen sieht.
edition-new-title = Aus meiner Schachtel
edition-there = { $file } gibt es schon; nenne mit --file eine andere.
edition-unwritable = { $file } lässt sich nicht schreiben: { $reason }
edition-written = { $file } ist geschrieben. Berichtige sie nach deiner Schachtel, dann: procaccio edition check { $file }
edition-more = Woher jede Angabe kommt
edition-ours-more = { $ours } Mehr: { $link }
