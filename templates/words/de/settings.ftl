# Was der Start sagt, wenn eine Einstellung nicht gemeint sein kann. Liest, wer den Dienst betreibt.

setting-data = Nenne einen Ordner, keine Datei: Datenbank und Geheimnis werden darin bewahrt.
setting-database-url = Gib sqlite:///path/to/file.db oder postgresql+psycopg://user:password@host/name an.
setting-public-url = Gib die Adresse an, unter der Leute den Dienst erreichen, ohne Pfad: https://play.example.org.
setting-secret = Gib mindestens 32 zufällige Zeichen an, oder nichts, dann zieht der Dienst eines und bewahrt es.
setting-smtp-url = Gib smtp://user:password@host:port oder smtps://host an, oder nichts für den lokalen Briefkasten.
setting-mail-from = Gib einen Absender mit Adresse an: Procaccio <post@play.example.org>.
setting-redis-url = Gib redis://host:port/0 an, oder nichts für einen Betrieb ohne Redis.
setting-sign-in-minutes = Gib eine Zahl von Minuten an, 1 oder mehr.
setting-session-days = Gib eine Zahl von Tagen an, 1 oder mehr.
setting-rate = Gib eine Rate wie 600/minute an, mehrere durch Strichpunkte getrennt.
setting-sign-in-rate = Gib eine Rate wie 20/hour an, mehrere durch Strichpunkte getrennt.
setting-sign-in-mails = Gib an, wie viele Briefe je Stunde und Empfänger, 1 oder mehr.
setting-max-body = Gib eine Zahl von Byte an, 1024 oder mehr.
setting-incoming-mails = Gib an, wie viele Briefe je Stunde angenommen werden, 1 oder mehr.
setting-imap-url = Gib imaps://user:password@host/folder an, oder nichts.
setting-proxies = Gib die Zahl der Proxys vor dem Dienst an, 0 oder mehr.
setting-streams = Gib an, wie viele Ströme ein Prozess zugleich offen hält, 0 oder mehr.
setting-streams-each = Gib an, wie viele Ströme eine Person zugleich offen haben darf, 1 oder mehr.
setting-stream-seconds = Gib an, nach wie vielen Sekunden ein Strom endet und sein Leser wiederkommt, 0 oder mehr.
setting-hooks-inside = Gib Netze wie 192.168.1.0/24 an, durch Kommas getrennt, oder nichts, um nur das offene Internet aufzurufen.
setting-metrics-key = Gib mindestens 32 Zeichen an, oder nichts: Dann gibt es keine Seite mit Messwerten.
setting-smtp-seconds = Gib eine Zahl von Sekunden an, 1 oder mehr.
setting-keep-mail-days = Gib eine Zahl von Tagen an, 7 oder mehr.
setting-lmtp = Gib Host und Port an, etwa 127.0.0.1:8024, oder nichts.
