# Mein Konto.

me-profile = Profil
me-mail = Post
me-time = Zeit
me-letters = Meine Briefe
me-keys = Schlüssel
me-hooks = Webhooks
me-account = Meine Daten
me-save = Speichern
done-saved = Gespeichert.

me-name = Name
me-name-hint = Dein Name an jedem Tisch.
me-language = Sprache
me-language-hint = Sprache dieser Seiten und deiner Briefe.
me-zone = Zeitzone
me-zone-hint = Für Fristen, deine Schlafenszeit und deinen Urlaub.
me-address = Briefe gehen an { $address }.
me-address-change = Adresse ändern
wrong-language = Wähle eine der Sprachen.
wrong-time-zone = Wähle eine der Zonen.

# Was ich mir von der Post wünsche.
mail-rhythm = Wenn eine Entscheidung auf dich wartet
mail-rhythm-now-hint = Ein Brief für jede Entscheidung, sobald du dran bist.
mail-rhythm-digest-hint = Ein Brief zu den Stunden, die du wählst, mit jedem Tisch, der wartet.
mail-rhythm-both-hint = Ein Brief für jede Entscheidung, und zu den Stunden, die du wählst, einer mit jedem Tisch, der noch wartet.
mail-rhythm-reminders-hint = Du siehst selbst hier nach. Ein Brief kommt nur, bevor deine Zeit abläuft.
mail-rhythm-never-hint = Du hast deine Briefe angehalten. Wähle etwas anderes, um sie wieder zu bekommen.
mail-hours = Stunden des Sammelbriefs
mail-hours-hint = In deiner eigenen Zeitzone, für Sammelbriefe.
mail-form-full-hint = Die Frage, was geschehen ist, und der Teil des Tischs, um den es geht.
mail-form-short-hint = Die Frage und wie man antwortet, ohne Plan und Geschichte.
mail-form-heard-hint = Für Bildschirmleser: Die Antworten sind nummeriert, und der Plan wird in Sätzen beschrieben.
mail-subjects = Im Betreff jedes Briefs sein Thema nennen
mail-subjects-hint = Sonst haben alle Briefe eines Tischs denselben Betreff, und Mailprogramme zeigen sie als ein Gespräch.
wrong-rhythm = Wähle, wann Briefe kommen.
wrong-hours = Wähle mindestens eine Stunde.
preview-title = Wann du Briefe bekommst
preview-if = Wenn du jetzt entscheiden müsstest:
preview-single = ein eigener Brief
preview-digest = dein Sammelbrief
preview-none = Es käme kein Brief. Was auf dich wartet, steht unter „Meine Tische“.
preview-waiting = Auf dem Weg zu dir
preview-show = Vorschau
preview-sample = Ein Musterbrief
preview-sample-hint = Eine erfundene Entscheidung, in der gewählten Form. Ihre Links führen nirgendwohin.
preview-table = Ein Mustertisch
preview-back = Zurück zu den Mail-Einstellungen
preview-text = Der Textteil
mail-kind =
    { $kind ->
        [sign-in] der Weg hinein
        [address] eine neue Adresse zur Bestätigung
        [address-notice] eine Änderung deiner Adresse
        [invitation] eine Einladung
        [decision] eine Entscheidung
        [reminder] eine Erinnerung
        [digest] ein Sammelbrief
        [finished] das Ende eines Spiels
        [started] der Beginn eines Spiels
        [late] jemand ist spät dran
        [leave] jemand geht in Urlaub
        [substituted] ein Platz wechselte
        [resigned] ein Platz wurde aufgegeben
        [briefing] eine Einweisung
        [talk] etwas wurde gesagt
        [votes] eine Abstimmung
        [answer] eine Antwort auf deinen Brief
        [digest-answer] eine Antwort auf deinen Brief
        [circle-call] wer an den Tisch eines Kreises kommt
        [table-opened] ein neuer Tisch eines Spiels, das du suchst
        [circle-no-seat] kein Platz am Tisch eines Kreises
        [circle-digest] wie es in einem Kreis steht
        [circle-answer] eine Antwort auf deinen Brief an einen Kreis
       *[other] { $kind }
    }

# Wann man mich in Ruhe lässt.
time-sleep = Schlaf
time-sleeps = Keine Frist, während ich schlafe
time-sleeps-hint = In diesen Stunden läuft nichts ab; an manchen Tischen zählen sie gar nicht.
time-falls = Von
time-wakes = bis
time-weekend = Wochenende
time-weekend-hint = Bis zu drei Tage, die an Tischen ohne Wochenenden nicht zählen. Offene Fragen behalten die Tage, mit denen sie begannen.
time-day =
    { $day ->
        [mon] Montag
        [tue] Dienstag
        [wed] Mittwoch
        [thu] Donnerstag
        [fri] Freitag
        [sat] Samstag
       *[sun] Sonntag
    }
