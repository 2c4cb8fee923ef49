# Ciò che è comune a tutti i giochi.

list-and = { $first } e { $last }
list-or = { $first } o { $last }

refusal-unreadable = «{ $text }» non è una mossa di questo gioco.
refusal-unreadable-after = Ho capito «{ $understood }», ma non il resto di «{ $text }».
refusal-nothing-said = In una riga vuota non c’è nessuna mossa.
refusal-perhaps = Forse { EITHER($words) }?
refusal-forms = Si può dire: { $items }{ $more ->
    [0] .
    [one] {" "}e un’altra forma.
   *[other] {" "}e altre { $more } forme.
}
refusal-ambiguous = «{ $text }» può voler dire più cose.
refusal-ambiguous-number = «{ $number }» può essere il posto di una risposta nell’elenco oppure un numero nelle parole di un'altra.
refusal-candidates = Quale di queste: { $items }{ $more ->
    [0] ?
    [one] {" "}o un’altra?
   *[other] {" "}o altre { $more }?
}
refusal-by-rule = { $sentence } (Regole, { $section }.)
refusal-legal-now = Ora è possibile: { $items }{ $more ->
    [0] .
    [one] {" "}e un’altra risposta.
   *[other] {" "}e altre { $more } risposte.
}

rule-not-asked = A questo posto ora non si chiede nulla.
rule-over = Questa partita è finita.
rule-not-legal = Ora non è possibile.
rule-other-question = La domanda a cui rispondi non è più aperta.
rule-nothing-to-take-back = Nessuna tua mossa si può riprendere: da allora qualcosa è stato rivelato, oppure ha mosso qualcun altro.
rule-unknown-move = Non è una mossa di questo gioco.

table-no-such-game = Non esiste un gioco «{ $name }»; ci sono: { $games }.
table-seats = A { $game } si gioca in { $least }-{ $most }, non in { $seats }.
table-seed = Un tavolo ha bisogno di un seme: 32 byte da una buona fonte di casualità.
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

amounts-none = Nessuna cifra è possibile ora.
amounts-one = L’unica cifra possibile è { $amount }.
amounts-range = È possibile ogni cifra da { $least } a { $most }{ $step ->
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
} Nulla li distingue: condividono il posto.

where-mine = Tuo
where-none-mine = Niente.
where-shown = In vista
where-supply = Disponibile
where-unseen = Nascosto
where-spent = Fuori dal gioco
where-of = { $place }: { $name }

option-at-once = Aste tutte insieme
option-at-once-hint = Quando qualcosa va all’asta, si chiede a tutti nello stesso momento fin dove arriverebbero, e nessuno lo viene a sapere.
event-limits =
    { $price ->
        [0] Tutti hanno detto il loro limite: nessuno lo vuole.
       *[other] Tutti hanno detto il loro limite: chi arriva più in là è { $leader_seat }, per { $price }.
    }
rule-limit-or-pass = Tutti dicono insieme fin dove arriverebbero: di’ un limite di almeno { $lowest }, oppure passa.
rule-limit-beyond = Un limite di { $amount } è più dei { $purse } che puoi pagare.
rule-limit-step = { $amount } non può essere un limite: il primo è { $lowest }, e salgono di { $step }.
move-limit = Di’ un limite
    .amount = Al massimo
view-yes = sì
view-no = no

# --- the rules as people read them: at which tables a part of them holds, and what is not there

when-with = con { $option }
when-without = senza { $option }
when-value = { $option }: { $value }
when-edition = edizione { $edition }
when-seats = { $most ->
    [2] in 2
   *[other] da { $least } a { $most } giocatori
}
setting-seats = Giocatori
setting-edition = Edizione
rules-absent = A questo tavolo non si gioca: { $chapters }.
rules-no-chapter = Le regole di questo tavolo non hanno { $number }.
rules-questions = Che cosa si chiede
rules-moves = Come si risponde
rules-refusals = Che cosa si rifiuta
