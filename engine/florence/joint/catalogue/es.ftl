# Construir en común, en español.

name-east = este
    .of = oriental
name-west = oeste
    .of = occidental
name-cost = banca
name-price = vecino
name-money-after = florines restantes
name-points = PP

word-propose = propón
    .also = propongo
word-accept = acepta
    .also = acepto
word-refuse = rechaza
    .also = rechazo
word-counter = contraoferta
    .also = contraoferto | contraofrezco
word-withdraw = retira
    .also = retiro

slot-side = lado
slot-price = florines

event-proposed = { $seat } propone a { $to_seat } construir { NAME($building, form: "the") } en { $spot } a través de la frontera { NAME($side, form: "of") }, por { $price } florines.
event-proposed-you = Propones a { $to_seat } construir { NAME($building, form: "the") } en { $spot } a través de la frontera { NAME($side, form: "of") }, por { $price } florines.
event-withdrawn = { $seat } retira la propuesta.
event-withdrawn-you = Retiras la propuesta.
event-accepted = { $seat } acepta, por { $price } florines.
event-accepted-you = Aceptas, por { $price } florines.
event-refused = { $seat } rechaza.
event-refused-you = Rechazas.
event-countered = { $seat } dice otro precio: { $price } florines.
event-countered-you = Dices otro precio: { $price } florines.
event-declined = { $seat } rechaza todas las respuestas.
event-declined-you = Rechazas todas las respuestas.
event-built-together = { $seat } y { $with_seat } construyen { NAME($building, form: "the") } en { ROW($squares) } y, al otro lado de la frontera, { ROW($squares_beyond) }. { $seat } paga { $cost } florines a la banca, { $with_seat } paga { $price } a { $seat }: +{ $points } PP para ambas partes.

question-proposal = { $from_seat } propone a { $to_seat } construir { NAME($building, form: "the") } en { $at } a través de la frontera, por { $price } florines. { $proposer ->
    [yes] Puedes retirar la propuesta, o hacer otra al otro vecino.
   *[no] Acepta, rechaza, o di otro precio.
}
question-answers = Acepta la respuesta de un vecino, o recházalas todas.

rule-at-the-border = En { $at }, { NAME($tile, form: "the") } tocaría una frontera; hace falta un arquitecto, o dos si al otro lado hay un edificio.
rule-proposals = Puedes hacer { $most } propuestas en un turno.
rule-no-neighbour = Solo tienes vecinos por estos lados: { LIST($sides) }.
rule-not-for-both = Tiene que quedar uno, y ninguno de los dos puede tenerlo ya: { NAME($building) }.
rule-not-across = En { $at }, { NAME($tile, form: "the") } no cruza la frontera. Hacen falta casillas a ambos lados.
rule-not-on-both-boards = En { $at }, { NAME($tile, form: "the") } no cabe en los dos dominios, o tocaría un edificio donde faltan arquitectos.
rule-coins = Los precios son 0 o un múltiplo de { $coin } florines, no { $price }.
rule-bank-price = La banca pide { $costs } florines; con tus { $money } y un precio de { $price } no podrías pagarla.
rule-same-price = { $price } florines es el precio propuesto. Acepta, o di otro precio.
rule-answer-proposal = Acepta, rechaza, o di otro precio.
rule-proposed-already = A través de la frontera { NAME($side, form: "of") } ya hay una propuesta.
rule-proposal-open = Tu propuesta sigue abierta. Puedes retirarla, o hacer otra al otro vecino.
rule-no-answer = Por este lado no hay nada que aceptar: { NAME($side) }.
rule-decide-answers = Acepta una de las respuestas, o recházalas.

draw-offer = { $seat } ha propuesto a { $to_seat }: { NAME($thing) } en { $at } sobre la frontera ({ NAME($side) }), en { ROW($west) } de { $west_seat } y { ROW($east) } de { $east_seat }. { $seat } paga a la banca { $cost } florines, { $to_seat } paga a { $seat } { $price } florines.
draw-tile-across = { NAME($thing) } en { ROW($squares) } y, tras la frontera ({ NAME($side) }), en { ROW($beyond) } de { $seat } (llamado { $at } en el tablero de { $west_seat })
draw-neighbours = Vecinos: { $items }

certain-if-accepted = si se acepta: { $value }

move-propose = Propón construir juntos
    .building = Edificio
    .side = Frontera
    .at = Lugar
    .price = Florines que paga el vecino
move-accept = Acepta
move-refuse = Rechaza
move-counter = Di otro precio
    .price = Florines que pagas tú
move-close = Acepta una respuesta
    .side = Frontera
move-withdraw = Retira la propuesta