time-ladder = Erinnerungen
time-own = Eigene Erinnerungen
time-own-hint = Sonst entscheidet das Tempo jedes Tischs.
time-ladder-hint = Wie lange vor einer Frist du erinnert wirst. Die letzte Erinnerung lässt dir immer Zeit zum Handeln.
time-leave = Urlaub
time-leave-hint = Im Urlaub stehen deine Uhren still, und deine Tische erfahren es. Du hast { $quota } Tage im Jahr.
time-away = Du bist im Urlaub. Deine Tische wissen es, und deine Uhren stehen still.
time-back = Ich bin zurück
time-back-hint = Wenn du als abwesend giltst oder früher zurück bist, sage es. Du hast dann an allen Tischen wieder deine übliche Zeit.
time-from-to = { $first } bis { $last }
time-leave-cancel = Absagen
time-leave-left =
    { $days ->
        [one] Für { $year } hast du noch einen Tag Urlaub.
       *[other] Für { $year } hast du noch { $days } Tage Urlaub.
    }
time-first = Erster Tag
time-how-long = Tage
time-go = In Urlaub gehen
wrong-sleep = Gib zwei Uhrzeiten an, etwa 23:00 und 07:00.
wrong-weekend = Wähle bis zu drei Tage.
wrong-ladder = Wähle eine bis sechs Erinnerungen, oder überlasse sie den Tischen.
wrong-first = Gib den ersten Tag an.
wrong-days = Gib eine Zahl von Tagen an, ab 1.
wrong-start = Einen solchen Urlaub gibt es nicht mehr.
done-leave = Dein Urlaub ist vermerkt, und deine Tische erfahren es.
done-leave-dropped = Dieser Urlaub ist abgesagt.
done-back = Willkommen zurück. Du hast an allen Tischen deine übliche Zeit.

# Schlüssel.
keys-tokens = Schlüssel für Programme
keys-tokens-hint = Mit einem Schlüssel kann ein Programm von dir deine Tische lesen oder für dich spielen.
keys-docs = Was ein Programm tun kann
keys-name = Name des Schlüssels
keys-name-hint = Damit du später weißt, welches Programm ihn hat.
keys-scope = Was er darf
keys-used = Zuletzt benutzt
keys-until = Gültig bis
keys-never = nie
keys-ever = ohne Ende
keys-revoked = widerrufen { $moment }
keys-revoke = Widerrufen
keys-days = Gültig für (Tage)
keys-days-hint = Ohne Zahl gilt er, bis du ihn widerrufst.
keys-make = Schlüssel erstellen
keys-made = Dein neuer Schlüssel
keys-once = Wir zeigen ihn nur einmal und speichern ihn nicht. Kopiere ihn in dein Programm.
scope =
    { $scope ->
        [read] lesen
        [play] lesen und spielen
        [seat] ein Platz an einem Tisch
       *[desk] das Büro
    }
scope-read-hint = Er sieht, was du siehst, und ändert nichts.
scope-play-hint = Er zieht auch, spricht, öffnet Tische und nimmt Platz.
keys-calendar = Kalender der Fristen
keys-calendar-hint = Ein Link für dein Kalenderprogramm: jede Entscheidung, die auf dich wartet, mit ihrer Frist.
keys-calendar-since = Es gibt einen Link seit { $moment }.
keys-calendar-make = Link erstellen
keys-calendar-new = Link ersetzen
keys-calendar-drop = Link löschen
keys-calendar-made = Dein Kalender-Link
keys-calendar-once = Wir zeigen ihn nur einmal. Abonniere ihn in deinem Kalenderprogramm, und halte ihn geheim.
keys-sessions = Wo du angemeldet bist
keys-unknown = Unbekanntes Gerät
device-name = { $browser } unter { $system }
keys-here = hier
keys-seen = zuletzt gesehen { $moment }
done-revoked = Dieser Schlüssel gilt nicht mehr.
done-signed-out = Dort abgemeldet.
done-calendar-dropped = Der Kalender-Link funktioniert nicht mehr.

# Webhooks.
hooks-hint = Wir rufen dein Programm auf, wenn dich etwas betrifft. Ein Aufruf nennt den Tisch und wo man nachsehen kann. Er enthält nie Geheimnisse eines Spiels.
hooks-none = Keine Webhooks
hooks-none-hint = Gib unten die Adresse deines Programms an und teste sie mit einem Ping.
hooks-new = Ein neuer Webhook
hooks-url = Adresse deines Programms
hooks-url-hint = Etwa https://example.org/procaccio. Sie muss aus dem Internet erreichbar sein.
hooks-about = Ereignisse
hook-about =
    { $about ->
        [turn] eine Entscheidung wartet
        [finished] ein Spiel ist zu Ende
        [talk] etwas wurde gesagt
        [invitation] eine Einladung
        [contest] Neues von einem Turnier oder einer Liga
       *[ping] ein Ping
    }
