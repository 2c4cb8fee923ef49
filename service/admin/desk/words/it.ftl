# Le pagine del banco.

desk-overview = Il banco
desk-tables = Tavoli
desk-players = Giocatori
desk-letters = Lettere
desk-incoming = Posta arrivata
desk-announcements = Annunci
desk-box = La scatola
desk-deeds = Registro
desk-me = Le mie chiavi

# Gli atti per nome, e che cosa fa ciascuno.
desk-act-pause = Metti in pausa
desk-act-resume = Riprendi
desk-act-extend = Dai più tempo
desk-act-set-pace = Cambia le regole del tempo
desk-act-force-default = Gioca la mossa predefinita
desk-act-excuse = Scusa una scadenza mancata
desk-act-replace = Dai a un altro giocatore
desk-act-restore = Restituisci
desk-act-open-seat = Apri a un sostituto
desk-act-rotate-link = Rifai i link
desk-act-rewind = Torna a un passaggio di turno
desk-act-end = Concludi il tavolo
desk-act-close-talk = Chiudi o apri la conversazione
desk-act-remove-message = Togli una riga
desk-act-look-behind = Guarda dietro lo schermo
desk-act-export = Esporta il verbale
desk-act-import = Importa un verbale
desk-act-resend = Spedisci di nuovo
desk-act-read-anew = Leggi di nuovo
desk-act-warn = Avverti
desk-act-mute = Togli la parola
desk-act-suspend = Sospendi
desk-act-ban = Bandisci
desk-act-revoke-keys = Revoca tutte le chiavi
desk-act-restart-mail = Spedisci di nuovo la posta
desk-act-set-role = Cambia il ruolo
desk-act-change-address = Cambia l’indirizzo
desk-act-merge = Unisci a un altro giocatore
desk-act-erase = Cancella
desk-act-export-person = Esporta tutti i dati
desk-act-announce = Annuncia qualcosa
desk-act-use-edition = Usare qui un’edizione
desk-act-withdraw = Ritira
desk-does-pause = Tutti gli orologi del tavolo stanno fermi fino a quel momento, trenta giorni al massimo, e poi riprendono da soli. Si possono giocare mosse anche intanto.
desk-does-resume = Gli orologi del tavolo riprendono ora.
desk-does-extend = La domanda aperta di questo posto riceve in tutto tante ore in più. Ripetere lo stesso numero non aggiunge nulla.
desk-does-set-pace = Il tavolo riceve altre regole del tempo. Da ora valgono anche per le domande aperte.
desk-does-force-default = Alla domanda aperta di questo posto si risponde con la mossa predefinita. Il posto non risulta assente per questo.
desk-does-excuse = La scadenza mancata non conta più per la puntualità né come assenza. Puoi farla contare di nuovo.
desk-does-replace = Un altro giocatore riceve questo posto, con tutto il tempo e una lettera con la storia fin qui. I link di chi c’era prima non funzionano più.
desk-does-restore = Chi ha avuto questo posto lo riprende. Se è ancora la stessa persona, il posto non risulta più assente né aperto.
desk-does-open-seat = Un sostituto può prendere questo posto. Chi lo ha lo tiene finché non arriva qualcuno.
desk-does-rotate-link = Tutti i link e le chiavi di questo posto non funzionano più. La prossima lettera ne porta di nuovi.
desk-does-rewind = Il tavolo torna dove il turno è passato da un posto a un altro. Ciò che si è giocato da allora resta agli atti, ma non fa più parte del tavolo. I giocatori lo vengono a sapere, e ricevono di nuovo la domanda.
desk-does-end = Il tavolo finisce subito, con i punti attuali o senza risultato.
desk-does-close-talk = Finché la conversazione è chiusa nessuno può dire nulla al tavolo. Le mosse si giocano come prima.
desk-does-remove-message = Un messaggio viene nascosto a tutti, o mostrato di nuovo.
desk-does-look-behind = Per un’ora vedi ciò che vede questo posto, conversazione compresa. Tutti al tavolo lo vengono a sapere subito, e sanno che sei tu del banco a guardare.
desk-does-export = Puoi estrarre il verbale del tavolo con il suo seme e tutte le mosse, anche nascoste. Tutti al tavolo lo vengono a sapere subito.
desk-does-import = Un verbale diventa qui un tavolo, rigiocato e verificato mossa per mossa. Se non è finito continua, e tutti i suoi posti sono aperti.
desk-does-resend = La lettera viene inviata di nuovo, con ciò che vale allora.
desk-does-read-anew = Un lavoratore legge la mail un’altra volta.
desk-does-warn = Si conta un avvertimento, e il giocatore lo riceve con il testo che scegli.
desk-does-mute = Fino a quel momento il giocatore non può dire nulla a nessun tavolo. Lascia il campo vuoto per finire ora.
desk-does-suspend = Fino a quel momento il giocatore non può né entrare né giocare, per nessuna via. Gli orologi corrono. Lascia il campo vuoto per finire ora.
desk-does-ban = Il giocatore non può più né entrare né giocare.
desk-does-revoke-keys = Tutte le sessioni del giocatore finiscono, e tutte le sue chiavi non funzionano più.
desk-does-restart-mail = Si spedisce di nuovo a un indirizzo dal quale la posta era tornata indietro.
desk-does-set-role = I moderatori si occupano di tavoli e giocatori. Chi ospita nomina anche i moderatori.
desk-does-change-address = Al nuovo indirizzo va una lettera. Quando chi la legge preme il pulsante, l’indirizzo è del giocatore; fino ad allora non cambia nulla.
desk-does-merge = L’altro giocatore riceve tutto di questo: posti, storia, messaggi. Poi questo viene cancellato, e le sue chiavi non funzionano più.
desk-does-erase = Del giocatore non resta in nessun luogo né il nome né l’indirizzo. Le partite in corso sono abbandonate da lui, e i tavoli restano interi.
desk-does-export-person = Puoi estrarre tutto ciò che si conserva del giocatore, per consegnarglielo. Il giocatore lo viene a sapere.
desk-does-announce = Il testo sta su ogni pagina fino a quel momento, e parte anche per posta se lo scegli.
desk-does-use-edition = Il file viene guardato ancora una volta, i bot ci giocano dieci tavoli, e viene scritto nella cartella delle edizioni, al posto di un altro di quel nome. I tavoli nuovi possono sceglierlo subito dove li apre questo processo, altrove dopo il prossimo avvio; quelli già cominciati continuano com’erano.
desk-does-withdraw = L’annuncio scompare da tutte le pagine. Le lettere inviate restano.

