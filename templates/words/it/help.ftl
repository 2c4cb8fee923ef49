# La pagina che spiega come funziona.

help-title = Come funziona
help-lead = Un gioco lento è una lettera ogni tanto. Ognuna contiene una decisione; rispondi quando vuoi, e il gioco va avanti quando tutti hanno risposto.
help-page-contents = In questa pagina

help-page-turn = Un turno
help-page-turn-text = Quando una decisione è tua arriva una lettera con la domanda, il tabellone, che cosa è successo da allora, e le risposte che puoi dare. Ogni risposta è un link: apre una pagina che dice che cosa la mossa porterebbe di certo, con un pulsante. Nulla si gioca prima che tu lo prema; solo in un browser in cui hai effettuato l’accesso aprire il link gioca subito.
help-page-turn-more = Sulla pagina del tavolo vedi di più: tutto il tabellone, la storia, le conversazioni, i tuoi appunti. Anche lì una mossa si può scrivere a parole, e riprendere finché nulla ne è stato rivelato e nessuno le ha risposto.

help-page-mail = Giocare per posta
help-page-mail-text = A una lettera puoi rispondere scrivendo: il numero di una risposta, o la mossa a parole, sopra il testo citato. Ogni tua lettera riceve risposta, capita o no, e nulla viene mai indovinato.
help-page-mail-more = Si possono scrivere anche altre cose, una per riga.
help-page-commands = Che cosa si può scrivere

help-page-time = Il tempo
help-page-time-text = Ogni tavolo ha un ritmo, scelto quando è stato aperto: tanto tempo per ogni domanda, e una riserva per quelle difficili. Nulla scade mentre dormi; ad alcuni tavoli i fine settimana non contano; durante un’assenza i tuoi orologi stanno fermi. Prima che qualcosa scada ricevi un promemoria.
help-page-time-more = Se il tempo finisce davvero, si gioca la mossa che la lettera chiamava predefinita, il posto resta tuo, e lo vieni a sapere. Dopo due di fila il tuo posto risulta assente, perché gli altri non debbano aspettare a lungo; rispondi, o di’ che ci sei di nuovo, e tutto è come prima.
help-page-paces = I ritmi

help-page-tables = I tavoli
help-page-tables-text = Prendi un posto libero, o apri un tavolo tuo. Scegli tu chi può sedersi: tutti, chi ha il link, o chi inviti per posta. Un ospite non ha bisogno di un conto, solo del link del suo posto.
help-page-tables-more = Chi deve andarsene lascia il posto; qualcun altro può prenderlo, e riceve una lettera con la storia finora. Il tavolo può anche accordarsi per fare una pausa, dare più tempo, o finire.

help-page-fair = Un caso onesto
help-page-fair-text = Ogni mescolata discende da un numero segreto estratto prima che qualcuno si sieda. La sua impronta si vede dall’inizio, il numero stesso alla fine, così chiunque può verificare che nulla è stato cambiato.
help-page-fair-more = Ciò che le regole ti nascondono non ti viene mai mandato, in nessuna pagina, in nessuna lettera e a nessun programma. Né ciò che è tuo viene mandato ad altri.

help-page-programs = Programmi e terminali
help-page-programs-text = Tutto ciò che fanno queste pagine può farlo un programma, con una chiave del tuo conto. C’è anche un client per il terminale, un calendario delle scadenze, e chiamate a un tuo programma quando qualcosa ti aspetta.
help-page-programs-more = Ogni pagina funziona senza script, con la sola tastiera, e con un lettore di schermo; ogni tabellone c’è anche a parole.

help-page-trouble = Quando qualcosa non va
help-page-trouble-text = Non è arrivata nessuna lettera? Il tuo conto elenca ogni lettera per te e che cosa ne è stato. Se dal tuo indirizzo le lettere sono tornate indietro, sta scritto lì, e puoi dire quando funziona di nuovo.
help-page-trouble-more = Un link che non apre nulla è vecchio: una lettera più nuova ha preso il suo posto. Apri l’ultima, o entra qui, dove tutto ciò che ti aspetta sta per primo.
