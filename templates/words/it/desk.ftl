# Il banco: che cosa fanno i moderatori, che cosa se ne dice, e le sue pagine.

# Come si scrive un momento: con l’anno, perché può essere lontano.
desk-moment-pattern = EEE d MMM y HH:mm zzz

# Le lettere.
mail-desk-table-subject = { $table }: una parola dal banco
mail-desk-table = { $player }, il banco ha fatto qualcosa a { $table }.
mail-desk-answer = Se ti sembra sbagliato, scrivi alla casa; una risposta a questa lettera va al tavolo.
mail-desk-player-subject = Una parola dal banco
mail-desk-player = { $player }, questa è una parola dal banco.
mail-address-subject = È il tuo indirizzo?
mail-address = { $player }, al banco è stato chiesto di mandare le tue lettere a questo indirizzo.
mail-address-how = Se non è tuo, lascia stare: non succede nulla. Se lo è, apri questa pagina e premi il pulsante: { $link }
mail-address-button = È il mio indirizzo
mail-announcement-subject = Un annuncio
mail-announcement = { $player }, questo è per tutti.

# Che cosa si dice a chi riguarda, atto per atto.
desk-told-pause = Il tavolo sta fermo fino a { $until }. Poi i suoi orologi riprendono da soli.
desk-told-resume = La pausa è finita: gli orologi corrono di nuovo.
desk-told-extend = { $hours ->
    [0] Per la domanda aperta { $seat } non ha più tempo del solito.
    [one] Per la domanda aperta { $seat } ha un’ora in più.
   *[other] Per la domanda aperta { $seat } ha { $hours } ore in più.
}
desk-told-set-pace = Le regole del tempo di questo tavolo sono cambiate. Da ora le scadenze seguono quelle nuove.
desk-told-force-default = Per { $seat } è stata giocata la mossa predefinita.
desk-told-excuse = { $excused ->
    [yes] Una scadenza mancata di { $seat } è scusata e non conta più.
   *[no] Una scadenza mancata di { $seat } conta di nuovo.
}
desk-told-replace = { $seat } ha ora un posto che era di qualcun altro. Il tavolo continua com’era.
desk-told-restore = { $seat } è di nuovo qui, con il posto com’era.
desk-told-open-seat = Il posto di { $seat } è aperto: può prenderlo qualcun altro.
desk-told-rotate-link = I link di { $seat } sono stati rifatti. Le lettere di prima non aprono più quel posto; la prossima sì.
desk-told-rewind = { $count ->
    [0] Il tavolo è stato riportato alla distribuzione. Le mosse giocate da allora non contano più; restano agli atti.
    [one] Il tavolo è stato riportato a dopo la prima mossa. Le mosse giocate da allora non contano più; restano agli atti.
   *[other] Il tavolo è stato riportato a dopo { $count } mosse. Le mosse giocate da allora non contano più; restano agli atti.
}
desk-told-end = { $how ->
    [adjudicated] Il tavolo è stato concluso con il punteggio di questo momento. Lo mostra il tavolo.
   *[abandoned] Il tavolo è stato concluso senza un risultato.
}
desk-told-close-talk = { $closed ->
    [yes] La conversazione del tavolo è chiusa. Le mosse si giocano come prima.
   *[no] La conversazione del tavolo è di nuovo aperta.
}
desk-told-remove-message = { $removed ->
    [yes] Qualcosa che { $seat } aveva detto è stato tolto dalla conversazione.
   *[no] Qualcosa che { $seat } aveva detto e che era stato tolto è di nuovo nella conversazione.
}
desk-told-look-behind = Un moderatore che qui non gioca guarda dietro lo schermo di { $seat }, per trovare un guasto. Di solito i moderatori vedono ciò che vede chi sta a guardare.
desk-told-export = Il verbale del tavolo, con tutto ciò che vi è nascosto, è stato estratto da un moderatore che qui non gioca.
desk-told-warn = { $number ->
    [1] Questo è un avvertimento. Resta agli atti.
   *[other] Questo è l’avvertimento numero { $number }. Resta agli atti.
}
desk-told-mute = { $ended ->
    [yes] Puoi di nuovo parlare ai tavoli.
   *[no] Fino a { $until } non puoi dire nulla a nessun tavolo. Puoi continuare a giocare.
}
desk-told-suspend = { $ended ->
    [yes] Puoi di nuovo entrare e giocare.
   *[no] Fino a { $until } non puoi né entrare né giocare. Gli orologi dei tuoi tavoli continuano a correre.
}
desk-told-ban = { $banned ->
    [yes] Qui non puoi più né entrare né giocare.
   *[no] Puoi di nuovo entrare e giocare.
}
desk-told-revoke-keys = Tutte le tue sessioni sono state chiuse e tutte le tue chiavi riprese. Entra di nuovo, e fanne di nuove dove servono.
desk-told-set-role = { $role ->
    [host] Da ora ospiti questa casa. Apri il banco e imposta il tuo secondo fattore.
    [moderator] Da ora moderi questa casa. Apri il banco e imposta il tuo secondo fattore.
   *[player] Non fai più parte del banco. Grazie dell’aiuto.
}
desk-told-export-person = Tutto ciò che di te si conserva è stato estratto, come hai chiesto, per esserti consegnato.

