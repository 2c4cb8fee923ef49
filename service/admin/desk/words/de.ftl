# Die Seiten des Büros.

desk-overview = Das Büro
desk-tables = Tische
desk-players = Spieler
desk-letters = Briefe
desk-incoming = Eingegangene Post
desk-announcements = Ankündigungen
desk-box = Die Schachtel
desk-deeds = Protokoll
desk-me = Meine Schlüssel

# Die Maßnahmen mit Namen, und was jede bewirkt.
desk-act-pause = Anhalten
desk-act-resume = Fortsetzen
desk-act-extend = Mehr Zeit
desk-act-set-pace = Andere Zeitregeln
desk-act-force-default = Die Vorgabe spielen
desk-act-excuse = Eine versäumte Frist entschuldigen
desk-act-replace = An jemand anderen geben
desk-act-restore = Zurückgeben
desk-act-open-seat = Für einen Ersatz öffnen
desk-act-rotate-link = Neue Links
desk-act-rewind = Zu einem Übergang zurückgehen
desk-act-end = Den Tisch beenden
desk-act-close-talk = Das Gespräch schließen oder öffnen
desk-act-remove-message = Eine Zeile entfernen
desk-act-look-behind = Hinter den Sichtschirm sehen
desk-act-export = Aufzeichnung exportieren
desk-act-import = Aufzeichnung importieren
desk-act-resend = Noch einmal schicken
desk-act-read-anew = Noch einmal lesen
desk-act-warn = Verwarnen
desk-act-mute = Zum Schweigen bringen
desk-act-suspend = Zeitweise sperren
desk-act-ban = Ausschließen
desk-act-revoke-keys = Alle Schlüssel widerrufen
desk-act-restart-mail = Wieder Post schicken
desk-act-set-role = Die Rolle ändern
desk-act-change-address = Die Adresse ändern
desk-act-merge = Mit einem anderen Konto zusammenführen
desk-act-erase = Tilgen
desk-act-export-person = Alle Daten exportieren
desk-act-announce = Etwas ankündigen
desk-act-use-edition = Eine Ausgabe hier verwenden
desk-act-withdraw = Zurückziehen
desk-does-pause = Alle Uhren des Tischs stehen bis zu diesem Zeitpunkt still, höchstens dreißig Tage weit, und laufen dann von selbst weiter. Züge lassen sich weiterhin spielen.
desk-does-resume = Die Uhren des Tischs laufen jetzt weiter.
desk-does-extend = Die offene Frage dieses Platzes bekommt insgesamt so viele Stunden mehr. Dieselbe Zahl noch einmal gibt nicht mehr.
desk-does-set-pace = Der Tisch bekommt andere Zeitregeln. Sie gelten von nun an auch für offene Fragen.
desk-does-force-default = Die offene Frage dieses Platzes wird mit ihrer Vorgabe beantwortet. Der Platz gilt dadurch nicht als abwesend.
desk-does-excuse = Die verpasste Frist zählt nicht mehr für Pünktlichkeit oder Abwesenheit. Du kannst sie wieder zählen lassen.
desk-does-replace = Jemand anderes bekommt diesen Platz, mit voller Zeit und einem Brief mit der bisherigen Geschichte. Die früheren Links funktionieren nicht mehr.
desk-does-restore = Wer diesen Platz früher hatte, bekommt ihn zurück. Ist es noch dieselbe Person, ist der Platz nicht mehr abwesend oder offen.
desk-does-open-seat = Ein Ersatz darf diesen Platz übernehmen. Bis einer kommt, bleibt der Platz, wie er ist.
desk-does-rotate-link = Alle Links und Schlüssel dieses Platzes verlieren ihre Gültigkeit. Der nächste Brief bringt neue.
desk-does-rewind = Der Tisch steht wieder dort, wo der Zug von einem Platz zum anderen überging. Was seither gespielt wurde, bleibt aufgezeichnet, gehört aber nicht mehr zum Tisch. Die Spieler erfahren es und werden neu gefragt.
desk-does-end = Der Tisch ist sofort zu Ende, mit dem jetzigen Punktestand oder ohne Ergebnis.
desk-does-close-talk = Niemand kann am Tisch etwas sagen, solange sein Gespräch geschlossen ist. Gespielt wird wie zuvor.
desk-does-remove-message = Eine Nachricht wird für alle verborgen oder wieder gezeigt.
desk-does-look-behind = Eine Stunde lang siehst du, was dieser Platz sieht, auch sein Gespräch. Alle am Tisch erfahren es sofort, und dass du vom Büro es warst.
desk-does-export = Du kannst die Aufzeichnung des Tischs mit ihrem Startwert und jedem Zug entnehmen, auch verborgenen. Alle am Tisch erfahren es sofort.
desk-does-import = Eine Aufzeichnung wird hier ein Tisch, Zug für Zug nachgespielt und geprüft. Eine, die nicht zu Ende ist, geht weiter, und alle ihre Plätze sind offen.
desk-does-resend = Der Brief wird noch einmal gesendet, mit dem Stand von dann.
desk-does-read-anew = Ein Worker liest die Mail noch einmal.
desk-does-warn = Eine Verwarnung wird gezählt und mit dem Text, den du wählst, mitgeteilt.
desk-does-mute = Bis zu diesem Zeitpunkt kann die Person an keinem Tisch etwas sagen. Lass es leer, um das jetzt zu beenden.
desk-does-suspend = Bis dahin kann die Person sich weder anmelden noch spielen. Ihre Uhren laufen weiter. Lass es leer, um das jetzt zu beenden.
desk-does-ban = Die Person kann sich nicht mehr anmelden oder spielen.
desk-does-revoke-keys = Alle Sitzungen der Person enden, und alle ihre Schlüssel verlieren ihre Gültigkeit.
desk-does-restart-mail = Post geht wieder an eine Adresse, von der sie zurückkam.
desk-does-set-role = Moderatoren sehen nach Tischen und Spielern. Gastgeber ernennen auch die Moderatoren.
desk-does-change-address = Ein Brief geht an die neue Adresse. Wenn dort der Knopf gedrückt wird, gehört die Adresse der Person; bis dahin ändert sich nichts.
desk-does-merge = Das andere Konto bekommt alles von diesem: Plätze, Aufzeichnungen, Nachrichten. Dieses wird gelöscht, und seine Schlüssel verlieren ihre Gültigkeit.
desk-does-erase = Nirgends bleibt ein Name oder eine Adresse der Person. Laufende Spiele werden aufgegeben, und die Tische bleiben ganz.
desk-does-export-person = Du kannst alles entnehmen, was über die Person bewahrt wird, um es zu übergeben. Die Person erfährt es.
desk-does-announce = Der Text steht bis zu diesem Zeitpunkt auf jeder Seite und geht per Post hinaus, wenn du es so wählst.
desk-does-use-edition = Die Datei wird noch einmal geprüft, Bots spielen zehn Tische mit ihr, und sie wird in den Ordner für Ausgaben geschrieben, anstelle einer Datei dieses Namens. Neue Tische können sie sofort wählen, wo dieser Prozess sie öffnet, sonst nach dem nächsten Start; begonnene gehen weiter wie bisher.
desk-does-withdraw = Die Ankündigung verschwindet von allen Seiten. Gesendete Briefe bleiben.

