# Nachrichten in einem Browser.

me-push = In diesem Browser
push-about = Dieser Browser kann dir melden, wenn du am Zug bist, wenn dir jemand schreibt oder dich einlädt und wenn ein Spiel zu Ende ist. Du kannst das neben Mail nutzen oder statt ihrer. Eine Meldung nennt den Tisch, aber keine Nachrichten und keine Geheimnisse.
push-here = In diesem Browser melden
push-refused = Meldungen dieser Seite sind blockiert. Du kannst sie in den Einstellungen deines Browsers erlauben.
push-none = Dieser Browser kann keine Meldungen zeigen, oder seine Skripte sind aus. Mail bekommst du weiterhin.
push-try = Testmeldung senden
push-drop = Hier ausschalten
push-wrong = Die Anmeldung ist ungültig. Lade die Seite neu und versuche es noch einmal.
push-turn = Du bist am Zug.
push-finished = Das Spiel ist zu Ende.
push-talk = Am Tisch hat jemand gesprochen.
push-invitation = Du bist an diesen Tisch eingeladen.
push-trial = Nachrichten kommen hier an.
done-push-on = Du bekommst von nun an Meldungen in diesem Browser.
done-push-tried = Eine Nachricht ist unterwegs.
done-push-off = Jener Browser bekommt keine Meldungen mehr.

# Der Kalender der Fristen.

deadlines-calendar = Procaccio: Fristen
deadlines-due = { $table }: meine Zeit zum Antworten endet
deadlines-waits = { $table }: man wartet auf meine Antwort
