# Che cosa si dice a chi ospita quando si occupa della casa: aggiornamenti, copia e ripristino, il dottore.

help-upgrade = Porta la base di dati a questa versione; prima si rigioca ogni tavolo in corso, e ciò che ne cambierebbe uno è rifiutato.
help-replay-processes = Quanti tavoli si rigiocano nello stesso momento.
upgrade-replaying = Si rigiocano i tavoli in corso
upgrade-done =
    { $tables ->
        [0] La base di dati è come la vuole questa versione; non c’era nessun tavolo da rigiocare.
        [one] La base di dati è come la vuole questa versione; un tavolo in corso è stato rigiocato e sta come stava.
       *[other] La base di dati è come la vuole questa versione; { $tables } tavoli in corso sono stati rigiocati e stanno come stavano.
    }
upgrade-would-change =
    { $count ->
        [one] Non è stato cambiato nulla: questa versione cambierebbe un tavolo in corso.
       *[other] Non è stato cambiato nulla: questa versione cambierebbe { $count } tavoli in corso.
    } Resta alla versione che avevi, e di’ a chi l’ha fatta che cosa sta scritto qui.
upgrade-fault = Tavolo { $table }: { $reason }
upgrade-first = La base di dati non è ancora come la vuole questa versione. Fai una copia («procaccio backup FILE»), poi esegui «procaccio db upgrade».

help-backup = Scrivi tutto in FILE mentre la casa va avanti: tutti i tavoli, i giocatori, le lettere e le chiavi. Tienilo al sicuro come la base di dati.
help-restore = Riporta tutto da FILE in una base di dati vuota, di qualunque specie, e rigioca ogni tavolo. Se qualcosa è guasto o non si può rigiocare, non si riporta nulla.
help-restore-test = Prova soltanto: ripristina accanto, in una base di dati che poi si butta.
backup-nothing = Non c’è ancora nessuna base di dati da salvare.
backup-done =
    { $file } contiene { $rows ->
        [one] una riga
       *[other] { $rows } righe
    }, { $tables ->
        [0] e ancora nessun tavolo
        [one] e fra queste un tavolo
       *[other] e fra queste { $tables } tavoli
    }. Provalo con «procaccio restore --test { $file }».
restore-not-empty = In questa base di dati c’è già qualcosa. Danne una vuota in PROCACCIO_DATABASE_URL, o un’altra cartella in PROCACCIO_DATA.
restore-done =
    Riportato com’era il { $taken }: { $rows ->
        [one] una riga
       *[other] { $rows } righe
    }; { $tables ->
        [0] non c’è nessun tavolo da rigiocare.
        [one] un tavolo è stato rigiocato e sta come stava.
       *[other] { $tables } tavoli sono stati rigiocati e stanno come stavano.
    }
restore-other-secret = PROCACCIO_SECRET non è quello della copia: i link nelle lettere già partite non si apriranno. Metti quello vecchio, se ce l’hai.
restore-replaying = Si rigiocano i tavoli
restore-faults =
    { $file } non contiene ciò che è stato giocato: { $count ->
        [one] un tavolo, rigiocato, non arriva
       *[other] { $count } tavoli, rigiocati, non arrivano
    } dove dice. Non è stato riportato nulla. Prendi un’altra copia, o ripristinala con la versione che l’ha fatta.
restore-more-faults =
    { $count ->
        [one] … e un altro tavolo.
       *[other] … e altri { $count } tavoli.
    }