# Felder.
desk-field-moment = Bis
desk-field-seat = Platz
desk-field-question = Frage
desk-field-hours = Stunden insgesamt
desk-field-pace = Zeitregeln
desk-field-missed = Versäumte Frist
desk-field-excused = Entschuldigt?
desk-field-player = Person
desk-field-generation = Links der Generation
desk-field-hand-over = Zeitpunkt
desk-field-revision = Stand
desk-field-ending = Ergebnis
desk-field-closed = Geschlossen?
desk-field-said = Nummer der Zeile
desk-field-removed = Entfernt?
desk-field-record = Aufzeichnung
desk-field-line = Name des Tischs
desk-field-copy = Kopie
desk-field-warning = Nummer der Verwarnung
desk-field-banned = Ausgeschlossen?
desk-field-email = Neue Adresse
desk-field-role = Rolle
desk-field-text = Text
desk-field-mail = Auch per Post?
desk-field-announcement = Ankündigung
desk-field-file-name = Name der Datei
desk-field-edition = Die Datei
desk-hint-moment = In deiner eigenen Zeitzone.
desk-hint-player = Der Anfang eines Namens oder eine Adresse.
desk-hint-hours = Über die eigene Zeit der Frage hinaus; null nimmt zurück, was gegeben wurde.
desk-excused-true = Entschuldigt
desk-excused-false = Gezählt
desk-closed-true = Geschlossen
desk-closed-false = Offen
desk-removed-true = Entfernt
desk-removed-false = Da
desk-banned-true = Ausgeschlossen
desk-banned-false = Eingelassen
desk-mail-true = An alle per Post
desk-mail-false = Nur auf den Seiten
desk-ending-adjudicated = Mit dem Punktestand dieses Augenblicks
desk-ending-abandoned = Ohne Ergebnis
desk-after = { $count ->
    [0] Das Austeilen
    [one] Nach dem ersten Zug
   *[other] Nach { $count } Zügen
}
desk-miss = { $seat }, { $day }
desk-role-player = Spieler
desk-role-moderator = Moderator
desk-role-host = Gastgeber
desk-kind-person = Person
desk-kind-guest = Gast
desk-kind-bot = Bot
desk-kind-gone = Getilgt

