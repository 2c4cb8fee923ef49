# Los Príncipes de Florencia, en español. `the` es el nombre con su artículo.

title = Los Príncipes de Florencia

# --- nombres

name-university = Universidad
    .mark = U
    .the = la Universidad
name-laboratory = Laboratorio
    .mark = A
    .the = el Laboratorio
name-workshop = Taller
    .mark = T
    .the = el Taller
name-library = Biblioteca
    .mark = B
    .the = la Biblioteca
name-opera = Ópera
    .mark = O
    .the = la Ópera
name-studio = Estudio
    .mark = S
    .the = el Estudio
name-hospital = Hospital
    .mark = H
    .the = el Hospital
name-theatre = Teatro
    .mark = E
    .the = el Teatro
name-tower = Torre
    .mark = R
    .the = la Torre
name-chapel = Capilla
    .mark = C
    .the = la Capilla
name-forest = bosque
    .mark = b
    .the = el bosque
name-lake = lago
    .mark = l
    .the = el lago
name-park = parque
    .mark = p
    .the = el parque
name-landscape = paisaje
    .the = el paisaje
name-jester = bufón
    .the = el bufón
name-builder = arquitecto
    .the = el arquitecto
name-recruiting = carta de reclutamiento
    .the = la carta de reclutamiento
name-prestige = carta de prestigio
    .the = la carta de prestigio
name-profession = carta de personaje
    .the = la carta de personaje
name-bonus = carta de bonus
    .the = la carta de bonus
name-religion = libertad de religión
    .the = la libertad de religión
name-opinion = libertad de opinión
    .the = la libertad de opinión
name-travel = libertad de viaje
    .the = la libertad de viaje
name-building = edificio
    .the = el edificio
name-freedom = libertad
    .the = la libertad
name-cards = cartas
    .the = las cartas
name-card = carta
name-mathematician = Matemático
    .the = el Matemático
name-theologian = Teólogo
    .the = el Teólogo
name-philosopher = Filósofo
    .the = el Filósofo
name-botanist = Botánico
    .the = el Botánico
name-alchemist = Alquimista
    .the = el Alquimista
name-physicist = Físico
    .the = el Físico
name-watchmaker = Relojero
    .the = el Relojero
name-goldsmith = Orfebre
    .the = el Orfebre
name-bellmaker = Campanero
    .the = el Campanero
name-cartographer = Cartógrafo
    .the = el Cartógrafo
name-lawyer = Jurista
    .the = el Jurista
name-choreographer = Coreógrafo
    .the = el Coreógrafo
name-composer = Compositor
    .the = el Compositor
name-sculptor = Escultor
    .the = el Escultor
name-painter = Pintor
    .the = el Pintor
name-pharmacist = Farmacéutico
    .the = el Farmacéutico
name-physician = Médico
    .the = el Médico
name-dramatist = Dramaturgo
    .the = el Dramaturgo
name-poet = Poeta
    .the = el Poeta
name-astronomer = Astrónomo
    .the = el Astrónomo
name-organist = Organista
    .the = el Organista

name-b1 = B1 (1 por edificio)
name-b2 = B2 (2 por edificio grande)
name-b3 = B3 (1 por edificio mediano y bosque)
name-b4 = B4 (1 por edificio pequeño y paisaje)
name-b5 = B5 (2 por tamaño de edificio)
name-b6 = B6 (1 por paisaje)
name-b7 = B7 (2 por bosque)
name-b8 = B8 (2 por lago)
name-b9 = B9 (2 por parque)
name-b10 = B10 (2 por libertad)
name-b11 = B11 (2 por bufón)
name-b12 = B12 (1 por bufón y libertad)
name-b13 = B13 (2 por arquitecto)
name-b14 = B14 (1 por arquitecto y lago)
name-b15 = B15 (2 por carta de prestigio)
name-b16 = B16 (1 por carta de prestigio y libertad)
name-b17 = B17 (2 por tipo de paisaje)
name-b18 = B18 (1 por clase entre bosque, lago, parque, bufón, arquitecto, carta de prestigio, libertad)
name-b19 = B19 (1 por carta de personaje o de reclutamiento en la mano)
name-b20 = B20 (1 por obra en la mesa)
name-p1 = P1 (más edificios)
name-p2 = P2 (dos edificios grandes)
name-p3 = P3 (menos casillas vacías)
name-p4 = P4 (los tres tipos de paisaje)
name-p5 = P5 (más paisajes)
name-p6 = P6 (más bosques)
name-p7 = P7 (más lagos)
name-p8 = P8 (más parques)
name-p9 = P9 (las tres libertades)
name-p10 = P10 (4 edificios, 2 libertades, 4 obras)
name-p11 = P11 (más bufones)
name-p12 = P12 (más arquitectos)
name-p13 = P13 (un arquitecto, un bufón, 2 paisajes)
name-p14 = P14 (más obras)

