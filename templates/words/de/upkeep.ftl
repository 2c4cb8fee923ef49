# Was man erfährt, wenn man nach dem Haus sieht: neue Fassungen, Sichern und Zurückholen, der Arzt.

help-upgrade = Spiele jeden laufenden Tisch nach und aktualisiere dann das Schema. Ändert nichts, wenn sich ein Tisch ändern würde.
help-note-backup = Halte das Ergebnis einer Sicherung fest, für Büro, Messwerte und Alarme. deploy/backup.sh tut das; lass es auch andere Werkzeuge tun.
help-note-backup-failed = Der Grund des Fehlschlags. Ohne ihn ist die Sicherung gut.
help-replay-processes = Zahl der Tische, die zugleich nachgespielt werden. Vorgabe: einer je Prozessor.
upgrade-replaying = Die laufenden Tische werden nachgespielt
upgrade-done =
    { $tables ->
        [0] Das Schema ist aktuell. Kein laufender Tisch musste nachgespielt werden.
        [one] Das Schema ist aktuell. Ein laufender Tisch wurde ohne Abweichung nachgespielt.
       *[other] Das Schema ist aktuell. { $tables } laufende Tische wurden ohne Abweichung nachgespielt.
    }
upgrade-would-change =
    { $count ->
        [one] Nichts wurde geändert: Diese Fassung würde einen laufenden Tisch ändern.
       *[other] Nichts wurde geändert: Diese Fassung würde { $count } laufende Tische ändern.
    } Bleibe bei deiner Fassung und melde das.
upgrade-fault = Tisch { $table }: { $reason }
upgrade-first = Die Datenbank muss aktualisiert werden. Mach eine Sicherung ("procaccio backup FILE"), dann "procaccio upgrade".
upgrade-too-new = Die Datenbank hat das Schema einer späteren Fassung ({ $found }), das Fassung { $version } nicht kennt. Installiere die spätere wieder, nimm das Schema mit ihr zurück ("procaccio db downgrade { $ours }"), oder stelle eine Sicherung dieser Fassung wieder her.
help-upgrade-dry-run = Ändere nichts. Sage, was getan würde.
upgrade-step = { $revision }: { $about }
upgrade-would-do =
    { $steps ->
        [0] Das Schema ist aktuell.
        [one] Ein Schritt würde das Schema ändern.
       *[other] { $steps } Schritte würden das Schema ändern.
    } { $tables ->
        [0] Kein laufender Tisch musste nachgespielt werden.
        [one] Ein laufender Tisch wurde ohne Abweichung nachgespielt.
       *[other] { $tables } laufende Tische wurden ohne Abweichung nachgespielt.
    } Nichts wurde geändert.

help-move-house = Bringe alle Daten von SQLite in die leere PostgreSQL-Datenbank DATABASE_URL. Sperrt das Schreiben, spielt jeden Tisch nach und zählt alle Zeilen. Die SQLite-Datei bleibt.
move-not-from-server = Diese Installation benutzt schon PostgreSQL. Zieh mit pg_dump und pg_restore um, oder mit "procaccio restore" und einer Sicherung.
move-differs = Diese Tabellen weichen ab: { $names }. Die alte Datenbank ist unverändert. Leere die neue, bevor du es noch einmal versuchst.
move-done =
    { $rows ->
        [one] Eine Zeile ist
       *[other] Alle { $rows } Zeilen sind
    } in { $place }. Setze PROCACCIO_DATABASE_URL darauf und starte neu. { $file } ist unverändert.

help-backup = Schreibe alles in FILE, während der Dienst läuft, auch Geheimnisse. Bewahre FILE so sicher auf wie die Datenbank.
help-restore = Stelle FILE in einer leeren Datenbank wieder her, SQLite oder PostgreSQL, und spiele jeden Tisch nach. Stellt nichts wieder her, wenn eine Prüfung fehlschlägt.
help-restore-test = Nur versuchen, in einer vorläufigen Datenbank.
help-restore-make = Den Ordner in PROCACCIO_DATA anlegen, wenn es ihn nicht gibt.
backup-nothing = Es gibt noch keine Datenbank.
backup-done =
    { $file } enthält { $rows ->
        [one] eine Zeile
       *[other] { $rows } Zeilen
    }, { $tables ->
        [0] und noch keinen Tisch
        [one] darunter einen Tisch
       *[other] darunter { $tables } Tische
    }. Prüfe es mit "procaccio restore --test { $file }".
