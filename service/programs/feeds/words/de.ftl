# Nachrichten in einem Browser.

me-push = In diesem Browser
push-about = Procaccio kann dir in diesem Browser sagen, wann du am Zug bist, wann jemand zu dir spricht oder dich einlädt und wann ein Tisch zu Ende ist: neben der Post, oder statt ihrer, wenn du keine Mails wünschst. Die Nachricht nennt den Tisch und nichts, was dort gesagt wird oder geheim ist.
push-here = In diesem Browser melden
push-refused = Dieser Browser oder du hast Nachrichten dieser Seite abgelehnt; seine Einstellungen können sie erlauben.
push-none = Diesem Browser kann nichts gemeldet werden, oder seine Skripte sind aus. Die Post erreicht dich wie bisher.
push-try = Eine zur Probe schicken
push-drop = Hier nicht mehr
push-wrong = So etwas schickt kein Browser, der sich anmeldet; lade die Seite neu und versuche es noch einmal.
push-turn = Du bist am Zug.
push-finished = Das Spiel ist zu Ende.
push-talk = Am Tisch hat jemand gesprochen.
push-invitation = Du bist an diesen Tisch eingeladen.
push-trial = Nachrichten kommen hier an.
done-push-on = Dir wird von nun an in diesem Browser Bescheid gesagt.
done-push-tried = Eine Nachricht ist unterwegs.
done-push-off = Jenem Browser wird nichts mehr gemeldet.

# Der Kalender der Fristen.

deadlines-calendar = Procaccio: was ansteht
deadlines-due = { $table }: meine Zeit zum Antworten endet
deadlines-waits = { $table }: man wartet auf meine Antwort
