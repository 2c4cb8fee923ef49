# Che cosa si dice a chi ospita quando si occupa della casa: aggiornamenti, copia e ripristino, il dottore.

help-upgrade = Rigioca ogni tavolo in corso, poi aggiorna lo schema. Non cambia nulla se un tavolo cambierebbe.
help-note-backup = Annota il risultato di una copia, per il banco, le metriche e gli avvisi. deploy/backup.sh lo fa; fallo fare anche ad altri strumenti.
help-note-backup-failed = Il motivo del fallimento. Senza, la copia è buona.
help-replay-processes = Numero di tavoli rigiocati insieme. Predefinito: uno per processore.
upgrade-replaying = Si rigiocano i tavoli in corso
upgrade-done =
    { $tables ->
        [0] Lo schema è aggiornato. Non c’era nessun tavolo in corso da rigiocare.
        [one] Lo schema è aggiornato. Un tavolo in corso è stato rigiocato senza differenze.
       *[other] Lo schema è aggiornato. { $tables } tavoli in corso sono stati rigiocati senza differenze.
    }
upgrade-would-change =
    { $count ->
        [one] Non è stato cambiato nulla: questa versione cambierebbe un tavolo in corso.
       *[other] Non è stato cambiato nulla: questa versione cambierebbe { $count } tavoli in corso.
    } Resta alla tua versione e segnalalo.
upgrade-fault = Tavolo { $table }: { $reason }
upgrade-first = La base di dati va aggiornata. Fai una copia («procaccio backup FILE»), poi esegui «procaccio upgrade».
upgrade-too-new = La base di dati ha lo schema di una versione successiva ({ $found }), che la versione { $version } non conosce. Installa di nuovo quella successiva, riporta indietro lo schema con essa («procaccio db downgrade { $ours }») o ripristina una copia di questa versione.
help-upgrade-dry-run = Non cambia nulla. Dice che cosa si farebbe.
upgrade-step = { $revision }: { $about }
upgrade-would-do =
    { $steps ->
        [0] Lo schema è aggiornato.
        [one] Un passo cambierebbe lo schema.
       *[other] { $steps } passi cambierebbero lo schema.
    } { $tables ->
        [0] Non c’era nessun tavolo in corso da rigiocare.
        [one] Un tavolo in corso è stato rigiocato senza differenze.
       *[other] { $tables } tavoli in corso sono stati rigiocati senza differenze.
    } Nulla è stato cambiato.

help-move-house = Sposta tutti i dati da SQLite alla base PostgreSQL vuota DATABASE_URL. Blocca la scrittura, rigioca ogni tavolo e conta tutte le righe. Il file di SQLite resta.
move-not-from-server = Questa installazione usa già PostgreSQL. Spostala con pg_dump e pg_restore, oppure con «procaccio restore» e una copia.
move-differs = Queste tabelle sono diverse: { $names }. La vecchia base di dati è invariata. Svuota la nuova prima di riprovare.
move-done =
    { $rows ->
        [one] Una riga è
       *[other] Tutte le { $rows } righe sono
    } in { $place }. Metti PROCACCIO_DATABASE_URL su di essa e riavvia. { $file } è invariato.

help-backup = Scrivi tutto in FILE mentre il servizio funziona, anche i segreti. Tieni FILE al sicuro come la base di dati.
help-restore = Ripristina FILE in una base di dati vuota, SQLite o PostgreSQL, e rigioca ogni tavolo. Non ripristina nulla se un controllo fallisce.
help-restore-test = Solo una prova, in una base di dati temporanea.
help-restore-make = Creare la cartella di PROCACCIO_DATA se non esiste.
backup-nothing = Non c’è ancora nessuna base di dati.
backup-done =
    { $file } contiene { $rows ->
        [one] una riga
       *[other] { $rows } righe
    }, { $tables ->
        [0] e ancora nessun tavolo
        [one] e fra queste un tavolo
       *[other] e fra queste { $tables } tavoli
    }. Provalo con «procaccio restore --test { $file }».
restore-not-empty =
    Questa base di dati non è vuota. { $file ->
        [none] Indicane una vuota in PROCACCIO_DATABASE_URL.
       *[other] Ferma il servizio, sposta altrove { $file }* e riprova.
    }
restore-done =
    Ripristinato lo stato del { $taken }: { $rows ->
        [one] una riga
       *[other] { $rows } righe
    }; { $tables ->
        [0] non c’è nessun tavolo da rigiocare.
        [one] un tavolo è stato rigiocato senza differenze.
       *[other] { $tables } tavoli sono stati rigiocati senza differenze.
    }
