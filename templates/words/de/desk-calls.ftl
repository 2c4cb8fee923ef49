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
desk-undo-reason = Nimmt Tat { $number } zurück
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
desk-nobody-found = So beginnt niemand. Gib den Anfang eines Namens oder einer Adresse ein.
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
