# Che cosa dice il comando procaccio. Si legge a un terminale.

help-procaccio = Gioca a lenti giochi da tavolo per e-mail, web, API o terminale, oppure ospita un server.
help-db = Aggiorna, riporta indietro e controlla la base di dati.
command-no-such = Il comando «{ $name }» non c’è. Forse: { $near }.
command-section-here = Giocare su questo computer
command-section-there = Giocare su un server
command-section-house = Ospitare un server
help-games = Elenca i giochi con posti, opzioni, edizioni e lingue.
help-play = Gioca a GAME contro i bot. Ogni mossa viene salvata. Il file di una partita in corso rivela ciò che è nascosto.
help-simulate = Fai giocare ai bot molti tavoli di GAME e mostra i risultati.
help-verify = Rigioca RECORDS e controlla seme, impegno, mosse e risultato. Termina con 1 se qualcosa non corrisponde.
help-replay = Ripercorri RECORD passo per passo, da spettatore o come l’ha visto un posto.
help-seats = Numero di posti. Predefinito: tutti quelli del gioco.
help-option = Un’opzione del gioco. Ripetila per darne più d’una.
help-edition = L’edizione dei dati del gioco.
help-seat = Il tuo posto. Il primo è 0.
help-name = Il tuo nome al tavolo.
help-seed = Il seme di tutto il caso: 64 cifre esadecimali o un testo qualsiasi.
help-seed-many = Il seme di tutti i tavoli: un testo qualsiasi. Lo stesso seme dà gli stessi tavoli.
help-bot = Il tipo di bot che gioca.
help-resume = Riprendi l’ultima partita.
help-data = La cartella dei dati. Le partite si salvano al suo interno, in «terminal».
help-games-count = Numero di tavoli.
help-records = Scrivi il verbale di ogni tavolo in questa cartella.
help-replay-seat = Il posto da mostrare. Predefinito: la vista di uno spettatore.
help-replay-all = Mostra tutta la storia in una volta.

command-no-such-game = Non c’è un gioco «{ $name }». Ci sono: { $games }.
command-option-form = «{ $given }» dovrebbe essere NAME=VALUE, come rounds=3.
command-broken = { $file } non è valido: { $reason }
command-person = Ospite
command-names = Agnola Bianca Cosimo Dianora Ercole Fiammetta Guido Isotta Lapo
command-result = Risultato
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

play-which-game = Indica un gioco. «procaccio games» li elenca.
play-no-such-seat = A questo tavolo non c’è il posto { $seat }. L’ultimo è { $last }.
play-nothing-kept = In { $folder } non è salvata nessuna partita.
play-kept = La tua partita è salvata in { $file }. Per continuare: procaccio play --resume
play-over = Il verbale è in { $file }.
play-hint = Scrivi un numero come #1, o parole. Le parole che valgono per più risposte le elencano. ? spiega, ? #1 dice che cosa porta una risposta, all le elenca tutte. Inoltre: rules, view, cards, undo. Predefinita: { $default }
play-others = { $count ->
    [one] {"        "}o un’altra: { $opens }
   *[other] {"        "}o altre { $count }: { $opens }
}
play-liberties = In qualsiasi momento, e senza chiudere la tua decisione: { $moves }
play-undone = Ripresa.
play-forms =
    Che cosa si può dire ora:
    { $forms }
play-help = Ctrl-C lascia il tavolo. Resta com’è.
play-nothing-certain = Questa risposta non ha effetti certi.

simulate-playing = Si gioca a { $game }
simulate-title = { $games } tavoli di { $game }, in media { $moves } mosse l’uno
simulate-seat = Posto
simulate-wins = Vinte
simulate-mean-place = Posizione media
simulate-mean-points = Punti in media
simulate-least = Meno punti
simulate-most = Più punti
simulate-records = { $count } verbali sono in { $folder }.

verify-holds = { $file } è valido: { $game }, { $seats } posti, { $moves } mosse.
verify-commitment = Impegno del suo seme: { $commitment }
verify-running = Questo tavolo non è ancora finito.
verify-ended = { $by ->
    [agreement] I giocatori erano d’accordo di finire qui il tavolo; seguono i punti di quel momento.
    [contest] Il turno di un torneo era finito; quelli che seguono sono i punti di quel momento.
   *[other] Un moderatore ha chiuso qui il tavolo, con i punti di quel momento o senza risultato.
}

