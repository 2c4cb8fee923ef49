nav-contests = Tornei
contests-lead = Un torneo ha iscritti e turni. In ogni turno si incontrano in gruppi, tavoli di poche persone, e poi resta la classifica. Finisce da sé, qualunque cosa faccia chiunque.
contests-none = Qui non c’è nessun torneo
contests-none-hint = Aprine uno e chiedi ai tuoi amici di venire: mette tutti a un tavolo e finisce da solo.
contests-more = Altri tornei
contest-open = Apri un torneo
contest-filter-joining = Da iscriversi
contest-filter-running = In corso
contest-filter-finished = Finiti
contest-filter-cancelled = Annullati
contest-filter-mine = Miei
contest-format-swiss = Sistema svizzero
contest-format-round-robin = Girone all’italiana
contest-format-knock-out = Eliminazione
contest-format-swiss-hint = In ogni turno si incontra chi è alla pari.
contest-format-round-robin-hint = Tutti incontrano tutti, fin dove bastano i turni.
contest-format-knock-out-hint = La metà migliore di ogni gruppo va avanti, finché resta una persona.
contest-facts = { $game } · { $format } · fino a { $size } per tavolo
contest-rated = I suoi tavoli contano per la valutazione.
contest-entrants = { $count ->
    [one] Un’iscrizione
   *[other] { $count } iscrizioni
}
contest-places = { "" } su { $most }
contest-waiting = { $count ->
    [one] una persona aspetta un posto
   *[other] { $count } aspettano un posto
}
contest-until-joining = Ci si iscrive fino al { $when }; poi si sorteggia il primo turno. Servono almeno { $least } persone.
contest-until-running = { $rounds ->
    [0] Il turno { $round } si gioca fino al { $when }.
   *[other] Il turno { $round } di { $rounds } si gioca fino al { $when }.
} Ciò che si gioca ancora allora vale com’è.
contest-until-finished = È finito il { $when }.
contest-until-cancelled = È stato annullato il { $when }.
contest-organiser = Organizza: { $name }
contest-gone = qualcuno che se n’è andato
contest-enter = Iscriversi
contest-wait = Aspetta un posto
contest-leave = Ritirarsi
contest-leave-hint = Chi aspetta prende il suo posto; se nessuno aspetta, un bot continua al suo tavolo.
contest-sign-in = Acceda per iscriversi
contest-mine-entered = È nel torneo.
contest-mine-waiting = Aspetta un posto.
contest-mine-withdrawn = Non viene più sorteggiato alcun tavolo: c’è stato un ritiro, o il tavolo non è stato giocato fino alla fine.
contest-mine-asked = C’è una sfida per lei. Accetti, o il suo posto sulla scala è perso.
contest-mine-out = È fuori dall’eliminazione.
contest-my-table = Il suo tavolo del turno { $round }
contest-standings = Classifica
contest-entered-heading = Chi partecipa
contest-rank = Posto
contest-name-heading = Nome
contest-points = Punti
contest-wins = Tavoli vinti
contest-strength = Punti di chi si è incontrato
contest-reached = Ultimo turno
contest-entrant-withdrawn = ritirato il posto
contest-entrant-out = fuori
contest-entrant-asked = con una sfida
contest-you = lei
contest-next-page = Più giù
contest-points-how = Un tavolo vale 120 punti per chi supera tutti: una parte per ogni avversario, metà se il posto è condiviso. Un turno di riposo vale 60. A parità di punti decidono i tavoli vinti, poi i punti di chi si è incontrato, poi la sorte; nell’eliminazione l’ultimo turno raggiunto viene prima di tutto.
contest-rounds = Turni
contest-round = Turno { $number }
contest-pod = Tavolo { $number }
contest-pod-open = Guardalo
contest-pod-soon = Sarà pronto tra un momento.
contest-pod-points = { $points } punti
contest-draw = Il sorteggio
contest-draw-how = Tutto ciò che si sorteggia viene da un numero segreto. La sua impronta è pubblica prima che qualcuno si iscriva, il numero stesso dal primo turno: così chiunque può rifare il sorteggio.
contest-commitment = Impronta (SHA-256)
contest-seed = Il numero
contest-draw-check = Rifai il sorteggio e confronta
contest-draw-holds = Sorteggio rifatto: ogni turno è come lo dà il numero.
contest-draw-differs = Rifatto, il sorteggio differisce in: { $what }
contest-organise = Organizzare
contest-organise-hint = La moderazione vede tutto nel suo registro e può annullarlo.
contest-close-joining = Chiudi ora le iscrizioni
contest-end-round = Termina ora questo turno
contest-more-days = Una settimana in più
contest-cancel = Annulla il torneo
contest-restore = Fallo continuare
contest-withdraw-entrant = Ritira { $name }
contest-return-entrant = Riammetti { $name }
contest-replace = Dai un posto a un’altra persona
contest-replace-whom = Il posto di
contest-replace-by = Indirizzo dell’altra persona
contest-invite = Invita
contest-invite-email = Indirizzo di qualcuno che gioca qui
contest-field-name = Nome
contest-field-format = Chi incontra chi
contest-field-game = Gioco
contest-field-pod-size = Persone per tavolo, al massimo
contest-field-pace = Ritmo
contest-field-least = Iscrizioni, almeno
contest-field-most = Iscrizioni, al massimo
contest-field-rounds = Turni; vuoto: quanti servono
contest-field-round-days = Giorni per turno
contest-field-joining-days = Giorni per iscriversi
contest-field-rated = I suoi tavoli contano per la valutazione
done-contest-opened = Il torneo è aperto. Lo dica a chi potrebbe partecipare.
done-contest-entered = Fatto. Quando inizia il primo turno arriva una lettera.
done-contest-left = Si è ritirato il suo posto.
done-contest-organised = Fatto e annotato.
done-contest-invited = Se quell’indirizzo gioca qui, una lettera è in viaggio.
contest-reason = Chiesto da chi organizza
mail-contest-subject = { $word ->
    [invited] { $contest }: partecipa?
    [entered] { $contest }: iscrizione fatta
    [waiting] { $contest }: aspetta un posto
    [moved-up] { $contest }: c’è un posto per lei
    [round] { $contest }: il suo tavolo del turno { $round }
    [sits-out] { $contest }: riposa nel turno { $round }
    [withdrawn] { $contest }: ritiro fatto
    [gone] { $contest }: non viene più sorteggiato alcun tavolo
    [cancelled] { $contest } è annullato
    [restored] { $contest } continua
    [ended] { $contest } è finito
    [season] { $contest }: comincia la stagione { $season }
    [challenged] { $contest }: c’è una sfida per lei
    [challenge-over] { $contest }: la sua sfida è finita
   *[unclear] { $contest }: la sua lettera non è stata capita
}
mail-contest-says = { $word ->
    [invited] { $organiser } la invita a { $contest }.
    [entered] È in { $contest }. Quando inizia il primo turno arriva una lettera.
    [waiting] Tutti i posti di { $contest } sono presi. Appena se ne libera uno, è suo.
    [moved-up] Si è liberato un posto in { $contest }. È suo, con i punti e il tavolo che ha.
    [round] È iniziato il turno { $round } di { $contest }, e il suo tavolo è pronto.
    [sits-out] Riposa nel turno { $round } di { $contest } e riceve 60 punti.
    [withdrawn] Ha lasciato { $contest }. Nessuno l’aspetta lì.
    [gone] In { $contest } qualcun altro ha finito il suo tavolo, o nessuno ha più avuto sue notizie. Non viene più sorteggiato alcun tavolo; chi organizza può riammetterla.
    [cancelled] { $contest } è annullato. I tavoli iniziati si giocano fino alla fine.
    [restored] { $contest } era annullato e continua da dov’era.
    [ended] { $contest } è finito. Questa è la classifica definitiva.
    [season] Sta per cominciare la stagione { $season } di { $contest }. Gioca nella divisione { $division }.
    [challenged] { $names } la sfida per il posto { $place } di { $contest }.
    [challenge-over] La sfida tra lei e { $names } in { $contest } è finita. È al posto { $place }.
   *[unclear] In { $contest } non è stato fatto nulla. Scriva una sola parola nella prima riga.
}
mail-contest-table = Al suo tavolo
mail-contest-page = Il torneo
mail-contest-people = Incontra { $names }.
mail-contest-deadline = Il turno si gioca fino al { $when }; ciò che si gioca ancora allora vale com’è.
mail-contest-joining = Ci si iscrive fino al { $when }.
mail-contest-standing = Il suo posto: { $rank } su { $count }, con { $points } punti.
mail-contest-row = { $rank }. { $name }: { $points }
mail-contest-answer-join = Per iscriversi risponda con la sola parola «{ $word }».
mail-contest-answer-leave = Per ritirarsi risponda con la sola parola «{ $word }».
desk-act-contest-deadline = Finisci una parte del torneo in un altro momento
desk-does-contest-deadline = Le iscrizioni o il turno attuale finiscono in quel momento. Ciò che si gioca ancora vale com’è.
desk-act-contest-cancel = Annulla il torneo o fallo continuare
desk-does-contest-cancel = Non si sorteggiano altri turni; i tavoli iniziati si giocano fino alla fine. Può continuare più tardi da dov’era.
desk-act-contest-withdraw = Ritira o riammetti qualcuno
desk-does-contest-withdraw = Chi aspetta prende il posto; se nessuno aspetta, un bot continua al tavolo.
desk-act-contest-replace = Dai un posto a un’altra persona
desk-does-contest-replace = Il posto passa con i suoi punti e la sua sedia al tavolo attuale.
desk-field-contest-round = Turno (0: iscrizioni)
desk-field-cancelled = Annullato?
desk-cancelled-true = Annullato
desk-cancelled-false = Continua
desk-field-entrant = Chi partecipa
desk-field-withdrawn = Fuori?
desk-withdrawn-true = Fuori
desk-withdrawn-false = Partecipa
desk-cannot-contest-round = Ormai si gioca un altro turno, o il torneo è finito.
desk-cannot-contest-over = Così come sta il torneo, non si può.
desk-cannot-no-entrant = Il torneo non ha questo iscritto, o quella persona non c’è.
wrong-format = Scelga chi incontra chi.
wrong-game = Scelga uno dei giochi.
wrong-pod-size = Scelga da 2 a 6 persone, quante ne permette il gioco.
wrong-least = Dia un numero non minore di quanto chiede il gioco e non maggiore del massimo di iscrizioni.
wrong-most = Dia un numero da 2 a 20000.
wrong-rounds = Dia un numero da 1 a 50, o lo lasci vuoto.
wrong-round-days = Dia un numero da 1 a 180 giorni.
wrong-joining-ends = Dia un numero da 1 a 365 giorni.
desk-at-contest = Torneo { $number }
desk-about-contest = Torneo { $number }
contest-wish = Tavoli insieme
contest-wish-hint = Un torneo non la siede a più tavoli; vuoto: come viene.
wrong-tables-at-once = Dia un numero da 1 a 100, o lo lasci vuoto.
help-contest = Elenca i tornei, iscriviti e controlla i sorteggi.
help-contest-list = Elenca i tornei, i più nuovi per primi.
help-contest-show = Mostra un torneo e la sua classifica.
help-contest-enter = Iscriviti a un torneo.
help-contest-leave = Ritirati da un torneo.
help-contest-check = Ripeti tutti i sorteggi di un torneo dal seme pubblicato. Termina con 1 se uno è diverso.
help-contest-check-file = Un sorteggio salvato, invece di quello del server.
contest-check-which = Indichi un torneo, o un file con --file.
