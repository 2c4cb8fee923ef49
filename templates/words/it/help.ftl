# La pagina che spiega come funziona.

help-title = Come funziona
help-lead = In un gioco lento ricevi una lettera ogni tanto. Ognuna chiede una decisione. Rispondi quando vuoi, e il gioco va avanti quando tutti hanno risposto.
help-page-contents = In questa pagina

help-page-turn = Un turno
help-page-turn-text = Quando tocca a te, ricevi una lettera con la domanda, il tabellone, che cosa è successo da allora e le risposte possibili. Ogni risposta è un link. Apre una pagina con gli effetti certi della mossa e un pulsante che la gioca. Se in quel browser hai effettuato l’accesso, il link gioca subito.
help-page-turn-more = La pagina del tavolo mostra di più: tutto il tabellone, la storia, le conversazioni e i tuoi appunti. Anche lì puoi scrivere una mossa a parole. Puoi riprenderla finché non ha rivelato nulla e nessuno ha mosso dopo.

help-page-mail = Giocare per posta
help-page-mail-text = Per rispondere per posta, scrivi il numero di una risposta, o la mossa a parole, sopra il testo citato. Rispondiamo a ogni tua lettera, anche se non l’abbiamo capita, e non tiriamo mai a indovinare.
help-page-mail-more = Si possono scrivere anche altre cose, una per riga.
help-page-commands = Che cosa si può scrivere

help-page-time = Il tempo
help-page-time-text = Ogni tavolo ha un ritmo: un tempo per ogni domanda e una riserva per quelle difficili. Il tuo tempo non scade mai mentre dormi. Ad alcuni tavoli i fine settimana non contano. Durante un’assenza i tuoi orologi stanno fermi. Prima di ogni scadenza ricevi un promemoria.
help-page-time-more = Se il tuo tempo scade, si gioca la risposta predefinita della lettera, e vieni a saperlo. Il posto resta tuo. Dopo due di fila il posto risulta assente, perché gli altri non aspettino a lungo. Rispondi, o di’ che ci sei di nuovo, e riavrai il tuo tempo consueto.
help-page-paces = I ritmi

help-page-tables = I tavoli
help-page-tables-text = Prendi un posto libero, o apri un tavolo tuo. Scegli tu chi può sedersi: tutti, chi ha il link, o chi inviti per posta. Un ospite non ha bisogno di un account, solo del link del suo posto.
help-page-tables-more = Se devi andartene, lascia il posto. Qualcun altro può prenderlo, e riceve una lettera con la storia finora. Il tavolo può anche accordarsi per fare una pausa, dare più tempo, o finire.

help-page-fair = Un caso onesto
help-page-fair-text = Ogni mescolata discende da un numero segreto estratto prima che qualcuno si sieda. La sua impronta si vede dall’inizio, il numero stesso alla fine, così chiunque può verificare che nulla è stato cambiato.
help-page-fair-more = Ciò che le regole ti nascondono non ti viene mai mandato, in nessuna pagina, in nessuna lettera e a nessun programma. Né ciò che è tuo viene mandato ad altri.

help-page-programs = Programmi e terminali
help-page-programs-text = Tutto ciò che fanno queste pagine può farlo un programma, con una chiave del tuo account. C’è anche un client per il terminale, un calendario delle scadenze, e webhook che chiamano il tuo programma quando tocca a te.
help-page-programs-more = Ogni pagina funziona senza script, con la sola tastiera, e con un lettore di schermo; ogni tabellone c’è anche a parole.

help-page-trouble = Quando qualcosa non va
help-page-trouble-text = Non è arrivata nessuna lettera? Il tuo account mostra ogni lettera e il suo stato. Se le lettere sono tornate indietro, lo vedi lì e puoi dire che l’indirizzo funziona di nuovo.
help-page-trouble-more = Se un link non funziona, è vecchio, e una lettera più nuova lo sostituisce. Apri l’ultima lettera, o entra qui: ciò che ti aspetta è in cima.
