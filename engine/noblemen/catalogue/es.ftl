# Noblemen, en español. `a` es el nombre con el artículo indeterminado, `the` con el determinado.

title = Noblemen

# --- nombres

name-field = campo
name-wood = bosque
name-fountain = fuente
name-plain = llanura
name-farm = granja
    .a = una granja
    .the = la granja
name-forest = floresta
    .a = una floresta
    .the = la floresta
name-garden = jardín
    .a = un jardín
    .the = el jardín
name-castle = castillo
    .a = un castillo
    .the = el castillo
name-chapel = capilla
    .a = una capilla
    .the = la capilla
name-palace = palacio
    .a = un palacio
    .the = el palacio
name-folly = capricho
    .a = un capricho
    .the = el capricho
name-forests = capricho de las florestas
    .a = el capricho de las florestas
    .the = el capricho de las florestas
name-farms = capricho de las granjas
    .a = el capricho de las granjas
    .the = el capricho de las granjas
name-gardens = capricho de los jardines
    .a = el capricho de los jardines
    .the = el capricho de los jardines
name-mixed = capricho de toda la finca
    .a = el capricho de toda la finca
    .the = el capricho de toda la finca
name-duke = Duque
name-marquess = Marqués
name-earl = Conde
name-viscount = Vizconde
name-baron = Barón
name-blackmail = Chantaje
name-cunning-stroke = Golpe astuto
name-dowry = Dote
name-favour-of-the-vicar = Favor del vicario
name-inheritance = Herencia
name-intrigue = Intriga
name-liaison = Amorío
name-secret-marriage = Boda secreta
name-tribute = Tributo
name-whitehall = Whitehall
name-tokens = fichas de soborno

# --- las palabras de las jugadas

word-stock = reserva
    .also = reservo
word-keep = conserva
    .also = conservo
word-expand = amplía
    .also = amplío
word-done = hecho
word-build = construye
    .also = construyo
word-castle = castillo
word-palace = palacio
word-chapel = capilla
word-folly = capricho
word-forests = florestas
word-farms = granjas
word-gardens = jardines
word-mixed = finca
word-soldier = soldado
word-none = ninguno
    .also = nada | ninguna
word-from = desde
word-give = entrega
    .also = entrego
word-bribe = soborno
    .also = soborna | sobornos
word-taxes = impuestos
    .also = impuesto
word-land = tierras
    .also = tierra
word-donate = dona
    .also = dono
word-leisure = ocio
word-swap = cambia
    .also = cambio
word-for = por
word-play = juega
    .also = juego
word-prestige = prestigio
word-end = fin
    .also = termina | termino
word-all = todas
    .also = todos | todo
word-tokens = fichas
    .also = ficha
word-field = campo
    .also = campos
word-wood = bosque
    .also = bosques
word-fountain = fuente
    .also = fuentes
word-plain = llanura
    .also = llanuras
word-blackmail = chantaje
word-cunning-stroke = golpe astuto
word-dowry = dote
word-favour-of-the-vicar = favor del vicario
word-inheritance = herencia
word-intrigue = intriga
word-liaison = amorío
word-secret-marriage = boda secreta
word-tribute = tributo
word-whitehall = whitehall

slot-tiles = loseta casilla … | loseta número …
slot-card = carta
slot-at = columna,fila
slot-seat = jugador
slot-area = columna,fila
slot-leaving-seat = jugador
slot-left = columna,fila
slot-folly = capricho
slot-first = loseta
slot-second = loseta
slot-wanted = loseta
slot-tokens = número
slot-gifts = cosa número …

# --- qué ha pasado

