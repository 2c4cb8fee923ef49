# Che cosa dice l’avvio quando un’impostazione non può essere voluta. Lo legge chi fa girare il servizio.

setting-data = Da’ il nome di una cartella, non di un file: vi si conservano la base di dati e il segreto.
setting-database-url = Da’ sqlite:///path/to/file.db oppure postgresql+psycopg://user:password@host/name.
setting-public-url = Da’ l’indirizzo con cui si raggiunge il servizio, senza percorso: https://play.example.org.
setting-secret = Da’ almeno 32 caratteri a caso, o niente perché il servizio ne tiri a sorte e li conservi.
setting-smtp-url = Da’ smtp://user:password@host:port oppure smtps://host, o niente per usare la cassetta delle lettere locale.
setting-mail-from = Da’ un mittente con un indirizzo: Procaccio <post@play.example.org>.
setting-redis-url = Da’ redis://host:port/0, o niente per fare senza Redis.
setting-sign-in-minutes = Da’ un numero di minuti, 1 o più.
setting-session-days = Da’ un numero di giorni, 1 o più.
setting-rate = Da’ una frequenza come 600/minute, più d’una separate da punti e virgola.
setting-sign-in-rate = Da’ una frequenza come 20/hour, più d’una separate da punti e virgola.
setting-sign-in-mails = Da’ un numero di lettere all’ora per destinatario, 1 o più.
setting-smtp-seconds = Da’ un numero di secondi, 1 o più.
setting-keep-mail-days = Da’ un numero di giorni, 7 o più.
setting-max-body = Da’ un numero di byte, 1024 o più.
setting-incoming-mails = Di’ quante lettere si ricevono all’ora, 1 o più.
setting-imap-url = Da’ imaps://user:password@host/folder, o niente.
setting-proxies = Da’ il numero di reverse proxy davanti al servizio, 0 o più.
setting-streams = Di’ quanti flussi un processo tiene aperti insieme, 0 o più.
setting-streams-each = Di’ quanti flussi può tenere aperti insieme un giocatore, 1 o più.
setting-stream-seconds = Di’ dopo quanti secondi un flusso finisce e il suo lettore ritorna, 0 o più.
setting-hooks-inside = Da’ reti come 192.168.1.0/24, separate da virgole, o niente per chiamare soltanto verso l’internet aperta.
setting-metrics-key = Da’ 32 caratteri o più, o niente: allora non c’è una pagina di misure.
setting-lmtp = Da’ un host e una porta, come 127.0.0.1:8024, o niente.
