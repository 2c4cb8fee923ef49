# Freundeskreise: ihre Seiten und ihre Briefe.
nav-circles = Kreise
circles-title = Kreise
circles-none-hint = Ein Kreis ist eine Gruppe von Freunden, die immer wieder miteinander spielen. Gründe ihn, schick seinen Link herum, und spielt. Niemand sonst sieht eure Tische. Ein Druck eröffnet das übliche Spiel noch einmal und lädt alle ein.
circles-first = Gründe deinen ersten Kreis
circles-another = Noch einen Kreis gründen
circles-found = Kreis gründen
circles-open = Zum Kreis
circle-name = Name des Kreises
circle-name-hint = Wie deine Freunde ihn nennen: Donnerstagsrunde, Die Vettern.
circle-settings = Einstellungen
circle-alone = Bis jetzt bist du allein
circle-alone-hint = Schick diesen Link deinen Freunden. Wenn sie ihn öffnen und den Knopf drücken, gehören sie zum Kreis und stehen hier.
circle-link = Link zum Beitreten
circle-link-hint = Schick ihn deinen Freunden. Er bleibt derselbe, bis du ihn in den Einstellungen ersetzt.
circle-play = Der nächste Tisch
circle-play-hint = Der Kreis hat noch nicht gespielt. Wähle ein Spiel und seine Optionen. Sie werden das übliche Spiel, und ein Druck eröffnet es noch einmal.
circle-first-table = Den ersten Tisch eröffnen
circle-usual = Üblich: { $game }, { $count ->
        [one] zu { $count }
       *[other] zu { $count }
    }
circle-again = Noch einmal dasselbe
circle-again-hint = { $count ->
        [0] Eröffnet den Tisch; noch ist sonst niemand da, der gefragt werden könnte.
        [one] Eröffnet den Tisch und fragt das andere Mitglied.
       *[other] Eröffnet den Tisch und fragt die { $count } anderen Mitglieder.
    }
circle-another-game = Ein anderes Spiel
circle-next = Von selbst eröffnet er sich am { $moment }.
circle-who-comes = Wer kommt?
circle-asked = Du bist gefragt
circle-call-first = Es ist Platz für alle.
circle-call-draw = Antworten kannst du bis { $moment }. Kommen mehr, als Plätze da sind, bekommen die einen, die am längsten auf einen Tisch dieses Kreises gewartet haben.
circle-nobody-yet = Noch hat niemand geantwortet.
circle-come = Ich komme
circle-stay = Diesmal nicht
circle-you-come = Du kommst.
circle-you-stay = Du kommst diesmal nicht.
circle-running = Wird gespielt
circle-gathering = Wartet auf Mitspieler
circle-finished = Zu Ende
circle-standings = Stand
circle-standings-rule = Du bekommst zwei Punkte für jedes Mitglied, das du an einem Tisch besiegst, und einen bei Gleichstand. Bots zählen nicht.
circle-place = Platz
circle-player = Name
circle-points = Punkte
circle-won = Gewonnen
circle-played = Tische
circle-gone = jemand, der nicht mehr da ist
circle-members = { $count ->
        [one] { $count } Mitglied
       *[other] { $count } Mitglieder
    }
