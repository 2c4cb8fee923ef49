# Avvisi in un browser.

me-push = In questo browser
push-about = Procaccio può avvisarti in questo browser quando tocca a te, quando qualcuno ti parla o ti invita e quando un tavolo è finito: oltre alla posta, o al suo posto se non desideri mail. L’avviso dice quale tavolo, e nulla di ciò che lì si dice o è segreto.
push-here = Avvisami in questo browser
push-refused = Questo browser o tu avete rifiutato gli avvisi di questo sito; le sue impostazioni possono permetterli.
push-none = Questo browser non può essere avvisato, o i suoi script sono spenti. La posta ti raggiunge come prima.
push-try = Inviane uno di prova
push-drop = Qui non più
push-wrong = Non è ciò che un browser invia quando si iscrive; ricarica la pagina e riprova.
push-turn = Tocca a te.
push-finished = La partita è finita.
push-talk = Qualcuno ha parlato al tavolo.
push-invitation = C’è un invito a questo tavolo per te.
push-trial = Gli avvisi arrivano qui.
done-push-on = Da ora gli avvisi arrivano in questo browser.
done-push-tried = Un avviso è in viaggio.
done-push-off = Quel browser non viene più avvisato.

# Il calendario delle scadenze.

deadlines-calendar = Procaccio: le scadenze
deadlines-due = { $table }: finisce il mio tempo per rispondere
deadlines-waits = { $table }: si aspetta la mia risposta