restore-other-secret = PROCACCIO_SECRET non è quello della copia, quindi i link nelle lettere precedenti non funzionano. Imposta quello vecchio se ce l’hai.
restore-replaying = Si rigiocano i tavoli
restore-faults =
    { $file } non è coerente: { $count ->
        [one] un tavolo, rigiocato, non arriva
       *[other] { $count } tavoli, rigiocati, non arrivano
    } alla posizione salvata. Non è stato ripristinato nulla. Usa un’altra copia, o la versione che ha fatto questa.
restore-more-faults =
    { $count ->
        [one] … e un altro tavolo.
       *[other] … e altri { $count } tavoli.
    }
no-data-folder = La cartella { $folder } non esiste. Creala o indicane un’altra in PROCACCIO_DATA.
restore-no-folder = La cartella { $folder } non esiste. Creala con --make o indicane un’altra in PROCACCIO_DATA.
database-refuses = La base di dati segnala un errore: { $reason }. Controlla PROCACCIO_DATABASE_URL, PROCACCIO_DATA e lo spazio sul disco.
archive-other = { $file } non è una copia, o è danneggiata: { $reason }. Non è stato ripristinato nulla. Usa un’altra copia.
archive-format = { $file } ha il formato { $found }, e questa versione legge formati fino a { $known }. Ripristinalo con la versione { $version } o una più nuova.
archive-newer = { $file } ha una base di dati che questa versione non conosce. Ripristinalo con la versione { $version } o una più nuova.
archive-missing = { $file } non è completo: manca { $name }. Non è stato ripristinato nulla. Usa un’altra copia.
archive-changed = { $file } è danneggiato: la somma di controllo di { $name } è diversa. Non è stato ripristinato nulla. Usa un’altra copia.
archive-tables = { $file } non corrisponde alla base di dati della sua versione. Queste tabelle sono diverse: { $names }. Non è stato ripristinato nulla. Usa un’altra copia.
archive-short = { $file } è danneggiato: { $name } ha { $found } righe su { $saved }. Non è stato ripristinato nulla. Usa un’altra copia.
archive-unchecked = { $file } non ha somme di controllo, perché la versione { $version } non ne faceva. Tutto viene letto e ogni tavolo rigiocato, ma altri danni non si notano.

