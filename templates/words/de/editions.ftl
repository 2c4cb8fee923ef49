# Ausgaben: der Befehl dafür.

help-edition-family = Zeige, prüfe und erstelle die Daten eines Spiels.
help-edition-list = Zeige alle Ausgaben und die Fehler der Dateien in PROCACCIO_EDITIONS.
help-edition-show = Zeige jede Angabe einer Ausgabe von GAME mit ihrem Zeichen: gedruckt, abgeleitet, veröffentlicht oder rekonstruiert.
help-edition-doubtful = Zeige nur Angaben, die nicht in den Regeln gedruckt sind.
help-edition-check = Prüfe Namen, Größen, Summen und Plättchen von FILE. Danach spielen Bots damit.
help-edition-quick = Prüfe nur die Datei. Keine Bots spielen.
help-edition-tables = Zahl der Tische, die Bots spielen.
help-edition-new = Kopiere eine Ausgabe von GAME in eine neue Datei, die du nach deiner Schachtel berichtigst.
help-edition-from = Die Ausgabe, die kopiert wird. Vorgabe: die übliche.
help-edition-file = Die neue Datei. Vorgabe: in PROCACCIO_EDITIONS oder in diesem Ordner.
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
edition-no-such = { $game } hat keine Ausgabe „{ $name }“. Es gibt: { $editions }.
edition-sound = { $file } ist gültig. Bots haben damit { $tables } Tische gespielt.
edition-sound-quick = { $file } hat keine Fehler. Bots haben nicht damit gespielt.
edition-new-title = Aus meiner Schachtel
edition-there = { $file } gibt es schon. Nenne mit --file eine andere Datei.
edition-unwritable = { $file } lässt sich nicht schreiben: { $reason }
edition-written = { $file } ist geschrieben. Berichtige sie nach deiner Schachtel, dann: procaccio edition check { $file }
edition-more = Woher jede Angabe kommt
edition-ours-more = { $ours } Mehr: { $link }
