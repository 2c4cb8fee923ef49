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
me-name-hint = Wie du an jedem Tisch heißt.
me-language = Sprache
me-language-hint = Dieser Seiten und jedes Briefs an dich.
me-zone = Zeitzone
me-zone-hint = In ihr stehen die Fristen, und nach ihr gehen deine Schlafenszeit und dein Urlaub.
me-address = Briefe gehen an { $address }.
me-address-change = Adresse ändern
wrong-language = Wähle eine der Sprachen.
wrong-time-zone = Wähle eine der Zonen.

# Was ich mir von der Post wünsche.
mail-rhythm = Wenn eine Entscheidung auf dich wartet
mail-rhythm-now-hint = Ein Brief für jede Entscheidung, sobald du dran bist.
mail-rhythm-digest-hint = Ein Brief zu den Stunden, die du wählst, mit jedem Tisch, der wartet.
mail-rhythm-both-hint = Ein Brief für jede Entscheidung, und zu den Stunden, die du wählst, einer mit jedem Tisch, der noch wartet.
mail-rhythm-reminders-hint = Du siehst von selbst hier nach; ein Brief kommt nur, bevor deine Zeit abläuft.
mail-rhythm-never-hint = Du hast deine Briefe angehalten. Wähle eine andere Zeile, und sie kommen wieder.
mail-hours = Stunden des Sammelbriefs
mail-hours-hint = Deines eigenen Tages, für Sammelbriefe.
mail-form-full-hint = Was gefragt ist, was geschehen ist, und der Teil des Tischs, um den es geht.
mail-form-short-hint = Was gefragt ist und wie man antwortet, ohne Plan und Geschichte.
mail-form-heard-hint = Für alle, die sich Briefe vorlesen lassen: Die Antworten sind nummeriert, und das Brett wird in Sätzen erzählt.
mail-subjects = Im Betreff sagen, worum es in jedem Brief geht
mail-subjects-hint = Sonst tragen alle Briefe eines Tischs einen Betreff, und Mailprogramme halten sie als ein Gespräch zusammen.
wrong-rhythm = Wähle, wann Briefe kommen.
wrong-hours = Wähle mindestens eine Stunde.
preview-title = Wann Briefe kämen
preview-if = Wenn du gerade jetzt an die Reihe kämst:
preview-single = ein eigener Brief
preview-digest = dein Sammelbrief
preview-none = Es käme kein Brief. Was auf dich wartet, steht in der Halle.
preview-waiting = Auf dem Weg zu dir
preview-show = Vorschau
preview-sample = Ein Musterbrief
preview-sample-hint = Eine Entscheidung aus einem Spiel, das niemand spielt, geschrieben nach deinen Wünschen. Seine Links führen nirgendwohin.
preview-table = Ein Mustertisch
preview-back = Zurück zu den Wünschen
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
time-weekend-hint = Bis zu drei Tage, die an Tischen ohne Wochenenden nicht zählen. Was schon offen ist, behält die Tage, mit denen es begann.
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
time-own-hint = Sonst erinnert dich jeder Tisch, wie sein Tempo es vorsieht.
time-ladder-hint = So lange vor einer Frist kommt eine Erinnerung. Die letzte lässt dir Zeit zum Handeln, was immer du wählst.
time-leave = Urlaub
time-leave-hint = Im Urlaub läuft keine deiner Uhren, und deine Tische erfahren es. Ein Jahr hat davon { $quota } Tage.
time-away = Du bist im Urlaub. Deine Tische wissen es, und nichts von dir läuft ab.
time-back = Ich bin zurück
time-back-hint = Giltst du als abwesend, oder bist du früher zurück? Sage es, und überall kehrt deine gewohnte Zeit wieder.
time-from-to = { $first } bis { $last }
time-leave-cancel = Zurückgeben
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
done-leave-dropped = Dieser Urlaub ist zurückgegeben.
done-back = Willkommen zurück. Deine gewohnte Zeit läuft überall.

