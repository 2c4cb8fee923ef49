# The desk's queue of calls, presses and what they take back, and why a table is stuck.

desk-reports = Chiamate al banco
desk-reports-waiting = In attesa
desk-reports-settled = Risolte
desk-all-reports = Tutte le chiamate
desk-report-number = Chiamata { $number }
desk-report-by = Da
desk-report-line = La riga di cui si tratta
desk-report-board = Il tabellone { $count ->
    [0] all’inizio
   *[other] dopo la mossa { $count }
}
desk-act-settle-report = Risolvi una chiamata
desk-does-settle-report = La chiamata esce dalla coda o vi torna.
desk-field-report = Chiamata
desk-field-settled = Risolta?
desk-settled-true = Risolta
desk-settled-false = In attesa
desk-cannot-no-report = A questo tavolo non c’è una chiamata così.
desk-undo = Annulla
desk-undo-reason = Annulla l’atto { $number }
desk-press-reason = Premuto al banco
desk-press-pause = Pausa di tre giorni
desk-press-resume = Fai correre gli orologi
desk-press-close-talk = Chiudi i discorsi
desk-press-open-talk = Apri i discorsi
desk-press-extend = Un giorno in più
desk-press-mute = Una settimana di silenzio
desk-press-unmute = Ridai la parola
desk-press-remove = Togli la riga
desk-press-put-back = Rimetti la riga
desk-press-settle = Risolta
desk-press-reopen = Riaprila
desk-more-acts = Altro
desk-player-page = La sua pagina
desk-rewind-here = Torna indietro: { $moment }
desk-nobody-found = Nessuno comincia così. Scrivi l’inizio di un nome o di un indirizzo.
desk-why-asked = { $name }: domanda «{ $kind }» da { $since }.
desk-why-no-address = Senza indirizzo, quindi non parte nessuna lettera.
desk-why-no-letter = Da allora non è partita nessuna lettera.
desk-why-letters = { $count ->
    [one] È partita una lettera, { $last }.
   *[other] Sono partite { $count } lettere, l’ultima { $last }.
}
desk-why-failed = { $count ->
    [one] Una lettera non è arrivata.
   *[other] { $count } lettere non sono arrivate.
}
desk-why-bounced = La posta torna indietro: { $why }
desk-why-never-seen = Non ha ancora risposto e non è mai entrato.
desk-why-seen = Ultima visita: { $at }.
