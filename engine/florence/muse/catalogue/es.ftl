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
   *[other] , y { LIST($seats) } recupera su marcador.
}
event-dropped-out = { $seat } no invita a nadie.
event-arrived = Llega { NAME($character, form: "the") } a casa de { $seat } por { $price } florines{ $money ->
    [0] .
   *[other] {" "}y trae { $money }.
}
event-princess-worked = { $seat } completa una obra con la Princesa: vale { $value } ({ SUM($parts) }), { $money } florines{ $points ->
    [0] .
   *[other] {" "}y +{ $points } PP.
}
event-merchant-paid = El Mercader paga { $price } florines por { $seat }: { NAME($lot) }.
event-merchant-scored = El Mercader da { $points } PP a { $seat }, por su puesto en la escala de prestigio.
event-professor-came = El Profesor trae a { $seat } una { NAME($deck) }.
event-left = A casa sin haber servido de nada: { LIST($characters) }.
event-cashed = { $points ->
    [0] { $seat } se queda con todo el dinero.
   *[other] { $seat } convierte { $money } florines en { $points } PP.
}

question-invite = Invita a alguien ofreciendo más de lo que hay en su carta, o declina para no invitar a nadie: { LIST($characters) }. El Banquero tiene { $pot } florines.
question-merchant = Por { $price } florines has ganado { NAME($lot, form: "the") }. ¿Paga el Mercader, o pagas tú, por { $points } PP ahora? Pasa para pagar y guardar al Mercader.
question-cash = Convierte dinero en PP, hasta { $most }.

rule-withdrawn = Con Musa y Princesa nadie retrocede en la escala de prestigio por dinero.
rule-invite-or-decline = Invita a alguien, o declina.
rule-no-such-character = Se puede invitar a: { LIST($characters) }.
rule-character-taken = Ya no está libre { NAME($character, form: "the") }.
rule-no-such-field = Esta carta, { NAME($character) }, tiene campos de { $lowest } a { $highest }, de cien en cien.
rule-marker-higher = Por { NAME($character, form: "the") } ya hay un marcador en { $amount }; ofrece más.
rule-not-your-guest = No está en tu casa { NAME($character, form: "the") }.
rule-free-or-points = Deja pagar al Mercader, toma los puntos y paga, o pasa para pagar y guardar al Mercader.
rule-professor-decks = El Profesor trae una de estas: { LIST($decks) }.
rule-cards-before-you = Quédate primero con una de las cartas que tienes delante.
rule-last-card-for-sale = La última está en subasta: { NAME($deck) }.
rule-cash = Puedes convertir dinero en 0 a { $most } PP.

score-merchant = Traídos por el Mercader: { $points }
score-cash = Comprados con permiso del Banquero: { $points }

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
move-princess = Una obra de la Princesa
    .points = Puntos de prestigio en vez de dinero
move-merchant-free = Haz pagar al Mercader
move-merchant-points = Haz que el Mercader traiga puntos
move-professor = Haz que el Profesor traiga una carta
    .deck = Mazo
move-cash = Convierte dinero en puntos
    .points = Puntos de prestigio