circle-owner = führt den Kreis
circle-since = seit { $moment }
circle-talk = Gespräch
circle-talk-hint = Öffentliche Nachrichten von beendeten Tischen dieses Kreises. Private bleiben privat.
circle-talk-none = Noch nichts
circle-talk-none-hint = Wenn ein Tisch zu Ende ist, stehen hier seine öffentlichen Nachrichten.
circle-wishes = Meine Briefe von diesem Kreis
circle-asks = Lade mich per Brief ein, wenn ein Tisch eröffnet wird
circle-asks-hint = Auf dieser Seite siehst du es in jedem Fall.
circle-digest = Neues aus dem Kreis
circle-digest-monthly = Einmal im Monat
circle-digest-monthly-hint = Am Ersten: wer gewonnen hat, was gespielt wird, was kommt.
circle-digest-weekly = Einmal in der Woche
circle-digest-weekly-hint = Dasselbe, montags.
circle-digest-never = Nie
circle-digest-never-hint = Die Seite des Kreises sagt es jederzeit.
circle-save = Speichern
circle-itself = Der Kreis
circle-inviting = Wer darf einladen?
circle-inviting-members = Alle im Kreis
circle-inviting-members-hint = Alle Mitglieder sehen den Link und dürfen ihn weitergeben.
circle-inviting-owner = Nur ich
circle-inviting-owner-hint = Niemand sonst sieht den Link.
circle-monthly = Jeden Monat einen Tisch eröffnen
circle-monthly-hint = Der übliche Tisch eröffnet an diesem Tag um neun Uhr früh, und alle werden eingeladen. Wartet dann noch einer auf Mitspielende, eröffnet kein weiterer.
circle-monthly-never = Nie
circle-monthly-day = Am { $day }. jedes Monats
circle-renew = Link ersetzen
circle-renew-hint = Der alte Link funktioniert dann nicht mehr.
circle-hand-on = Den Kreis übergeben
circle-hand-on-hint = Die neue Person leitet den Kreis. Du bleibst Mitglied.
circle-hand-on-press = Weitergeben
circle-show-out = Ein Mitglied entfernen
circle-show-out-hint = Sie sehen den Kreis und seine Tische nicht mehr, nur die, an denen sie sitzen. Der Link wird ersetzt, damit er nicht zurückführt.
circle-show-out-press = Entfernen
circle-leave = Den Kreis verlassen
circle-leave-hint = Deine Plätze behältst du. Mit dem Link kommst du wieder.
circle-leave-owner = { $heir } ist am längsten im Kreis und leitet ihn von da an. Deine Plätze behältst du.
circle-leave-last = Außer dir ist niemand mehr da: Der Kreis endet mit dir. Seine Tische bleiben denen, die dort sitzen.
circle-leave-press = Verlassen
circle-join-asked = Du bist in einen Freundeskreis eingeladen. Dort wird immer wieder langsam miteinander gespielt, per E-Mail oder auf diesen Seiten, und nur der Kreis sieht seine Tische.
circle-join-people = { $count ->
        [one] Bisher dabei: { $names }.
       *[other] Bisher dabei ({ $count }): { $names }.
    }