# Campi.
desk-field-moment = Fino a
desk-field-seat = Posto
desk-field-question = Domanda
desk-field-hours = Ore in tutto
desk-field-pace = Regole del tempo
desk-field-missed = Scadenza mancata
desk-field-excused = Scusata?
desk-field-player = Giocatore
desk-field-generation = Link della generazione
desk-field-hand-over = Momento
desk-field-revision = Revisione
desk-field-ending = Risultato
desk-field-closed = Chiusa?
desk-field-said = Numero della riga
desk-field-removed = Tolta?
desk-field-record = Verbale
desk-field-line = Nome del tavolo
desk-field-copy = Copia
desk-field-warning = Numero dell’avvertimento
desk-field-banned = Al bando?
desk-field-email = Nuovo indirizzo
desk-field-role = Ruolo
desk-field-text = Testo
desk-field-mail = Anche per posta?
desk-field-announcement = Annuncio
desk-field-file-name = Nome del file
desk-field-edition = Il file
desk-hint-moment = Nel tuo fuso orario.
desk-hint-player = L’inizio di un nome o un indirizzo.
desk-hint-hours = Oltre al tempo della domanda; 0 riprende ciò che è stato dato.
desk-excused-true = Scusata
desk-excused-false = Contata
desk-closed-true = Chiusa
desk-closed-false = Aperta
desk-removed-true = Tolta
desk-removed-false = Presente
desk-banned-true = Al bando
desk-banned-false = Può entrare
desk-mail-true = A tutti per posta
desk-mail-false = Solo sulle pagine
desk-ending-adjudicated = Con il punteggio di questo momento
desk-ending-abandoned = Senza risultato
desk-after = { $count ->
    [0] La distribuzione
    [one] Dopo la prima mossa
   *[other] Dopo { $count } mosse
}
desk-miss = { $seat }, { $day }
desk-role-player = Giocatore
desk-role-moderator = Moderatore
desk-role-host = Chi ospita
desk-kind-person = Persona
desk-kind-guest = Ospite di passaggio
desk-kind-bot = Bot
desk-kind-gone = Dati cancellati

