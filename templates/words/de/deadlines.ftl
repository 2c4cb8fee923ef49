# Der Kalender der Fristen.

deadlines-calendar = Procaccio: was ansteht
deadlines-due = { $table }: meine Zeit zum Antworten endet
deadlines-waits = { $table }: man wartet auf meine Antwort