restore-not-empty =
    Diese Datenbank ist nicht leer. { $file ->
        [none] Nenne eine leere in PROCACCIO_DATABASE_URL.
       *[other] Halte den Dienst an, verschiebe { $file }* an einen anderen Ort, und versuche es noch einmal.
    }
restore-done =
    Wiederhergestellt ist der Stand von { $taken }: { $rows ->
        [one] eine Zeile
       *[other] { $rows } Zeilen
    }; { $tables ->
        [0] es gibt keinen Tisch nachzuspielen.
        [one] ein Tisch wurde ohne Abweichung nachgespielt.
       *[other] { $tables } Tische wurden ohne Abweichung nachgespielt.
    }
restore-other-secret = PROCACCIO_SECRET ist nicht das der Sicherung, also wirken Links in älteren Briefen nicht. Setze das alte, wenn du es hast.
restore-replaying = Tische werden nachgespielt
restore-faults =
    { $file } ist nicht stimmig: { $count ->
        [one] ein Tisch führt
       *[other] { $count } Tische führen
    } nachgespielt nicht zur gespeicherten Stellung. Wiederhergestellt wurde nichts. Nimm eine andere Sicherung oder die Fassung, die diese geschrieben hat.
restore-more-faults =
    { $count ->
        [one] … und noch ein Tisch.
       *[other] … und noch { $count } Tische.
    }
no-data-folder = Einen Ordner { $folder } gibt es nicht. Lege ihn an, oder nenne einen anderen in PROCACCIO_DATA.
restore-no-folder = Einen Ordner { $folder } gibt es nicht. Lege ihn mit --make an, oder nenne einen anderen in PROCACCIO_DATA.
database-refuses = Die Datenbank meldet einen Fehler: { $reason }. Prüfe PROCACCIO_DATABASE_URL, PROCACCIO_DATA und freien Platz auf der Platte.
archive-other = { $file } ist keine Sicherung, oder sie ist beschädigt: { $reason }. Wiederhergestellt wurde nichts. Nimm eine andere Sicherung.
archive-format = { $file } hat das Format { $found }, und diese Fassung liest Formate bis { $known }. Stelle die Sicherung mit Fassung { $version } oder einer neueren wieder her.
archive-newer = { $file } hat eine Datenbank, die diese Fassung nicht kennt. Stelle die Sicherung mit Fassung { $version } oder einer neueren wieder her.
archive-missing = { $file } ist nicht vollständig: { $name } fehlt. Wiederhergestellt wurde nichts. Nimm eine andere Sicherung.
archive-changed = { $file } ist beschädigt: Die Prüfsumme von { $name } weicht ab. Wiederhergestellt wurde nichts. Nimm eine andere Sicherung.
archive-tables = { $file } passt nicht zur Datenbank seiner Fassung. Diese Tabellen weichen ab: { $names }. Wiederhergestellt wurde nichts. Nimm eine andere Sicherung.
archive-short = { $file } ist beschädigt: { $name } hat { $found } von { $saved } Zeilen. Wiederhergestellt wurde nichts. Nimm eine andere Sicherung.
archive-unchecked = { $file } hat keine Prüfsummen, denn Fassung { $version } machte keine. Alles wird gelesen und jeder Tisch nachgespielt, aber andere Schäden fallen nicht auf.