# Chiedere e rispondere.
desk-reason = Motivo
desk-reason-hint = Resta per sempre nel registro. I nomi di chi è coinvolto vengono sostituiti da numeri.
desk-canned = Testo che accompagna l’atto
desk-canned-none = Nessuno
desk-canned-hint = Ciascuno lo legge nella propria lingua.
desk-wrong = Questo manca, o non è valido.
desk-go-on = Continua
desk-do = Conferma: { $act }
desk-leave = Annulla
desk-can-be-undone = Si può tornare indietro: «{ $act }».
desk-cannot-be-undone = Non si può tornare indietro.
desk-at-table = Tavolo { $number }
desk-at-player = Giocatore { $number }
desk-at-letter = Lettera { $number }
desk-at-incoming = Posta { $number }
desk-at-house = La casa
done-desk-unchanged = Nulla da cambiare: era già così.
done-desk-done = Fatto.
desk-refused-not-found = Non trovato.
desk-refused-own-table = A questo tavolo giochi, hai giocato o l’hai aperto tu: quindi non puoi moderarlo. Chiedi a un altro moderatore.
desk-refused-own-person = Non puoi agire su di te, e solo chi ospita agisce su chi modera.
desk-refused-changed-meanwhile = Intanto al tavolo qualcosa è cambiato. Guardalo di nuovo, e decidi daccapo.
desk-refused-wrong-code = Il codice non è valido.

# Lo sguardo d’insieme.
desk-late = Bloccati, in ritardo, silenziosi
desk-stuck = Orologi con errori
desk-overdue = Orologi in ritardo
desk-quiet = Tavoli fermi
desk-nothing-late = Nulla è bloccato né in ritardo.
desk-post = La posta
desk-troubled = Lettere non riuscite
desk-no-trouble = Nessuna lettera ha avuto problemi.
desk-unread = Posta che non si è potuta usare
desk-stopped = Indirizzi dai quali la posta è tornata
desk-stopped-complaint = ha segnato una lettera come indesiderata
desk-stopped-one = La posta è tornata
desk-workers = I lavoratori
desk-no-workers = Nessun lavoratore si è ancora annunciato.
desk-growth = Crescita
desk-counted = Contato { $at } o più tardi.
desk-not-counted = Non si è ancora contato nulla; un lavoratore lo fa ogni pochi minuti.
desk-figure-players = Giocatori
desk-figure-guests = Ospiti
desk-figure-moves = Mosse
desk-figure-tables-gathering = Tavoli che aspettano giocatori
desk-figure-tables-running = Tavoli in corso
desk-figure-tables-finished = Tavoli finiti
desk-figure-tables-abandoned = Tavoli abbandonati
desk-figure-letters-pending = Lettere in attesa
desk-figure-letters-leased = Lettere in partenza
desk-figure-letters-sent = Lettere spedite
desk-figure-letters-failed = Lettere non riuscite, da riprovare
desk-figure-letters-dead = Lettere perse
desk-figure-letters-void = Lettere che non servono più
desk-figure-incoming-waiting = Posta da leggere
desk-figure-incoming-done = Posta eseguita
desk-figure-incoming-ignored = Posta di macchine
desk-figure-incoming-refused = Posta rifiutata
desk-figure-incoming-unreadable = Posta che non si è potuta leggere
desk-figure-clocks-overdue = Orologi in ritardo
desk-figure-clocks-stuck = Orologi con errori
desk-state-table-gathering = Si riunisce
desk-state-table-running = In corso
desk-state-table-finished = Finito
desk-state-table-abandoned = Abbandonato
desk-state-table-lesson = Lezione finita
desk-state-letter-pending = In attesa
desk-state-letter-leased = In mano a qualcuno
desk-state-letter-sent = Spedita
desk-state-letter-failed = Non riuscita
desk-state-letter-dead = Persa
desk-state-letter-void = Superata
desk-state-incoming-waiting = In attesa
desk-state-incoming-done = Eseguita
desk-state-incoming-ignored = Ignorata
desk-state-incoming-refused = Rifiutata
desk-state-incoming-unreadable = Illeggibile
desk-states = Stati
desk-older = Più vecchi
desk-none = Qui non c’è nulla.
desk-nothing-found = Non si è trovato nulla.
desk-search = Cerca
desk-search-what = Numero, nome o indirizzo
desk-search-hint = Un numero, l’inizio di un nome, o un indirizzo.
desk-column-letter = Lettera
desk-column-mail = Posta
desk-column-to = A
desk-column-from = Da
desk-column-about = Riguarda
desk-column-state = Stato
desk-column-why = Perché
desk-column-when = Quando
desk-column-until = Fino a
desk-column-act = Atto
desk-column-table = Tavolo
desk-column-game = Gioco
desk-column-moves = Mosse
desk-column-moved = Ultima mossa
desk-column-player = Giocatore
desk-column-name = Nome
desk-column-address = Indirizzo
desk-column-role = Ruolo
desk-column-came = Dal
desk-column-seat = Posto
desk-column-due = Scadenza
desk-column-failures = Errori
desk-column-deed = Voce
desk-column-by = Chi
desk-column-reason = Motivo
desk-column-job = Attività
desk-column-done = Fatto l’ultima volta
desk-column-failed = Fallito l’ultima volta
desk-column-what = Che cosa
desk-column-now = Ora
desk-column-day = Da ieri
desk-column-fortnight = Da due settimane
desk-column-before = Prima
desk-column-after = Dopo
desk-column-text = Testo
desk-column-line = Riga
desk-column-device = Dispositivo
desk-column-used = Usato l’ultima volta
desk-column-proved = Codice dato
desk-table-number = Tavolo { $number }
desk-player-number = Giocatore { $number }
desk-deed-number = Voce { $number }
desk-about-letter = Lettera { $number }
desk-about-incoming = Posta { $number }
desk-about-house = La casa

