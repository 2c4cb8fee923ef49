# La prima pagina, la sala, gli elenchi dei tavoli.

nav-me = Il mio account
table-state =
    { $state ->
        [gathering] aspetta giocatori
        [running] in corso
        [finished] finito
       *[abandoned] abbandonato
    }
seat-open = posto libero
seat-awaited = tocca a questo posto
pace-brisk = Svelto
pace-daily = Quotidiano
pace-relaxed = Rilassato
pace-very-slow = Molto lento
pace-no-limit = Senza limiti

# La prima pagina per chi non è entrato.
welcome-title = Giochi lenti per lettera
welcome-lead = Giochi da tavolo di corti e mecenati, una decisione per volta. Quando tocca a te arriva una lettera, e rispondi quando hai tempo. Gli amici si siedono con un link, senza account.
welcome-friends = Gioca con gli amici
welcome-start = Entra o comincia
welcome-how = Come funziona
welcome-games = I giochi
welcome-how-title = Come va una partita
welcome-ask = Ti si chiede.
welcome-ask-text = Una lettera mostra il tabellone, che cosa è successo, e che cosa puoi fare.
welcome-answer = Rispondi come vuoi.
welcome-answer-text = Con un link nella lettera, rispondendo per posta, su questo sito, da un terminale, o con un tuo programma.
welcome-time = Il tuo tempo è tuo.
welcome-time-text = Il tuo tempo non scade mai mentre dormi o sei assente. I tavoli possono saltare anche i fine settimana. Prima di ogni scadenza ricevi un promemoria.
game-seats = In { $least }-{ $most }.
game-rules = Le regole

# I miei tavoli.
hall-ways = Altro
hall-title = I miei tavoli
hall-new = Apri un tavolo
hall-find = Trova un tavolo
hall-waiting =
    { $count ->
        [one] Una decisione ti aspetta
       *[other] { $count } decisioni ti aspettano
    }
hall-nothing-waits = Nulla ti aspetta
hall-nothing-waits-hint = Quando a un tavolo tocca a te, lo vedi qui e ricevi una lettera.
hall-games = Tutti i giochi: impara o gioca contro i bot
hall-invited = Inviti per te
hall-invited-hint = Dai un’occhiata, e prendi posto se ti va.
hall-running = Tocca ad altri
hall-gathering = Si aspettano giocatori
hall-finished = Finiti
hall-more = Mostra altri
mine-title = Tutti i miei tavoli
mine-states = Per stato
mine-none = Nessun tavolo
mine-none-hint = Qui ci sono tutti i tavoli a cui giochi o hai giocato, e quelli che hai aperto.
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
card-gathering = Guarda chi viene
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
open-offered-hint = Qualcuno ha dovuto andarsene. Se prendi il posto, ricevi una lettera con la storia finora e tutto il tempo.
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
refused-other = Qualcosa è cambiato da quando questa pagina è stata caricata. Torna indietro, ricaricala e riprova.
refused-not-found = Questa pagina non esiste, o non puoi vederla. Forse prima devi entrare.
refused-foreign-origin = Questo veniva da un altro sito, o il tuo browser non ha detto da dove. Nulla è cambiato. Apri la pagina qui e premi di nuovo il pulsante.
refused-not-signed-in = Prima entra.
refused-table-not-gathering = A questo tavolo il gioco è cominciato, o è finito.
refused-table-not-running = A questo tavolo il gioco non è cominciato, o è finito.
refused-not-at-this-table = Possono farlo solo i giocatori di questo tavolo, o solo chi lo ospita.
refused-not-invited = Questo tavolo è per chi ha ricevuto un invito.
refused-link-spent = Questo link non funziona. Chiedine uno nuovo a chi ospita il tavolo.
refused-too-many-invitations = A questo tavolo non si possono invitare altri indirizzi.
refused-invitations-spent = Hai mandato molti inviti. Aspetta domani, o condividi il link del tavolo.
refused-address-asked-often = Questo indirizzo ha ricevuto di recente diversi inviti, perciò oggi non ne mandiamo altri. Condividi tu il link del tavolo.
refused-invitations-unwanted = Questo indirizzo non accetta inviti. Condividi tu il link del tavolo.
refused-talk-spent = Qui di recente sono stati mandati troppi messaggi, perciò il tuo non è stato inviato. Riprova più tardi.
refused-answer-changed-often = Vale la tua ultima risposta. L’hai cambiata molte volte in poco tempo; aspetta un po’ prima di cambiarla di nuovo.
refused-too-many-tables = Troppi tuoi tavoli aspettano giocatori. Annullane uno, o aspetta che uno cominci.
refused-seat-taken = Là tutti i posti sono occupati.
refused-seats-open = Alcuni posti sono ancora liberi.
refused-not-your-seat = Questo posto è di qualcun altro.
refused-too-many-requests = Troppe richieste. Aspetta un poco e riprova.
refused-address-too-long = L’indirizzo ha più di 8.192 caratteri. Manda i valori lunghi nel corpo.
refused-headers-too-long = Le intestazioni hanno più di 32.768 caratteri. Mandane meno, o cancella i cookie di questo sito.
refused-too-large = È troppo grande.
refused-internal-error = Da parte nostra qualcosa è andato storto, ed è stato annotato. Di tuo nulla è cambiato.
refused-unavailable = In questo momento il servizio non raggiunge il suo database. I tuoi dati sono al sicuro. Riprova tra qualche secondo, ma guarda prima se l’ultima modifica è arrivata.
table-unnamed = { GAME($game) }{ $count ->
    [0] { "" }
   *[other] : { $names }
}
refused-shut-out = Per ora il banco non ti lascia né entrare né giocare. La sua lettera dice fino a quando.
refused-muted = Il banco ti ha silenziato. La sua lettera dice fino a quando.
refused-cannot-deliver = Questo messaggio non può essere consegnato. Puoi ancora scrivere a tutto il tavolo.
refused-talk-closed = Il banco ha chiuso la conversazione di questo tavolo.
refused-cannot-be = Questo non è possibile.