# Testi che accompagnano un atto, pronti in ogni lingua.
desk-canned-tone = Parlatevi come fareste a casa, intorno a un tavolo.
desk-canned-language = Al tavolo usate una lingua che tutti quelli che vi siedono capiscono.
desk-canned-absence = Altri stanno aspettando. Se non puoi continuare, dillo, e si troverà chi prende il posto.
desk-canned-address = Le tue lettere ci sono tornate indietro. Controlla che il tuo indirizzo sia giusto.
desk-canned-fault = C’è stato un guasto da parte nostra. Ci dispiace, e l’abbiamo riparato.
desk-canned-agreed = Si è fatto perché l’ha chiesto il tavolo.
desk-canned-rules = Si è fatto perché lo chiedono le regole della casa.
desk-canned-thanks = Grazie della pazienza.

# Che cosa non può essere.
desk-cannot-not-running = A questo tavolo non si sta giocando.
desk-cannot-over = Il tavolo è finito.
desk-cannot-no-seat = Il tavolo non ha questo posto.
desk-cannot-question-closed = Quella domanda non è più aperta per questo posto.
desk-cannot-not-missed = Non è una scadenza mancata di questo tavolo.
desk-cannot-never-sat = Questa persona non ha mai avuto un posto al tavolo.
desk-cannot-player = Questa persona non può avere il posto: con quel numero non c’è nessuno che possa entrare e non sieda già qui.
desk-cannot-generation = I link del posto non si rifanno due volte insieme, né prima che si giochi.
desk-cannot-no-hand-over = Là il turno non è passato a un altro posto. Scegli uno dei passaggi elencati.
desk-cannot-no-line = La conversazione di questo tavolo non ha questa riga.
desk-cannot-letter = Possono ripartire solo lettere inviate, abbandonate o superate, e nessuna con una chiave per un solo uso.
desk-cannot-mail = Si rileggono solo le lettere che non si sono potute capire.
desk-cannot-past = La fine deve stare nel futuro.
desk-cannot-warning = Questa persona non ha avuto gli avvertimenti prima di questo.
desk-cannot-no-address = Questa persona non ha un indirizzo.
desk-cannot-address-taken = Quell’indirizzo è di qualcun altro. Due conti che sono una persona sola si uniscono.
desk-cannot-merge = Devono esserci entrambi, e quello che resta deve avere un indirizzo.
desk-cannot-same-table = Siedono entrambi allo stesso tavolo; due posti non possono diventare uno.
desk-cannot-no-announcement = Questo annuncio non esiste.
desk-cannot-no-editions-folder = Questa casa non ha una cartella per le edizioni. Chi la gestisce mette in PROCACCIO_EDITIONS una cartella e la riavvia.
desk-cannot-faulty-edition = Il file ha errori. Il modulo per chi ha la scatola li dice tutti.
desk-cannot-unplayable-edition = I bot non sono riusciti a giocare fino alla fine. “procaccio edition check” dice dove si è interrotto.
desk-cannot-editions-unwritable = Il file non si può scrivere nella cartella delle edizioni. Chi gestisce la casa le dà il permesso.