# Un tavolo, un giocatore, un atto.
desk-moves = { $count ->
    [one] una mossa
   *[other] { $count } mosse
}
desk-talk-closed = la conversazione è chiusa
desk-own-table = Il tuo tavolo
desk-own-person = Non spetta a te decidere
desk-seats = Posti
desk-seat-empty = Qui non siede nessuno
desk-waits-since = è atteso dal
desk-deadline = scadenza
desk-absent = assente
desk-offered = aperto a un sostituto
desk-failing = { $count ->
    [one] un errore
   *[other] { $count } errori
}
desk-pauses = Pause
desk-acts = Atti
desk-board = Il tabellone
desk-board-hint = Come lo vede chi sta a guardare.
desk-story = La storia
desk-talk = La conversazione
desk-all-deeds = Registro completo
desk-warnings = Avvertimenti
desk-muted = Senza parola fino a
desk-suspended = Accesso sospeso fino a
desk-banned = Al bando dal
desk-deeds-kept = Nessuno può cambiare questo registro.
desk-changed = Che cosa è cambiato
desk-open-view = Guarda ciò che vede il posto
desk-open-record = Prendi il verbale
desk-open-person = Prendi tutto ciò che si conserva
desk-open-for = Per un’ora dopo l’atto.

# Il secondo fattore.
desk-key = Il tuo codice
desk-key-why = Il banco si apre con un codice della tua app. Gli atti gravi lo chiedono di nuovo.
desk-code = Codice
desk-code-hint = Sei cifre della tua app, o uno dei tuoi codici di riserva.
desk-code-wrong = Questo codice non è valido. Dopo cinque sbagliati devi aspettare quindici minuti.
desk-code-send = Apri
desk-key-new = Imposta il tuo secondo fattore
desk-key-new-why = Un’app per codici monouso mostra sei cifre che cambiano ogni mezzo minuto. Dalle questa chiave, poi scrivi ciò che mostra.
desk-key-scan = Fai leggere questa immagine all’app del tuo telefono:
desk-key-app = Apri questa chiave nell’app di questo dispositivo
desk-key-by-hand = Oppure scrivila là:
desk-recovery = Codici di riserva
desk-recovery-why = Ciascuno apre il banco una volta, se perdi il dispositivo. Annotali: si mostrano questa volta sola.
desk-recovery-kept = Li ho annotati
desk-recovery-left = { $count ->
    [one] Resta un codice.
   *[other] Restano { $count } codici.
}
desk-recovery-new = Nuovi codici
desk-sessions = Dove hai effettuato l’accesso
desk-this-one = qui
desk-end-session = Esci

