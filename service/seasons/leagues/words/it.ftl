nav-leagues = Leghe
leagues-lead = In una lega giochi per il tuo posto. Nelle divisioni, dopo ogni stagione i migliori salgono e gli ultimi scendono. Su una scala sfidi chi sta sopra di te.
leagues-none = Qui non c’è nessuna lega
leagues-none-hint = Aprine una e invita i tuoi amici: le sue stagioni si susseguono da sole.
leagues-more = Altre leghe
league-open = Apri una lega
league-filter-joining = Prima della prima stagione
league-filter-running = In corso
league-filter-ended = Finite
league-filter-mine = Mie
league-form-divisions = Divisioni
league-form-ladder = Scala
league-form-divisions-hint = Ogni stagione tutti giocano nella propria divisione; poi i migliori salgono e gli ultimi scendono.
league-form-ladder-hint = Se batti qualcuno sopra di te, ne prendi il posto.
league-facts = { $game } · { $form ->
    [ladder] scala
   *[divisions] divisioni da { $size }, fino a { $pod } per tavolo
}
league-members = { $count ->
    [one] Una persona
   *[other] { $count } persone
}
league-rules = Le sue regole
league-rule-season = Ogni { $days } giorni comincia una stagione di { $rounds ->
    [one] un turno
   *[other] { $rounds } turni
} di { $round-days } giorni. I tavoli non finiti contano allora con i punti del momento.
league-rule-moving = { $moving ->
    [one] Poi la prima persona di ogni divisione sale e l’ultima scende, una in ogni divisione sottostante. Chi è nuovo comincia in basso.
   *[other] Poi i primi { $moving } di ogni divisione salgono e gli ultimi scendono, { $moving } in ogni divisione sottostante. Chi è nuovo comincia in basso.
}
league-rule-leaving = Nella divisione più bassa chi aspetta prende il posto di chi se ne va; nelle altre continua un bot, e dopo la stagione sale una persona in più. Chi se ne va o sparisce non danneggia nessun altro.
league-rule-pyramid = { $branches ->
    [1] Sotto ogni divisione ce n’è una.
   *[other] Sotto ogni divisione ce ne sono { $branches }.
}
league-rule-reach = Puoi sfidare chi sta al massimo { $reach } posti più in alto. Nessuno ha due sfide insieme. Chi è assente o ha abbastanza tavoli non si può sfidare.
league-rule-answer = Hai { $days } giorni per accettare una sfida. Se la rifiuti o non rispondi, la perdi.
league-rule-exchange = Se vince chi ha sfidato, i due si scambiano il posto; altrimenti tutto resta com’è. Dopo { $days } giorni un tavolo conta con i punti del momento.
league-rule-below = Chi entra comincia in basso; se qualcuno se ne va, tutti quelli dietro salgono.
league-next-first = La prima stagione comincia il { $when }.
league-next = La prossima stagione comincia il { $when }.
league-now = Si gioca la stagione { $season }.
league-ended-on = È finita il { $when }.
league-join = Entra
league-leave = Lascia la lega
league-goes-up = Alla fine della stagione { $count ->
    [one] sale di divisione chi è al primo posto
   *[other] salgono di divisione i posti da 1 a { $count }
}.
league-goes-down = Dal posto { $place } in giù si scende.
league-leave-hint = Chi aspetta prende il tuo posto, o un bot continua al tuo tavolo. I tuoi risultati restano.
league-leave-ladder-hint = Una sfida aperta è persa, e tutti quelli dietro salgono.
league-sign-in = Accedi per entrare
league-mine-division = Giochi nella divisione { $division }.
league-mine-waiting = Aspetti un posto. Nella prossima stagione ne avrai uno nella divisione più bassa.
league-mine-first = Sei nella lega. Quando comincia la prima stagione arriva una lettera.
league-mine-gone = In questa stagione non ricevi altri tavoli, e nella prossima non ci sei.
league-mine-place = Sei al posto { $place }.
league-my-division = La tua divisione e il tuo tavolo
league-division = Divisione { $number }
league-division-heading = Divisione
league-level = Livello { $number }
league-divisions = Divisioni della stagione { $season }
league-divisions-some = Sono { $count }. Qui ci sono le prime, quelle intorno alla tua e l’ultima. Alle altre si arriva dai posti qui sotto.
league-seasons = Stagioni
league-season = Stagione { $number }
league-order = Tutti secondo il posto
league-order-ladder = La scala
league-challenge = Sfida
league-challenge-of = Sfida { $name }
league-challenge-heading = Sfida
league-challenge-none = Ora non puoi sfidare nessuno: chi è a portata ha una sfida aperta, è assente o ha abbastanza tavoli.
league-challenge-mine = Hai sfidato { $name }. Si può accettare fino al { $when }.
league-challenge-to-me = { $name } ti sfida per il tuo posto. Accetta entro il { $when }, o lo perdi.
league-challenge-until = Si può accettare fino al { $when }.
league-challenge-played = Giochi contro { $name } per il posto migliore.
league-challenge-look = Guarda la sfida
league-take-up = Accetta la sfida
league-refuse = Rifiuta e perdi il posto
league-challenge-back = Ritira la sfida
league-busy = in una sfida
league-waits = aspetta un posto
league-season-of = Stagione { $season }, divisione { $division }
league-challenge-in = Sfida su una scala
league-organise-season = Comincia ora la prossima stagione
league-organise-season-hint = Appena finisce quella in corso.
league-organise-later = Cominciala una settimana dopo
league-organise-end = Chiudi la lega
league-organise-restore = Falla continuare
league-organise-in = Ammetti
league-organise-out = Togli
league-field-form = Come cambiano i posti
league-field-pod-size = Persone a un tavolo, al massimo
league-field-division-size = Persone in una divisione
league-field-branches = Divisioni sotto ognuna
league-field-branches-1 = Una: una colonna
league-field-branches-2 = Due: una piramide
league-field-branches-3 = Tre: una piramide larga
league-field-moving = Quante persone salgono da ogni divisione
league-field-rounds = Turni di una stagione; vuoto: finché tutti si sono incontrati
league-field-season-days = Giorni dall’inizio di una stagione a quello della prossima
league-field-first-days = Giorni fino alla prima stagione
league-field-reach = Scala: quanti posti più in alto si può sfidare
league-field-answer-days = Scala: giorni per rispondere a una sfida
league-field-divisions = Per le divisioni
league-field-ladder = Per una scala
done-league-opened = La lega è aperta. Ora invita altre persone.
done-league-joined = Sei nella lega.
done-league-left = Hai lasciato la lega.
done-league-challenged = Fatto. Una lettera è in viaggio.
done-league-organised = Fatto.
challenge-cannot-ended = Non è una scala, o è finita.
challenge-cannot-reach = L’altra persona sta più in basso, o più posti più in alto di quanto permetta la regola della scala.
challenge-cannot-open = Una delle due persone ha una sfida aperta.
challenge-cannot-tables = Una delle due persone gioca a tanti tavoli insieme quanti ne vuole.
challenge-cannot-leave = Non puoi sfidare chi è assente.
challenge-cannot-unwanted = Non puoi sfidare questo membro.
mail-league-change = { $change ->
    [up] Ora sei più in alto.
    [down] Ora sei più in basso.
    [new] È la tua prima volta qui.
   *[same] Non sei né più in alto né più in basso.
}
mail-league-page = La lega
mail-league-begins = Il { $when } si sorteggia il primo turno. Poi una lettera porta il tuo tavolo. Se non puoi giocare, ritirati prima.
league-division-name = { $contest }, divisione { $division }
mail-league-next = La prossima stagione comincia il { $when }. Vi partecipi finché resti nella lega. Una lettera dirà in quale divisione.
mail-league-answer-leave = Per ritirarti e lasciare la lega rispondi con la sola parola «{ $word }».
mail-league-take-up = Puoi accettare fino al { $when }. Senza risposta perdi il tuo posto.
mail-league-answer-take-up = Per accettare rispondi con la sola parola «{ $word }».
mail-league-answer-refuse = Per rifiutare e perdere il tuo posto rispondi con la sola parola «{ $word }».
desk-act-league-season = Comincia la prossima stagione in un altro momento
desk-does-league-season = La prossima stagione comincia in quel momento, o appena finisce quella in corso.
desk-act-league-end = Chiudi la lega o falla continuare
desk-does-league-end = Non comincia un’altra stagione né un’altra sfida; ciò che si gioca si gioca fino alla fine. Può continuare più tardi.
desk-act-league-member = Togli qualcuno dalla lega o ammettilo
desk-does-league-member = Chi viene tolto lascia anche la stagione in corso, o perde una sfida aperta. Chi viene ammesso comincia in basso.
desk-field-ended = Finita?
desk-ended-true = Finita
desk-ended-false = Continua
desk-at-league = Lega { $number }
desk-about-league = Lega { $number }
desk-cannot-league-over = La lega è finita, o è una scala e non ha stagioni.
desk-cannot-no-league-member = Questa persona non esiste, o non ha un indirizzo.
wrong-division-size = Da’ un numero da 2 a 100: almeno quante persone siedono a un tavolo.
wrong-moving = Da’ un numero più piccolo, così che nessuno salga e scenda insieme.
wrong-branches = Scegli una, due o tre.
wrong-season-days = Da’ un numero di giorni da 2 a 730 che basti per tutti i turni e un giorno in più.
wrong-first-season = Da’ un numero di giorni da 1 a 365.
wrong-reach = Da’ un numero da 1 a 20.
wrong-answer-days = Da’ un numero di giorni da 1 a 180.
help-league = Elenca le leghe, entra e sfida altri giocatori su una scala.
help-league-list = Elenca le leghe, le più nuove per prime.
help-league-show = Mostra una lega con le sue divisioni o la sua scala.
help-league-join = Entra in una lega.
help-league-leave = Lascia una lega.
help-league-challenge = Sfida un giocatore con il numero di «league show».