event-stocked = Ya ha elegido todo el mundo; cada cual tiene { $tiles } losetas detrás de la pantalla.
event-drew = { $seat } roba { $tiles ->
    [0] cero losetas: la bolsa está vacía
    [one] una loseta
   *[other] { $tiles } losetas
}.
event-drew-tiles = Has robado { LIST($tiles) }.
event-looked = { $seat } mira { $cards ->
    [0] cero cartas de escándalo: el mazo está vacío
    [one] una carta de escándalo
   *[other] { $cards } cartas de escándalo
}.
event-looked-at = Has mirado { LIST($cards) }.
event-kept = { $seat } conserva { $cards ->
    [one] una carta de escándalo
   *[other] { $cards } cartas de escándalo
}.
event-kept-cards = Has conservado { LIST($cards) }.
event-swapped = { $seat } cambia dos losetas.
event-swapped-tiles = Has dado { LIST($given) } por { NAME($wanted) }.
event-expanded = { $seat } pone { NAME($tile) } en { $square }{ $money ->
    [0] { "" }
   *[other] {" "}y cobra £{ $money }
}.
event-completed = Nace { NAME($area, form: "a") } en { $square }{ $money ->
    [0] { "" }
   *[other] , que da £{ $money } más
}.
event-built = { $seat } construye { NAME($building, form: "a") } en { $square } por £{ $price }.
event-built-folly = { $seat } construye { NAME($folly, form: "the") } en { $square } por £{ $price }: { $points } PV.
event-sent = { $seat } envía un soldado a la finca de { $owner_seat }, en { $square }: { NAME($area) }.
event-pressed = { $seat } tiene que entregar { $tiles ->
    [one] una loseta
   *[other] { $tiles } losetas
}.
event-paid = { $seat } paga £{ $money } a { $to_seat }.
event-gave = { $seat } entrega a { $to_seat } { $tiles ->
    [0] cero losetas: no hay ninguna
    [one] una loseta
   *[other] { $tiles } losetas
}.
event-gave-tiles = { $seat } ha entregado a { $to_seat } { LIST($tiles) }.
event-bribed = { $seat } toma { $tokens ->
    [one] una ficha de soborno
   *[other] { $tokens } fichas de soborno
} por £{ $price }.
event-taxed = { $seat } recauda impuestos: £{ $money }{ $tokens ->
    [0] { "" }
    [one] {" "}(devuelta una ficha de soborno)
   *[other] {" "}(devueltas { $tokens } fichas de soborno)
}.
event-landed = { $seat } adquiere tierras: { $tiles ->
    [one] le toca una loseta
   *[other] le tocan { $tiles } losetas
}{ $tokens ->
    [0] { "" }
    [one] {" "}(devuelta una ficha de soborno)
   *[other] {" "}(devueltas { $tokens } fichas de soborno)
}.
event-donated = { $seat } dona a la Iglesia { LIST($tiles) }.
event-rested = { $seat } se entrega al ocio: 1 PV.
event-played = { $seat } juega { NAME($card) }.
event-returned = { $seat } devuelve a la bolsa { $tiles ->
    [one] una loseta: 1 PV
   *[other] { $tiles } losetas: { $tiles } PV
}.
event-married = { $seat } recibe { $tokens ->
    [0] cero fichas de soborno (no quedan)
    [one] una ficha de soborno
   *[other] { $tokens } fichas de soborno
} y { $points } PV.
event-received = { $seat } recibe £{ $money }.
event-took-queen = { $seat } toma la Reina.
event-began = Le toca a { $seat }.
event-ended = { $seat } termina el turno.
event-hosted = La Reina está con { $seat }: { $points } PV; la ronda llega al espacio { $space }.
event-ball-began = La Reina da un baile. Todos los títulos se devuelven.
event-shone = { $seat } muestra { $prestige } de prestigio (devuelto: { $gifts ->
    [none] nada
   *[other] { WRITE($gifts) }
}) y queda en el espacio { $space }.
event-dubbed = El título de { NAME($title) } es para { $seat }: { $points } PV.
event-estate-scored = La finca de { $seat } puntúa: castillos { $castles } PV, palacios { $palaces } PV.
event-decade-began = Empieza la década { $decade }.

# --- qué se pregunta

