# Imparare un gioco al suo tavolo.
learn-title = Impara { GAME($game) } in dieci minuti
learn-told = Poche brevi lezioni, un’idea in ognuna, e poi una partita breve. Giochi con i bot a un tavolo vero, e tutto è come in ogni partita. Non c’è orologio. Se scegli un’altra risposta, te la spieghiamo e nulla cambia.
learn-by-mail = Ogni passo arriva anche per lettera: puoi imparare rispondendo alle lettere.
learn-begin = Comincia
learn-go-on = Continua
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
lesson-last-letter = Era l’ultima idea. È cominciata una partita breve contro i bot. Presto riceverai la sua prima lettera.
lesson-left = Hai lasciato questa lezione prima della fine. Puoi ricominciarla quando vuoi.
lesson-again = Ricominciala
learn-leaves = Se cominci un’idea, lasci quella in corso. Puoi ricominciarla dopo.

# Per lettera: `impara` e il nome di un gioco.
answer-learn-begun = «{ $table }» è cominciata. Presto riceverai la sua prima lettera.
answer-why-learn-which = Scrivi una di queste righe: { $games }.
answer-command-learn = Imparare un gioco in dieci minuti; il suo nome segue nella riga:

# Al terminale.
lesson-terminal-over = Questa era l’intera lezione. Ora segue una breve partita contro i bot. Premi Invio per cominciarla, o scrivi «quit» per uscire.
lesson-new-position = Per questa idea è preparata una nuova posizione.
help-learn = Impara GAME in dieci minuti: posizioni preparate, poi una breve partita contro i bot.
help-lesson = La lezione da cui cominciare. Predefinita: la prima.
learn-no-lessons = { $name } non ha lezioni.
learn-no-such-lesson = Non c’è una lezione «{ $name }»; ci sono: { $lessons }.
learn-left = Riprendi con: { $command }