# Fragen und Antworten.
desk-reason = Grund
desk-reason-hint = Das Protokoll behält ihn für immer. Namen der Betroffenen werden durch Nummern ersetzt.
desk-canned = Text dazu
desk-canned-none = Keiner
desk-canned-hint = Spieler lesen ihn in ihrer eigenen Sprache.
desk-wrong = Das fehlt oder ist ungültig.
desk-go-on = Weiter
desk-do = Bestätigen: { $act }
desk-leave = Abbrechen
desk-can-be-undone = Das lässt sich zurücknehmen: „{ $act }“.
desk-cannot-be-undone = Das lässt sich nicht zurücknehmen.
desk-at-table = Tisch { $number }
desk-at-player = Spieler { $number }
desk-at-letter = Brief { $number }
desk-at-incoming = Post { $number }
desk-at-house = Das Haus
done-desk-unchanged = Nichts zu ändern: Es war schon so.
done-desk-done = Getan.
desk-refused-not-found = Nicht gefunden.
desk-refused-own-table = Du spielst an diesem Tisch, hast dort gespielt oder ihn geöffnet, darum kannst du ihn nicht moderieren. Bitte jemand anderen vom Büro.
desk-refused-own-person = Du kannst nichts an dir selbst tun, und an der Moderation nur als Gastgeber.
desk-refused-changed-meanwhile = Am Tisch hat sich inzwischen etwas geändert. Sieh noch einmal hin und entscheide neu.
desk-refused-wrong-code = Der Code stimmt nicht.

