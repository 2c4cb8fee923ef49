# Ciò che è comune a tutti i giochi.

list-and = { $first } e { $last }
list-or = { $first } o { $last }
list-several = { $count } × { $name }

refusal-unreadable = «{ $text }» non è una mossa di questo gioco.
refusal-unreadable-after = Ho capito «{ $understood }», ma non il resto di «{ $text }».
refusal-nothing-said = Questa riga è vuota. Scrivi una mossa.
refusal-not-a-move = Non è una mossa di questo gioco: «{ $field }» è errato o manca.
refusal-perhaps = Forse { EITHER($words) }?
refusal-forms = Puoi scrivere: { $items }{ $more ->
    [0] .
    [one] {" "}e un’altra forma.
   *[other] {" "}e altre { $more } forme.
}
refusal-ambiguous = «{ $text }» può voler dire più cose.
refusal-place-unsaid = «{ $text }» corrisponde a una sola risposta. Aggiungi il posto.
refusal-ambiguous-number = «{ $number }» può essere il numero di una risposta dell’elenco oppure una cifra di un’altra risposta.
refusal-candidates = Quale di queste: { $items }{ $more ->
    [0] ?
    [one] {" "}o un’altra?
   *[other] {" "}o altre { $more }?
}
refusal-by-rule = { $sentence } (Regole, { $section }.)
refusal-legal-now = Puoi giocare: { $items }{ $more ->
    [0] .
    [one] {" "}e un’altra risposta.
   *[other] {" "}e altre { $more } risposte.
}

rule-not-asked = Questo posto non ha nulla da decidere ora.
rule-over = Questa partita è finita.
rule-not-legal = Ora non è possibile.
rule-other-question = La domanda a cui rispondi non è più aperta.
rule-nothing-to-take-back = Ora non puoi riprendere nessuna mossa: qualcosa è stato rivelato, oppure ha mosso qualcun altro.

table-no-such-game = Non esiste un gioco «{ $name }»; ci sono: { $games }.
table-seats = { $game } è per { $least }-{ $most } persone, non per { $seats }.
table-seed = Un tavolo ha bisogno di un seme: 32 byte casuali.
table-edition = { $game } non ha l’edizione «{ $edition }»; ci sono: { $editions }.
table-version = { $game } non ha la versione { $version } delle regole; ci sono: { $versions }.
table-options = { $game } non ha un’opzione { $option } (opzioni di questo gioco: { $options })
table-option = { $game }: { $option } può essere { EITHER($values) }, non { $given }
table-no-lessons = { $game } non ha queste lezioni.
table-not-over = Questa partita non è ancora finita.
table-no-dump = Questo non è lo stato salvato di un tavolo: { $reason }
table-other-moves = Queste mosse non portano a questa posizione.
table-wrong-moves = Queste mosse non si possono giocare a questo tavolo: { $reason }

word-seat = posto
word-limit = limite
word-north = nord
word-south = sud
word-east = est
word-west = ovest
word-centre = centro
word-northwest = nordovest
    .also = nord-ovest
word-northeast = nordest
    .also = nord-est
word-southwest = sudovest
    .also = sud-ovest
word-southeast = sudest
    .also = sud-est

answer-squares = su { ROW($squares) }
move-with-things = { $way }: { $things }

amounts-none = Ora non puoi indicare nessuna cifra.
amounts-one = L’unica cifra possibile è { $amount }.
amounts-range = Puoi indicare ogni cifra da { $least } a { $most }{ $step ->
    [1] .
   *[other] , di { $step } in { $step }.
}

tie-decided = Parità a { $points }: { $names }.{ $equals ->
    [0] { "" }
   *[other] { " " }Pari anche: { $equal }.
} Decide: { $what } ({ $values }).
tie-shared = Parità a { $points }: { $names }.{ $equals ->
    [0] { "" }
   *[other] { " " }Pari anche: { $equal }.
} Nessuno spareggio li separa: condividono il posto.

where-mine = Tuo
where-none-mine = Niente.
where-shown = In vista
where-supply = Disponibile
where-unseen = Nascosto
where-spent = Fuori dal gioco
where-of = { $place }: { $name }

option-at-once = Aste segrete
option-at-once-hint = Tutti indicano il loro limite in segreto e nello stesso momento. Con questi limiti si svolge poi l’asta del regolamento, e si vede solo il risultato. Nel regolamento si offre a turno e tutti sentono. Con un ritmo lento questo risparmia quasi tutta l’attesa.
otherwise-at-once = aste segrete invece di offerte a turno
otherwise-edition = le cifre dell’edizione “{ $title }”
event-limits =
    { $price ->
        [0] Tutti i limiti sono noti: nessuno offre.
       *[other] Tutti i limiti sono noti: vince { $leader_seat } per { $price }.
    }
rule-limit-or-pass = Tutti indicano il limite insieme: indica almeno { $lowest }, oppure passa.
rule-limit-beyond = Un limite di { $amount } è più dei { $purse } che puoi pagare.
rule-limit-step = { $amount } non è un limite valido: si parte da { $lowest } e si sale di { $step }.
move-limit = Di’ un limite
    .amount = Al massimo
view-yes = sì
view-no = no

# --- the rules as people read them: at which tables a part of them holds, and what is not there

