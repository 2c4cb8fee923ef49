# La prima pagina, la sala, gli elenchi dei tavoli.

nav-me = Il mio conto
table-state =
    { $state ->
        [gathering] si raduna
        [running] in corso
        [finished] finito
       *[abandoned] abbandonato
    }
seat-open = posto libero
seat-awaited = è in attesa di risposta
pace-brisk = Svelto
pace-daily = Quotidiano
pace-relaxed = Rilassato
pace-very-slow = Molto lento
pace-no-limit = Senza limiti

# La prima pagina per chi non è entrato.
welcome-title = Giochi lenti per lettera
welcome-lead = Giochi da tavolo di corti e mecenati, una decisione per volta. Quando tocca a te arriva una lettera, e rispondi quando hai tempo: in treno, la sera, domenica prossima.
welcome-start = Entra o comincia
welcome-how = Come funziona
welcome-games = I giochi
welcome-how-title = Come va una partita
welcome-ask = Ti si chiede.
welcome-ask-text = Una lettera mostra il tabellone, che cosa è successo, e che cosa puoi fare.
welcome-answer = Rispondi come vuoi.
welcome-answer-text = Con un link nella lettera, rispondendo per posta, su questo sito, da un terminale, o con un tuo programma.
welcome-time = Il tuo tempo è tuo.
welcome-time-text = Nulla scade mentre dormi, nel tuo fine settimana se al tavolo piace così, o durante un’assenza; e prima ricevi un promemoria.
game-seats = In { $least }-{ $most }.
game-rules = Le regole

# I miei tavoli.
hall-ways = Altre vie
hall-title = I miei tavoli
hall-new = Apri un tavolo
hall-find = Trova un tavolo
hall-waiting =
    { $count ->
        [one] Una decisione ti aspetta
       *[other] { $count } decisioni ti aspettano
    }
hall-nothing-waits = Nulla ti aspetta
hall-nothing-waits-hint = Quando a un tavolo tocca a te, sta scritto qui e arriva una lettera.
hall-games = Tutti i giochi: impara o gioca contro i bot
hall-invited = Inviti per te
hall-invited-hint = Dai un’occhiata, e prendi posto se ti va.
hall-running = Decidono altri
hall-gathering = Si aspettano giocatori
hall-finished = Finiti
hall-more = Altri così
mine-title = Tutti i miei tavoli
mine-states = Per stato
mine-none = Nessun tavolo così
mine-none-hint = Qui stanno i tavoli a cui hai o hai avuto un posto, e quelli che hai aperto.
card-until = entro { $moment }
card-left = ancora { $time }
card-decide = Decidi
card-open =
    { $count ->
        [0] tutti i posti occupati
        [one] un posto libero
       *[other] { $count } posti liberi
    }
card-won =
    { $count ->
        [one] Ha vinto { $names }.
       *[other] Hanno vinto insieme { $names }.
    }
card-look = Guarda e prendi posto
card-gathering = Chi viene
card-see = Vedi il tavolo
card-replay = Rivedi
card-record = Verbale

# Posti liberi.
open-games = Per gioco
open-all = Tutti i giochi
open-gathering = Tavoli che aspettano giocatori
open-none = Proprio ora nessun tavolo aspetta giocatori.
open-to-watch = Partite da guardare
open-offered = Posti a partite in corso
open-offered-hint = Qualcuno ha dovuto andarsene. Chi prende il posto riceve una lettera con la storia finora, una riserva di tempo piena e un orologio nuovo.
open-moves =
    { $count ->
        [one] una mossa giocata
       *[other] { $count } mosse giocate
    }
open-take-over = Prendi il posto { $number }

# Che cosa non si può fare, su una pagina.
refused-title = Non è possibile
refused-trouble-title = Qualcosa non va da parte nostra
refused-home = Torna alla sala
refused-other = Qualcosa non è come questa pagina si aspettava. Torna indietro, ricaricala, e riprova.
refused-not-found = Qui non c’è nulla, o nulla che tu possa vedere. Forse prima devi entrare.
refused-foreign-origin = Questo veniva da un altro sito, o il tuo browser non ha detto da dove, perciò nulla è cambiato. Apri la pagina qui e premi di nuovo il pulsante.
refused-not-signed-in = Prima entra.
refused-table-not-gathering = A questo tavolo il gioco è cominciato, o è finito.
refused-table-not-running = A questo tavolo il gioco non è cominciato, o è finito.
refused-not-at-this-table = Questo è per chi ha un posto al tavolo, o solo per chi lo ospita.
refused-not-invited = Questo tavolo è per chi ha ricevuto un invito.
refused-link-spent = Questo link non porta, o non porta più, a nessun tavolo. Chiedine uno nuovo a chi lo ospita.
refused-too-many-invitations = A questo tavolo non si possono invitare altri indirizzi.
refused-invitations-spent = Per un po’ hai invitato quante persone si può. Da’ il link del tavolo a chi deve ancora venire, o invitalo domani.
refused-address-asked-often = Di recente a questo indirizzo sono andati diversi inviti, perciò oggi non ne parte un altro. Da’ tu il link del tavolo.
refused-invitations-unwanted = A questo indirizzo non può andare nessun invito per lettera. Da’ tu il link del tavolo.
refused-talk-spent = Qui di recente si è detto tanto che le lettere degli altri traboccherebbero. Non è stato detto nulla per te; mandalo di nuovo tra un po’.
refused-answer-changed-often = Vale la tua ultima risposta. L’hai cambiata molte volte in poco tempo; aspetta un po’ prima di cambiarla di nuovo.
refused-too-many-tables = Hai aperto quanti tavoli possono aspettare giocatori insieme. Annullane uno, o aspetta che uno di essi cominci.
refused-seat-taken = Là non c’è più un posto libero.
refused-seats-open = Alcuni posti sono ancora liberi.
refused-not-your-seat = Questo posto è di qualcun altro.
refused-too-many-requests = Troppo spesso. Aspetta un poco e riprova.
refused-address-too-long = Ha più di 8.192 caratteri: manda ciò che è lungo nel corpo.
refused-headers-too-long = Insieme hanno più di 32.768 caratteri: mandane meno, o cancella i cookie di questo sito.
refused-too-large = È troppo grande per essere accolto.
refused-internal-error = Da parte nostra qualcosa è andato storto, ed è stato annotato. Di tuo nulla è cambiato.
refused-unavailable = In questo momento il servizio non raggiunge la sua memoria. Ciò che era conservato è al sicuro; riprova tra qualche secondo. Se stavi mandando qualcosa, guarda prima se è arrivato.
table-unnamed = { GAME($game) }{ $count ->
    [0] { "" }
   *[other] : { $names }
}
refused-shut-out = Per ora il banco non ti lascia né entrare né giocare. La sua lettera dice fino a quando.
refused-muted = Il banco ti ha chiesto di non dire nulla per un po’. La sua lettera dice fino a quando.
refused-cannot-deliver = Questo messaggio non può essere consegnato. Ciò che scrivi a tutto il tavolo si legge lì.
refused-talk-closed = Il banco ha chiuso la conversazione di questo tavolo.
refused-cannot-be = Questo non può essere.