# --- las palabras de las jugadas

word-keep = conserva
    .also = conservo
word-auction = subasta
    .also = subasto
word-waive = renuncia
    .also = renuncio
word-bid = puja
    .also = pujo | ofrece | ofrezco
word-pass = pasa
    .also = paso
word-buy = compra
    .also = compro
word-place = coloca
    .also = coloco
word-take = toma
    .also = tomo
word-under = debajo
    .also = bajo
word-recruit = recluta
    .also = recluto
word-work = completa
    .also = completo | realiza | realizo
word-with = con
word-for = por
word-build = construye
    .also = construyo
word-profession = personaje
word-bonus = bonus
word-freedom = libertad
    .also = introduce | introduzco
word-end = fin
    .also = termina | termino
word-sell = vende
    .also = vendo
word-prestige = prestigio
word-university = universidad
word-laboratory = laboratorio
word-workshop = taller
word-library = biblioteca
word-opera = ópera
word-studio = estudio
word-hospital = hospital
word-theatre = teatro
word-tower = torre
word-chapel = capilla
word-forest = bosque
word-lake = lago
word-park = parque
word-mathematician = matemático
word-theologian = teólogo
word-philosopher = filósofo
word-botanist = botánico
word-alchemist = alquimista
word-physicist = físico
word-watchmaker = relojero
word-goldsmith = orfebre
word-bellmaker = campanero
word-cartographer = cartógrafo
word-lawyer = jurista
    .also = abogado
word-choreographer = coreógrafo
word-composer = compositor
word-sculptor = escultor
word-painter = pintor
word-pharmacist = farmacéutico
word-physician = médico
word-dramatist = dramaturgo
word-poet = poeta
word-astronomer = astrónomo
word-organist = organista
word-religion = religión
    .also = libertad de religión
word-opinion = opinión
    .also = libertad de opinión
word-travel = viaje
    .also = libertad de viaje
word-jester = bufón
word-builder = arquitecto
word-recruiting = reclutamiento
    .also = carta de reclutamiento

# --- lo que puede haber en una jugada

slot-amount = florines
slot-at = lugar
slot-bonuses = cartas de bonus
slot-building = edificio
slot-card = carta
slot-freedom = libertad
slot-lot = lote
slot-points = PP
slot-profession = personaje
slot-professions = personajes
slot-tile = paisaje
slot-under = cartas

# --- qué ha pasado

