# Le pagine dietro i link delle nostre lettere.

link-your-answer = La tua risposta
link-certain = Effetto: { $certain }.
link-other = Un’altra risposta
link-played = Hai giocato: { $move }.
link-so-far = Che cosa ne è venuto
link-stale = «{ $move }» non si gioca con questo link: la domanda ha avuto risposta, o non è più aperta. Nulla è cambiato.
link-since = Che cosa è successo dopo la lettera
link-nothing-asked = Ora non ti si chiede nulla. Una lettera arriva quando tocca a te.
link-answered-already = Hai risposto, e puoi ancora cambiare idea
link-no-deadline = Qui non si deve più nulla: questa scadenza è passata. Togli la voce dal tuo calendario.
link-dead-title = Questo link non apre nulla
link-dead = È stato alterato per strada, o link più nuovi hanno preso il suo posto. Nulla è cambiato. Apri l’ultima lettera di questo tavolo.
link-stop = Di { $table } non ti arriveranno più lettere. Il posto resta tuo.
link-stop-press = Ferma queste lettere
link-stopped = Di { $table } non ti arrivano più lettere. Il posto resta tuo, e ciò che ti aspetta lo trovi entrando nel sito.
link-digest-stop = Non riceverai più riepiloghi. Tieni i tuoi posti, e ciò che ti aspetta si trova accedendo.
link-digest-stopped = Non riceverai più riepiloghi. Ciò che ti aspetta si trova accedendo.
link-invitations = Lettere d’invito
link-invitations-stop = A { $address } non arriverà più nessun invito da qui, chiunque lo chieda.
link-invitations-stopped = A { $address } non arriva più nessun invito da qui, chiunque lo chieda.
link-invitations-back = Per permetterli di nuovo premi qui, oppure accedi con questo indirizzo e apri «Le mie lettere». Lo si ricorda con un segno dell’indirizzo, non con l’indirizzo.
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
mail-form = Come sono fatte le lettere
mail-form-full = Con il tavolo in un’immagine
mail-form-short = Brevi: la decisione senza il tavolo intorno
mail-form-heard = Per l’ascolto: solo testo, prima ciò che è cambiato

# L’invito.
link-invitation = { $game }, in { $count }.
link-invitation-seated = Hai un posto. Una lettera arriva quando si comincia a giocare.
link-invitation-late = Non c’era più un posto: il tavolo è pieno, ha cominciato, o non c’è più.

# Il tabellone.
link-board-text = Il tabellone a parole

# I am back.
link-back = A questo tavolo risulti assente dal { $since }: le domande a te aspettano poco.
link-back-done = A questo tavolo vale il tuo solito tempo.

# Un voto.
link-vote = { $seat } chiede { $asked }.
link-vote-seen = Che cosa è stato rivelato da allora
link-vote-yes = Sono d’accordo
link-vote-no = Non sono d’accordo
link-vote-unsaid = Il tuo voto non è stato contato: di’ se sei d’accordo o no.
link-vote-said = La tua parola conta. Si chiede anche agli altri.
link-vote-carried = Tutti d’accordo: è fatto.
link-vote-refused = Qualcuno non era d’accordo: tutto resta com’è.
link-vote-withdrawn = Chi l’ha chiesto ha cambiato idea: tutto resta com’è.
link-vote-overtaken = Intanto il gioco è andato avanti: tutto resta com’è.