circle-join-belongs = Du gehörst zu diesem Kreis.
circle-join-address = Um beizutreten, brauchst du nur eine E-Mail-Adresse. Wir schicken dir einen Brief mit einem Link zurück auf diese Seite.
circle-join-press = Als { $name } beitreten
circle-call-title = { $circle }: Kommst du?
circle-call-seated = Du sitzt am Tisch.
circle-call-late = Die Plätze sind vergeben, oder den Tisch gibt es nicht mehr.
circle-stop-calls = { $circle } schickt dir keine Einladungen an Tische mehr. Auf dieser Seite siehst du sie weiterhin.
circle-stop-digest = { $circle } schickt dir keine Neuigkeiten mehr per Brief.
circle-stopped-calls = { $circle } schickt dir keine Einladungen an Tische mehr.
circle-stopped-digest = { $circle } schickt dir keine Neuigkeiten mehr per Brief.
circle-stopped-back = Falls du es dir anders überlegst:
circle-which = Für { $circle }.
circle-table-of = Ein Tisch von { $circle }.
circle-joining = Die Mitglieder von { $circle }
circle-joining-hint = Nur sie sehen den Tisch und dürfen sich setzen, außer du lässt unten alle zusehen.
circle-ask-all = Alle im Kreis fragen
circle-ask-all-hint = Mit einem Brief mit zwei Knöpfen: Ich komme, diesmal nicht.
circle-make-usual = Das zum üblichen Spiel machen
circle-make-usual-hint = „Noch einmal dasselbe“ eröffnet es.
hall-circles = In deinen Kreisen
hall-circles-hint = Eröffnet von deinen Freunden.
done-circle-founded = Der Kreis steht. Schick jetzt seinen Link herum.
done-circle-joined = Du gehörst zum Kreis.
done-circle-left = Du hast den Kreis verlassen.
done-circle-called = Der Tisch ist eröffnet, und alle sind gefragt.
done-circle-answered = Deine Antwort zählt.
done-circle-saved = Gespeichert.
done-circle-link = Der Kreis hat einen neuen Link. Der alte funktioniert nicht mehr.
done-circle-shown-out = Das Mitglied ist entfernt, und der Kreis hat einen neuen Link.
refused-not-the-owner = Das kann nur, wer den Kreis führt.
refused-may-not-invite = In diesem Kreis lädt nur ein, wer ihn führt.
refused-circle-link-spent = Dieser Link funktioniert nicht oder nicht mehr. Frag jemanden im Kreis nach dem jetzigen.
refused-circle-full = Der Kreis ist voll: Fünfzig Leute gehören dazu.
refused-circle-closed = Die Moderation hat diesen Kreis geschlossen: Niemand kommt dazu, und nichts wird eröffnet. Was gespielt wird, geht weiter.
refused-too-many-circles = Du bist in so vielen Kreisen wie möglich. Verlass zuerst einen.
refused-nothing-usual = Der Kreis hat noch kein übliches Spiel. Eröffne den ersten Tisch.
refused-not-asked = An diesen Tisch wird niemand gebeten. Nimm am Tisch selbst Platz.
refused-circle-calls-spent = Alle hier wurden in letzter Zeit mehrmals gefragt. Warte eine Weile, bevor du wieder fragst.
mail-circle-call-subject = { $circle }: Wer kommt an den nächsten Tisch?
mail-circle-call = { $player }, { $circle } spielt wieder: { $game }, { $count ->
        [one] zu { $count }
       *[other] zu { $count }
    }. Kommst du?
mail-circle-call-first = Es ist Platz für alle: Wer kommt, sitzt sofort.
mail-circle-call-draw = Ihr seid { $members }, und es gibt { $count } Plätze. Antworten werden bis { $until } gesammelt, oder bis alle geantwortet haben. Kommen mehr, als Plätze da sind, sitzen die, die am längsten auf einen Tisch dieses Kreises gewartet haben.
mail-circle-coming = Bisher kommen: { $names }.
mail-circle-call-how = Antworte auf diesen Brief mit Ja oder Nein, oder drück hier einen Knopf:
mail-circle-call-press = Sag, ob du kommst
mail-circle-call-or-write = Oder antworte auf diesen Brief mit Ja oder Nein.
mail-circle-pace = So wird gespielt: { $pace }
mail-circle-open = Der Kreis: { $link }
mail-circle-open-short = Der Kreis
mail-circle-stop-calls = Frag mich nicht mehr per Brief: { $link }
mail-circle-stop-calls-short = Frag mich nicht mehr per Brief
mail-circle-no-seat-subject = { $circle }: diesmal kein Platz
mail-circle-no-seat = { $player }, zu { $table } kamen mehr, als Plätze da sind.
mail-circle-no-seat-who = Diesmal sitzen die, die länger gewartet hatten: { $names }.
mail-circle-no-seat-next = Du wartest weiter, und sie beginnen von vorn: Je länger du wartest, desto eher ist ein Platz deiner.
mail-circle-look-on = Zusehen: { $link }
mail-circle-look-on-short = Zusehen
mail-circle-digest-subject = { $circle }: wie es steht
mail-circle-digest = { $player }, so steht es in { $circle }.
mail-circle-won = { $count ->
        [one] { $table }: { $names } hat bei { $game } gewonnen.
       *[other] { $table }: { $names } haben bei { $game } zusammen gewonnen.
    }