event-dealt = Has recibido { LIST($professions) }.
event-kept = Cada cual ha conservado { $kept } cartas de personaje.
event-chosen = Has conservado { LIST($professions) }; { LIST($returned) } vuelven al mazo.
event-round = La ronda { $round } empieza por { $seat }. Una obra debe valer al menos { $minimum }.
event-named = { $seat } saca a subasta { NAME($lot, form: "the") }: { $amount }.
event-named-you = Sacas a subasta { NAME($lot, form: "the") }: { $amount }.
event-bid = { $seat } puja { $amount } por { NAME($lot, form: "the") }.
event-bid-you = Pujas { $amount } por { NAME($lot, form: "the") }.
event-passed = { $seat } pasa.
event-passed-you = Pasas.
event-waived = { $seat } renuncia a las demás subastas de la ronda.
event-waived-you = Renuncias a las demás subastas de la ronda.
event-bought-nothing = { $seat } no compra nada.
event-bought-nothing-you = No compras nada.
event-bought = { $seat } se lleva { NAME($lot, form: "the") } por { $price }.
event-bought-you = Te llevas { NAME($lot, form: "the") } por { $price }.
event-sold = { $seat } devuelve { $points } PP por { $money } florines.
event-sold-you = Devuelves { $points } PP por { $money } florines.
event-placed = { $seat } coloca { NAME($tile, form: "the") } en { ROW($squares) }{ $points ->
    [0] .
   *[other] : +{ $points } PP.
}
event-placed-you = Colocas { NAME($tile, form: "the") } en { ROW($squares) }{ $points ->
    [0] .
   *[other] : +{ $points } PP.
}
event-hired = { $seat } tiene ahora { NAME($lot, form: "the") } número { $number }{ $points ->
    [0] .
   *[other] : +{ $points } PP.
}
event-hired-you = Tienes ahora { NAME($lot, form: "the") } número { $number }{ $points ->
    [0] .
   *[other] : +{ $points } PP.
}
event-looked = { $seat } mira { $number ->
    [one] una carta
   *[other] { $number } cartas
} de este mazo: { NAME($deck) }{ $price ->
    [0] .
   *[other] {" "}(por { $price } florines).
}
event-looked-you = Miras { $number ->
    [one] una carta
   *[other] { $number } cartas
} de este mazo: { NAME($deck) }{ $price ->
    [0] .
   *[other] {" "}(por { $price } florines).
}
event-saw = Miras { LIST($cards) }.
event-took = { $seat } conserva una { NAME($deck) }.
event-took-you = Conservas una { NAME($deck) }.
event-picked = Conservas { NAME($card) }{ COUNT($under) ->
    [0] .
   *[other] . Debajo del mazo van { LIST($under) }.
}
event-recruited = { $seat } recluta { NAME($profession, form: "the") } de { $from_seat }.
event-recruited-you = Reclutas { NAME($profession, form: "the") } de { $from_seat }.
event-kept-recruiter = { $seat } guarda la carta de reclutamiento.
event-kept-recruiter-you = Guardas la carta de reclutamiento.
event-worked = { $seat } completa una obra con { NAME($profession, form: "the") }{ COUNT($bonuses) ->
    [0] {""}
   *[other] {" "}y { LIST($bonuses) }
}: vale { $value } ({ SUM($parts) }), { $money } florines{ $points ->
    [0] .
   *[other] {" "}y +{ $points } PP.
}
event-worked-you = Completas una obra con { NAME($profession, form: "the") }{ COUNT($bonuses) ->
    [0] {""}
   *[other] {" "}y { LIST($bonuses) }
}: vale { $value } ({ SUM($parts) }), { $money } florines{ $points ->
    [0] .
   *[other] {" "}y +{ $points } PP.
}
event-built = { $seat } construye { NAME($building, form: "the") } en { ROW($squares) } por { $price } florines: +{ $points } PP.
event-built-you = Construyes { NAME($building, form: "the") } en { ROW($squares) } por { $price } florines: +{ $points } PP.
event-freedom = { $seat } introduce { NAME($freedom, form: "the") } por { $price } florines.
event-freedom-you = Introduces { NAME($freedom, form: "the") } por { $price } florines.
event-ended = { $seat } termina el turno.
event-ended-you = Terminas el turno.
event-best-work = Mejor obra de la ronda, con valor { $value }: { LIST($seats) }, +{ $points } PP.
event-no-work = En la ronda { $round } no se ha completado ninguna obra.
event-prestige = { $seat } muestra { NAME($card) }: { $points } PP.
event-prestige-you = Muestras { NAME($card) }: { $points } PP.


# --- qué se pregunta

