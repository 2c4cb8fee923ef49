# Le pagine dietro i link delle nostre lettere.

link-your-answer = La tua risposta
link-certain = Effetto: { $certain }.
link-other = Un’altra risposta
link-played = Hai giocato: { $move }.
link-so-far = Che cosa è successo dopo
link-stale = Questo link non gioca «{ $move }»: la domanda ha avuto risposta o è chiusa. Nulla è cambiato.
link-since = Che cosa è successo dopo la lettera
link-nothing-asked = Ora non hai nulla da decidere. Ricevi una lettera quando tocca a te.
link-answered-already = Hai risposto, e puoi ancora cambiare la risposta
link-no-deadline = Questa scadenza è passata. Toglila dal tuo calendario.
link-dead-title = Questo link non funziona
link-dead = Il link è danneggiato, o uno più nuovo lo sostituisce. Nulla è cambiato. Apri l’ultima lettera di questo tavolo.
link-stop = Di { $table } non ti arriveranno più lettere. Il posto resta tuo.
link-stop-press = Ferma queste lettere
link-stopped = Di { $table } non ti arrivano più lettere. Il posto resta tuo. Accedi per vedere ciò che ti aspetta.
link-digest-stop = Non riceverai più riepiloghi. Tieni i tuoi posti. Accedi per vedere ciò che ti aspetta.
link-digest-stopped = Non riceverai più riepiloghi. Accedi per vedere ciò che ti aspetta.
link-invitations = Lettere d’invito
link-invitations-stop = A { $address } non arriverà più nessun invito da qui, chiunque lo chieda.
link-invitations-stopped = A { $address } non arriva più nessun invito da qui, chiunque lo chieda.
link-invitations-back = Per permetterli di nuovo premi qui, oppure accedi con questo indirizzo e apri «Le mie lettere». Conserviamo un’impronta dell’indirizzo, non l’indirizzo.
link-invitations-allowed = A { $address } possono arrivare di nuovo inviti.
invitations-stop = Basta inviti
invitations-allow = Permetti di nuovo gli inviti
link-save = Salva
link-saved = Salvato.

# Che cosa si può desiderare delle lettere.
mail-when = Quando arrivano le lettere su questo tavolo
mail-rhythm-now = Subito
mail-rhythm-digest = Nel mio riepilogo
mail-rhythm-both = Subito e nel mio riepilogo
mail-rhythm-reminders = Solo come promemoria
mail-rhythm-never = Mai: le ho fermate
mail-form = Forma delle lettere
mail-form-full = Complete: con un’immagine del tavolo
mail-form-short = Brevi: solo la decisione
mail-form-heard = Per l’ascolto: solo testo, prima le novità

# L’invito.
link-invitation = { $game }, in { $count }.
link-invitation-seated = Hai un posto. Una lettera arriva quando si comincia a giocare.
link-invitation-late = Non c’era più un posto: il tavolo è pieno, ha cominciato, o non c’è più.

# Il tabellone.
link-board-text = Il tabellone a parole

# I am back.
link-back = A questo tavolo risulti assente dal { $since }: le domande a te aspettano poco.
link-back-done = A questo tavolo hai di nuovo il tuo tempo consueto.

# Un voto.
link-vote = { $seat } chiede { $asked }.
link-vote-seen = Che cosa è stato rivelato da allora
link-vote-yes = Sono d’accordo
link-vote-no = Non sono d’accordo
link-vote-unsaid = Il tuo voto non è stato contato: di’ se sei d’accordo o no.
link-vote-said = Il tuo voto conta. Si chiede anche agli altri.
link-vote-carried = Tutti d’accordo: è fatto.
link-vote-refused = Qualcuno non era d’accordo. Non cambia nulla.
link-vote-withdrawn = La richiesta è stata ritirata. Non cambia nulla.
link-vote-overtaken = Intanto il gioco è andato avanti. Non cambia nulla.
