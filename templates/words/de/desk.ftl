# Das Büro: was Moderatoren tun, was man den Leuten davon sagt, und seine Seiten.

# Wie ein Zeitpunkt geschrieben wird: mit Jahr, denn er kann weit weg sein.
desk-moment-pattern = EEE d. MMM y HH:mm zzz

# Die Briefe.
mail-desk-table-subject = { $table }: Nachricht vom Büro
mail-desk-table = { $player }, das Büro hat an { $table } etwas getan.
mail-desk-answer = Wenn dir das falsch erscheint, schreibe an das Haus; eine Antwort auf diesen Brief geht an den Tisch.
mail-desk-player-subject = Nachricht vom Büro
mail-desk-player = { $player }, dies ist eine Nachricht vom Büro.
mail-address-subject = Ist das deine Adresse?
mail-address = { $player }, das Büro wurde gebeten, deine Briefe an diese Adresse zu schicken.
mail-address-how = Wenn sie nicht deine ist, lass den Brief liegen: Es geschieht nichts. Wenn doch, öffne diese Seite und drücke den Knopf: { $link }
mail-address-button = Das ist meine Adresse
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
desk-cannot-no-editions-folder = Dieses Haus hat keinen Ordner für Ausgaben. Wer es betreibt, setzt PROCACCIO_EDITIONS auf einen Ordner und startet neu.
desk-cannot-faulty-edition = Die Datei hat Fehler. Das Formular für Schachtelbesitzer nennt jeden.
desk-cannot-unplayable-edition = Bots konnten damit nicht zu Ende spielen. „procaccio edition check“ sagt, wo es abbrach.
desk-cannot-editions-unwritable = Die Datei lässt sich nicht in den Ordner für Ausgaben schreiben. Wer das Haus betreibt, gibt ihm das Recht dazu.
