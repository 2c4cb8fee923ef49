# Ein Spiel an seinem eigenen Tisch lernen.
learn-title = { GAME($game) } in zehn Minuten lernen
learn-told = Einige kurze Lektionen mit je einem Gedanken und danach ein kurzes Spiel. Du spielst allein mit Bots an einem echten Tisch, und alles ist wie in jedem Spiel. Es läuft keine Uhr. Wählst du eine andere Antwort, erklären wir sie, und nichts ändert sich.
learn-by-mail = Jeder Schritt kommt auch als Brief; du kannst also lernen, indem du Briefe beantwortest.
learn-begin = Beginnen
learn-go-on = Weiter
learn-ideas = Die Gedanken
learn-last-idea = Ein kurzes Spiel gegen Bots
learn-short-game-told = ohne Uhr
learn-minutes =
    { $count ->
        [one] etwa eine Minute
       *[other] etwa { $count } Minuten
    }
learn-done = gelernt
learn-learned = { $count } von { $of } Ideen gelernt.
learn-told-short = { $count } Ideen, eine nach der anderen, an einem richtigen Tisch.
learn-this = In zehn Minuten lernen

# So heißt der Tisch einer Lektion, und so der des Spiels danach.
lesson-table = { GAME($game) } lernen, { $number } von { $count }: { $title }
lesson-afterwards = Ein erstes Spiel: { GAME($game) }
lesson-number = Gedanke { $number } von { $count }
lesson-idea = Der Gedanke
lesson-for-instance = Zum Beispiel: { $answer }
lesson-learned = Gelernt: { $title }
lesson-next = Weiter: { $title }
lesson-next-game = Weiter: ein kurzes Spiel
lesson-next-letter = Der nächste Gedanke kommt in einem eigenen Brief: { $title }.
lesson-last-letter = Das war der letzte Gedanke. Ein kurzes Spiel gegen Bots hat begonnen. Den ersten Brief dazu bekommst du gleich.
lesson-left = Du hast diese Lektion vor ihrem Ende verlassen. Du kannst sie jederzeit neu beginnen.
lesson-again = Noch einmal beginnen
learn-leaves = Wenn du eine Lektion beginnst, verlässt du die laufende. Du kannst sie später neu beginnen.

# Per Brief: `lerne` und der Name eines Spiels.
answer-learn-begun = „{ $table }“ hat begonnen. Den ersten Brief dazu bekommst du gleich.
answer-why-learn-which = Schreib eine dieser Zeilen: { $games }.
answer-command-learn = Ein Spiel in zehn Minuten lernen; sein Name folgt in der Zeile:

# Am Terminal.
lesson-terminal-over = Das war der ganze Unterricht. Als Nächstes kommt eine kurze Partie gegen Bots. Drücke Enter, um sie zu beginnen, oder schreib „quit“.
lesson-new-position = Für diesen Gedanken ist eine neue Stellung aufgebaut.
help-learn = Lerne GAME in zehn Minuten: vorbereitete Stellungen, dann eine kurze Partie gegen Bots.
help-lesson = Die Lektion, mit der es beginnt. Vorgabe: die erste.
learn-no-lessons = { $name } hat keine Lektionen.
learn-no-such-lesson = Es gibt keine Lektion „{ $name }“; es gibt: { $lessons }.
learn-left = Weiter geht es mit: { $command }