when-with = con { $option }
when-without = senza { $option }
when-value = { $option }: { $value }
when-edition = edizione { $edition }
when-seats = in { $seats }
when-seats-range = da { $least } a { $most } giocatori
setting-seats = Giocatori
setting-edition = Edizione
rules-absent = A questo tavolo non si gioca: { $chapters }.
rules-no-chapter = Le regole di questo tavolo non hanno la sezione { $number }.
rules-questions = Domande
rules-moves = Risposte
rules-refusals = Rifiuti
rules-differs = Nell’edizione “{ $title }” valgono queste cifre al posto di quelle del testo:
rules-difference = { $here } (nel testo: { $there })
rules-differs-somewhere = Alcune cifre dell’edizione “{ $title }” non sono quelle del testo. L’indice di queste regole le elenca.

# --- come si chiamano le cifre di un’edizione in ogni gioco

rules-table-buildings = Edifici
rules-column-building = Edificio
rules-column-size = Grandezza
rules-column-copies = Copie
rules-column-points = Punti
rules-value-small = piccola
rules-value-medium = media
rules-value-large = grande

# --- che cosa non va nel file di un’edizione; prima sta la chiave

edition-fault-long = Il file è più lungo di { $most } caratteri.
edition-fault-name = «{ $name }» non vale come nome di un’edizione. Usa fino a 40 lettere minuscole, cifre e trattini.
edition-fault-taken = «{ $name }» è il nome di un’edizione che fa parte del gioco; al file serve un nome suo.
edition-fault-no-text = Il file non è testo in UTF-8.
edition-fault-no-game = Il file deve indicare il suo gioco: game = uno tra { $games }.
edition-fault-no-toml = Il file non è TOML: { $reason }
edition-fault-shape = Il file non si può leggere: { $reason }
edition-fault-missing = manca; andrebbe bene un valore del tipo «{ $right }».
edition-fault-unknown = chiave sconosciuta; quelle possibili: { $right }.
edition-fault-kind = di tipo sbagliato; andrebbe bene: { $right }.
edition-fault-mark = «{ $given }» non dice da dove viene la cifra; andrebbe bene una tra { $right }.
edition-fault-source = ciò che è stato pubblicato deve dire dove: "published: la fonte".
edition-fault-value = { $given }; andrebbe bene { $right }.
edition-fault-total = { $given } in tutto; andrebbe bene { $right }.
edition-fault-many = ce ne sono { $given }; andrebbe bene { $right }.
edition-fault-wished = { $name } compare { $given } volte; andrebbe bene { $right }.
edition-fault-between = { $given }; andrebbe bene da { $least } a { $most }.
edition-fault-smaller = { $given } caselle; andrebbe bene al massimo { $most }: per le regole è più piccolo.
edition-fault-one-of = «{ $given }»; andrebbe bene uno tra { $right }.
edition-fault-names-missing = mancano: { $names }.
edition-fault-names-strange = sconosciuti: { $names }; andrebbe bene: { $right }.
edition-fault-drawing = non è una sagoma; andrebbero bene righe di uguale lunghezza, di # (una casella) e . (nessuna).
edition-fault-squares = { $given } caselle; andrebbe bene { $right }.
edition-fault-pieces = si spezza; andrebbe bene un pezzo solo, con caselle che si toccano lungo i lati.
edition-fault-fits = non sta da nessuna parte; andrebbe bene una sagoma che abbia posto su una griglia di { $columns } × { $rows }.
edition-fault-square = «{ $given }» non è una casella; andrebbe bene da { $first } a { $last }.
edition-fault-rising = i numeri devono crescere dall’uno all’altro.
edition-fault-falling = i numeri devono calare dall’uno all’altro.
edition-fault-track = andrebbe bene da { $first } fino a un solo { $last } alla fine.
edition-fault-play = il tavolo { $number } con { $seats } giocatori si è interrotto: { $reason }
edition-fault-endless = il tavolo { $number } con { $seats } giocatori non è finito in { $moves } mosse.
table-edition-broken = L’edizione «{ $edition }» di { $game } ha degli errori e non si può aprire nessun tavolo con essa; «procaccio edition list» li elenca. Ci sono: { $editions }.
table-edition-lost = Manca l’edizione «{ $edition }» con cui si è giocato a questo tavolo ({ $hash }).

edition-ours = Stimato da noi, perché non abbiamo immagini della scatola originale: { $what }.
ours-figures = { $count ->
    [one] un dato
   *[other] { $count } dati
}

coach-answered = { $seat } risponde «{ $answer }».
coach-cost = È costato circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, con un margine di { $error }: «{ $better }» era meglio.
coach-doubt = «{ $better }» sembrava valere circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in più, con un margine di { $error }: può essere un caso.
coach-lost = { $seat }: le decisioni più importanti sono costate circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
coach-lost-nothing = { $seat }: di nessuna decisione si può dire con certezza che sia costata qualcosa.
coach-fortune = { $seat }: tutto il resto (il caso e ciò che hanno fatto gli altri) ha portato circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} più di quanto ci si potesse aspettare.
coach-misfortune = { $seat }: tutto il resto (il caso e ciò che hanno fatto gli altri) ha portato circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} meno del previsto.
