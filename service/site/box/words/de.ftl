# Das Formular für alle, die die Schachtel haben.

box-title = Für alle, die das Spiel besitzen
box-lead = Manche Zahlen dieser Spiele stehen in keiner Spielregel, die wir haben. Wenn du die Schachtel besitzt, kannst du sie in etwa zwei Abenden berichtigen: Prüfe jede Zahl, berichtige sie, und speichere die Datei.
box-begin = { $title }: { $count ->
    [one] eine Angabe nachzusehen
   *[other] { $count } Angaben nachzusehen
}
box-go-on = Mit einer Datei weitermachen
box-file = Deine gespeicherte Datei
box-file-hint = Sie endet auf .toml. Was du eingetragen hast, steht darin.
box-open = Öffnen
box-unreadable = Diese Datei ist keine Ausgabe eines Spiels, das hier gespielt wird. Fang neu an oder berichtige sie von Hand; „procaccio edition check“ sagt, was daran falsch ist.
box-of = { $game }: aus deiner Schachtel
box-how = Verbessere jede Angabe, die in deiner Schachtel anders ist, und hake ab, was du dort abgelesen hast. Wir speichern nichts: Speichere die Datei, wenn du aufhörst, und öffne sie wieder, um weiterzumachen.
box-glimpse = Wie wir es zeichnen
box-name = Name der Datei
box-name-hint = Kleine Buchstaben, Ziffern und Bindestriche, höchstens 40.
box-file-title = Titel
box-file-title-hint = Was andere lesen, wenn sie wählen: „Dritte Auflage“.
box-progress = Aus der Schachtel abgelesen
box-done = { $done } von { $all }
box-ours = Unser Wert:
box-seen = In meiner Schachtel abgelesen
box-square = Spalte { $column }, Reihe { $row }
box-place = Platz { $number }
box-check = Datei prüfen
box-save = Die Datei speichern
box-save-hint = Du kannst auch eine Datei mit Fehlern speichern. Benutzt wird sie erst, wenn alle berichtigt sind.
box-result = Ergebnis
box-faults = { $count ->
    [one] Eines stimmt noch nicht. Es steht bei seiner Angabe.
   *[other] { $count } Dinge stimmen noch nicht. Jedes steht bei seiner Angabe.
}
box-sound = Die Datei ist in Ordnung: Namen, Größen und Summen stimmen, und jedes Plättchen passt.
box-send = Einsenden
box-send-how = Speichere { $file } und häng die Datei an eine Meldung beim Projekt, mit den Worten auf der Schachtel, die ihre Auflage verraten. Zahlen, in denen mehrere Schachteln übereinstimmen, werden Teil des Spiels.
box-use = Hier verwenden
box-use-moderators = Die Moderation dieser Seite kann die Datei verwenden: Schick sie ihr.
box-use-nowhere = Diese Seite hat keinen Ordner für Ausgaben. Wer sie betreibt, muss PROCACCIO_EDITIONS auf einen Ordner setzen und neu starten.
box-use-how = { $file } wird in den Ordner für Ausgaben geschrieben und ersetzt eine Datei dieses Namens. Neue Tische können sie wählen. Laufende Tische bleiben, wie sie sind.