help-doctor = Prüfe Einstellungen, Datenbank, Broker, Worker, Sicherungen, Post, Uhren und Proxy und sage, was zu tun ist. Endet mit 1, wenn etwas nicht stimmt.
doctor-fine = gut
doctor-mind = Warnung
doctor-wrong = FALSCH
doctor-sum =
    { $wrong ->
        [0] Nichts ist falsch
        [one] Eines ist falsch
       *[other] { $wrong } Dinge sind falsch
    }, { $mind ->
        [0] und nichts ist zu beachten.
        [one] und eines ist zu beachten.
       *[other] und { $mind } sind zu beachten.
    }
doctor-settings = Die Einstellungen sind gültig.
doctor-unknown-settings = Diese Variablen beginnen mit PROCACCIO_, sind aber keine Einstellungen: { $names }. In docs/settings.md stehen alle.
doctor-no-tls = Dieser Server wird ohne TLS erreicht ({ $url }), also kann man Schlüssel und Links unterwegs mitlesen. Setze einen Proxy mit Zertifikat davor und https in PROCACCIO_PUBLIC_URL.
doctor-no-proxies = Die Adresse ist https, also steht ein Proxy davor; aber PROCACCIO_PROXIES ist 0, und so scheinen alle vom Proxy zu kommen. Setze es auf die Zahl der Proxys, meist 1.
doctor-local-links = Post verlässt diese Maschine, aber ihre Links führen zu { $url }, was nur diese Maschine öffnen kann. Setze PROCACCIO_PUBLIC_URL auf die Adresse, die Leute benutzen.
doctor-drawn-secret = PROCACCIO_SECRET ist nicht gesetzt; das gezogene liegt in { $folder }. Bei mehreren Maschinen an einer Datenbank setze auf allen dasselbe.
doctor-local-sender = Post ginge als { $sender } hinaus, was Mailserver ablehnen. Setze PROCACCIO_MAIL_FROM auf eine Adresse deiner Domain.
doctor-data = Der Datenordner { $folder } ist beschreibbar; { $free } MB sind frei.
doctor-little-room = Nur { $free } MB sind im Datenordner { $folder } frei.
doctor-data-closed = Der Datenordner { $folder } ist nicht beschreibbar: { $reason }. Lege ihn an, gib ihn dem Benutzer, der dies ausführt, oder setze PROCACCIO_DATA.
doctor-database = { $kind } { $version } antwortet.
doctor-postgres-old = PostgreSQL { $version } ist zu alt; mindestens { $least } muss es sein.
doctor-no-database = Die Datenbank ist nicht zu erreichen: { $reason }. Läuft sie, und stimmt PROCACCIO_DATABASE_URL?
doctor-schema = Das Schema ist aktuell ({ $revision }).
doctor-schema-none = Die Datenbank ist leer. Führe "procaccio upgrade" aus.
doctor-schema-other = Das Schema gehört zu einer anderen Fassung. Mache eine Sicherung ("procaccio backup FILE"), dann führe "procaccio upgrade" aus.
doctor-schema-later = Eine spätere Fassung hat das Schema geändert (es ist { $revision }). Installiere diese Fassung wieder, oder spiele eine Sicherung ein, die die hiesige gemacht hat.
doctor-tables-replayed = Die laufenden Tische wurden mit diesen Regeln nachgespielt.
doctor-tables-unchecked = Die Regeln haben sich geändert, seit die laufenden Tische zuletzt nachgespielt wurden. Führe "procaccio upgrade" aus.
doctor-clock =
    { $whose ->
        [database] Die Uhr der Datenbank und unsere stimmen überein.
       *[broker] Die Uhr des Brokers und unsere stimmen überein.
    }
doctor-clock-off =
    { $whose ->
        [database] Die Uhr der Datenbank weicht von unserer um { $seconds } s ab.
       *[broker] Die Uhr des Brokers weicht von unserer um { $seconds } s ab.
    } Lass beide Maschinen einem Zeitserver folgen.
doctor-clock-far =
    { $whose ->
        [database] Die Uhr der Datenbank weicht von unserer um { $seconds } s ab: Fristen wären falsch.
       *[broker] Die Uhr des Brokers weicht von unserer um { $seconds } s ab: Fristen wären falsch.
    } Lass beide Maschinen einem Zeitserver folgen.
