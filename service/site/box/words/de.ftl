# Das Formular für alle, die die Schachtel haben.

box-title = Für alle, die eine Schachtel haben
box-lead = Manche Zahlen dieser Spiele stehen in keiner Spielregel, die wir haben. Wenn die Schachtel vor dir liegt, genügen zwei Abende, um sie zu berichtigen: Sieh jede Angabe an, verbessere sie, und nimm die Datei mit.
box-begin = { $title }: { $count ->
    [one] eine Angabe nachzusehen
   *[other] { $count } Angaben nachzusehen
}
box-go-on = Mit einer Datei weitermachen
box-file = Die Datei von einem anderen Abend
box-file-hint = Sie endet auf .toml. Was du eingetragen hast, steht darin.
box-open = Öffnen
box-unreadable = Mit dieser Datei lässt sich nicht weitermachen: Sie ist keine Ausgabe eines Spiels, das hier gespielt wird. Fang neu an oder berichtige sie von Hand; „procaccio edition check“ sagt, was daran falsch ist.
box-of = { $game }: aus deiner Schachtel
box-how = Verbessere jede Angabe, die in deiner Schachtel anders ist, und hake ab, was du dort abgelesen hast. Hier wird nichts aufbewahrt: Speichere die Datei, wenn du aufhörst, und öffne sie wieder, um weiterzumachen.
box-glimpse = Wie wir es zeichnen
box-name = Name der Datei
box-name-hint = Kleine Buchstaben, Ziffern und Bindestriche, höchstens 40.
box-file-title = Titel
box-file-title-hint = Was andere lesen, wenn sie wählen: „Dritte Auflage“.
box-progress = Aus der Schachtel abgelesen
box-done = { $done } von { $all }
box-ours = Bei uns:
box-seen = In meiner Schachtel abgelesen
box-square = Spalte { $column }, Reihe { $row }
box-place = Platz { $number }
box-check = Prüfen
box-save = Die Datei speichern
box-save-hint = Auch eine Datei mit Fehlern lässt sich speichern. Gespielt wird damit erst, wenn sie in Ordnung ist.
box-result = Was daraus wird
box-faults = { $count ->
    [one] Eines stimmt noch nicht. Es steht bei seiner Angabe.
   *[other] { $count } Dinge stimmen noch nicht. Jedes steht bei seiner Angabe.
}
box-sound = Die Datei ist in Ordnung: Namen, Größen und Summen stimmen, und jedes Plättchen passt.
box-send = Einsenden
box-send-how = Speichere { $file } und häng die Datei an eine Meldung beim Projekt, mit den Worten auf der Schachtel, die ihre Auflage verraten. Was mehrere Schachteln gleich sagen, wird Teil des Spiels.
box-use = Hier verwenden
box-use-moderators = Die Leute vom Tresen dieses Hauses können sie in Gebrauch nehmen: Gib ihnen die Datei.
box-use-nowhere = Dieses Haus hat keinen Ordner für Ausgaben. Wer es betreibt, setzt PROCACCIO_EDITIONS auf einen Ordner und startet neu.
box-use-how = { $file } wird in den Ordner für Ausgaben dieses Hauses geschrieben, anstelle einer Datei dieses Namens. Neue Tische können sie wählen; begonnene gehen weiter wie bisher.
