# Musa e Principessa, in italiano.

name-muse = Musa
    .the = la Musa
name-cardinal = Cardinale
    .the = il Cardinale
name-princess = Principessa
    .the = la Principessa
name-merchant = Mercante
    .the = il Mercante
name-professor = Professore
    .the = il Professore
name-banker = Banchiere
    .the = il Banchiere
name-landscapes = paesaggi
name-builders = costruttori
name-buildings = palazzi

word-invite = invita
    .also = invito
word-decline = declina
    .also = declino
word-princess = principessa
word-merchant = mercante
word-free = gratis
word-points = punti
word-professor = professore
word-cash = converti
    .also = converto
word-landscape = paesaggio
word-muse = musa
word-cardinal = cardinale
word-banker = banchiere

slot-character = personaggio
slot-deck = mazzo

event-invited = { $seat } offre { $amount } per { NAME($character, form: "the") }{ COUNT($seats) ->
    [0] .
   *[other] {" "}e supera { LIST($seats) }.
}
event-invited-you = Offri { $amount } per { NAME($character, form: "the") }{ COUNT($seats) ->
    [0] .
   *[other] {" "}e supera { LIST($seats) }.
}
event-dropped-out = { $seat } non invita nessuno.
event-dropped-out-you = Non inviti nessuno.
event-arrived = Arriva { NAME($character, form: "the") } da { $seat } per { $price } fiorini{ $money ->
    [0] .
   *[other] {" "}e ne porta { $money }.
}
event-princess-worked = { $seat } completa un’opera con la Principessa: vale { $value } ({ SUM($parts) }), { $money } fiorini{ $points ->
    [0] .
   *[other] {" "}e +{ $points } PP.
}
event-princess-worked-you = Completi un’opera con la Principessa: vale { $value } ({ SUM($parts) }), { $money } fiorini{ $points ->
    [0] .
   *[other] {" "}e +{ $points } PP.
}
event-merchant-paid = Il Mercante paga { $price } fiorini per { $seat }: { NAME($lot) }.
event-merchant-scored = Il Mercante porta { $points } PP a { $seat }, per il posto sul percorso della fama.
event-professor-came = Il Professore porta a { $seat } una { NAME($deck) }.
event-left = A casa senza essere usati: { LIST($characters) }.
event-cashed = { $points ->
    [0] { $seat } tiene tutto il denaro.
   *[other] { $seat } trasforma { $money } fiorini in { $points } PP.
}
event-cashed-you = { $points ->
    [0] Tieni tutto il denaro.
   *[other] Trasformi { $money } fiorini in { $points } PP.
}

question-invite = Offri per un personaggio più di quanto c’è sulla sua carta, o non invitare nessuno. Personaggi: { LIST($characters) }. Il Banchiere ha { $pot } fiorini.
question-merchant = Per { $price } fiorini hai vinto { NAME($lot, form: "the") }. Il Mercante può pagare, o paghi tu e ricevi { $points } PP subito. Passa per pagare e conservare il Mercante.
question-cash = Trasforma denaro in PP, fino a { $most }.

rule-withdrawn = Con Musa e Principessa non puoi restituire PP per denaro.
rule-invite-or-decline = Invita un personaggio, oppure declina.
rule-no-such-character = I personaggi sono: { LIST($characters) }.
rule-character-taken = È già via { NAME($character, form: "the") }.
rule-no-such-field = La carta di questo personaggio, { NAME($character) }, ha campi da { $lowest } a { $highest }, a centinaia.
rule-marker-higher = L’offerta per { NAME($character, form: "the") } è di { $amount }. Offri di più.
rule-not-your-guest = Non è tuo ospite { NAME($character, form: "the") }.
rule-free-or-points = Lascia pagare il Mercante, prendi i punti e paga, o passa per pagare e conservare il Mercante.
rule-professor-decks = Il Professore porta una di queste: { LIST($decks) }.
rule-cards-before-you = Tieni prima una delle carte che hai davanti.
rule-last-card-for-sale = L’ultima è all’asta: { NAME($deck) }.
rule-cash = Puoi trasformare denaro in 0-{ $most } PP.

score-merchant = Dal Mercante: { $points }
score-cash = Comprati tramite il Banchiere: { $points }

draw-pot = Il Banchiere ha { $pot } fiorini.
draw-free = Non ancora invitati, da: { $items }
draw-inviting = Ancora invitano: { ROW($seats) }
draw-free-from = { NAME($thing) } { $amount }
draw-guests = Personaggi: { $items }
draw-markers = Segnalini sui personaggi: { $items }
draw-guest = { NAME($thing) } da { $seat }
draw-marker = { NAME($thing) } { $amount } di { $seat }

certain-brings = { $value ->
    [0] {""}
   *[other] porta { $value } fiorini del Banchiere
}

move-invite = Invita un personaggio
    .character = Personaggio
    .amount = Fiorini
move-decline = Non invitare nessuno
move-princess = Usa la Principessa
    .points = Punti Prestigio invece di denaro
move-merchant-free = Fai pagare il Mercante
move-merchant-points = Prendi i punti del Mercante
move-professor = Usa il Professore
    .deck = Mazzo
move-cash = Trasforma denaro in punti
    .points = Punti Prestigio