help-doctor = Controlla impostazioni, base di dati, broker, worker, copie di sicurezza, posta, orologi e proxy, e di’ che cosa fare. Termina con 1 se qualcosa non va.
doctor-fine = bene
doctor-mind = avviso
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
doctor-settings = Le impostazioni sono valide.
doctor-unknown-settings = Queste variabili cominciano con PROCACCIO_, ma non sono impostazioni: { $names }. In docs/settings.md ci sono tutte.
doctor-no-tls = Si raggiunge questo server senza TLS ({ $url }), quindi chiavi e link si possono leggere lungo la strada. Metti davanti un proxy con certificato, e https in PROCACCIO_PUBLIC_URL.
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
doctor-schema = Lo schema è aggiornato ({ $revision }).
doctor-schema-none = La base di dati è vuota. Esegui «procaccio upgrade».
doctor-schema-other = Lo schema è di un’altra versione. Fai una copia («procaccio backup FILE»), poi esegui «procaccio upgrade».
doctor-schema-later = Una versione successiva ha cambiato lo schema (è { $revision }). Installa di nuovo quella versione, oppure ripristina una copia fatta da questa.
doctor-tables-replayed = I tavoli in corso sono stati rigiocati con queste regole.
doctor-tables-unchecked = Le regole sono cambiate da quando i tavoli in corso sono stati rigiocati l’ultima volta. Esegui «procaccio upgrade».
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
doctor-work = I worker funzionano.
doctor-no-work-yet = Nessun worker ha ancora fatto nulla. Avvia il servizio («systemctl start procaccio» oppure «procaccio up»), oppure «procaccio worker» e «procaccio beat».
doctor-no-work = Da { $minutes } minuti nessun worker ha fatto nulla. Guarda «systemctl status procaccio», oppure «procaccio worker» e «procaccio beat».
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
doctor-clocks = Nessun orologio è in ritardo.
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
doctor-backup = L’ultima copia di sicurezza valida ha { $hours } h.
doctor-backup-old = Manca una copia di sicurezza valida delle ultime { $hours } ore. Esegui «systemctl start procaccio-backup»; «journalctl -u procaccio-backup» dice che cosa non funziona.
doctor-letter-box = Nessun server di posta è impostato: la posta va nella cassetta delle lettere locale, e fuori non ne riceve nessuno. Imposta PROCACCIO_SMTP_URL.
doctor-mail-out = Il server di posta accetta la nostra posta.
doctor-mail-out-refused = Il server di posta { $server } non accetta le nostre lettere: { $reason }. Guarda PROCACCIO_SMTP_URL: host, porta, utente, password.
doctor-mail-in = Le risposte arrivano via LMTP su { $place }.
doctor-no-mail-in = Nessuno ascolta su { $place }, e nessuna casella è impostata: da qui i giocatori non possono rispondere per posta. Imposta PROCACCIO_LMTP o PROCACCIO_IMAP_URL, o avvia «procaccio receive» (forse gira su un’altra macchina).
doctor-mail-in-other = Su { $place } ascolta qualcosa che non è nostro.
doctor-mailbox = La casella delle risposte si può aprire.
doctor-mailbox-extra = A PROCACCIO_IMAP_URL serve l’extra: pip install 'procaccio[imap]'.
doctor-mailbox-closed = La casella delle risposte su { $server } non si può aprire: { $reason }. Guarda PROCACCIO_IMAP_URL.
doctor-front-door = { $url } porta qui.
doctor-nobody-there = Su { $url } non risponde nessuno ({ $reason }). Va bene se la parte web non è ancora avviata; altrimenti guarda il proxy e l’indirizzo del nome.
doctor-another-there = Su { $url } risponde qualcos’altro (stato { $status }), oppure un proxy toglie le nostre intestazioni.
doctor-proxy-not-believed = Davanti c’è un proxy ({ $server }), ma PROCACCIO_PROXIES è 0: tutti sembrano venire da un indirizzo solo. Mettilo a 1.
help-doctor-mail = Prova invece la posta: manda una lettera a questo indirizzo, controlla SPF, DKIM e DMARC, e aspetta la risposta.
help-doctor-wait = Attesa massima della risposta.
check-no-address = { $address } non è un indirizzo di posta. Uno è fatto così: tu@example.org.
check-subject = La posta funziona?
check-letter =
    Questa lettera è stata mandata da «procaccio doctor --mail». Chiede soltanto una risposta: premi «Rispondi», scrivi una parola qualsiasi e spediscila.

    Se era tra la posta indesiderata, nella posta di questa casa c’è qualcosa da riparare; il comando dice che cosa.