# Der Überblick.
desk-late = Festgefahren, überfällig, still
desk-stuck = Uhren mit Fehlern
desk-overdue = Überfällige Uhren
desk-quiet = Tische ohne Bewegung
desk-nothing-late = Nichts ist festgefahren oder überfällig.
desk-post = Die Post
desk-troubled = Fehlgeschlagene Briefe
desk-no-trouble = Kein Brief ist fehlgeschlagen.
desk-unread = Post, die nicht zu gebrauchen war
desk-stopped = Adressen, von denen Post zurückkam
desk-stopped-complaint = hat einen Brief unerwünscht genannt
desk-stopped-one = Post kam zurück
desk-workers = Die Worker
desk-no-workers = Noch hat sich kein Worker gemeldet.
desk-growth = Wachstum
desk-counted = Gezählt { $at } oder später.
desk-not-counted = Noch ist nichts gezählt; ein Worker tut es alle paar Minuten.
desk-figure-players = Spieler
desk-figure-guests = Gäste
desk-figure-moves = Züge
desk-figure-tables-gathering = Tische, die auf Mitspielende warten
desk-figure-tables-running = Laufende Tische
desk-figure-tables-finished = Beendete Tische
desk-figure-tables-abandoned = Abgebrochene Tische
desk-figure-letters-pending = Wartende Briefe
desk-figure-letters-leased = Briefe in Arbeit
desk-figure-letters-sent = Verschickte Briefe
desk-figure-letters-failed = Fehlgeschlagene Briefe, die wieder versucht werden
desk-figure-letters-dead = Tote Briefe
desk-figure-letters-void = Nicht mehr nötige Briefe
desk-figure-incoming-waiting = Post, die gelesen werden muss
desk-figure-incoming-done = Ausgeführte Post
desk-figure-incoming-ignored = Post von Maschinen
desk-figure-incoming-refused = Abgelehnte Post
desk-figure-incoming-unreadable = Unlesbare Post
desk-figure-clocks-overdue = Überfällige Uhren
desk-figure-clocks-stuck = Uhren mit Fehlern
desk-state-table-gathering = Sammelt sich
desk-state-table-running = Läuft
desk-state-table-finished = Beendet
desk-state-table-abandoned = Abgebrochen
desk-state-table-lesson = Lektion beendet
desk-state-letter-pending = Wartet
desk-state-letter-leased = In Arbeit
desk-state-letter-sent = Verschickt
desk-state-letter-failed = Fehlgeschlagen
desk-state-letter-dead = Tot
desk-state-letter-void = Hinfällig
desk-state-incoming-waiting = Wartet
desk-state-incoming-done = Ausgeführt
desk-state-incoming-ignored = Übergangen
desk-state-incoming-refused = Abgelehnt
desk-state-incoming-unreadable = Unlesbar
desk-states = Zustände
desk-older = Ältere
desk-none = Hier ist nichts.
desk-nothing-found = Nichts gefunden.
desk-search = Suchen
desk-search-what = Nummer, Name oder Adresse
desk-search-hint = Eine Nummer, der Anfang eines Namens oder eine Adresse.
desk-column-letter = Brief
desk-column-mail = Post
desk-column-to = An
desk-column-from = Von
desk-column-about = Worüber
desk-column-state = Zustand
desk-column-why = Warum
desk-column-when = Wann
desk-column-until = Bis
desk-column-act = Maßnahme
desk-column-table = Tisch
desk-column-game = Spiel
desk-column-moves = Züge
desk-column-moved = Letzter Zug
desk-column-player = Spieler
desk-column-name = Name
desk-column-address = Adresse
desk-column-role = Rolle
desk-column-came = Seit
desk-column-seat = Platz
desk-column-due = Fällig
desk-column-failures = Fehlschläge
desk-column-deed = Eintrag
desk-column-by = Von wem
desk-column-reason = Grund
desk-column-job = Aufgabe
desk-column-done = Zuletzt erledigt
desk-column-failed = Zuletzt fehlgeschlagen
desk-column-what = Was
desk-column-now = Jetzt
desk-column-day = Seit gestern
desk-column-fortnight = Seit zwei Wochen
desk-column-before = Vorher
desk-column-after = Nachher
desk-column-text = Text
desk-column-line = Zeile
desk-column-device = Gerät
desk-column-used = Zuletzt benutzt
desk-column-proved = Code gegeben
desk-table-number = Tisch { $number }
desk-player-number = Spieler { $number }
desk-deed-number = Eintrag { $number }
desk-about-letter = Brief { $number }
desk-about-incoming = Post { $number }
desk-about-house = Das Haus

# Ein Tisch, eine Person, ein Eintrag.
desk-moves = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
desk-talk-closed = das Gespräch ist geschlossen
desk-own-table = Dein eigener Tisch
desk-own-person = Nicht deine Entscheidung
desk-seats = Plätze
desk-seat-empty = Hier sitzt niemand
desk-waits-since = wird erwartet seit
desk-deadline = Frist
desk-absent = abwesend
desk-offered = offen für einen Ersatz
desk-failing = { $count ->
    [one] ein Fehlschlag
   *[other] { $count } Fehlschläge
}
desk-pauses = Pausen
desk-acts = Maßnahmen
desk-board = Der Plan
desk-board-hint = Wie ihn alle sehen, die zuschauen.
desk-story = Die Geschichte
desk-talk = Das Gespräch
desk-all-deeds = Ganzes Protokoll
desk-warnings = Verwarnungen
desk-muted = Schweigt bis
desk-suspended = Gesperrt bis
desk-banned = Ausgeschlossen seit
desk-deeds-kept = Niemand kann dieses Protokoll ändern.
desk-changed = Was sich geändert hat
desk-open-view = Sehen, was der Platz sieht
desk-open-record = Die Aufzeichnung nehmen
desk-open-person = Alles Bewahrte nehmen
desk-open-for = Eine Stunde lang nach der Maßnahme.

