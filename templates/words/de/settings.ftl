# Welche Werte eine Einstellung annimmt. Das sagt der Start bei einem ungültigen Wert.

setting-data = Setze einen Ordner, keine Datei.
setting-mistyped = { $name } ist keine Einstellung. Meintest du { $near }?
setting-database-url = Setze sqlite:///path/to/file.db oder postgresql://user:password@host/name.
setting-public-url = Setze eine Adresse ohne Pfad, zum Beispiel https://play.example.org.
setting-secret = Setze mindestens 32 zufällige Zeichen oder nichts.
setting-old-secrets = Setze Geheimnisse von mindestens 32 Zeichen, durch Semikolons getrennt, oder nichts.
setting-smtp-url = Setze smtp://user:password@host:port, smtps://host oder nichts. Schreibe Sonderzeichen in Name oder Passwort als %40 (@), %23 (#), %2F (/) oder %3A (:).
setting-mail-from = Setze einen Absender mit Adresse, zum Beispiel Procaccio <post@play.example.org>.
setting-redis-url = Setze redis://host:port/0 oder nichts.
setting-least = Setze eine Zahl, mindestens { $least }.
setting-range = Setze eine Zahl von { $least } bis { $most }.
setting-either = Setze { $first } oder { $second }.
setting-rate = Setze eine Rate wie 600/minute. Trenne mehrere durch Semikolons.
setting-imap-url = Setze imaps://user:password@host/folder oder nichts. Schreibe Sonderzeichen in Name oder Passwort als %40 (@), %23 (#), %2F (/) oder %3A (:).
setting-hooks-inside = Setze Netze wie 192.168.1.0/24, durch Kommas getrennt, oder nichts.
setting-coach-playouts = Setze eine Zahl von 8 bis 96, oder 0.
setting-lmtp = Setze Host und Port, zum Beispiel 127.0.0.1:8024, oder nichts.
setting-mail-checked-by = Setze den Namen eines Mailservers, zum Beispiel mx.example.org, oder nichts.
setting-editions = Setze einen vorhandenen Ordner oder nichts.
