# Die Seiten hinter den Links unserer Briefe.

link-your-answer = Deine Antwort
link-certain = Wirkung: { $certain }.
link-other = Eine andere Antwort
link-played = Du hast gespielt: { $move }.
link-so-far = Was daraufhin geschah
link-stale = Dieser Link spielt „{ $move }“ nicht: Die Frage wurde beantwortet oder ist geschlossen. Nichts wurde geändert.
link-since = Was seit dem Brief geschehen ist
link-nothing-asked = Du hast jetzt nichts zu entscheiden. Du bekommst einen Brief, wenn du an der Reihe bist.
link-answered-already = Du hast geantwortet und kannst deine Antwort noch ändern
link-no-deadline = Dieser Termin ist vorbei. Nimm ihn aus deinem Kalender.
link-dead-title = Dieser Link funktioniert nicht
link-dead = Der Link wurde beschädigt, oder ein neuerer hat ihn ersetzt. Nichts wurde geändert. Öffne den letzten Brief dieses Tischs.
link-stop = Über { $table } kommen keine Briefe mehr zu dir. Deinen Platz behältst du.
link-stop-press = Diese Briefe anhalten
link-stopped = Über { $table } kommen keine Briefe mehr zu dir. Deinen Platz behältst du. Was auf dich wartet, siehst du, wenn du dich anmeldest.
link-digest-stop = Es kommen keine Sammelbriefe mehr zu dir. Deine Plätze behältst du. Was auf dich wartet, siehst du, wenn du dich anmeldest.
link-digest-stopped = Es kommen keine Sammelbriefe mehr zu dir. Was auf dich wartet, siehst du, wenn du dich anmeldest.
link-invitations = Einladungen per Brief
link-invitations-stop = An { $address } kommt von hier keine Einladung mehr, wer auch immer fragt.
link-invitations-stopped = An { $address } kommt von hier keine Einladung mehr, wer auch immer fragt.
link-invitations-back = Um sie wieder zuzulassen, drücke hier, oder melde dich mit dieser Adresse an und öffne „Meine Briefe“. Wir speichern einen Fingerabdruck der Adresse, nicht die Adresse.
link-invitations-allowed = An { $address } dürfen wieder Einladungen kommen.
invitations-stop = Keine Einladungen mehr
invitations-allow = Einladungen wieder zulassen
link-save = Speichern
link-saved = Gespeichert.

# Was man sich von Briefen wünschen kann.
mail-when = Wann Briefe über diesen Tisch kommen
mail-rhythm-now = Sofort
mail-rhythm-digest = In meinem Sammelbrief
mail-rhythm-both = Sofort und im Sammelbrief
mail-rhythm-reminders = Nur als Erinnerung
mail-rhythm-never = Nie: Ich habe sie angehalten
mail-form = Form der Briefe
mail-form-full = Voll: mit einem Bild des Tischs
mail-form-short = Kurz: nur die Entscheidung
mail-form-heard = Zum Hören: nur Text, Neues zuerst

# Die Einladung.
link-invitation = { $game }, für { $count } Spieler.
link-invitation-seated = Du hast einen Platz. Ein Brief kommt, wenn das Spiel beginnt.
link-invitation-late = Du hast keinen Platz bekommen: Der Tisch ist voll, hat begonnen oder ist nicht mehr da.

# Der Plan.
link-board-text = Der Plan in Worten

# I am back.
link-back = Du giltst an diesem Tisch seit { $since } als abwesend: Fragen an dich warten nur kurz.
link-back-done = An diesem Tisch hast du wieder deine übliche Zeit.

# Eine Abstimmung.
link-vote = { $seat } bittet darum, { $asked }.
link-vote-seen = Was seither aufgedeckt wurde
link-vote-yes = Ich bin einverstanden
link-vote-no = Ich bin nicht einverstanden
link-vote-unsaid = Deine Stimme wurde nicht gezählt. Sage, ob du einverstanden bist oder nicht.
link-vote-said = Deine Stimme zählt. Auch die anderen werden gefragt.
link-vote-carried = Alle waren einverstanden: Es ist geschehen.
link-vote-refused = Jemand war nicht einverstanden. Es ändert sich nichts.
link-vote-withdrawn = Die Bitte wurde zurückgezogen. Es ändert sich nichts.
link-vote-overtaken = Das Spiel ging inzwischen weiter. Es ändert sich nichts.