# The desk's queue of calls, presses and what they take back, and why a table is stuck.

desk-reports = Chiamate al banco
desk-reports-waiting = In attesa
desk-reports-settled = Risolte
desk-all-reports = Tutte le chiamate
desk-report-number = Chiamata { $number }
desk-report-by = Da
desk-report-line = La riga di cui si tratta
desk-report-board = Il tabellone { $count ->
    [0] all’inizio
   *[other] dopo la mossa { $count }
}
desk-act-settle-report = Risolvi una chiamata
desk-does-settle-report = La chiamata esce dalla coda o vi torna.
desk-field-report = Chiamata
desk-field-settled = Risolta?
desk-settled-true = Risolta
desk-settled-false = In attesa
desk-cannot-no-report = A questo tavolo non c’è una chiamata così.
desk-undo = Annulla
desk-undo-reason = Annulla la voce { $number }
desk-press-reason = Premuto al banco
desk-press-pause = Pausa di tre giorni
desk-press-resume = Fai correre gli orologi
desk-press-close-talk = Chiudi i discorsi
desk-press-open-talk = Apri i discorsi
desk-press-extend = Un giorno in più
desk-press-mute = Una settimana di silenzio
desk-press-unmute = Ridai la parola
desk-press-remove = Togli la riga
desk-press-put-back = Rimetti la riga
desk-press-settle = Risolta
desk-press-reopen = Riaprila
desk-more-acts = Altro
desk-player-page = La sua pagina
desk-rewind-here = Torna indietro: { $moment }
desk-nobody-found = Nessuno trovato. Scrivi l’inizio di un nome o di un indirizzo.
desk-why-asked = { $name }: domanda «{ $kind }» da { $since }.
desk-why-no-address = Senza indirizzo, quindi non parte nessuna lettera.
desk-why-no-letter = Da allora non è partita nessuna lettera.
desk-why-letters = { $count ->
    [one] È partita una lettera, { $last }.
   *[other] Sono partite { $count } lettere, l’ultima { $last }.
}
desk-why-failed = { $count ->
    [one] Una lettera non è arrivata.
   *[other] { $count } lettere non sono arrivate.
}
desk-why-bounced = La posta torna indietro: { $why }
desk-why-never-seen = Non ha ancora risposto e non è mai entrato.
desk-why-seen = Ultima visita: { $at }.

# Il banco: che cosa fanno i moderatori, che cosa se ne dice, e le sue pagine.

# Come si scrive un momento: con l’anno, perché può essere lontano.
desk-moment-pattern = EEE d MMM y HH:mm zzz

# Le lettere.
mail-desk-table-subject = { $table }: una parola dal banco
mail-desk-table = { $player }, il banco ha fatto qualcosa a { $table }.
mail-desk-answer = Se ti sembra sbagliato, scrivi alla casa; una risposta a questa lettera va al tavolo.
mail-desk-player-subject = Una parola dal banco
mail-desk-player = { $player }, questa è una parola dal banco.
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
desk-cannot-no-editions-folder = Questo sito non ha una cartella per le edizioni. Chi lo gestisce deve mettere in PROCACCIO_EDITIONS una cartella e riavviarlo.
desk-cannot-faulty-edition = Il file ha errori. Il modulo per chi ha la scatola li dice tutti.
desk-cannot-unplayable-edition = I bot non sono riusciti a giocare fino alla fine. “procaccio edition check” dice dove si è interrotto.
desk-cannot-editions-unwritable = Il file non si può scrivere nella cartella delle edizioni. Chi gestisce la casa le dà il permesso.
