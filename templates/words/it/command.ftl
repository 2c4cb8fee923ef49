# Che cosa dice il comando procaccio. Si legge a un terminale.

help-procaccio = Giochi di strategia lenti del Rinascimento, per e-mail, pagina web, client REST o terminale.
help-db = Cura la base di dati.
command-no-such = Il comando «{ $name }» non c’è. Forse: { $near }.
command-section-here = A questo terminale
command-section-there = Su un server
command-section-house = Per la casa
help-games = Che cosa si può giocare: giochi, posti, opzioni, edizioni.
help-play = Gioca a GAME a questo terminale contro i bot. Ogni mossa si conserva; Ctrl-C non perde nulla.
help-simulate = Fai giocare ai bot molti tavoli di GAME e mostra come sono finiti.
help-verify = Rigioca RECORDS, controlla impegno e risultato, e mostra i punteggi finali.
help-replay = Ripercorri RECORD come l’ha visto un posto.
help-seats = Quanti posti (senza: quanti ne ha il gioco).
help-option = Un’opzione del gioco; si può dare più volte.
help-edition = L’edizione dei dati del gioco.
help-seat = Il posto che prendi; il primo è 0.
help-name = Come ti chiami al tavolo.
help-seed = Decide ogni caso: 64 cifre esadecimali, o un testo qualsiasi.
help-seed-many = Decide ogni caso di tutti i tavoli: un testo qualsiasi.
help-bot = Chi tiene gli altri posti.
help-resume = Riprendi la partita giocata per ultima.
help-data = Dove si conservano le partite.
help-games-count = Quanti tavoli.
help-records = Scrivi il verbale di ogni tavolo in questa cartella.
help-replay-seat = Il posto con i cui occhi guardare (senza: quelli di chi sta a guardare).
help-replay-all = Racconta tutta la storia in una volta.

command-no-such-game = Non esiste un gioco «{ $name }»; ci sono: { $games }.
command-option-form = «{ $given }» dovrebbe essere NAME=VALUE, come rounds=3.
command-broken = { $file } non regge: { $reason }
command-person = Ospite
command-names = Agnola Bianca Cosimo Dianora Ercole Fiammetta Guido Isotta Lapo
command-result = Come è finita
command-column-place = Posizione
command-column-player = Giocatore
command-column-points = Punti
command-column-reasons = Da

games-seats = Posti: da { $least } a { $most }
games-editions = Edizioni: { $editions }
games-languages = Lingue: { $languages }
games-unpublished =
    { $count ->
        [0] Non ancora pubblicato.
       *[other] Non ancora pubblicato: in inglese invece che in { $missing }.
    }
games-default = Predefinito
games-meaning = Significato

play-which-game = Di’ a quale gioco; «procaccio games» li elenca.
play-no-such-seat = A questo tavolo non c’è il posto { $seat }; l’ultimo è { $last }.
play-nothing-kept = In { $folder } non è conservata nessuna partita.
play-kept = La tua partita è conservata in { $file }. Riprendi con: procaccio play --resume
play-over = Il verbale è in { $file }.
play-hint = Un posto come #1, o parole; le parole con cui cominciano più risposte le elencano. ? spiega, ? #1 dice che cosa porterebbe una risposta, all dice ogni risposta, rules, view, cards, undo. Predefinita: { $default }
play-others = { $count ->
    [one] {"        "}o un’altra: { $opens }
   *[other] {"        "}o altre { $count }: { $opens }
}
play-liberties = In qualsiasi momento, e senza chiudere la tua decisione: { $moves }
play-undone = Ripresa.
play-forms =
    Che cosa si può dire ora:
    { $forms }
play-help = Ctrl-C lascia il tavolo; si conserva com’è.
play-nothing-certain = Di questa risposta nulla è certo.

simulate-playing = Si gioca a { $game }
simulate-title = { $games } tavoli di { $game }, in media { $moves } mosse l’uno
simulate-seat = Posto
simulate-wins = Vinte
simulate-mean-place = Posizione media
simulate-mean-points = Punti in media
simulate-least = Meno punti
simulate-most = Più punti
simulate-records = { $count } verbali sono in { $folder }.

verify-holds = { $file } regge: { $game }, { $seats } posti, { $moves } mosse.
verify-commitment = Impegno del suo seme: { $commitment }
verify-running = Questo tavolo non è ancora finito.
verify-ended = { $by ->
    [agreement] I giocatori erano d’accordo di finire qui il tavolo; seguono i punti di quel momento.
    [contest] Il turno di un torneo era finito; quelli che seguono sono i punti di quel momento.
   *[other] Un moderatore ha chiuso qui il tavolo, con i punti di quel momento o senza risultato.
}