hooks-whose = Wessen Neuigkeiten
hooks-of-mine = Meine
hooks-of-program = Alle, die { $name } erlauben
hooks-make = Den Webhook machen
hooks-secret = Das Geheimnis seiner Unterschriften
hooks-once = Wir zeigen es nur einmal. Damit prüft dein Programm, dass ein Aufruf von uns ist.
hooks-on = an
hooks-off =
    { $why ->
        [gone] aus: Er hat gesagt, dass es ihn nicht mehr gibt
       *[failing] aus: Zu viele Aufrufe schlugen fehl
    }
hooks-calls = Aufrufe
hooks-ping = Anpingen
hooks-rotate = Neues Geheimnis
hooks-drop = Löschen
hooks-all = Alle Webhooks
hooks-tries = Versuche
hooks-again = Noch einmal aufrufen
hooks-no-calls = Noch keine Aufrufe
hooks-no-calls-hint = Ein Ping zeigt, ob er zu erreichen ist.
wrong-url = Gib eine Adresse wie https://example.org/procaccio an.
wrong-url-barred = Diese Adresse lässt sich nicht aufrufen: Sie muss mit https:// oder http:// beginnen und ins offene Internet führen.
wrong-url-many = Du kannst höchstens { $most } Webhooks haben. Lösche zuerst einen.
wrong-about = Wähle mindestens ein Ereignis.
wrong-scope = Wähle, was der Schlüssel darf.
done-pinged = Ein Ping ist unterwegs.
done-hook-dropped = Der Webhook ist gelöscht.
done-called-again = Der Aufruf wird wiederholt.

# Meine Briefe.
letters-hint = Alle Briefe an dich und ihr Zustand, die neuesten zuerst.
letters-state = Zustand
letters-when = Wann
letters-why = Warum
letters-none = Noch keine Briefe
letters-none-hint = Wenn etwas auf dich wartet, kommt ein Brief, und er steht auch hier.
letters-stopped = Briefe an { $address } sind angehalten
letters-stopped-why = Sie kamen zurück: { $moment }. Der Mailserver sagte:
letters-stopped-complaint = Am { $moment } hat uns dein Mailanbieter gesagt, dass du einen unserer Briefe als unerwünscht markiert hast. Bis du den Knopf drückst, geht keiner mehr ab.
letters-works = Meine Adresse geht wieder
done-address-works = Briefe gehen wieder an deine Adresse.
letters-uninvited = An { $address } kommen keine Einladungen
letters-uninvited-why = Am { $moment } hat jemand, der diese Adresse liest, alle Einladungen gestoppt.
done-invitations-allowed = Du kannst wieder per Brief eingeladen werden.
letter-state =
    { $state ->
        [pending] wartet
        [leased] wird gerade gesendet
        [sent] gesendet
        [failed] fehlgeschlagen; wir versuchen es wieder
        [dead] aufgegeben
       *[void] nicht mehr nötig
    }
mail-why-answered = du hattest geantwortet
mail-why-read = du hattest es gelesen
mail-why-told = du hast es auf anderem Weg erfahren
mail-why-not-wished = du wünschst solche nicht
mail-why-seat-left = du saßest dort nicht mehr
mail-why-begun = das Spiel hatte begonnen
mail-why-decided = es war entschieden
mail-why-address-stopped = deine Adresse war angehalten
mail-why-in-the-answer = es kam mit der Antwort auf deinen Brief
mail-why-host-gone = wer eingeladen hat, ist gegangen

# Meine Daten.
account-address = Adresse
account-address-hint = Wir schicken einen Link an die neue Adresse und eine Nachricht an die jetzige. Nichts ändert sich, bis du den Link drückst. Du bleibst angemeldet.
account-address-new = Neue E-Mail-Adresse
account-address-press = Link schicken
done-address-asked = Ein Brief ist unterwegs an die neue Adresse. Drücke binnen zwei Tagen seinen Link.
account-export = Meine Daten herunterladen
account-export-hint = Eine Datei mit allen deinen Daten: Profil und Einstellungen, Briefe, Nachrichten und Notizen, deine Züge an jedem Tisch.
account-export-press = Meine Daten herunterladen
account-delete = Mein Konto löschen
account-delete-tables = Du verlässt jedes laufende Spiel; andere dürfen deine Plätze nehmen.
account-delete-name = Dein Name und deine Adresse verschwinden überall: von Tischen, aus Gesprächen, aus Briefen. Beendete Spiele bleiben, mit einem Platz ohne Namen.
account-delete-ever = Das lässt sich nicht rückgängig machen.
account-meant = Ja, mein Konto löschen
account-delete-press = Mein Konto löschen
wrong-meant = Setze das Häkchen, um zu sagen, dass du es ernst meinst.
done-erased = Dein Konto ist gelöscht. Leb wohl.
me-bot = Mit diesem Konto spielt ein Programm
me-bot-hint = Dein Name endet dann überall auf „(bot)“, und du wirst nicht gewertet. Ein Programm, das von selbst spielt, bekommt besser ein eigenes Konto.