mail-circle-standings = Stand bei { $game }: { $first }
mail-circle-table = { $table }: { $game } mit { $names }
mail-circle-coming-up = Was kommt
mail-circle-gathering = { $count ->
        [one] { $table }: { $game }, { $count } Platz ist frei
       *[other] { $table }: { $game }, { $count } Plätze sind frei
    }
mail-circle-next = Am { $moment } eröffnet sich der nächste Tisch von selbst.
mail-circle-stop-digest = Keine solchen Briefe mehr: { $link }
mail-circle-stop-digest-short = Keine solchen Briefe mehr
mail-circle-see = Sieh, wer kommt: { $link }
mail-circle-see-short = Sieh, wer kommt
mail-circle-said-seated = Du sitzt an { $table }.
mail-circle-said-noted = Notiert: Du kommst zu { $table }. Du erfährst es, sobald die Plätze vergeben sind.
mail-circle-said-stays = Notiert: Zu { $table } kommst du diesmal nicht.
mail-circle-said-unread = Dein Brief sagt in keiner eigenen Zeile Ja oder Nein, also geschah nichts. Schreib eins von beiden, oder drück hier einen Knopf.
mail-circle-said-late = Für { $table } ist es zu spät: Die Plätze sind vergeben, oder den Tisch gibt es nicht mehr.
mail-circle-said-elsewhere = Ein Brief an deine Adresse für { $table } kam von einer anderen Adresse, also geschah nichts. Falls du es warst, drück hier einen Knopf.

# Circles, as the moderators see them.
desk-circles = Kreise
desk-about-circle = Kreis { $number }
desk-at-circle = Kreis { $number }
desk-act-close-circle = Kreis schließen oder öffnen
desk-does-close-circle = Niemand tritt bei und nichts wird dort eröffnet, bis er wieder offen ist. Tische, an denen gespielt wird, gehen weiter.
desk-act-circle-owner = Jemand anderen führen lassen
desk-does-circle-owner = Von da an verändert nur dieses Mitglied den Kreis und schließt aus. Wer ihn bisher betreut hat, bleibt Mitglied.
desk-act-circle-member = Jemanden herausnehmen oder zurückholen
desk-does-circle-member = Die Plätze an Tischen gehen weiter, und der Link des Kreises wird neu gemacht. Zurückgeholt ist die Person Mitglied wie zuvor.
desk-field-belongs = Gehört dazu?
desk-belongs-true = Ja, gehört dazu
desk-belongs-false = Nein, gehört nicht dazu
desk-column-circle = Kreis
desk-column-members = Mitglieder
desk-column-owner = Führt ihn
desk-circle-closed = geschlossen
desk-cannot-no-member = Diese Person gehört nicht zum Kreis, oder kann es nicht.
desk-cannot-last-member = Das ist das letzte Mitglied: Ohne es gibt es keinen Kreis. Schließ ihn stattdessen.
desk-cannot-own-circle = Du gehörst zu diesem Kreis und kannst deshalb vom Amt aus nichts daran tun. Bitte eine andere Person der Moderation.

# Am Terminal.
help-circle = Zeige deine Kreise, oder den Kreis NUMBER mit Mitgliedern, nächstem Tisch und Ergebnissen.
help-circle-found = Gründe einen Kreis mit diesem Namen.
help-circle-join = Tritt einem Kreis mit seinem Link bei.
help-circle-link = Zeige den Link, mit dem andere beitreten.
help-circle-again = Eröffne den üblichen Tisch noch einmal und frage alle Mitglieder.
help-circle-come = Sage, dass du an diesen Tisch kommst.
help-circle-stay-away = Sage, dass du nicht an diesen Tisch kommst.
circle-opened = Tisch { $table } ist eröffnet, und alle sind gefragt.
circle-none = Du gehörst zu keinem Kreis. „procaccio circle --found NAME“ gründet einen.
circle-line = { $number }: { $name } ({ $names })
circle-call-line = Tisch { $table }: bisher kommen: { $names }
circle-standings-of = Stand ({ $game }):
circle-gone-one = jemand, der nicht mehr da ist