# Schlüssel.
keys-tokens = Schlüssel von Programmen
keys-tokens-hint = Mit einem Schlüssel kann ein Programm von dir deine Tische lesen oder für dich spielen.
keys-docs = Was ein Programm tun kann
keys-name = Name des Schlüssels
keys-name-hint = Damit du später weißt, welches Programm ihn hat.
keys-scope = Was er darf
keys-used = Zuletzt benutzt
keys-until = Gültig bis
keys-never = nie
keys-ever = für immer
keys-revoked = eingezogen { $moment }
keys-revoke = Einziehen
keys-days = Gültig für so viele Tage
keys-days-hint = Ohne Zahl gilt er, bis du ihn einziehst.
keys-make = Einen Schlüssel machen
keys-made = Dein neuer Schlüssel
keys-once = Er wird nur dieses Mal gezeigt und nirgends bewahrt. Kopiere ihn in dein Programm.
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
keys-calendar-make = Einen Link machen
keys-calendar-new = Einen neuen Link machen
keys-calendar-drop = Den Link einziehen
keys-calendar-made = Dein Kalender-Link
keys-calendar-once = Er wird nur dieses Mal gezeigt. Abonniere ihn in deinem Kalenderprogramm, und verrate ihn niemandem.
keys-sessions = Wo du angemeldet bist
keys-unknown = Ein Gerät, das nicht sagt, was es ist
device-name = { $browser } unter { $system }
keys-here = hier
keys-seen = zuletzt gesehen { $moment }
done-revoked = Dieser Schlüssel öffnet nichts mehr.
done-signed-out = Dort abgemeldet.
done-calendar-dropped = Der Kalender-Link öffnet nichts mehr.

# Webhooks.
hooks-hint = Ein Programm von dir wird aufgerufen, wenn dich etwas angeht. Ein Aufruf nennt den Tisch und wo man nachsehen kann; er trägt nie, was andere nicht sehen dürfen.
hooks-none = Kein Programm wird aufgerufen
hooks-none-hint = Gib unten die Adresse des deinen an und versuche es mit einem Ping.
hooks-new = Ein neuer Webhook
hooks-url = Adresse deines Programms
hooks-url-hint = Etwa https://example.org/procaccio; sie wird vom offenen Internet aus erreicht.
hooks-about = Worüber
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
hooks-once = Es wird nur dieses Mal gezeigt. Dein Programm prüft damit, dass ein Aufruf von uns ist.
hooks-on = an
hooks-off =
    { $why ->
        [gone] aus: Er hat gesagt, dass es ihn nicht mehr gibt
       *[failing] aus: Zu viele Aufrufe schlugen fehl
    }
hooks-calls = Aufrufe
hooks-ping = Anpingen
hooks-rotate = Neues Geheimnis
hooks-drop = Entfernen
hooks-all = Alle Webhooks
hooks-tries = Versuche
hooks-again = Noch einmal aufrufen
hooks-no-calls = Noch keine Aufrufe
hooks-no-calls-hint = Ein Ping zeigt, ob er zu erreichen ist.
wrong-url = Gib eine Adresse wie https://example.org/procaccio an.
wrong-url-barred = Diese Adresse lässt sich nicht aufrufen: Sie muss mit https:// oder http:// beginnen und ins offene Internet führen.
wrong-url-many = Mehr als { $most } Webhooks kann es nicht geben. Entferne zuerst einen.
wrong-about = Wähle mindestens etwas, worüber aufgerufen wird.
wrong-scope = Wähle, was der Schlüssel darf.
done-pinged = Ein Ping ist unterwegs.
done-hook-dropped = Der Webhook ist fort, und dort wird nichts mehr aufgerufen.
done-called-again = Der Aufruf wird wiederholt.

# Meine Briefe.
letters-hint = Jeder Brief an dich und was aus ihm wurde, der neueste zuerst.
letters-state = Was aus ihm wurde
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
letters-uninvited-why = Am { $moment } hat sie jemand angehalten, der diese Adresse liest, wer auch immer fragt.
done-invitations-allowed = Du kannst wieder per Brief eingeladen werden.
letter-state =
    { $state ->
        [pending] wartet auf seinen Augenblick
        [leased] geht gerade hinaus
        [sent] verschickt
        [failed] kam nicht durch; es wird wieder versucht
        [dead] aufgegeben
       *[void] wurde rechtzeitig hinfällig
    }
mail-why-answered = du hattest geantwortet
mail-why-read = du hattest es gelesen
mail-why-told = es wurde anders gesagt
mail-why-not-wished = du wünschst solche nicht
mail-why-seat-left = du saßest dort nicht mehr
mail-why-begun = das Spiel hatte begonnen
mail-why-decided = es war entschieden
mail-why-address-stopped = deine Adresse war angehalten
mail-why-in-the-answer = es kam mit der Antwort auf deinen Brief
mail-why-host-gone = wer eingeladen hat, ist gegangen

# Meine Daten.
account-address = Adresse
account-address-hint = Ein Brief mit einem Link geht an die neue Adresse, eine Nachricht an die jetzige. Nichts ändert sich, bis du den Link drückst. Du bleibst angemeldet.
account-address-new = Neue E-Mail-Adresse
account-address-press = Neue Adresse fragen
done-address-asked = Ein Brief ist unterwegs an die neue Adresse. Drücke binnen zwei Tagen seinen Link.
account-export = Meine Daten mitnehmen
account-export-hint = Eine Datei mit allem, was über dich bewahrt wird: dein Profil und deine Wünsche, deine Briefe, was du gesagt und notiert hast, deine Züge an jedem Tisch.
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