# Der zweite Faktor.
desk-key = Dein Code
desk-key-why = Gib einen Code deiner App ein, um das Büro zu öffnen. Schwere Maßnahmen fragen ihn noch einmal.
desk-code = Code
desk-code-hint = Sechs Ziffern deiner App, oder einer deiner Ersatzcodes.
desk-code-wrong = Der Code stimmt nicht. Nach fünf falschen musst du fünfzehn Minuten warten.
desk-code-send = Öffnen
desk-key-new = Deinen zweiten Faktor einrichten
desk-key-new-why = Eine App für Einmalcodes zeigt sechs Ziffern, die jede halbe Minute wechseln. Gib ihr diesen Schlüssel und tippe dann ein, was sie zeigt.
desk-key-scan = Lass die App auf deinem Telefon dieses Bild lesen:
desk-key-app = Diesen Schlüssel in der App auf diesem Gerät öffnen
desk-key-by-hand = Oder tippe ihn dort ein:
desk-recovery = Ersatzcodes
desk-recovery-why = Jeder davon öffnet das Büro einmal, wenn dein Gerät verloren ist. Schreibe sie auf: Sie werden nur dieses Mal gezeigt.
desk-recovery-kept = Ich habe sie aufgeschrieben
desk-recovery-left = { $count ->
    [one] Ein Code ist übrig.
   *[other] { $count } Codes sind übrig.
}
desk-recovery-new = Neue Codes
desk-sessions = Wo du angemeldet bist
desk-this-one = hier
desk-end-session = Abmelden

# The desk's queue of calls, presses and what they take back, and why a table is stuck.

desk-reports = Rufe nach dem Büro
desk-reports-waiting = Warten
desk-reports-settled = Erledigt
desk-all-reports = Alle Rufe
desk-report-number = Ruf { $number }
desk-report-by = Von
desk-report-line = Die Zeile, um die es geht
desk-report-board = Der Plan { $count ->
    [0] zu Beginn
   *[other] nach Zug { $count }
}
desk-act-settle-report = Einen Ruf erledigen
desk-does-settle-report = Der Ruf verlässt die Reihe oder steht wieder in ihr.
desk-field-report = Ruf
desk-field-settled = Erledigt?
desk-settled-true = Erledigt
desk-settled-false = Wartet
desk-cannot-no-report = Einen solchen Ruf gibt es an diesem Tisch nicht.
desk-undo = Zurücknehmen
desk-undo-reason = Macht Eintrag { $number } rückgängig
desk-press-reason = Im Büro gedrückt
desk-press-pause = Drei Tage anhalten
desk-press-resume = Uhren laufen lassen
desk-press-close-talk = Gespräch schließen
desk-press-open-talk = Gespräch öffnen
desk-press-extend = Ein Tag mehr
desk-press-mute = Eine Woche schweigen lassen
desk-press-unmute = Wieder sprechen lassen
desk-press-remove = Zeile entfernen
desk-press-put-back = Zeile zurückstellen
desk-press-settle = Erledigt
desk-press-reopen = Wieder öffnen
desk-more-acts = Mehr
desk-player-page = Zur Person
desk-rewind-here = Zurückgehen: { $moment }
desk-nobody-found = Niemand gefunden. Gib den Anfang eines Namens oder einer Adresse ein.
desk-why-asked = { $name }: gefragt nach „{ $kind }“ seit { $since }.
desk-why-no-address = Ohne Adresse, also geht kein Brief hinaus.
desk-why-no-letter = Seither ging kein Brief hinaus.
desk-why-letters = { $count ->
    [one] Ein Brief ging hinaus, { $last }.
   *[other] { $count } Briefe gingen hinaus, der letzte { $last }.
}
desk-why-failed = { $count ->
    [one] Ein Brief ist gescheitert.
   *[other] { $count } Briefe sind gescheitert.
}
desk-why-bounced = Post dorthin kommt zurück: { $why }
desk-why-never-seen = Noch keine Antwort und keine Anmeldung.
desk-why-seen = Zuletzt da: { $at }.

# Das Büro: was Moderatoren tun, was man den Leuten davon sagt, und seine Seiten.

# Wie ein Zeitpunkt geschrieben wird: mit Jahr, denn er kann weit weg sein.
desk-moment-pattern = EEE d. MMM y HH:mm zzz