no-data-folder = La cartella { $folder } non c’è. Creala, o indica quella giusta in PROCACCIO_DATA.
database-refuses = La base di dati lo rifiuta: { $reason }. Guarda PROCACCIO_DATABASE_URL e PROCACCIO_DATA, e se c’è posto sul disco.
archive-other = { $file } non è una copia, o è guasta: { $reason }. Non è stato riportato nulla; prendi un’altra copia.
archive-format = { $file } è del formato { $found }; questa versione legge i formati fino al { $known }. Ripristinala con la versione che l’ha fatta ({ $version }) o con una più nuova.
archive-newer = { $file } è di una versione la cui base di dati questa non conosce. Ripristinala con quella versione ({ $version }) o con una più nuova.
archive-missing = { $file } non è intera: manca { $name }. Non è stato riportato nulla; prendi un’altra copia.
archive-changed = { $file } è guasta: { $name } non è ciò che era stato salvato, la somma di controllo è un’altra. Non è stato riportato nulla; prendi un’altra copia.
archive-tables = { $file } non si accorda con la base di dati della sua versione; differisce questo: { $names }. Non è stato riportato nulla; prendi un’altra copia.
archive-short = { $file } è guasta: di { $name } si sono trovate { $found } righe dove ne erano state salvate { $saved }. Non è stato riportato nulla; prendi un’altra copia.
archive-unchecked = { $file } non porta somme di controllo: la versione { $version } non ne scriveva ancora. Tutto viene letto e ogni tavolo rigiocato, ma un cambiamento altrove non si noterebbe.

help-doctor = Esamina questa casa (impostazioni, base di dati, broker, worker, posta in partenza e in arrivo, orologi, la porta d’ingresso) e di’ che cosa fare. Finisce con 1 se qualcosa non va.
doctor-fine = bene
doctor-mind = bada
doctor-wrong = MALE
doctor-sum =
    { $wrong ->
        [0] Tutto va
        [one] Una cosa non va
       *[other] { $wrong } cose non vanno
    }, { $mind ->
        [0] e non c’è nulla a cui badare.
        [one] e a una c’è da badare.
       *[other] e a { $mind } c’è da badare.
    }
doctor-settings = Le impostazioni stanno bene insieme.
doctor-no-tls = Questa casa si raggiunge senza TLS ({ $url }): chiavi e link si possono leggere per strada. Metti davanti un proxy con un certificato, e scrivi https in PROCACCIO_PUBLIC_URL.
doctor-no-proxies = L’indirizzo è https, perciò davanti c’è un proxy; ma PROCACCIO_PROXIES è 0, così tutti sembrano venire dal proxy. Mettici il numero dei proxy, di solito 1.
doctor-local-links = Le lettere lasciano questa macchina, ma i loro link portano a { $url }, che solo questa macchina può aprire. Metti in PROCACCIO_PUBLIC_URL l’indirizzo che usa la gente.
doctor-drawn-secret = PROCACCIO_SECRET non è impostato; quello tirato a sorte sta in { $folder }. Con più macchine su una base di dati, metti lo stesso su tutte.
doctor-local-sender = La posta partirebbe come { $sender }, che i server di posta rifiutano. Metti in PROCACCIO_MAIL_FROM un indirizzo del tuo dominio.
doctor-data = Nella cartella dei dati { $folder } si può scrivere; sono liberi { $free } MB.
doctor-little-room = Nella cartella dei dati { $folder } sono liberi solo { $free } MB.
doctor-data-closed = Nella cartella dei dati { $folder } non si può scrivere: { $reason }. Creala, dalla all’utente che esegue questo, o imposta PROCACCIO_DATA.
doctor-database = { $kind } { $version } risponde.
doctor-postgres-old = PostgreSQL { $version } è troppo vecchio; il minimo è { $least }.
doctor-no-database = La base di dati non si raggiunge: { $reason }. È in funzione, e PROCACCIO_DATABASE_URL è giusto?
doctor-schema = Lo schema è quello di questa versione ({ $revision }).
doctor-schema-none = La base di dati è vuota. Esegui «procaccio db upgrade».
doctor-schema-other = Lo schema è di un’altra versione. Fai una copia («procaccio backup FILE»), poi esegui «procaccio db upgrade».
doctor-tables-replayed = I tavoli in corso sono stati rigiocati con queste regole.
doctor-tables-unchecked = Le regole sono cambiate da quando i tavoli in corso sono stati rigiocati l’ultima volta. Esegui «procaccio db upgrade».
doctor-clock =
    { $whose ->
        [database] L’orologio della base di dati va d’accordo col nostro.
       *[broker] L’orologio del broker va d’accordo col nostro.
    }
doctor-clock-off =
    { $whose ->
        [database] L’orologio della base di dati è a { $seconds } s dal nostro.
       *[broker] L’orologio del broker è a { $seconds } s dal nostro.
    } Fai seguire a tutte e due le macchine un server dell’ora.
