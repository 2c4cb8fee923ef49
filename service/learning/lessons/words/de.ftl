# Ein Spiel an seinem eigenen Tisch lernen.
learn-title = { GAME($game) } in zehn Minuten lernen
learn-told = Einige vorbereitete Stellungen mit je einem Gedanken und danach ein kurzes Spiel. Du sitzt allein unter Bots an einem echten Tisch: Was gefragt, geantwortet und abgelehnt wird, ist wie in jedem Spiel. Es läuft keine Uhr, und eine Antwort, die woandershin führt, wird erklärt und ändert nichts.
learn-by-mail = Jeder Schritt kommt auch als Brief: Wer nur Briefe beantwortet, lernt hier ebenso.
learn-begin = Beginnen
learn-go-on = Weiter, wo ich war
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
lesson-last-letter = Das war der letzte Gedanke. Ein kurzes Spiel gegen Bots hat begonnen; der erste Brief dazu kommt von selbst.
lesson-left = Diese Lektion wurde verlassen, bevor sie gelernt war. Beginne sie wieder, wann du magst.
lesson-again = Noch einmal beginnen
learn-leaves = Wer eine Lektion beginnt, verlässt die laufende. Sie lässt sich wieder beginnen.

# Per Brief: `lerne` und der Name eines Spiels.
answer-learn-begun = „{ $table }“ hat begonnen; der Brief dazu kommt von selbst.
answer-why-learn-which = Schreib eine dieser Zeilen: { $games }.
answer-command-learn = Ein Spiel in zehn Minuten lernen; sein Name folgt in der Zeile:

# Am Terminal.
lesson-terminal-over = Das war der ganze Unterricht: Du kennst das Spiel jetzt. Als Nächstes kommt eine kurze Partie gegen Bots. Enter beginnt sie; „quit“ beendet.
lesson-new-position = Für diesen Gedanken ist eine neue Stellung aufgebaut.
help-learn = Lerne GAME in zehn Minuten: vorbereitete Stellungen, dann eine kurze Partie gegen Bots.
help-lesson = Die Lektion, mit der es beginnt. Vorgabe: die erste.
learn-no-lessons = { $name } hat keine Lektionen.
learn-no-such-lesson = Es gibt keine Lektion „{ $name }“; es gibt: { $lessons }.
learn-left = Weiter geht es mit: { $command }