question-stock = Elige hasta { $most } losetas de cada tipo; las que falten para { $screen } se roban.
question-first-card = Conserva una de las cartas de escándalo que has mirado: { LIST($cards) }.
question-turn = { $acted ->
    [yes] Cambia losetas, juega una carta de escándalo si aún no lo has hecho, o termina tu turno.
   *[no] Te toca: una acción; antes o después, como mucho una carta de escándalo; cambios en cualquier momento.
}
question-expand-on = { $left ->
    [one] Pon una loseta más, o déjalo así.
   *[other] Pon hasta { $left } losetas más, o déjalo así.
}
question-soldier = Puedes enviar un soldado a un área de un rival.
question-give = Entrega { $tiles ->
    [one] una loseta
   *[other] { $tiles } losetas
} a { $to_seat }.
question-keep = Conserva una de las cartas de escándalo que has mirado: { LIST($cards) }{ $all ->
    [yes] ; o todas, con tu Intriga
   *[no] { "" }
}.
question-prestige = Tu finca muestra { $prestige } de prestigio. ¿Devuelves fichas de soborno y cartas de escándalo para tener más?

# --- lo que es seguro

certain-price = cuesta £{ $value }
certain-income = da £{ $value }
certain-money = después tienes £{ $value }
certain-draws = { $value ->
    [one] se roba una loseta
   *[other] se roban { $value } losetas
}
certain-points = { $value } PV
certain-tokens = { $value ->
    [one] una ficha de soborno
   *[other] { $value } fichas de soborno
}
certain-prestige = { $value } de prestigio
certain-space = espacio { $value } de la escala

# --- reglas que prohíben

rule-action-first = Un turno tiene una acción: hazla primero (el ocio siempre es posible).
rule-at-least-one-tile = Nombra al menos una loseta.
rule-bag-lacks = En la bolsa no hay { NAME($tile) }.
rule-bribes = Toma de 1 a { $most } fichas de soborno.
rule-card-needs-more = { NAME($card) } necesita más palabras: di qué haces con ella.
rule-card-not-held = No tienes esta carta: { NAME($card) }.
rule-castle-apart = Un castillo no puede estar junto a un castillo o un palacio, ni en diagonal; { $at } está junto a uno.
rule-chapel-apart = Una capilla no puede estar junto a otra capilla, ni en diagonal; { $at } está junto a una.
rule-church-full = La Iglesia acepta { $most } de cada tipo por década; de este, { NAME($tile) }, acepta todavía { $left }.
rule-empty-plain = { $at } no es una llanura vacía de tu finca.
rule-favour-tiles = Devuelve hasta { $most } losetas, no { $tiles }.
rule-finish-expansion = Primero acaba la ampliación: pon otra loseta, o di «hecho».
rule-folly-needs = Para { NAME($folly, form: "the") } hacen falta áreas que no tienes: { NAME($area) }, { $missing } más.
rule-folly-stands = Ya está construido { NAME($folly, form: "the") }.
rule-gift-first = Primero entrega las losetas que exige el soldado.
rule-gifts = De { NAME($thing) } tienes { $have }, no { $need }.
rule-keep-first = Primero conserva una de las cartas de escándalo que has mirado.
rule-land-once = En esta década ya has adquirido tierras.
rule-money = Cuesta £{ $price }; tienes £{ $money }.
rule-never-played = { NAME($card) } no se juega nunca en un turno.
rule-no-area = En esa finca no hay ningún área completa en { $at }.
rule-no-castle-there = No tienes un castillo en { $at }.
rule-no-intrigue = Antes de mirar no tenías ninguna Intriga en la mano.
rule-no-part-of-a-turn = Eso no es parte de un turno.
rule-no-soldier-there = Ahí no tienes ningún soldado.
rule-no-such-card = No existe esa carta de escándalo.
rule-none-on-offer = El mercado no ofrece { NAME($building, form: "a") }.
rule-not-adjacent = { $at } no está junto a ninguna loseta de tu finca.
rule-not-looked-at = { NAME($card) } no está entre las cartas que has mirado.
rule-occupied = En el área de { $at } ya hay un soldado.
rule-one-action = Ya has hecho tu acción; un turno solo tiene una.
rule-one-card-a-turn = Ya has jugado tu carta de escándalo; un turno solo tiene una.
rule-opponents-area = Un soldado va a un área de un rival.
rule-prestige-first = Primero di qué devuelves por prestigio (quizá nada: «prestigio ninguno»).
rule-soldier-first = Primero di adónde va el soldado, o «soldado ninguno».
rule-soldier-where = Di de quién es el área a la que va el soldado, y dónde está.
rule-square-taken = En { $at } ya hay una loseta.
rule-stock = Elige como mucho { $most } losetas de cada tipo.
rule-stock-first = Primero elige tus losetas, como mucho { $most } de cada tipo.
rule-supply = Solo quedan { $left } fichas de soborno.
rule-taxes-once = En esta década ya has recaudado impuestos.
rule-three-tiles = Una ampliación tiene sitio todavía para 1 a { $most } losetas, no { $tiles }.
rule-tiles = Hacen falta { $need } de { NAME($tile) } detrás de tu pantalla; tienes { $have }.
rule-tokens = Tienes { $have } fichas de soborno, no { $need }.
rule-which-soldier = Todos tus soldados están fuera: di cuál se mueve («desde JUGADOR COLUMNA,FILA»).