question-keep = Conserva { $kept } de los personajes recibidos.
question-name = { $lacking ->
    [0] Saca algo a subasta, desde { $amount } florines, o renuncia a las demás subastas. Disponible: { LIST($lots) }.
   *[other] Una subasta empieza en { $amount } florines, más de lo que puedes pagar. Solo puedes renunciar.
}
question-raise = { $lacking ->
    [0] Por { NAME($lot, form: "the") }, sube la puja de { $bid } a { $amount } florines, o pasa.
   *[other] Por { NAME($lot, form: "the") } tendrías que pujar { $amount } florines, más de lo que puedes pagar. Solo puedes pasar.
}
question-last-buyer = { $lacking ->
    [0] Compra una de estas cosas por { $price } florines, o nada.
   *[other] Cada una de estas cosas cuesta { $price } florines, más de lo que puedes pagar. No puedes comprar nada.
}
question-place = Coloca el paisaje: { EITHER($tiles) }.
question-recruit = Recluta ya a uno de estos, o guarda la carta de reclutamiento.
question-take = Conserva una de estas cartas.
question-turn = Te toca: { $left ->
    [one] queda una acción
   *[other] quedan { $left } acciones
}. Una obra debe valer al menos { $minimum }.


# --- por qué no

rule-keep-dealt = No has recibido { LIST($cards) }.
rule-keep-number = Conserva exactamente { $kept } personajes distintos.
rule-name-first = Elige qué se subasta, o renuncia.
rule-no-such-lot = En este juego no hay nada que se llame «{ NAME($lot) }».
rule-lot-sold = En esta ronda ya se ha vendido una de estas cosas: { NAME($lot) }; cada cosa se vende una vez por ronda.
rule-lot-gone = Ya no queda: { NAME($lot) }.
rule-builders-full = No puedes tener más de { $most } arquitectos.
rule-no-room = No tienes sitio para { NAME($lot, form: "the") }.
rule-purse = Solo puedes reunir { $purse } florines, no { $price }.
rule-raise-by = Sube exactamente un paso, a { $lowest } florines, no a { $amount }.
rule-raise-or-pass = Se subasta { NAME($lot, form: "the") }: puja { $lowest } o pasa.
rule-buy-or-pass = Compra algo por { $price } florines, o pasa para no comprar nada.
rule-place-bought = Coloca el paisaje que has comprado: { EITHER($tiles) }.
rule-outside = En { $at }, { NAME($tile, form: "the") } no cabe en el tablero.
rule-which-way = Di también cómo queda { NAME($tile, form: "the") } en { $at }: n como está dibujado, e, s o w girando como el reloj, * reflejado antes. O nombra todas sus casillas.
rule-not-its-shape = { $at } no tiene la forma que pide { NAME($tile, form: "the") }.
rule-overlap = { $tile ->
    [palazzo] En { $square } ya está tu Palacio.
    [none] En { $square } ya hay algo.
   *[other] En { $square } ya está { NAME($tile, form: "the") }.
}
rule-too-near = En { $square }, un edificio tocaría otro o el Palacio; hacen falta { $needed } arquitectos.
rule-fits-nowhere = En tu dominio no cabe { NAME($building, form: "the") }.
rule-no-such-building = No existe un edificio «{ $building }».
rule-built-already = Ya tienes { NAME($building, form: "the") }. Cada edificio se construye una sola vez.
rule-building-gone = Ya no queda: { NAME($building) }.
rule-money = Cuesta { $price } florines; tienes { $money }.
rule-money-sell-first = Cuesta { $price } florines; tienes { $money }, y antes podrías vender algunos de tus { $points } PP.
rule-sell-points = Puedes devolver de 1 a { $points } PP.
rule-take-looked-at = Conserva una de las cartas que estás mirando: { LIST($cards) }.
rule-order-of-rest = Nombra una vez cada carta que va debajo del mazo: { LIST($cards) }.
rule-deck-empty = Ya no queda nada que robar: { NAME($deck) }.
rule-no-action = Eso no es una acción posible.
rule-once-a-turn = Solo puedes hacerlo una vez por turno: { NAME($deed) }.
rule-recruit-or-keep = Recluta a un personaje, o pasa para guardar la carta de reclutamiento.
rule-no-recruiter = No tienes ninguna carta de reclutamiento.
rule-not-in-a-row = En la fila de los demás no está { NAME($profession, form: "the") }.
rule-no-such-profession = No existe un personaje «{ $profession }».
rule-not-in-hand = En tu mano no está { NAME($profession, form: "the") }.
rule-no-such-bonus = No tienes { LIST($cards) }.
rule-bonus-order = Nombra cada carta de bonus una vez, por orden de número.
rule-minimum = La obra valdría { $value }. En esta ronda debe valer al menos { $minimum }.
rule-too-many-points = Una obra de valor { $value } da como mucho { $most } PP, no { $points }.
rule-no-such-freedom = Las libertades son: { LIST($freedoms) }.
rule-freedom-introduced = Ya has introducido { NAME($freedom, form: "the") }.
rule-freedom-gone = Ya no queda: { NAME($freedom) }.


