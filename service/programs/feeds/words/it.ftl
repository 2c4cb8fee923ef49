# Avvisi in un browser.

me-push = In questo browser
push-about = Questo browser può avvisarti quando tocca a te, quando qualcuno ti scrive o ti invita e quando una partita è finita. Puoi usarlo oltre alla posta o al suo posto. Un avviso dice quale tavolo, ma non contiene messaggi né segreti.
push-here = Avvisami in questo browser
push-refused = Gli avvisi di questo sito sono bloccati. Puoi permetterli nelle impostazioni del browser.
push-none = Questo browser non può mostrare avvisi, o i suoi script sono spenti. Ricevi comunque la posta.
push-try = Invia una prova
push-drop = Disattiva qui
push-wrong = L’iscrizione non è valida. Ricarica la pagina e riprova.
push-turn = Tocca a te.
push-finished = La partita è finita.
push-talk = Qualcuno ha parlato al tavolo.
push-invitation = C’è un invito a questo tavolo per te.
push-trial = Gli avvisi arrivano qui.
done-push-on = Da ora ricevi avvisi in questo browser.
done-push-tried = Un avviso è in viaggio.
done-push-off = Quel browser non riceve più avvisi.

# Il calendario delle scadenze.

deadlines-calendar = Procaccio: le scadenze
deadlines-due = { $table }: finisce il mio tempo per rispondere
deadlines-waits = { $table }: si aspetta la mia risposta
