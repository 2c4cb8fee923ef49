# Quali valori accetta un’impostazione. Lo dice l’avvio se un valore non è valido.

setting-data = Imposta una cartella, non un file.
setting-mistyped = { $name } non è un’impostazione. Intendevi { $near }?
setting-database-url = Imposta sqlite:///path/to/file.db oppure postgresql://user:password@host/name.
setting-public-url = Imposta un indirizzo senza percorso, come https://play.example.org.
setting-secret = Imposta almeno 32 caratteri casuali, o niente.
setting-old-secrets = Imposta segreti di almeno 32 caratteri, separati da punto e virgola, o niente.
setting-smtp-url = Imposta smtp://user:password@host:port, smtps://host o niente. Scrivi i caratteri speciali di un nome o di una password come %40 (@), %23 (#), %2F (/) o %3A (:).
setting-mail-from = Imposta un mittente con un indirizzo, come Procaccio <post@play.example.org>.
setting-redis-url = Imposta redis://host:port/0 o niente.
setting-least = Imposta un numero, almeno { $least }.
setting-range = Imposta un numero da { $least } a { $most }.
setting-either = Imposta { $first } o { $second }.
setting-rate = Imposta una frequenza come 600/minute. Separane più d’una con punto e virgola.
setting-imap-url = Imposta imaps://user:password@host/folder o niente. Scrivi i caratteri speciali di un nome o di una password come %40 (@), %23 (#), %2F (/) o %3A (:).
setting-hooks-inside = Imposta reti come 192.168.1.0/24, separate da virgole, o niente.
setting-coach-playouts = Imposta un numero da 8 a 96, oppure 0.
setting-lmtp = Imposta un host e una porta, come 127.0.0.1:8024, o niente.
setting-mail-checked-by = Imposta il nome di un server di posta, come mx.example.org, o niente.
setting-editions = Imposta una cartella esistente, o niente.
