# Die Seiten hinter den Links unserer Briefe.

link-your-answer = Deine Antwort
link-certain = Wirkung: { $certain }.
link-other = Eine andere Antwort
link-played = Du hast gespielt: { $move }.
link-so-far = Was daraus wurde
link-stale = „{ $move }“ wird durch diesen Link nicht gespielt: Die Frage wurde beantwortet oder ist nicht mehr offen. Nichts wurde geändert.
link-since = Was seit dem Brief geschehen ist
link-nothing-asked = Jetzt bist du nichts gefragt. Ein Brief kommt, wenn du an der Reihe bist.
link-answered-already = Du hast geantwortet und kannst es dir noch anders überlegen
link-no-deadline = Hier steht nichts mehr aus: Dieser Termin ist vorbei. Nimm den Eintrag aus deinem Kalender.
link-dead-title = Dieser Link öffnet nichts
link-dead = Er wurde unterwegs verändert, oder neuere Links sind an seine Stelle getreten. Nichts wurde geändert. Öffne den letzten Brief dieses Tischs.
link-stop = Über { $table } kommen keine Briefe mehr zu dir. Deinen Platz behältst du.
link-stop-press = Diese Briefe anhalten
link-stopped = Über { $table } kommen keine Briefe mehr zu dir. Deinen Platz behältst du, und was auf dich wartet, findest du, wenn du dich anmeldest.
link-digest-stop = Es kommen keine Sammelbriefe mehr zu dir. Deine Plätze behältst du, und was auf dich wartet, findest du, wenn du dich anmeldest.
link-digest-stopped = Es kommen keine Sammelbriefe mehr zu dir. Was auf dich wartet, findest du, wenn du dich anmeldest.
link-invitations = Einladungen per Brief
link-invitations-stop = An { $address } kommt von hier keine Einladung mehr, wer auch immer fragt.
link-invitations-stopped = An { $address } kommt von hier keine Einladung mehr, wer auch immer fragt.
link-invitations-back = Um sie wieder zuzulassen, drücke hier, oder melde dich mit dieser Adresse an und öffne „Meine Briefe“. Gemerkt wird das mit einem Kennzeichen der Adresse, nicht mit der Adresse.
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
mail-form = Wie Briefe gemacht sind
mail-form-full = Mit dem Tisch als Bild
mail-form-short = Kurz: die Entscheidung ohne den Tisch drumherum
mail-form-heard = Zum Hören: nur Text, was sich geändert hat zuerst

# Die Einladung.
link-invitation = { $game }, für { $count } Spieler.
link-invitation-seated = Du hast einen Platz. Ein Brief kommt, wenn das Spiel beginnt.
link-invitation-late = Es war kein Platz zu bekommen: Der Tisch ist voll, hat begonnen oder ist nicht mehr da.

# Der Plan.
link-board-text = Der Plan in Worten

# I am back.
link-back = Du giltst an diesem Tisch seit { $since } als abwesend: Fragen an dich warten nur kurz.
link-back-done = An diesem Tisch gilt deine gewohnte Zeit.

# Eine Abstimmung.
link-vote = { $seat } bittet darum, { $asked }.
link-vote-seen = Was seither aufgedeckt wurde
link-vote-yes = Ich bin einverstanden
link-vote-no = Ich bin nicht einverstanden
link-vote-unsaid = Deine Stimme wurde nicht gezählt: sage, ob du einverstanden bist oder nicht.
link-vote-said = Dein Wort zählt. Auch die anderen werden gefragt.
link-vote-carried = Alle waren einverstanden: Es ist geschehen.
link-vote-refused = Jemand war nicht einverstanden: Alles bleibt, wie es ist.
link-vote-withdrawn = Die Bitte wurde zurückgezogen: Alles bleibt, wie es ist.
link-vote-overtaken = Das Spiel ging inzwischen weiter: Alles bleibt, wie es ist.