# Die Briefe.
mail-desk-table-subject = { $table }: Nachricht vom Büro
mail-desk-table = { $player }, das Büro hat an { $table } etwas getan.
mail-desk-answer = Wenn dir das falsch erscheint, schreibe an das Haus; eine Antwort auf diesen Brief geht an den Tisch.
mail-desk-player-subject = Nachricht vom Büro
mail-desk-player = { $player }, dies ist eine Nachricht vom Büro.
mail-announcement-subject = Eine Ankündigung
mail-announcement = { $player }, dies ist für alle.

# Was die Betroffenen erfahren, nach Maßnahme.
desk-told-pause = Der Tisch steht bis { $until } still. Dann laufen seine Uhren von selbst weiter.
desk-told-resume = Die Pause ist zu Ende: Die Uhren laufen wieder.
desk-told-extend = { $hours ->
    [0] { $seat } hat für die offene Frage nicht mehr Zeit als sonst.
    [one] { $seat } hat für die offene Frage eine Stunde mehr.
   *[other] { $seat } hat für die offene Frage { $hours } Stunden mehr.
}
desk-told-set-pace = Die Zeitregeln des Tischs wurden geändert. Fristen gehen von nun an nach den neuen.
desk-told-force-default = Für { $seat } wurde die Vorgabe gespielt.
desk-told-excuse = { $excused ->
    [yes] Eine versäumte Frist von { $seat } wurde entschuldigt und zählt nicht mehr.
   *[no] Eine versäumte Frist von { $seat } zählt wieder.
}
desk-told-replace = { $seat } hat jetzt einen Platz, der jemand anderem gehörte. Der Tisch geht weiter, wie er stand.
desk-told-restore = { $seat } ist zurück, mit dem Platz, wie er stand.
desk-told-open-seat = Der Platz von { $seat } ist offen: Ein Ersatz darf ihn übernehmen.
desk-told-rotate-link = Die Links von { $seat } wurden neu gemacht. Ältere Briefe öffnen den Platz nicht mehr; der nächste tut es.
desk-told-rewind = { $count ->
    [0] Der Tisch wurde bis zum Austeilen zurückgenommen. Die seither gespielten Züge zählen nicht mehr; sie bleiben aufgezeichnet.
    [one] Der Tisch wurde dorthin zurückgenommen, wo er nach dem ersten Zug stand. Die seither gespielten Züge zählen nicht mehr; sie bleiben aufgezeichnet.
   *[other] Der Tisch wurde dorthin zurückgenommen, wo er nach { $count } Zügen stand. Die seither gespielten Züge zählen nicht mehr; sie bleiben aufgezeichnet.
}
desk-told-end = { $how ->
    [adjudicated] Der Tisch wurde mit dem Punktestand dieses Augenblicks beendet. Der Tisch zeigt ihn.
   *[abandoned] Der Tisch wurde ohne Ergebnis beendet.
}
desk-told-close-talk = { $closed ->
    [yes] Das Gespräch des Tischs ist geschlossen. Gespielt wird wie zuvor.
   *[no] Das Gespräch des Tischs ist wieder offen.
}
desk-told-remove-message = { $removed ->
    [yes] Etwas, das { $seat } gesagt hat, wurde aus dem Gespräch entfernt.
   *[no] Etwas, das { $seat } gesagt hat und das entfernt war, steht wieder im Gespräch.
}
desk-told-look-behind = Jemand vom Büro, der hier nicht mitspielt, sieht hinter den Sichtschirm von { $seat }, um einen Fehler zu finden. Sonst sieht das Büro, was alle sehen, die zuschauen.
desk-told-export = Die Aufzeichnung des Tischs wurde mit allem Verborgenen entnommen, von jemandem vom Büro, der hier nicht mitspielt.
desk-told-warn = { $number ->
    [1] Dies ist eine Verwarnung. Sie bleibt verzeichnet.
   *[other] Dies ist die Verwarnung Nummer { $number }. Sie bleibt verzeichnet.
}
desk-told-mute = { $ended ->
    [yes] Du darfst an Tischen wieder sprechen.
   *[no] Bis { $until } kannst du an keinem Tisch etwas sagen. Weiterspielen darfst du.
}
desk-told-suspend = { $ended ->
    [yes] Du darfst wieder hereinkommen und spielen.
   *[no] Bis { $until } kannst du weder hereinkommen noch spielen. Die Uhren deiner Tische laufen weiter.
}
desk-told-ban = { $banned ->
    [yes] Du kannst hier weder hereinkommen noch spielen.
   *[no] Du darfst wieder hereinkommen und spielen.
}
desk-told-revoke-keys = Alle deine Sitzungen wurden beendet und alle deine Schlüssel eingezogen. Melde dich neu an und mache neue, wo du sie brauchst.
desk-told-set-role = { $role ->
    [host] Du gehörst von nun an zu den Gastgebern dieses Hauses. Öffne das Büro und richte deinen zweiten Faktor ein.
    [moderator] Du gehörst von nun an zu den Moderatoren dieses Hauses. Öffne das Büro und richte deinen zweiten Faktor ein.
   *[player] Du gehörst nicht mehr zum Büro. Danke für deine Hilfe.
}
desk-told-export-person = Alles, was über dich bewahrt wird, wurde auf deine Bitte entnommen, um es dir zu übergeben.

