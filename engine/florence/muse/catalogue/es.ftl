# Musa y Princesa, en español.

name-muse = Musa
    .the = la Musa
name-cardinal = Cardenal
    .the = el Cardenal
name-princess = Princesa
    .the = la Princesa
name-merchant = Mercader
    .the = el Mercader
name-professor = Profesor
    .the = el Profesor
name-banker = Banquero
    .the = el Banquero
name-landscapes = paisajes
name-builders = arquitectos
name-buildings = edificios

word-invite = invita
    .also = invito
word-decline = declina
    .also = declino
word-princess = princesa
word-merchant = mercader
word-free = gratis
word-points = puntos
word-professor = profesor
word-cash = convierte
    .also = convierto
word-landscape = paisaje
word-muse = musa
word-cardinal = cardenal
word-banker = banquero

slot-character = invitado
slot-deck = mazo

event-invited = { $seat } ofrece { $amount } por { NAME($character, form: "the") }{ COUNT($seats) ->
    [0] .
   *[other] {" "}y supera a { LIST($seats) }.
}
event-invited-you = Ofreces { $amount } por { NAME($character, form: "the") }{ COUNT($seats) ->
    [0] .
   *[other] {" "}y supera a { LIST($seats) }.
}
event-dropped-out = { $seat } no invita a nadie.
event-dropped-out-you = No invitas a nadie.
event-arrived = Llega { NAME($character, form: "the") } a casa de { $seat } por { $price } florines{ $money ->
    [0] .
   *[other] {" "}y trae { $money }.
}
event-princess-worked = { $seat } completa una obra con la Princesa: vale { $value } ({ SUM($parts) }), { $money } florines{ $points ->
    [0] .
   *[other] {" "}y +{ $points } PP.
}
event-princess-worked-you = Completas una obra con la Princesa: vale { $value } ({ SUM($parts) }), { $money } florines{ $points ->
    [0] .
   *[other] {" "}y +{ $points } PP.
}
event-merchant-paid = El Mercader paga { $price } florines por { $seat }: { NAME($lot) }.
event-merchant-scored = El Mercader da { $points } PP a { $seat }, por su puesto en la escala de prestigio.
event-professor-came = El Profesor trae a { $seat } una { NAME($deck) }.
event-left = A casa sin usar: { LIST($characters) }.
event-cashed = { $points ->
    [0] { $seat } se queda con todo el dinero.
   *[other] { $seat } convierte { $money } florines en { $points } PP.
}
event-cashed-you = { $points ->
    [0] Te quedas con todo el dinero.
   *[other] Conviertes { $money } florines en { $points } PP.
}

question-invite = Ofrece por un personaje más de lo que hay en su carta, o no invites a nadie. Personajes: { LIST($characters) }. El Banquero tiene { $pot } florines.
question-merchant = Por { $price } florines has ganado { NAME($lot, form: "the") }. El Mercader puede pagar, o pagas tú y recibes { $points } PP ahora. Pasa para pagar y guardar al Mercader.
question-cash = Convierte dinero en PP, hasta { $most }.

rule-withdrawn = Con Musa y Princesa no puedes devolver PP por dinero.
rule-invite-or-decline = Invita a alguien, o declina.
rule-no-such-character = Se puede invitar a: { LIST($characters) }.
rule-character-taken = Ya no está libre { NAME($character, form: "the") }.
rule-no-such-field = Esta carta, { NAME($character) }, tiene campos de { $lowest } a { $highest }, de cien en cien.
rule-marker-higher = La oferta por { NAME($character, form: "the") } es de { $amount }. Ofrece más.
rule-not-your-guest = No está en tu casa { NAME($character, form: "the") }.
rule-free-or-points = Deja pagar al Mercader, toma los puntos y paga, o pasa para pagar y guardar al Mercader.
rule-professor-decks = El Profesor trae una de estas: { LIST($decks) }.
rule-cards-before-you = Quédate primero con una de las cartas que tienes delante.
rule-last-card-for-sale = La última está en subasta: { NAME($deck) }.
rule-cash = Puedes convertir dinero en 0 a { $most } PP.

score-merchant = Del Mercader: { $points }
score-cash = Comprados a través del Banquero: { $points }

draw-pot = El Banquero tiene { $pot } florines.
draw-free = Aún sin invitar, desde: { $items }
draw-inviting = Aún invitan: { ROW($seats) }
draw-free-from = { NAME($thing) } { $amount }
draw-guests = Invitados: { $items }
draw-markers = Marcadores sobre invitados: { $items }
draw-guest = { NAME($thing) } con { $seat }
draw-marker = { NAME($thing) } { $amount } de { $seat }

certain-brings = { $value ->
    [0] {""}
   *[other] trae { $value } florines del Banquero
}

move-invite = Invita a alguien
    .character = Invitado
    .amount = Florines
move-decline = No invites a nadie
move-princess = Usa a la Princesa
    .points = Puntos de prestigio en vez de dinero
move-merchant-free = Haz pagar al Mercader
move-merchant-points = Toma los puntos del Mercader
move-professor = Usa al Profesor
    .deck = Mazo
move-cash = Convierte dinero en puntos
    .points = Puntos de prestigio