replay-at = Mossa { $count } di { $last }
replay-keys = Invio: avanti · b: indietro · un numero: quella mossa · q: esci

help-login = Fai entrare questo terminale nel server URL, con un link che arriva per e-mail o con una chiave.
help-login-email = L’indirizzo a cui va il link.
help-login-token = Una chiave personale, invece di un link per e-mail.
help-tables = Elenca i tavoli del server; prima quelli che ti aspettano.
help-tables-which = I miei, quelli con posti liberi, o quelli pubblici in uno stato.
help-show = Disegna TABLE come lo vede il tuo posto, con la domanda e le sue risposte.
help-cards = Elenca tutte le carte e le tessere di TABLE come le conosce il tuo posto, e dove sono.
help-move = Rispondi alla domanda di TABLE: una o più MOVES a parole o per numero, tutte o nessuna.
help-begins = Solo le risposte che cominciano con queste parole, come «build opera»; i numeri sono allora posti nella loro lista.
help-dry-run = Di’ solo che cosa succederebbe di certo.
help-talk = Di’ TEXT a TABLE, e mostra che cosa è stato detto.
help-talk-to = Solo per questa persona; si può dare più volte.
help-watch = Racconta che cosa succede a TABLE, finché è finito.
help-watch-once = Solo ciò che è successo finora.

login-email = Il tuo indirizzo e-mail
login-link = Un link è in viaggio verso { $email }. Incollalo qui
login-token-name = terminale su { $device }
login-done = Ciao { $name }. La chiave di questo terminale è in { $file }.
login-first = A questo terminale non è entrato nessuno. Di’: procaccio login URL
remote-unreachable = Il server non risponde: { $reason }
remote-not-seated = Al tavolo { $table } non hai un posto.
remote-no-player = Nessuna persona qui si chiama «{ $name }», o più d’una; ci sono: { $players }.
show-news = La tua ultima mossa e il seguito:
show-so-far = Finora:
tables-none = In questo elenco non ci sono tavoli.
tables-named = { $name } ({ $game })
tables-line = { $id } · { $table } · { $players } · { $state } · { $count ->
    [one] 1 mossa
   *[other] { $count } mosse
}
table-waits = ti aspetta
table-gathering = ci sono posti liberi
table-running = in corso
table-finished = finito
table-abandoned = abbandonato
move-already = Questa risposta conta già. Nulla è stato giocato di nuovo.
move-rehearsed = Questo succederebbe di certo. Nulla è stato giocato.
talk-line = { $player }: { $text }

help-moderator = Di’ chi fa parte del banco.
help-moderator-add = Chi ha l’indirizzo ADDRESS diventa moderatore, e si occupa di tavoli e persone.
help-moderator-host = Invece ospita la casa, e nomina anche i moderatori.
help-moderator-remove = Chi ha l’indirizzo ADDRESS non fa più parte del banco.
help-moderator-reset = Chi ha l’indirizzo ADDRESS imposta di nuovo il secondo fattore.
moderator-moderator = { $address } ora modera: si entra, e si apre /desk.
moderator-host = { $address } ora ospita la casa: si entra, e si apre /desk.
moderator-player = { $address } ora gioca e basta.
moderator-reset = { $address } imposta di nuovo il secondo fattore alla prossima visita.
moderator-nobody = Non c’è nessuno con l’indirizzo { $address }.
moderator-no-address = { $address } non è un indirizzo e-mail.

help-new-game = Scrive la cartella di un nuovo gioco chiamato NAME, che si può giocare e provare subito.
new-game-bad-name = «{ $name }» non è un nome per un gioco: da 2 a 20 lettere minuscole e cifre, prima una lettera, nessuna parola di Python.
new-game-taken = «{ $name }» è già preso: c’è un gioco, una parte del motore o una cartella con questo nome. Scegline un altro.
new-game-unwritable = Non si può scrivere in { $folder }: { $reason }
new-game-written =
    { $folder } è ora un gioco. Per giocarlo: procaccio play { $name }. Per provarlo: pytest { $folder }
    Come cresce: docs/adding-a-game.md

# --- the rules, at the terminal

help-rules = Leggi le regole di GAME: che cosa c’è, un capitolo (6) o un paragrafo (6.2); con --seats, --option o --edition quelle di un tavolo così esattamente.
rules-how = «procaccio rules { $game } 3» mostra un capitolo, «3.2» un paragrafo; --seats e --option dicono di quale tavolo.
play-rules = «rules 3» mostra un capitolo, «rules 3.2» un paragrafo: i numeri che stanno dietro ciò che è accaduto.
