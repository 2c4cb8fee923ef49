nav-contests = Tornei
contests-lead = Un torneo ha iscritti e turni. In ogni turno incontri poche persone a un tavolo. Dopo l’ultimo turno la classifica è definitiva. Un torneo finisce sempre da sé.
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
contest-format-swiss-hint = In ogni turno incontri chi ha punti simili.
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
} I tavoli non finiti contano allora con i punti del momento.
contest-until-finished = È finito il { $when }.
contest-until-cancelled = È stato annullato il { $when }.
contest-organiser = Organizza: { $name }
contest-gone = qualcuno che se n’è andato
contest-enter = Iscriversi
contest-wait = Aspetta un posto
contest-leave = Ritirarsi
contest-leave-hint = Chi aspetta prende il tuo posto; se nessuno aspetta, un bot continua al tuo tavolo.
contest-sign-in = Accedi per iscriverti
contest-mine-entered = Sei nel torneo.
contest-mine-waiting = Aspetti un posto.
contest-mine-withdrawn = Qui non ricevi altri tavoli: hai lasciato il torneo, o non hai finito il tuo tavolo.
contest-mine-asked = C’è una sfida per te. Accetta, o perdi il tuo posto sulla scala.
contest-mine-out = Sei fuori dall’eliminazione.
contest-my-table = Il tuo tavolo del turno { $round }
contest-standings = Classifica
contest-entered-heading = Chi partecipa
contest-rank = Posto
contest-name-heading = Nome
contest-points = Punti
contest-wins = Tavoli vinti
contest-strength = Punti degli avversari
contest-reached = Ultimo turno
contest-entrant-withdrawn = ritirato il posto
contest-entrant-out = fuori
contest-entrant-asked = con una sfida
contest-you = tu
contest-next-page = Pagina seguente
contest-points-how = Un tavolo dà fino a 120 punti: una parte per ogni persona che superi, mezza in caso di parità. Un turno senza tavolo dà 60. A parità di punti decidono i tavoli vinti, poi i punti degli avversari, poi la sorte. Nell’eliminazione conta prima l’ultimo turno raggiunto.
contest-rounds = Turni
contest-round = Turno { $number }
contest-pod = Tavolo { $number }
contest-pod-open = Guarda il tavolo
contest-pod-soon = Il tavolo si apre tra un momento.
contest-pod-points = { $points } punti
contest-draw = Il sorteggio
contest-draw-how = Tutti i sorteggi vengono da un numero segreto. La sua impronta è pubblica prima che qualcuno si iscriva, il numero dal primo turno. Allora chiunque può rifare il sorteggio.
contest-commitment = Impronta (SHA-256)
contest-seed = Il numero
contest-draw-check = Rifai il sorteggio e confronta
contest-draw-holds = Rifatto: ogni turno corrisponde al numero.
contest-draw-differs = Rifatto, il sorteggio differisce in: { $what }
contest-organise = Organizzare
contest-organise-hint = La moderazione vede tutto e può annullarlo.
contest-close-joining = Chiudi ora le iscrizioni
contest-end-round = Termina ora questo turno
contest-more-days = Una settimana in più
contest-cancel = Annulla il torneo
contest-restore = Continua il torneo
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
contest-field-rounds = Turni (vuoto: quanti servono)
contest-field-round-days = Giorni per turno
contest-field-joining-days = Giorni per iscriversi
contest-field-rated = I suoi tavoli contano per la valutazione
done-contest-opened = Il torneo è aperto. Ora invita altre persone.
done-contest-entered = Fatto. Quando inizia il primo turno arriva una lettera.
done-contest-left = Hai lasciato il torneo.
done-contest-organised = Fatto.
done-contest-invited = Se quell’indirizzo gioca qui, una lettera è in viaggio.
contest-reason = Chiesto da chi organizza
mail-contest-subject = { $word ->
    [invited] { $contest }: partecipi?
    [entered] { $contest }: iscrizione fatta
    [waiting] { $contest }: aspetti un posto
    [moved-up] { $contest }: c’è un posto per te
    [round] { $contest }: il tuo tavolo del turno { $round }
    [sits-out] { $contest }: riposi nel turno { $round }
    [withdrawn] { $contest }: ritiro fatto
    [gone] { $contest }: non ricevi più tavoli
    [cancelled] { $contest } è annullato
    [restored] { $contest } continua
    [ended] { $contest } è finito
    [season] { $contest }: comincia la stagione { $season }
    [challenged] { $contest }: c’è una sfida per te
    [challenge-over] { $contest }: la tua sfida è finita
   *[unclear] { $contest }: la tua lettera non è stata capita
}
mail-contest-says = { $word ->
    [invited] { $organiser } ti invita a { $contest }.
    [entered] Sei in { $contest }. Quando inizia il primo turno arriva una lettera.
    [waiting] Tutti i posti di { $contest } sono presi. Il prossimo che si libera è tuo.
    [moved-up] Si è liberato un posto in { $contest }. È tuo, con i suoi punti e il suo tavolo.
    [round] È iniziato il turno { $round } di { $contest }, e il tuo tavolo è pronto.
    [sits-out] Riposi nel turno { $round } di { $contest } e ricevi 60 punti.
    [withdrawn] Hai lasciato { $contest }. Nessuno ti aspetta lì.
    [gone] In { $contest } non hai più risposto, o qualcun altro ha finito il tuo tavolo. Non ricevi più tavoli. Chi organizza può riammetterti.
    [cancelled] { $contest } è annullato. I tavoli iniziati si giocano fino alla fine.
    [restored] { $contest } era annullato e ora continua.
    [ended] { $contest } è finito. Questa è la classifica definitiva.
    [season] Sta per cominciare la stagione { $season } di { $contest }. Giochi nella divisione { $division }.
    [challenged] { $names } ti sfida per il posto { $place } di { $contest }.
    [challenge-over] La sfida tra te e { $names } in { $contest } è finita. Sei al posto { $place }.
   *[unclear] In { $contest } non è stato fatto nulla. Scrivi una sola parola nella prima riga.
}
mail-contest-table = Al tuo tavolo
mail-contest-page = Il torneo
mail-contest-people = Giochi con { $names }.
mail-contest-deadline = Il turno finisce il { $when }. I tavoli non finiti contano con i punti del momento.
mail-contest-joining = Puoi iscriverti fino al { $when }.
mail-contest-standing = Il tuo posto: { $rank } su { $count }, con { $points } punti.
mail-contest-row = { $rank }. { $name }: { $points }
mail-contest-answer-join = Per iscriverti rispondi con la sola parola «{ $word }».
mail-contest-answer-leave = Per ritirarti rispondi con la sola parola «{ $word }».
desk-act-contest-deadline = Cambia una scadenza del torneo
desk-does-contest-deadline = Le iscrizioni o il turno attuale finiscono in quel momento. I tavoli non finiti contano con i punti del momento.
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
wrong-format = Scegli chi incontra chi.
wrong-game = Scegli uno dei giochi.
wrong-pod-size = Scegli da 2 a 6 persone, quante ne permette il gioco.
wrong-least = Da’ un numero non minore di quanto chiede il gioco e non maggiore del massimo di iscrizioni.
wrong-most = Da’ un numero da 2 a 20000.
wrong-rounds = Da’ un numero da 1 a 50, o lascialo vuoto.
wrong-round-days = Da’ un numero da 1 a 180 giorni.
wrong-joining-ends = Da’ un numero da 1 a 365 giorni.
desk-at-contest = Torneo { $number }
desk-about-contest = Torneo { $number }
contest-wish = Tavoli insieme
contest-wish-hint = Un torneo ti dà al massimo tanti tavoli insieme. Vuoto: nessun limite.
wrong-tables-at-once = Da’ un numero da 1 a 100, o lascialo vuoto.
help-contest = Elenca i tornei, iscriviti e controlla i sorteggi.
help-contest-list = Elenca i tornei, i più nuovi per primi.
help-contest-show = Mostra un torneo e la sua classifica.
help-contest-enter = Iscriviti a un torneo.
help-contest-leave = Ritirati da un torneo.
help-contest-check = Ripeti tutti i sorteggi di un torneo dal seme pubblicato. Termina con 1 se uno è diverso.
help-contest-check-file = Un sorteggio salvato, invece di quello del server.
contest-check-which = Indichi un torneo, o un file con --file.
