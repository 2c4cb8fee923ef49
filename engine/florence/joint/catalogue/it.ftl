# Costruire insieme, in italiano.

name-east = est
    .of = orientale
name-west = ovest
    .of = occidentale
name-cost = banca
name-price = vicino
name-money-after = fiorini rimasti
name-points = PP

word-propose = proponi
    .also = propongo
word-accept = accetta
    .also = accetto
word-refuse = rifiuta
    .also = rifiuto
word-counter = controffri
    .also = controffro | controproponi
word-withdraw = ritira
    .also = ritiro

slot-side = lato
slot-price = fiorini

event-proposed = { $seat } propone a { $to_seat } di costruire { NAME($building, form: "the") } in { $spot } attraverso il confine { NAME($side, form: "of") }, per { $price } fiorini.
event-proposed-you = Proponi a { $to_seat } di costruire { NAME($building, form: "the") } in { $spot } attraverso il confine { NAME($side, form: "of") }, per { $price } fiorini.
event-withdrawn = { $seat } ritira la proposta.
event-withdrawn-you = Ritiri la proposta.
event-accepted = { $seat } accetta, per { $price } fiorini.
event-accepted-you = Accetti, per { $price } fiorini.
event-refused = { $seat } rifiuta.
event-refused-you = Rifiuti.
event-countered = { $seat } propone un altro prezzo: { $price } fiorini.
event-countered-you = Proponi un altro prezzo: { $price } fiorini.
event-declined = { $seat } rifiuta tutte le risposte.
event-declined-you = Rifiuti tutte le risposte.
event-built-together = { $seat } e { $with_seat } costruiscono { NAME($building, form: "the") } su { ROW($squares) } e, oltre il confine, { ROW($squares_beyond) }. { $seat } paga { $cost } fiorini alla banca, { $with_seat } ne paga { $price } a { $seat }: +{ $points } PP per entrambi.

question-proposal = { $from_seat } propone a { $to_seat } di costruire { NAME($building, form: "the") } in { $at } attraverso il confine, per { $price } fiorini. { $proposer ->
    [yes] Puoi ritirare la proposta, o farne una anche all’altro vicino.
   *[no] Accetta, rifiuta, o di’ un altro prezzo.
}
question-answers = Accetta la risposta di un vicino, o rifiutale tutte.

rule-at-the-border = In { $at } { NAME($tile, form: "the") } toccherebbe un confine; serve un costruttore, o due se dall’altra parte c’è un palazzo.
rule-proposals = Puoi fare { $most } proposte in un turno.
rule-no-neighbour = Hai vicini solo da questi lati: { LIST($sides) }.
rule-not-for-both = Deve restarne uno, e nessuno dei due può averlo già: { NAME($building) }.
rule-not-across = In { $at } { NAME($tile, form: "the") } non attraversa il confine. Servono caselle da entrambe le parti.
rule-not-on-both-boards = In { $at } { NAME($tile, form: "the") } non sta in entrambi i principati, o toccherebbe un palazzo dove non ci sono abbastanza costruttori.
rule-coins = I prezzi sono 0 o un multiplo di { $coin } fiorini, non { $price }.
rule-bank-price = La banca chiede { $costs } fiorini; con i tuoi { $money } e un prezzo di { $price } non potresti pagarla.
rule-same-price = { $price } fiorini è il prezzo proposto. Accetta, o di’ un altro prezzo.
rule-answer-proposal = Accetta, rifiuta, o di’ un altro prezzo.
rule-proposed-already = Attraverso il confine { NAME($side, form: "of") } c’è già una proposta.
rule-proposal-open = La tua proposta è ancora aperta. Puoi ritirarla, o farne una anche all’altro vicino.
rule-no-answer = Da questo lato non c’è nulla da accettare: { NAME($side) }.
rule-decide-answers = Accetta una delle risposte, oppure rifiutale.

draw-offer = { $seat } ha proposto a { $to_seat }: { NAME($thing) } in { $at } sul confine ({ NAME($side) }), su { ROW($west) } di { $west_seat } e { ROW($east) } di { $east_seat }. { $seat } paga alla banca { $cost } fiorini, { $to_seat } paga a { $seat } { $price } fiorini.
draw-tile-across = { NAME($thing) } su { ROW($squares) } e, oltre il confine ({ NAME($side) }), su { ROW($beyond) } di { $seat } (detto { $at } sulla plancia di { $west_seat })
draw-neighbours = Vicini: { $items }

certain-if-accepted = se viene accettato: { $value }

move-propose = Proponi di costruire insieme
    .building = Palazzo
    .side = Confine
    .at = Luogo
    .price = Fiorini che paga il vicino
move-accept = Accetta
move-refuse = Rifiuta
move-counter = Di’ un altro prezzo
    .price = Fiorini che paghi tu
move-close = Accetta una risposta
    .side = Confine
move-withdraw = Ritira la proposta