# Texte, die eine Maßnahme begleiten, fertig in jeder Sprache.
desk-canned-tone = Sprecht bitte miteinander wie zu Hause an einem Tisch.
desk-canned-language = Sprecht am Tisch bitte eine Sprache, die alle verstehen, die dort sitzen.
desk-canned-absence = Andere warten. Wenn du nicht weiterspielen kannst, sage es, und ein Ersatz wird gefunden.
desk-canned-address = Deine Briefe kamen zu uns zurück. Sieh bitte nach, ob deine Adresse stimmt.
desk-canned-fault = Der Fehler lag bei uns. Es tut uns leid, und er ist behoben.
desk-canned-agreed = Das geschah, weil der Tisch darum gebeten hat.
desk-canned-rules = Das geschah, weil die Regeln des Hauses es verlangen.
desk-canned-thanks = Danke für deine Geduld.

# Was nicht geht.
desk-cannot-not-running = An dem Tisch wird nicht gespielt.
desk-cannot-over = Der Tisch ist zu Ende.
desk-cannot-no-seat = Einen solchen Platz hat der Tisch nicht.
desk-cannot-question-closed = Diese Frage ist für den Platz nicht mehr offen.
desk-cannot-not-missed = Das ist keine versäumte Frist dieses Tischs.
desk-cannot-never-sat = Diese Person hat nie an dem Tisch gesessen.
desk-cannot-player = Diese Person kann den Platz nicht nehmen: Unter der Nummer gibt es niemanden, der hereindarf und noch nicht hier sitzt.
desk-cannot-generation = Die Links eines Platzes werden nicht zweimal zugleich neu gemacht, und nicht vor Spielbeginn.
desk-cannot-no-hand-over = Dort ging der Zug nicht an einen anderen Platz über. Wähle einen der aufgezählten Übergänge.
desk-cannot-no-line = Eine solche Zeile hat das Gespräch des Tischs nicht.
desk-cannot-letter = Noch einmal hinaus können nur Briefe, die verschickt, tot oder hinfällig sind, und keiner mit einem Schlüssel für einmaligen Gebrauch.
desk-cannot-mail = Neu gelesen wird nur Post, die nicht zu verstehen war.
desk-cannot-past = Das Ende muss in der Zukunft liegen.
desk-cannot-warning = Die Verwarnungen davor hat es bei dieser Person nicht gegeben.
desk-cannot-no-address = Diese Person hat keine Adresse.
desk-cannot-address-taken = Diese Adresse gehört jemand anderem. Zwei Konten einer Person werden zusammengeführt.
desk-cannot-merge = Beide müssen da sein, und das Konto, das bleibt, muss eine Adresse haben.
desk-cannot-same-table = Beide sitzen an demselben Tisch; zwei Plätze können nicht einer werden.
desk-cannot-no-announcement = Eine solche Ankündigung gibt es nicht.
desk-cannot-no-editions-folder = Diese Seite hat keinen Ordner für Ausgaben. Wer sie betreibt, muss PROCACCIO_EDITIONS auf einen Ordner setzen und neu starten.
desk-cannot-faulty-edition = Die Datei hat Fehler. Das Formular für Schachtelbesitzer nennt jeden.
desk-cannot-unplayable-edition = Bots konnten damit nicht zu Ende spielen. „procaccio edition check“ sagt, wo es abbrach.
desk-cannot-editions-unwritable = Die Datei lässt sich nicht in den Ordner für Ausgaben schreiben. Wer das Haus betreibt, gibt ihm das Recht dazu.