# --- puntuaciones

score-bribes = fichas de soborno
score-donations = donaciones a la Iglesia
score-leisure = ocio
score-marriages = bodas secretas
score-favours = favores del vicario
score-follies = caprichos
score-titles = títulos en los bailes
score-castles = castillos
score-palaces = palacios
score-queen = turnos con la Reina
score-liaisons = { $cards ->
    [one] un amorío
   *[other] { $cards } amoríos
}

# --- la mesa como texto

draw-round = Década { $decade } de 3, espacio { $space } de { $of }.
draw-queen = La Reina está con { $seat }.
draw-turn = Turno de { $seat }.
draw-prestige = Prestigio hasta ahora: { $markers }.
draw-marker = { $seat } { $space }
draw-offer = Mercado, { NAME($building) }: £{ $prices }
draw-follies = Caprichos que quedan: { LIST($follies) }; el próximo da { $points } PV.
draw-church = Iglesia: campo { $field }, bosque { $wood }, fuente { $fountain }, llanura { $plain }.
draw-supply = Existencias: { $tokens } fichas de soborno, { $cards } cartas de escándalo en el mazo.
draw-deck = Cartas del mazo que conoces: { $cards }.
draw-known = { $place }. { NAME($card) }
draw-bag = Bolsa: campo { $field }, bosque { $wood }, fuente { $fountain }, llanura { $plain }.
draw-player = { $seat }, { NAME($title) }: { $points } PV
draw-used = Ya hecho en esta década: { $actions }.
draw-taxed = impuestos
draw-landed = tierras
draw-behind = Detrás de tu pantalla: £{ $money }, fichas de soborno { $tokens }; campo { $field }, bosque { $wood }, fuente { $fountain }, llanura { $plain }.
draw-cards = Cartas de escándalo: { LIST($cards) }.
draw-hidden = Cartas de escándalo: { $cards }.
draw-soldier = Un soldado en la finca de { $seat }, en { $at }.
draw-area = { NAME($area) } en { $at }
draw-area-held = { NAME($area) } en { $at }, en manos de un soldado de { $seat }
draw-row = Fila { $row }: { $squares }.
draw-square = columna { $column } { NAME($tile) }
draw-square-built = columna { $column } { NAME($tile) } con { NAME($building) }
draw-legend = En las fincas: C campo, B bosque, F fuente, L llanura; c castillo, h capilla, p palacio, y capricho. Las áreas se nombran por su loseta de abajo a la izquierda.
sign-field = C
sign-wood = B
sign-fountain = F
sign-plain = L
sign-castle = c
sign-chapel = h
sign-palace = p
sign-folly = y

# --- en la mesa y en las páginas

question-prestige-at-once = Todos a la vez: tu finca muestra { $prestige } de prestigio. ¿Devuelves fichas de soborno y cartas de escándalo para tener más?
about = Una finca en el campo, una reina que adora los bailes y chismes en venta. Dispón campos, bosques y caprichos, recauda impuestos o ábrete paso con sobornos, y brilla cuando la Reina venga a contar quién merece un título.
    .sign = queen