doctor-no-broker = Kein Broker ist gesetzt: richtig für "procaccio up", das keinen braucht.
doctor-broker = Der Broker antwortet.
doctor-broker-away = Der Broker antwortet nicht: { $reason }. Läuft er, und stimmt PROCACCIO_REDIS_URL?
doctor-broker-forgets = Der Broker wirft Schlüssel weg, wenn sein Speicher voll ist ({ $policy }); Anstöße gingen verloren. Setze seine maxmemory-policy auf noeviction.
doctor-work = Die Worker laufen.
doctor-no-work-yet = Noch hat kein Worker etwas getan. Starte den Dienst ("systemctl start procaccio" oder "procaccio up"), oder "procaccio worker" und "procaccio beat".
doctor-no-work = Seit { $minutes } Minuten hat kein Worker etwas getan. Sieh nach mit "systemctl status procaccio", oder nach "procaccio worker" und "procaccio beat".
doctor-mail-leaves = Keine Post wartet länger, als sie sollte.
doctor-mail-waits =
    { $letters ->
        [one] Ein Brief ist seit über fünf Minuten fällig.
       *[other] { $letters } Briefe sind seit über fünf Minuten fällig.
    } Laufen die Worker, und nimmt der Mailserver Post an?
doctor-dead-letters =
    { $letters ->
        [one] Ein Brief war nicht zuzustellen und wurde aufgegeben.
       *[other] { $letters } Briefe waren nicht zuzustellen und wurden aufgegeben.
    } Das Büro zeigt, warum, und schickt noch einmal.
doctor-clocks = Keine Uhr ist verspätet.
doctor-clocks-late =
    { $clocks ->
        [one] Eine Uhr hätte vor über fünf Minuten läuten sollen.
       *[other] { $clocks } Uhren hätten vor über fünf Minuten läuten sollen.
    } Laufen "procaccio worker" und "procaccio beat"?
doctor-clocks-stuck =
    { $clocks ->
        [one] Eine Uhr kann nicht läuten.
       *[other] { $clocks } Uhren können nicht läuten.
    } Das Büro zeigt, warum.
doctor-backup = Die letzte gute Sicherung ist { $hours } h alt.
doctor-backup-old = Aus den letzten { $hours } Stunden gibt es keine gute Sicherung. Führe "systemctl start procaccio-backup" aus; "journalctl -u procaccio-backup" sagt, was nicht geht.
doctor-letter-box = Kein Mailserver ist gesetzt: Post geht in den lokalen Briefkasten, und draußen bekommt niemand welche. Setze PROCACCIO_SMTP_URL.
doctor-mail-out = Der Mailserver nimmt unsere Post an.
doctor-mail-out-refused = Der Mailserver { $server } nimmt unsere Post nicht an: { $reason }. Sieh nach PROCACCIO_SMTP_URL: Host, Port, Benutzer, Passwort.
doctor-mail-in = Antworten kommen per LMTP herein: { $place }.
doctor-no-mail-in = An { $place } lauscht niemand, und kein Postfach ist gesetzt: Von hier aus können Spieler nicht per Post antworten. Setze PROCACCIO_LMTP oder PROCACCIO_IMAP_URL, oder starte "procaccio receive" (vielleicht läuft es auf einer anderen Maschine).
doctor-mail-in-other = An { $place } lauscht etwas, das nicht von uns ist.
doctor-mailbox = Das Postfach für Antworten lässt sich öffnen.
doctor-mailbox-extra = PROCACCIO_IMAP_URL braucht das Extra: pip install 'procaccio[imap]'.
doctor-mailbox-closed = Das Postfach für Antworten bei { $server } lässt sich nicht öffnen: { $reason }. Sieh nach PROCACCIO_IMAP_URL.
doctor-front-door = { $url } führt hierher.
doctor-nobody-there = Unter { $url } antwortet niemand ({ $reason }). Richtig, wenn die Webseite noch nicht gestartet ist; sonst sieh nach dem Proxy und der Adresse des Namens.
doctor-another-there = Unter { $url } antwortet etwas anderes (Status { $status }), oder ein Proxy verliert unsere Kopfzeilen.
doctor-proxy-not-believed = Ein Proxy ({ $server }) steht davor, aber PROCACCIO_PROXIES ist 0: Alle scheinen von einer Adresse zu kommen. Setze es auf 1.
help-doctor-mail = Prüfe stattdessen die Post: Sende einen Brief an diese Adresse, prüfe SPF, DKIM und DMARC und warte auf die Antwort.
help-doctor-wait = Längste Wartezeit auf die Antwort.
check-no-address = { $address } ist keine Mailadresse. Eine sieht so aus: du@example.org.
check-subject = Kommt Post an?
check-letter =
    Diesen Brief hat „procaccio doctor --mail“ gesandt. Er bittet nur um eine Antwort: Drücke „Antworten“, schreib irgendein Wort und sende es ab.

    Lag er bei der unerwünschten Post, so ist an der Post dieses Hauses etwas zu richten; der Befehl sagt, was.