# --- la puntuación

score-building = Edificios
score-landscape = Paisajes del mismo tipo
score-builder = Arquitectos
score-work = Comprados con el dinero de las obras
score-best-work = Mejores obras
score-sold = Devueltos por dinero
score-prestige = { NAME($card) }
scores-prestige = Cartas de prestigio
breaker-1 = { $value } florines
    .what = dinero

# --- el dibujo

draw-opening = Los personajes están repartidos.
draw-round = Ronda { $round } de { $rounds }, empieza { $seat }. Una obra debe valer al menos { $minimum }.
draw-you = Tú, { $seat }: { $money } florines, { $points } PP; { draw-held }
draw-other = { $seat }: { $points } PP, { $money } florines{ $reckoned ->
    [yes] {""} (según lo que todos han visto)
   *[no] {""}
}; { draw-held }
draw-held = en la mano { $hand } personajes, { $recruiters } de reclutamiento, { $bonuses } de bonus, { $prestige } de prestigio
draw-auction = En subasta: { NAME($lot) }, { $bid } florines{ $leader ->
    [none] .
   *[other] {" "}de { $leader }.
} Siguen pujando: { ROW($seats) }.
draw-minimums = Valor mínimo de una obra por ronda: { $items }
draw-minimum = { $round }: { $minimum }
draw-bidding = Aún puede comprar en esta ronda: { ROW($seats) }
draw-own-building = Tu próximo edificio cuesta { $price } florines. Casillas vacías: { $empty }.
draw-other-building = Próximo edificio { $price } florines, casillas vacías { $empty }, mejor obra de la ronda { $best }
draw-legend = En los tableros: { $items }.
draw-mark = { $mark } { NAME($thing) }
draw-hand = En la mano, con el valor de la obra: { $items }
draw-bonuses = Cartas de bonus y lo que añaden: { $items }
draw-prestige = Cartas de prestigio y lo que darían ahora: { $items }
draw-people = En la corte: { $items }
draw-tiles = Construido y plantado: { $items }
draw-row = Obras: { $items }
draw-lots = Quedan por subastar: { $items }
draw-buildings = Edificios que quedan: { $items }
draw-freedoms = Libertades que quedan: { $items }
draw-decks = Mazos: { $items }
draw-count = { NAME($thing) } { $count }
draw-sold = { NAME($thing) } { $count } (ya vendido en esta ronda)
draw-value = { NAME($thing) } { $value }
draw-work = { NAME($thing) } ({ LIST($wishes) }) { $value } = { SUM($parts) }
draw-tile-on = { NAME($thing) } en { ROW($squares) }
draw-ground = Cada dominio tiene las columnas de la a a la { $last } de izquierda a derecha y las filas de 1 a { $rows } desde abajo; su Palacio ocupa { ROW($squares) }.
draw-tile = { NAME($thing) } en { $at }

table-freedoms = Con { $seats } personas hay { $each } de cada libertad. La opción de { $freedoms } libertades es para dos.