doctor-clock-far =
    { $whose ->
        [database] L’orologio della base di dati è a { $seconds } s dal nostro: le scadenze sarebbero sbagliate.
       *[broker] L’orologio del broker è a { $seconds } s dal nostro: le scadenze sarebbero sbagliate.
    } Fai seguire a tutte e due le macchine un server dell’ora.
doctor-no-broker = Nessun broker è impostato: giusto per «procaccio up», a cui non serve.
doctor-broker = Il broker risponde.
doctor-broker-away = Il broker non risponde: { $reason }. È in funzione, e PROCACCIO_REDIS_URL è giusto?
doctor-broker-forgets = Il broker butta via chiavi quando la sua memoria è piena ({ $policy }); si perderebbero avvisi. Imposta la sua maxmemory-policy a noeviction.
doctor-work = I worker fanno ciò che è dovuto.
doctor-no-work-yet = Nessun worker ha ancora fatto nulla. Avvia «procaccio worker» e «procaccio beat» (oppure «procaccio up»).
doctor-no-work = Da { $minutes } minuti nessun worker ha fatto nulla. «procaccio worker» e «procaccio beat» sono in funzione?
doctor-mail-leaves = Nessuna lettera aspetta più di quanto dovrebbe.
doctor-mail-waits =
    { $letters ->
        [one] Una lettera doveva partire da più di cinque minuti.
       *[other] { $letters } lettere dovevano partire da più di cinque minuti.
    } I worker sono in funzione, e il server di posta accetta lettere?
doctor-dead-letters =
    { $letters ->
        [one] Non è stato possibile consegnare una lettera, e si è rinunciato.
       *[other] Non è stato possibile consegnare { $letters } lettere, e si è rinunciato.
    } Il banco mostra perché, e le manda di nuovo.
doctor-clocks = Ogni orologio che doveva suonare ha suonato.
doctor-clocks-late =
    { $clocks ->
        [one] Un orologio doveva suonare più di cinque minuti fa.
       *[other] { $clocks } orologi dovevano suonare più di cinque minuti fa.
    } «procaccio worker» e «procaccio beat» sono in funzione?
doctor-clocks-stuck =
    { $clocks ->
        [one] Un orologio non può suonare.
       *[other] { $clocks } orologi non possono suonare.
    } Il banco mostra perché.
doctor-letter-box = Nessun server di posta è impostato: la posta va nella cassetta delle lettere locale, e fuori non ne riceve nessuno. Imposta PROCACCIO_SMTP_URL.
doctor-mail-out = Il server di posta accetta le nostre lettere.
doctor-mail-out-refused = Il server di posta non accetta le nostre lettere: { $reason }. Guarda PROCACCIO_SMTP_URL: host, porta, utente, password.
doctor-mail-in = Le risposte arrivano via LMTP su { $place }.
doctor-no-mail-in = Nessuno ascolta su { $place }, e nessuna casella è impostata: da qui i giocatori non possono rispondere per posta. Avvia «procaccio receive» (forse gira su un’altra macchina), o imposta PROCACCIO_IMAP_URL.
doctor-mail-in-other = Su { $place } ascolta qualcosa che non è nostro.
doctor-mailbox = La casella delle risposte si può aprire.
doctor-mailbox-extra = A PROCACCIO_IMAP_URL serve l’extra: pip install 'procaccio[imap]'.
doctor-mailbox-closed = La casella delle risposte non si può aprire: { $reason }. Guarda PROCACCIO_IMAP_URL.
doctor-front-door = { $url } porta qui.
doctor-nobody-there = Su { $url } non risponde nessuno ({ $reason }). Va bene se la parte web non è ancora avviata; altrimenti guarda il proxy e l’indirizzo del nome.
doctor-another-there = Su { $url } risponde qualcos’altro (stato { $status }), oppure un proxy toglie le nostre intestazioni.
doctor-proxy-not-believed = Davanti c’è un proxy ({ $server }), ma PROCACCIO_PROXIES è 0: tutti sembrano venire da un indirizzo solo. Mettilo a 1.