doctor-check-sent = Ein Brief an { $address } ist unterwegs. Beantworte ihn jetzt, irgendein Wort genügt. Der Befehl wartet höchstens { $seconds } Sekunden.
doctor-check-refused = Der Brief wurde nicht angenommen: { $reason }. Sieh nach PROCACCIO_SMTP_URL und PROCACCIO_MAIL_FROM.
doctor-dns-away = Das DNS antwortet nicht: { $reason }. Versuche es noch einmal; bleibt es so, sieh nach den Nameservern der Domain und dieses Rechners.
doctor-spf = SPF: { $domain } lässt { $address } seine Post senden ({ $record }).
doctor-spf-there = SPF: { $domain } hat einen Eintrag ({ $record }); von welcher Adresse die Post ausgeht, ist von hier aus nicht zu sehen. Vergleiche es selbst.
doctor-spf-none = SPF: { $domain } sagt nicht, wer seine Post senden darf; viele Empfänger weisen sie deshalb ab. Gib { $domain } einen TXT-Eintrag: "v=spf1 mx ~all" oder den, den dein Mailanbieter nennt.
doctor-spf-many = SPF: { $domain } hat mehrere Einträge, das gilt wie keiner. Fasse sie zu einem zusammen.
doctor-spf-other = SPF: { $domain } lässt { $address } seine Post nicht senden ({ $record }). Setze ip4:{ $address } (ip6: bei einer langen Adresse) vor „all“, oder das include:, das dein Mailanbieter nennt.
doctor-spf-unjudged = SPF: Der Eintrag von { $domain } ist von hier aus wegen { $part } nicht zu beurteilen. Sieh nach, wie er geschrieben ist; höchstens zehn Nachfragen sind erlaubt.
doctor-address-unknown = Von welcher öffentlichen Adresse die Post ausgeht, ist nicht zu sehen: { $server } hat keine. Sieh selbst nach ihrem Namen im Reverse-DNS: Viele Empfänger weisen Adressen ohne einen ab.
doctor-reverse = Die Adresse { $address } heißt { $name }, und der Name führt zu ihr zurück.
doctor-reverse-none = Die Adresse { $address } hat keinen Namen im Reverse-DNS, und viele Empfänger weisen ihre Post ab. Wer dir den Rechner vermietet, kann einen setzen: den Namen des Mailservers.
doctor-reverse-other = Die Adresse { $address } heißt { $name }, aber der Name führt nicht zu ihr. Lass Namen und Adresse aufeinander verweisen.
doctor-dmarc = DMARC: { $domain } sagt, was mit gefälschter Post geschehen soll ({ $policy }).
doctor-dmarc-none = DMARC: { $domain } hat keinen Eintrag; große Anbieter erwarten einen. Gib _dmarc.{ $domain } einen TXT-Eintrag: "v=DMARC1; p=none", und einen strengeren, sobald SPF und DKIM in Ordnung sind.
doctor-mx = Antworten an { $domain } gehen an { $servers }.
doctor-mx-address = { $domain } hat keinen MX-Eintrag; Antworten gehen an die Adresse der Domain selbst. Richtig, wenn dort ein Mailserver lauscht; sonst füge einen MX-Eintrag hinzu.
doctor-mx-none = { $domain } hat weder einen MX-Eintrag noch eine Adresse: Keine Antwort kann ankommen. Füge einen MX-Eintrag hinzu, der deinen Mailserver nennt.
doctor-copy-back = Eine Kopie an uns selbst kam nach { $seconds } Sekunden zurück: Antworten finden herein.
doctor-copy-lost = Eine Kopie an { $address } kam binnen { $seconds } Sekunden nicht zurück. Gibt der Mailserver der Domain Adressen mit + an „procaccio receive“ weiter (oder in das Postfach von PROCACCIO_IMAP_URL), und läuft es?
doctor-dkim = DKIM: Post wird von { $domain } unterschrieben, und der Schlüssel bei { $key } passt.
doctor-dkim-none = DKIM: Die Kopie kam ohne Unterschrift zurück. Unterschreibt dein Mailserver nur, was ihn verlässt, so such im Quelltext des Briefes, den du bekommen hast, nach DKIM-Signature; sonst lass ihn die Post von { $domain } unterschreiben.
doctor-dkim-broken = DKIM: Die Unterschrift von { $domain } gilt nicht ({ $reason }). Vergleiche den Schlüssel bei { $key } im DNS mit dem des Mailservers, und lass nach dem Unterschreiben nichts mehr ändern.
doctor-dkim-other = DKIM: Post wird von { $domain } unterschrieben, nicht von { $sender }; für DMARC zählt das nicht. Lass deinen Mailserver oder Anbieter als { $sender } unterschreiben (Schlüssel jetzt: { $key }).
doctor-senders-checked = { $server } prüft die Absender der Mails, und PROCACCIO_MAIL_CHECKED_BY nennt ihn.
doctor-senders-checked-by = { $server } prüft die Absender der Mails (Authentication-Results). Setze PROCACCIO_MAIL_CHECKED_BY={ $server }. Sonst kann jeder, der eine Antwortadresse kennt, als deren Spieler schreiben.
doctor-senders-unchecked = Die Kopie hat kein Authentication-Results, also wissen wir nicht, ob dein Mailserver Absender prüft. Suche diese Kopfzeile in einer Mail von anderswo. Steht sie dort, setze PROCACCIO_MAIL_CHECKED_BY auf ihr erstes Wort. Sonst kann jeder, der eine Antwortadresse kennt, als deren Spieler schreiben.
doctor-answer-back = Deine Antwort kam an: Der ganze Weg ist gut.
doctor-answer-ignored =
    Deine Antwort kam an, aber dieselbe Antwort eines Spielers würde übergangen: Sie sieht aus wie { $kind ->
        [automatic] eine automatische Antwort (siehe Auto-Submitted, Precedence und X-Auto… im Quelltext)
        [bulk] Post an viele (siehe Precedence und List-… im Quelltext)
        [loop] unser eigener Brief, den eine Maschine zurückgeschickt hat (siehe X-Procaccio-Loop und List-Id im Quelltext)
       *[other] die Meldung eines Mailservers
    }. Finde heraus, welches Programm oder welcher Server das hinzufügt, oder antworte von einer anderen Adresse.
doctor-answer-unreadable = Deine Antwort kam an, ist aber nicht lesbar ({ $why }). Eine solche Antwort eines Spielers bliebe ohne Wirkung. Antworte mit einem anderen Mailprogramm.
doctor-answer-disowned = Deine Antwort kam an, besteht aber DMARC nicht. Eine solche Antwort eines Spielers würde abgelehnt. Prüfe SPF und DKIM der Adresse, von der du geschrieben hast, und PROCACCIO_MAIL_CHECKED_BY.
doctor-answer-none = Von { $address } kam keine rechtzeitige Antwort. Hast du eine geschrieben, sieh nach, wo sie liegt; sonst führe dies mit einem längeren --wait noch einmal aus und antworte.