# --- lo que una jugada traería con certeza, una frase corta cada vez

certain-price = cuesta { $value } florines
certain-cost = el edificio cuesta { $value } florines
certain-points-sold = vendes { $value } PP para pagarlo
certain-value = valor de la obra { $value }
certain-without-bonuses = { $value } sin cartas de bonus
certain-minimum = hace falta { $value }
certain-parts = compuesto de { $value }
certain-money = da { $value } florines
certain-points = { $value ->
    [0] {""}
   *[other] { $value } PP
}
certain-money-after = quedan { $value }
certain-points-after = quedan { $value } PP
certain-recruiters-after = { $value ->
    [one] queda una carta de reclutamiento
   *[other] quedan { $value } cartas de reclutamiento
}

# --- en la mesa y en las páginas

question-limits = { $lacking ->
    [0] Subasta cerrada por { NAME($lot, form: "the") }, abierta por { $leader_seat } con { $high } florines: di lo máximo que pagarías, o pasa.
   *[other] Por { NAME($lot, form: "the") } se ofrecen { $high } florines, y no puedes pagar más. Solo puedes pasar.
}
about = Encabezas una familia florentina y atraes a tu corte a artistas, constructores y eruditos. Puja por paisajes, libertades y bufones, construye lo que piden tus huéspedes, y deja que acaben obras dignas de fama. Siete rondas, una bolsa estrecha, y nunca bastante tiempo.
    .sign = jester
otherwise-p13-types = la carta de prestigio P13 pide dos tipos de paisaje
otherwise-freedoms-4 = cuatro libertades en vez de cinco
otherwise-open-money = el dinero está a la vista
otherwise-muse = con Musa y Princesa
otherwise-joint = con construcción a través de las fronteras
option-open-money = Dinero a la vista
option-open-money-hint = Todos ven el dinero de los demás. En el reglamento impreso está oculto, pero cada pago es público y se puede contar de todos modos.
option-p13 = La carta de prestigio P13
option-p13-hint = La carta impresa se puede leer de dos maneras.
option-p13-tiles = pide dos fichas de paisaje
option-p13-types = pide dos tipos de paisaje
option-freedoms = Libertades en una mesa de dos
option-freedoms-hint = Cuántas libertades hay en juego. Con más personas hay de cada una, una menos que personas.
option-freedoms-4 = cuatro
option-freedoms-5 = cinco
option-muse = Musa y Princesa
option-muse-hint = Personajes que puedes invitar a tu corte, cada cual con su capacidad.
option-joint = Construir a través de las fronteras
option-joint-hint = Dos vecinos pueden levantar juntos un edificio, la mitad en la tierra de cada uno.
move-keep = Conserva personajes
    .professions = Personajes
move-auction = Saca a subasta
    .lot = Lote
move-waive = Renuncia a las demás subastas
move-bid = Puja
    .amount = Florines
move-pass = Pasa
move-buy = Compra
    .lot = Lote
move-place = Coloca un paisaje
    .tile = Ficha
    .at = Lugar
move-take = Conserva una carta
    .card = Carta
    .under = Orden de las demás debajo del mazo
move-recruit = Recluta
    .profession = Personaje
move-work = Completa una obra
    .profession = Personaje
    .bonuses = Cartas de bonus
    .points = Puntos de prestigio en vez de dinero
move-build = Construye
    .building = Edificio
    .at = Lugar
move-profession = Mira personajes
move-bonus = Mira cartas de bonus
move-freedom = Introduce una libertad
    .freedom = Libertad
move-end = Termina el turno
move-sell = Vende puntos de prestigio
    .points = Puntos de prestigio

# --- el tablero

