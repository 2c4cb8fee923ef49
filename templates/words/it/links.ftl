# Le pagine dietro i link delle nostre lettere.

link-your-answer = La tua risposta
link-certain = Di certo: { $certain }.
link-play = Gioca
link-other = Un’altra risposta
link-played = Hai giocato: { $move }.
link-so-far = Che cosa ne è venuto
link-stale = «{ $move }» non si gioca con questo link: la domanda ha avuto risposta, o non è più aperta. Nulla è cambiato.
link-since = Che cosa è successo dopo la lettera
link-nothing-asked = Ora non ti si chiede nulla. Una lettera arriva quando tocca a te.
link-answered-already = Hai risposto, e puoi ancora cambiare idea
link-dead-title = Questo link non apre nulla
link-dead = È stato alterato per strada, o link più nuovi hanno preso il suo posto. Nulla è cambiato. Apri l’ultima lettera di questo tavolo.
link-stop = Di { $table } non ti arriveranno più lettere. Il posto resta tuo.
link-stop-press = Ferma queste lettere
link-stopped = Di { $table } non ti arrivano più lettere. Il posto resta tuo, e ciò che ti aspetta lo trovi entrando nel sito.
link-digest-stop = Non riceverai più riepiloghi. Tieni i tuoi posti, e ciò che ti aspetta si trova accedendo.
link-digest-stopped = Non riceverai più riepiloghi. Ciò che ti aspetta si trova accedendo.
link-save = Salva
link-saved = Salvato.

# Che cosa si può desiderare delle lettere.
mail-when = Quando arrivano le lettere su questo tavolo
mail-when-at-once = Subito
mail-when-gathered = Raccolte per qualche minuto
mail-when-digest = Solo nel mio riepilogo
mail-when-both = Subito, e nel mio riepilogo
mail-when-never = Mai
mail-plain = Solo testo, senza HTML
mail-heard = Fatte per l’ascolto: prima ciò che è cambiato, niente piante disegnate con lettere
mail-brief = Brevi: la decisione senza il tavolo intorno

# L’invito.
link-invitation = { $game }, in { $count }.
link-invitation-seated = Hai un posto. Una lettera arriva quando si comincia a giocare.
link-invitation-late = Non c’era più un posto: il tavolo è pieno, ha cominciato, o non c’è più.

# Il tabellone.
link-board-text = Il tabellone a parole

# Un voto.
link-vote = { $seat } chiede { $asked }.
link-vote-seen = Che cosa è stato rivelato da allora
link-vote-yes = Sono d’accordo
link-vote-no = Non sono d’accordo
link-vote-said = La tua parola conta. Si chiede anche agli altri.
link-vote-carried = Tutti d’accordo: è fatto.
link-vote-refused = Qualcuno non era d’accordo: tutto resta com’è.
link-vote-withdrawn = Chi l’ha chiesto ha cambiato idea: tutto resta com’è.
link-vote-overtaken = Intanto il gioco è andato avanti: tutto resta com’è.