option-first-game = Una primera partida
option-first-game-hint = Se empieza con tres losetas de cada tipo, sin elegir.
option-areas-overlap = Las áreas pueden solaparse
option-areas-overlap-hint = Cada cuadrado de cuatro losetas cuenta como área, aunque dos cuadrados compartan losetas.
move-stock = Elige losetas
    .tiles = Losetas
move-keep = Conserva una carta
    .card = Carta
move-expand = Amplía la finca
    .tiles = Loseta
    .tiles-place = Casilla
move-done = Ninguna loseta más
move-build-castle = Construye un castillo
    .at = Casilla
    .seat = El soldado va con
    .area = Área
    .leaving_seat = El soldado viene de
    .left = Área que deja
move-build-palace = Construye un palacio
    .at = Casilla
move-build-chapel = Construye una capilla
    .at = Casilla
move-build-folly = Construye un capricho
    .folly = Capricho
    .at = Casilla
move-soldier = Envía un soldado
    .seat = Rival
    .area = Área
    .leaving_seat = El soldado viene de
    .left = Área que deja
move-soldier-none = No envíes ningún soldado
move-give = Entrega losetas
    .first = Primera loseta
    .second = Segunda loseta
move-bribe = Soborna
    .tokens = Fichas de soborno
move-taxes = Recauda impuestos
    .tokens = Fichas de soborno que añades
move-land = Adquiere tierras
    .tokens = Fichas de soborno que añades
move-donate = Dona losetas
    .tiles = Losetas
move-leisure = Ocio
move-swap = Cambia dos losetas por una
    .first = Primera loseta
    .second = Segunda loseta
    .wanted = A cambio de
move-play-cunning-stroke = Juega el Golpe astuto
    .tiles = Loseta
    .tiles-place = Casilla
move-play-favour-of-the-vicar = Juega el Favor del vicario
    .tiles = Losetas
move-play-inheritance = Juega la Herencia
    .at = Casilla
move-play = Juega una carta de escándalo
    .card = Carta
move-prestige = Muestra tu prestigio
    .gifts = Devuelve
move-end = Termina el turno

# What a figure is made of.
part-tiles = losetas
part-areas = áreas
part-soldiers = soldados
part-tokens = fichas devueltas
part-fountains = fuentes
part-gardens = jardines
part-palaces = palacios
part-gifts = lo que se devuelve

name-tiles = losetas
name-areas = áreas
name-soldiers = soldados
name-gifts = regalos
name-palaces = palacios
name-fountains = fuentes

# --- el tablero

board-decade = Década { $decade } de { $decades }
board-space =
    { $kind ->
        [arrow] empieza la década
        [ball] un baile
        [locked] el espacio cerrado
        [scoring] el fin de la década
       *[other] una ronda
    }
board-queen = La Reina está con { $seat }
board-is-queen = La Reina está aquí
board-turn = De turno
board-prestige = Prestigio en el baile
board-estate-own = La finca de { $seat }
board-estates = Las fincas
board-estates-others = Las demás fincas
board-tiles =
    { $count ->
        [one] una loseta
       *[other] { $count } losetas
    }
board-screen = Detrás de tu pantalla
board-pounds = libras
board-money-of = { $money } libras
board-bribes = fichas de soborno
board-scandals = cartas de escándalo en el mazo
board-soldiers = { $count } soldados en casa
board-cards = { $count } cartas de escándalo
board-taxed = impuestos recaudados
board-landed = tierras adquiridas
board-courtiers = En la corte
board-market = El mercado
board-folly-points = próximo: { $points } PV
board-yours = para ti { $money }
board-sold-out = nada en venta
board-church = En la Iglesia
board-bag = En la bolsa

# --- las tablas de la página de las reglas

rules-table-tiles = Losetas de la finca
rules-table-follies = Caprichos y lo que necesita cada uno
rules-table-titles = Títulos
rules-table-events = Cartas de acontecimiento
rules-column-total = Piezas en total
rules-column-stocked = A la venta con 3, 4, 5 jugadores
rules-column-prices = Precios
rules-column-needs = Necesita
rules-column-prestige = Prestigio exigido
rules-column-discount = Descuento
rules-column-by-seats = Copias con 3, 4, 5 jugadores