board-round = Ronda { $round } de { $rounds }
board-opening = Los personajes están repartidos
board-minimum-of = Ronda { $round }: una obra debe valer al menos { $minimum }
board-minimum-now = una obra debe valer al menos { $minimum }
board-minimum = Valor mínimo de una obra
board-minimum-sign = El número pequeño es la ronda; el grande, el valor mínimo de una obra en ella.
sign-coin = Florines. El dinero de los demás se calcula con lo que todos han visto.
sign-laurel = Cartas de prestigio: tareas ocultas que al final dan puntos de prestigio (PP).
sign-card-back = Cartas de personaje: quienes pueden completar una obra.
sign-card-face = Cartas de bonus: cada una hace que una obra valga más.
sign-recruiting = Cartas de reclutamiento: traen un personaje que otro ya ha usado.
sign-builder = Arquitectos: se construye más barato y los edificios pueden tocarse.
sign-jester = Bufones: cada uno da más valor a todas tus obras.
sign-religion = Libertad de religión
sign-opinion = Libertad de opinión
sign-travel = Libertad de viaje
board-starts = Empieza
board-bidding = Aún puede comprar en esta ronda
board-order = Orden de juego
board-sold-now = Vendido en esta ronda
board-high = { $money }, de { $seat }
board-opening-bid = { $money }
board-principality-own = El dominio de { $seat }
board-principalities = Los dominios
board-principalities-others = Los demás dominios
board-palazzo = Palacio
board-building-costs = Próximo edificio: { $money }
board-hand-empty = Tu mano está vacía.
board-work-value = vale
board-points = PP ahora
board-courts = Escala de prestigio
board-pp = { $points } PP
board-pp-told = { $points ->
    [one] un punto de prestigio
   *[other] { $points } puntos de prestigio
}
board-money = florines
board-money-reckoned = florines, calculados
board-held-professions = { $count ->
    [one] { $count } personaje en la mano
   *[other] { $count } personajes en la mano
}
board-held-recruiting = { $count ->
    [one] { $count } carta de reclutamiento
   *[other] { $count } cartas de reclutamiento
}
board-held-bonuses = { $count ->
    [one] { $count } carta de bonus
   *[other] { $count } cartas de bonus
}
board-held-prestige = { $count ->
    [one] { $count } carta de prestigio
   *[other] { $count } cartas de prestigio
}
board-held-builders = { $count ->
    [one] { $count } arquitecto
   *[other] { $count } arquitectos
}
board-held-jesters = { $count ->
    [one] { $count } bufón
   *[other] { $count } bufones
}
board-works = En la mesa: { $works }
board-supply = Disponible
board-buildings-left = Edificios que quedan
board-deck = { $deck }: cartas que quedan
board-sold = vendido; quedan { $count }
board-left = quedan { $count }
board-characters = Huéspedes por invitar; el Banquero tiene { $money }
board-character-from = desde { $money }
board-guest = está con
board-borders = Al otro lado de tus fronteras
board-offers = Propuesto a través de una frontera
board-offer = en { $at }, por { $money }
board-tile = { $tile } en { $squares }
board-nothing-built = aún no hay nada
board-worth = { $card } vale { $value }

# --- las tablas de la página de las reglas

rules-table-professions = Los personajes y lo que desean
rules-table-landscapes = Paisajes
rules-table-bonus = Cartas de bonus
rules-table-prestige = Cartas de prestigio
rules-table-characters = Los personajes y los precios de sus campos
rules-column-landscape = Paisaje
rules-column-freedom = Libertad
rules-column-outline = Contorno
rules-column-each = Valor de cada uno
rules-column-tied = Puntos en caso de empate
rules-column-fields = Precios

# Lo que de una edición es nuestro.
ours-outlines = { $count ->
    [one] la silueta de una loseta
   *[other] las siluetas de { $count } losetas
}
ours-board = el tamaño del tablero y el lugar del Palacio
ours-fields = { $count ->
    [one] las casillas de un personaje
   *[other] las casillas de { $count } personajes
}

# The figures of an edition, as the form for owners of a box calls them.
figure-principality = Principado
figure-columns = Columnas
figure-rows = Filas
figure-palazzo = Casillas del palacio
figure-joined-palazzo = Casillas del palacio al construir juntos
figure-characters = Personajes
figure-joint = Construir a través de las fronteras
figure-proposals = Propuestas en una ronda