replay-at = Mossa { $count } di { $last }
replay-keys = Invio: avanti · b: indietro · un numero: quella mossa · q: esci

help-login = Entra nel server URL, con un link per e-mail o con una chiave.
help-login-email = L’indirizzo che riceve il link.
help-login-token = Una chiave personale, invece di un link.
help-tables = Elenca i tavoli del server. Prima quelli che ti aspettano.
help-tables-which = I tuoi tavoli, quelli con posti liberi, o quelli pubblici in corso o finiti.
help-show = Mostra TABLE come lo vede il tuo posto, con le ultime mosse, la domanda e le sue risposte.
help-cards = Elenca tutte le carte e le tessere di TABLE e dove sono, per quanto ne sa il tuo posto.
help-move = Rispondi alla domanda di TABLE a parole, con un importo o con un numero. Più MOVES si giocano insieme o per niente.
help-begins = Elenca solo le risposte che cominciano con queste parole, come «build opera». I numeri si riferiscono allora a questo elenco.
help-dry-run = Mostra solo gli effetti certi. Non gioca nulla.
help-talk = Di’ TEXT a TABLE e mostra la conversazione.
help-talk-to = Solo a questa persona. Ripetilo per più d’una.
help-watch = Mostra che cosa succede a TABLE finché non finisce.
help-watch-once = Mostra che cosa è successo finora e termina.

login-email = Il tuo indirizzo e-mail
login-link = Un link è in viaggio verso { $email }. Incollalo qui
login-token-name = terminale su { $device }
login-done = Ciao { $name }. La chiave di questo terminale è in { $file }.
login-first = Prima entra: procaccio login URL
remote-unreachable = Il server non risponde: { $reason }
remote-not-seated = Al tavolo { $table } non hai un posto.
remote-no-player = Qui non c’è una sola persona che si chiami «{ $name }». Ci sono: { $players }.
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
move-rehearsed = Questi effetti sono certi. Nulla è stato giocato.
talk-line = { $player }: { $text }

help-moderator = Nomina e rimuovi i moderatori.
help-moderator-add = Nomina moderatore chi ha l’indirizzo ADDRESS.
help-moderator-host = Come gestore, che può nominare moderatori.
help-moderator-remove = Fai tornare giocatore il moderatore o gestore di ADDRESS.
help-moderator-reset = Azzera il secondo fattore del moderatore di ADDRESS.
moderator-moderator = { $address } ora modera: si entra, e si apre /desk.
moderator-host = { $address } ora ospita la casa: si entra, e si apre /desk.
moderator-player = { $address } ora gioca e basta.
moderator-reset = { $address } imposta di nuovo il secondo fattore alla prossima visita.
moderator-nobody = Non c’è nessuno con l’indirizzo { $address }.
moderator-no-address = { $address } non è un indirizzo e-mail.

help-new-game = Crea la cartella di un nuovo gioco chiamato NAME. Puoi giocarlo e provarlo subito.
new-game-bad-name = «{ $name }» non è un nome valido. Usa da 2 a 20 lettere minuscole e cifre, prima una lettera, e nessuna parola di Python.
new-game-taken = Il nome «{ $name }» è già preso. Scegline un altro.
new-game-unwritable = Non si può scrivere in { $folder }: { $reason }
new-game-written =
    { $folder } è ora un gioco. Per giocarlo: procaccio play { $name }. Per provarlo: pytest { $folder }
    Come cresce: docs/adding-a-game.md

# --- the rules, at the terminal

help-rules = Mostra i capitoli, un capitolo (6) o un paragrafo (6.2) delle regole di GAME. Le opzioni scelgono le regole di un tavolo così.
rules-how = «procaccio rules { $game } 3» mostra un capitolo, «3.2» un paragrafo; --seats e --option dicono di quale tavolo.
play-rules = «rules 3» mostra un capitolo, «rules 3.2» un paragrafo: i numeri che stanno dietro ciò che è accaduto.