doctor-check-sent = Una lettera è partita per { $address }. Rispondi adesso: basta una parola qualsiasi. Il comando aspetta al massimo { $seconds } secondi.
doctor-check-refused = La lettera non è stata accettata: { $reason }. Guarda PROCACCIO_SMTP_URL e PROCACCIO_MAIL_FROM.
doctor-dns-away = Il DNS non risponde: { $reason }. Riprova; se resta così, guarda i server dei nomi del dominio e di questa macchina.
doctor-spf = SPF: { $domain } permette a { $address } di spedire la sua posta ({ $record }).
doctor-spf-there = SPF: { $domain } ha un record ({ $record }); da qui non si vede da quale indirizzo parta la posta, quindi confrontalo tu.
doctor-spf-none = SPF: { $domain } non dice chi può spedire la sua posta, e molti destinatari la rifiutano. Aggiungi un record TXT a { $domain }: "v=spf1 mx ~all", oppure quello che indica il tuo fornitore di posta.
doctor-spf-many = SPF: { $domain } ha più record, il che vale come nessuno. Riuniscili in uno.
doctor-spf-other = SPF: { $domain } non permette a { $address } di spedire la sua posta ({ $record }). Aggiungi ip4:{ $address } (ip6: se l’indirizzo è lungo) prima di «all», oppure l’include: che indica il tuo fornitore di posta.
doctor-spf-unjudged = SPF: il record di { $domain } non si può giudicare da qui a causa di { $part }. Guarda com’è scritto; le ricerche sono dieci al massimo.
doctor-address-unknown = Non si vede da quale indirizzo pubblico parta la posta: { $server } non ne ha. Guarda tu il suo nome inverso: molti destinatari rifiutano gli indirizzi che non lo hanno.
doctor-reverse = L’indirizzo { $address } si chiama { $name }, e il nome riporta a esso.
doctor-reverse-none = L’indirizzo { $address } non ha un nome inverso, e molti destinatari rifiutano la sua posta. Chi ti affitta la macchina può impostarlo: il nome del server di posta.
doctor-reverse-other = L’indirizzo { $address } si chiama { $name }, ma quel nome non porta a esso. Fa’ che il nome e l’indirizzo portino l’uno all’altro.
doctor-dmarc = DMARC: { $domain } dice che cosa fare della posta falsificata ({ $policy }).
doctor-dmarc-none = DMARC: { $domain } non ha un record; i grandi fornitori lo aspettano. Aggiungi un record TXT a _dmarc.{ $domain }: "v=DMARC1; p=none", e uno più severo quando SPF e DKIM sono a posto.
doctor-mx = Le risposte a { $domain } vanno a { $servers }.
doctor-mx-address = { $domain } non ha un record MX; le risposte vanno all’indirizzo del dominio stesso. Va bene se lì ascolta un server di posta; altrimenti aggiungi un record MX.
doctor-mx-none = { $domain } non ha né un record MX né un indirizzo: nessuna risposta può arrivare. Aggiungi un record MX che nomini il tuo server di posta.
doctor-copy-back = Una copia al nostro stesso indirizzo è tornata dopo { $seconds } secondi: le risposte trovano la strada.
doctor-copy-lost = Una copia a { $address } non è tornata entro { $seconds } secondi. Il server di posta del dominio passa gli indirizzi con + a «procaccio receive» (o nella casella di PROCACCIO_IMAP_URL), ed è in funzione?
doctor-dkim = DKIM: la posta è firmata da { $domain }, e la chiave in { $key } corrisponde.
doctor-dkim-none = DKIM: la copia è tornata senza firma. Se il tuo server di posta firma solo ciò che lo lascia, cerca DKIM-Signature nel sorgente della lettera che hai ricevuto; altrimenti fa’ che firmi la posta di { $domain }.
doctor-dkim-broken = DKIM: la firma di { $domain } non vale ({ $reason }). Confronta la chiave in { $key } nel DNS con quella del server di posta, e fa’ che nulla cambi la posta dopo la firma.
doctor-dkim-other = DKIM: la posta è firmata da { $domain }, non da { $sender }, e per DMARC non conta. Fa’ che il tuo server o fornitore firmi come { $sender } (chiave attuale: { $key }).
doctor-senders-checked = { $server } verifica i mittenti, e PROCACCIO_MAIL_CHECKED_BY lo nomina.
doctor-senders-checked-by = { $server } verifica i mittenti (Authentication-Results). Imposta PROCACCIO_MAIL_CHECKED_BY={ $server }. Altrimenti chi conosce un indirizzo di risposta può scrivere a nome del suo giocatore.
doctor-senders-unchecked = La copia non ha Authentication-Results, quindi non sappiamo se il tuo server di posta verifica i mittenti. Cerca questa intestazione in una mail arrivata da fuori. Se c’è, metti la sua prima parola in PROCACCIO_MAIL_CHECKED_BY. Altrimenti chi conosce un indirizzo di risposta può scrivere a nome del suo giocatore.
doctor-answer-back = La tua risposta è arrivata: tutta la strada funziona.
doctor-answer-ignored =
    La tua risposta è arrivata, ma la stessa risposta di un giocatore verrebbe ignorata: sembra { $kind ->
        [automatic] una risposta automatica (guarda Auto-Submitted, Precedence e X-Auto… nel sorgente)
        [bulk] posta inviata a molti (guarda Precedence e List-… nel sorgente)
        [loop] una nostra lettera rimandata da una macchina (guarda X-Procaccio-Loop e List-Id nel sorgente)
       *[other] l’avviso di un server di posta
    }. Scopri quale programma o server lo aggiunge, o rispondi da un altro indirizzo.
doctor-answer-unreadable = La tua risposta è arrivata, ma non si può leggere ({ $why }). Una risposta simile di un giocatore non avrebbe effetto. Rispondi con un altro programma di posta.
doctor-answer-disowned = La tua risposta è arrivata, ma non supera DMARC. Una risposta simile di un giocatore verrebbe rifiutata. Guarda SPF e DKIM dell’indirizzo da cui hai scritto, e PROCACCIO_MAIL_CHECKED_BY.
doctor-answer-none = Da { $address } non è arrivata in tempo nessuna risposta. Se ne hai scritta una, guarda dove si trova; altrimenti ripeti con un --wait più lungo e rispondi.
