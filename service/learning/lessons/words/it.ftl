# Imparare un gioco al suo tavolo.
learn-title = Impara { GAME($game) } in dieci minuti
learn-told = Poche posizioni preparate, un’idea in ognuna, e poi una partita breve. Giochi contro i bot a un tavolo vero: ciò che si chiede, ciò che rispondi e ciò che viene rifiutato è come in ogni partita. Non c’è orologio, e una risposta che porta altrove viene spiegata e non cambia nulla.
learn-by-mail = Ogni passo arriva anche per lettera: chi risponde soltanto alle lettere impara qui allo stesso modo.
learn-begin = Comincia
learn-go-on = Continua da dov’ero
learn-ideas = Le idee
learn-last-idea = Una partita breve contro i bot
learn-short-game-told = senza orologio
learn-minutes =
    { $count ->
        [one] circa un minuto
       *[other] circa { $count } minuti
    }
learn-done = imparata
learn-learned = Imparate { $count } idee su { $of }.
learn-told-short = { $count } idee, una alla volta, a un vero tavolo.
learn-this = Imparalo in dieci minuti

# Così si chiama il tavolo di una lezione, e così quello della partita che segue.
lesson-table = Imparare { GAME($game) }, { $number } di { $count }: { $title }
lesson-afterwards = Una prima partita a { GAME($game) }
lesson-number = Idea { $number } di { $count }
lesson-idea = L’idea
lesson-for-instance = Per esempio: { $answer }
lesson-learned = Imparato: { $title }
lesson-next = Avanti: { $title }
lesson-next-game = Avanti: una partita breve
lesson-next-letter = L’idea seguente arriva in una lettera sua: { $title }.
lesson-last-letter = Era l’ultima idea. È cominciata una partita breve contro i bot; la sua prima lettera arriva da sé.
lesson-left = Questa lezione è stata lasciata prima di impararla. Ricominciala quando vuoi.
lesson-again = Ricominciala
learn-leaves = Cominciare un’idea lascia quella in corso. Si può ricominciare.

# Per lettera: `impara` e il nome di un gioco.
answer-learn-begun = «{ $table }» è cominciata; la sua lettera arriva da sé.
answer-why-learn-which = Scrivi una di queste righe: { $games }.
answer-command-learn = Imparare un gioco in dieci minuti; il suo nome segue nella riga:

# Al terminale.
lesson-terminal-over = Questa era l’intera lezione: ora conosci il gioco. Quella che segue è una breve partita contro i bot. Invio la comincia; «quit» esce.
lesson-new-position = Per questa idea è preparata una nuova posizione.
help-learn = Impara GAME in dieci minuti: posizioni preparate, poi una breve partita contro i bot.
help-lesson = La lezione da cui cominciare. Predefinita: la prima.
learn-no-lessons = { $name } non ha lezioni.
learn-no-such-lesson = Non c’è una lezione «{ $name }»; ci sono: { $lessons }.
learn-left = Riprendi con: { $command }
