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
word-area = área
    .also = area
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

event-opened = Por sorteo empieza { $first_seat }; la Reina comienza con { $queen_seat }.
event-stocked = Ya ha elegido todo el mundo; cada cual tiene { $tiles } losetas detrás de la pantalla.
event-drew = { $seat } roba { $tiles ->
    [0] cero losetas: la bolsa está vacía
    [one] una loseta
   *[other] { $tiles } losetas
}.
event-drew-you = Robas { $tiles ->
    [0] cero losetas: la bolsa está vacía
    [one] una loseta
   *[other] { $tiles } losetas
}.
event-drew-tiles = Has robado estas losetas: { LIST($tiles) }.
event-looked = { $seat } mira { $cards ->
    [0] cero cartas de escándalo: el mazo está vacío
    [one] una carta de escándalo
   *[other] { $cards } cartas de escándalo
}.
event-looked-you = Miras { $cards ->
    [0] cero cartas de escándalo: el mazo está vacío
    [one] una carta de escándalo
   *[other] { $cards } cartas de escándalo
}.
event-looked-at = Has mirado { LIST($cards) }.
event-kept = { $seat } conserva { $cards ->
    [one] una carta de escándalo
   *[other] { $cards } cartas de escándalo
}.
event-kept-you = Conservas { $cards ->
    [one] una carta de escándalo
   *[other] { $cards } cartas de escándalo
}.
event-kept-cards = Has conservado { LIST($cards) }.
event-swapped = { $seat } cambia dos losetas.
event-swapped-you = Cambias dos losetas.
event-swapped-tiles = Has dado { LIST($given) } por { NAME($wanted) }.
event-expanded = { $seat } pone { NAME($tile) } en { $square }{ $money ->
    [0] { "" }
   *[other] {" "}y cobra £{ $money }
}.
event-expanded-you = Pones { NAME($tile) } en { $square }{ $money ->
    [0] { "" }
   *[other] {" "}y cobra £{ $money }
}.
event-completed = Nace { NAME($area, form: "a") } en { $square }{ $money ->
    [0] { "" }
   *[other] , que da £{ $money } más
}.
event-built = { $seat } construye { NAME($building, form: "a") } en { $square } por £{ $price }.
event-built-you = Construyes { NAME($building, form: "a") } en { $square } por £{ $price }.
event-built-folly = { $seat } construye { NAME($folly, form: "the") } en { $square } por £{ $price }: { $points } PV.
event-built-folly-you = Construyes { NAME($folly, form: "the") } en { $square } por £{ $price }: { $points } PV.
event-sent = { $seat } envía un soldado a la finca de { $owner_seat }, en { $square }: { NAME($area) }.
event-sent-you = Envías un soldado a la finca de { $owner_seat }, en { $square }: { NAME($area) }.
event-pressed = { $seat } tiene que entregar { $tiles ->
    [one] una loseta
   *[other] { $tiles } losetas
}.
event-pressed-you = Tienes que entregar { $tiles ->
    [one] una loseta
   *[other] { $tiles } losetas
}.
event-paid = { $seat } paga £{ $money } a { $to_seat }.
event-paid-you = Pagas £{ $money } a { $to_seat }.
event-gave = { $seat } entrega a { $to_seat } { $tiles ->
    [0] cero losetas: no hay ninguna
    [one] una loseta
   *[other] { $tiles } losetas
}.
event-gave-you = Entregas a { $to_seat } { $tiles ->
    [0] cero losetas: no hay ninguna
    [one] una loseta
   *[other] { $tiles } losetas
}.
event-gave-tiles = { $seat } ha entregado a { $to_seat } { LIST($tiles) }.
event-gave-tiles-you = Has entregado a { $to_seat } { LIST($tiles) }.
event-bribed = { $seat } toma { $tokens ->
    [one] una ficha de soborno
   *[other] { $tokens } fichas de soborno
} por £{ $price }.
event-bribed-you = Tomas { $tokens ->
    [one] una ficha de soborno
   *[other] { $tokens } fichas de soborno
} por £{ $price }.
event-taxed = { $seat } recauda impuestos: £{ $money }{ $tokens ->
    [0] { "" }
    [one] {" "}(devuelta una ficha de soborno)
   *[other] {" "}(devueltas { $tokens } fichas de soborno)
}.
event-taxed-you = Recaudas impuestos: £{ $money }{ $tokens ->
    [0] { "" }
    [one] {" "}(devuelta una ficha de soborno)
   *[other] {" "}(devueltas { $tokens } fichas de soborno)
}.
event-landed = { $seat } adquiere tierras: { $tiles ->
    [one] una loseta
   *[other] { $tiles } losetas
}{ $tokens ->
    [0] { "" }
    [one] {" "}(devuelta una ficha de soborno)
   *[other] {" "}(devueltas { $tokens } fichas de soborno)
}.
event-landed-you = Adquieres tierras: { $tiles ->
    [one] una loseta
   *[other] { $tiles } losetas
}{ $tokens ->
    [0] { "" }
    [one] {" "}(devuelta una ficha de soborno)
   *[other] {" "}(devueltas { $tokens } fichas de soborno)
}.
event-donated = { $seat } dona a la Iglesia { LIST($tiles) }.
event-donated-you = Donas a la Iglesia { LIST($tiles) }.
event-rested = { $seat } se entrega al ocio: 1 PV.
event-rested-you = Te entregas al ocio: 1 PV.
event-played = { $seat } juega { NAME($card) }.
event-played-you = Juegas { NAME($card) }.
event-returned = { $seat } devuelve a la bolsa { $tiles ->
    [one] una loseta: 1 PV
   *[other] { $tiles } losetas: { $tiles } PV
}.
event-returned-you = Devuelves a la bolsa { $tiles ->
    [one] una loseta: 1 PV
   *[other] { $tiles } losetas: { $tiles } PV
}.
event-married = { $seat } recibe { $tokens ->
    [0] cero fichas de soborno (no quedan)
    [one] una ficha de soborno
   *[other] { $tokens } fichas de soborno
} y { $points } PV.
event-married-you = Recibes { $tokens ->
    [0] cero fichas de soborno (no quedan)
    [one] una ficha de soborno
   *[other] { $tokens } fichas de soborno
} y { $points } PV.
event-received = { $seat } recibe £{ $money }.
event-received-you = Recibes £{ $money }.
event-took-queen = { $seat } toma la Reina.
event-took-queen-you = Tomas la Reina.
event-began = Le toca a { $seat }.
event-began-you = Te toca.
event-ended = { $seat } termina el turno.
event-ended-you = Terminas el turno.
event-hosted = La Reina está con { $seat }: { $points } PV. La ronda llega al espacio { $space }{ $kind ->
    [ball] : un baile
    [locked] : la Reina está bloqueada
    [scoring] : el final de la década
   *[other] { "" }
}.
event-hosted-you = La Reina está contigo: { $points } PV. La ronda llega al espacio { $space }{ $kind ->
    [ball] : un baile
    [locked] : la Reina está bloqueada
    [scoring] : el final de la década
   *[other] { "" }
}.
event-ball-began = La Reina da un baile. Todos los títulos se devuelven.
event-shone = { $seat } muestra { $prestige } de prestigio (devuelto: { $gifts ->
    [none] nada
   *[other] { WRITE($gifts) }
}) y queda en el espacio { $space }{ $passed ->
    [0] { "" }
   *[other] , porque los espacios superiores están ocupados
}.
event-shone-you = Muestras { $prestige } de prestigio (devuelto: { $gifts ->
    [none] nada
   *[other] { WRITE($gifts) }
}) y quedas en el espacio { $space }{ $passed ->
    [0] { "" }
   *[other] , porque los espacios superiores están ocupados
}.
event-dubbed = El título de { NAME($title) } es para { $seat }: { $points } PV.
event-dubbed-you = El título de { NAME($title) } es para ti: { $points } PV.
event-estate-scored = La finca de { $seat } puntúa: castillos { $castles } PV{ $castles ->
    [0] { "" }
   *[other] {" "}(con tierra todo alrededor: { $castles_closed_in }; capillas al lado: { $castles_chapels })
}, palacios { $palaces } PV{ $palaces ->
    [0] { "" }
   *[other] {" "}(con tierra todo alrededor: { $palaces_closed_in }; capillas al lado: { $palaces_chapels })
}.
event-estate-scored-you = Tu finca puntúa: castillos { $castles } PV{ $castles ->
    [0] { "" }
   *[other] {" "}(con tierra todo alrededor: { $castles_closed_in }; capillas al lado: { $castles_chapels })
}, palacios { $palaces } PV{ $palaces ->
    [0] { "" }
   *[other] {" "}(con tierra todo alrededor: { $palaces_closed_in }; capillas al lado: { $palaces_chapels })
}.
event-decade-began = Empieza la década { $decade }.

# --- qué se pregunta

question-stock = Elige hasta { $most } losetas de cada tipo. El resto, hasta { $screen }, se roba al azar.
question-first-card = Conserva una de las cartas de escándalo que has mirado: { LIST($cards) }.
question-turn = { $acted ->
    [yes] { $carded ->
        [yes] Termina tu turno. Antes aún puedes cambiar losetas.
       *[no] Termina tu turno. Antes puedes cambiar losetas, y jugar una carta de escándalo si aún no lo has hecho.
    }
   *[no] Te toca: haz una acción. También puedes cambiar losetas y jugar una carta de escándalo.
}
question-expand-on = { $tiles ->
    [0] No te queda ninguna loseta detrás de la pantalla: tu ampliación acaba aquí.
   *[other] { $left ->
        [one] Pon una loseta más, o termina.
       *[other] Pon hasta { $left } losetas más, o termina.
    }
}
question-area = Tu loseta completa más de un cuadrado de cuatro, pero solo puede pertenecer a un área. Elige la nueva área ({ NAME($area) }): { ROW($squares) }. Cada uno se nombra por su casilla inferior izquierda.
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
certain-income = { $value ->
    [0] { "" }
   *[other] da £{ $value }
}
certain-money = después tienes £{ $value }
certain-draws = { $value ->
    [0] no robas ninguna loseta
    [one] robas una loseta
   *[other] robas { $value } losetas
}
certain-unused = { $value ->
    [one] 1 loseta sin poner
   *[other] { $value } losetas sin poner
}
certain-points = { $value } PV
certain-tokens = { $value ->
    [one] una ficha de soborno
   *[other] { $value } fichas de soborno
}
certain-prestige = { $value } de prestigio
certain-space = llegas al espacio { $value } de la escala

# --- reglas que prohíben

rule-action-first = Haz primero una acción. El ocio siempre es posible.
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
rule-finish-expansion = Primero acaba la ampliación: pon otra loseta, o escribe «hecho».
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
rule-no-part-of-a-turn = Eso no se puede hacer en un turno.
rule-no-soldier-there = Ahí no tienes ningún soldado.
rule-no-such-card = No existe esa carta de escándalo.
rule-none-on-offer = El mercado no ofrece { NAME($building, form: "a") }.
rule-not-adjacent = { $at } no está junto a ninguna loseta de tu finca.
rule-not-looked-at = { NAME($card) } no está entre las cartas que has mirado.
rule-occupied = En el área de { $at } ya hay un soldado.
rule-one-action = Ya has hecho tu acción en este turno.
rule-one-card-a-turn = Ya has jugado una carta de escándalo en este turno.
rule-opponents-area = Envía el soldado a un área de un rival.
rule-prestige-first = Primero di qué devuelves por prestigio. Si nada, escribe «prestigio ninguno».
rule-soldier-first = Primero di adónde va el soldado, o «soldado ninguno».
rule-soldier-where = Di de quién es el área a la que va el soldado, y dónde está.
rule-square-taken = En { $at } ya hay una loseta.
rule-stock = Elige como mucho { $most } losetas de cada tipo.
rule-choose-area = Di primero qué cuadrado es la nueva área ({ NAME($area) }): { ROW($squares) }.
rule-stock-first = Primero elige tus losetas, como mucho { $most } de cada tipo.
rule-supply = { $left ->
    [0] No queda ninguna ficha de soborno.
    [one] Solo queda una ficha de soborno.
   *[other] Solo quedan { $left } fichas de soborno.
}
rule-taxes-once = En esta década ya has recaudado impuestos.
rule-three-tiles = Ahora puedes poner de 1 a { $most } losetas, no { $tiles }.
rule-tiles = Hacen falta { $need } de { NAME($tile) } detrás de tu pantalla; tienes { $have }.
rule-tokens = Tienes { $have } fichas de soborno, no { $need }.
rule-which-soldier = Todos tus soldados están fuera: di cuál se mueve («desde JUGADOR COLUMNA,FILA»).

# --- puntuaciones

score-bribes = fichas de soborno
score-donations = donaciones a la Iglesia
score-leisure = ocio
score-marriages = Bodas secretas
score-favours = Favores del vicario
score-follies = caprichos
score-titles = títulos en los bailes
score-castles = castillos
score-palaces = palacios
score-queen = turnos con la Reina
score-liaisons = { $cards ->
    [one] un Amorío
   *[other] { $cards } Amoríos
}
scores-liaisons = Amoríos
breaker-1 = £{ $value }
    .what = dinero

# --- la mesa como texto

draw-round = Década { $decade } de 3, espacio { $space } de { $of }.
draw-queen = La Reina está con { $seat }.
draw-turn = Turno de { $seat }.
draw-prestige = Prestigio hasta ahora: { $markers }.
draw-marker = { $seat } { $space }
draw-offer = Mercado, { NAME($building) }: £{ $prices }
draw-follies = Caprichos que quedan: { $follies }; el siguiente da { $points } PV.
draw-church = Iglesia: campo { $field }, bosque { $wood }, fuente { $fountain }, llanura { $plain }.
draw-supply = Existencias: { $tokens } fichas de soborno, { $cards } cartas de escándalo en el mazo.
draw-deck = Cartas del mazo que conoces: { $cards }.
draw-known = { $place }. { NAME($card) }
draw-bag = Bolsa: campo { $field }, bosque { $wood }, fuente { $fountain }, llanura { $plain }.
draw-player = { $seat }, { NAME($title) }: { $points } PV
draw-used = En esta década: { $actions }.
draw-behind = Detrás de tu pantalla: £{ $money }, fichas de soborno { $tokens }; campo { $field }, bosque { $wood }, fuente { $fountain }, llanura { $plain }.
draw-cards = En tu mano: { LIST($cards) }.
draw-hidden = Cartas de escándalo: { $cards }.
draw-soldier = Un soldado en la finca de { $seat }, en { $at }.
draw-area = { NAME($area) } en { $at }
draw-area-held = { NAME($area) } en { $at }, en manos de un soldado de { $seat }
draw-row = Fila { $row }: { $squares }.
draw-square = columna { $column } { NAME($tile) }
draw-square-built = columna { $column } { NAME($tile) } con { NAME($building) }
draw-legend = En las fincas: C campo, B bosque, F fuente, L llanura; c castillo, h capilla, p palacio, y capricho. Las áreas se nombran por su loseta de abajo a la izquierda.
letter-field = C
letter-wood = B
letter-fountain = F
letter-plain = L
letter-castle = c
letter-chapel = h
letter-palace = p
letter-folly = y

# --- en la mesa y en las páginas

question-prestige-at-once = Todos responden en secreto. Tu finca muestra { $prestige } de prestigio. ¿Devuelves fichas de soborno y cartas de escándalo para tener más?
about = Una finca en el campo, una reina que adora los bailes y chismes en venta. Dispón campos, bosques y caprichos, recauda impuestos o ábrete paso con sobornos, y brilla cuando la Reina venga a contar quién merece un título.
    .sign = queen
option-at-once = Respuestas secretas en los bailes
option-at-once-hint = En un baile todos dicen en secreto y a la vez qué devuelven por prestigio. En el reglamento se dice por turnos y se ven los espacios de los anteriores. Con un ritmo lento esto ahorra algo de espera.
otherwise-at-once = respuestas secretas en los bailes en vez de por turnos
otherwise-first-game = una primera partida: se empieza con tres losetas de cada tipo
otherwise-areas-overlap = las áreas no pueden solaparse
otherwise-open-money = el dinero, las losetas y las fichas de soborno están a la vista
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
move-done = Termina la ampliación
move-area = Elige el área
    .at = Casilla inferior izquierda
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
move-bribe = Compra fichas de soborno
    .tokens = Fichas de soborno (cada una da 1 PV)
move-taxes = Recauda impuestos
    .tokens = Fichas de soborno que devuelves (£1 por cada una)
move-land = Adquiere tierras
    .tokens = Fichas de soborno que devuelves (una loseta por cada una)
move-donate = Dona losetas
    .tiles = Losetas
move-leisure = Descansa
move-swap = Cambia losetas
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
board-turn = Le toca
board-prestige = Prestigio en el baile
board-prestige-shown = prestigio que muestra la finca
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
sign-queen = La corona: aquí está la Reina.
sign-laurel = El laurel: el final de la década en la escala, cuando puntúan las fincas.
sign-prestige = Prestigio que muestra una finca. En un baile se pueden devolver fichas y cartas por más.
sign-coin = Libras
sign-letter = Fichas de soborno
sign-soldier = Soldados en casa, que aún pueden enviarse a una zona.
sign-card-back = Cartas de escándalo
board-scandals = cartas de escándalo en el mazo
board-soldiers = { $count ->
    [one] { $count } soldado en casa
   *[other] { $count } soldados en casa
}
board-cards = { $count ->
    [one] 1 carta de escándalo
   *[other] { $count } cartas de escándalo
}
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
rules-table-follies = Caprichos y lo que necesitan
rules-table-titles = Títulos
rules-table-events = Cartas de acontecimiento
rules-column-total = Piezas en total
rules-column-stocked = A la venta con 3, 4, 5 jugadores
rules-column-prices = Precios
rules-column-needs = Necesita
rules-column-prestige = Prestigio necesario
rules-column-discount = Descuento
rules-column-by-seats = Copias con 3, 4, 5 jugadores

# --- qué más ha pasado

event-queen-stayed = { $seat } no puede tomar la Reina: el espacio está cerrado, y se queda con { $holder_seat }.
event-queen-stayed-you = No puedes tomar la Reina: el espacio está cerrado, y se queda con { $holder_seat }.
event-moved-on = El baile ha terminado: la ronda avanza al espacio { $space }{ $kind ->
    [locked] , y nadie puede tomar ahora la Reina
   *[other] { "" }
}.

# --- qué más es seguro

certain-space-at-most = espacio { $value } de la escala, o más abajo si está ocupado
certain-title = tu título será { NAME($value) }
certain-title-at-most = como mucho, { NAME($value) }
certain-made-of = { $name ->
    [taxes] de ello, campos £{ $tiles }{ $areas ->
        [0] { "" }
       *[other] , granjas libres £{ $areas }
    }{ $soldiers ->
        [0] { "" }
       *[other] , soldados £{ $soldiers }
    }{ $tokens ->
        [0] { "" }
       *[other] , fichas de soborno £{ $tokens }
    }
    [land] de ellas, por bosques { $tiles }{ $areas ->
        [0] { "" }
       *[other] , florestas libres { $areas }
    }{ $soldiers ->
        [0] { "" }
       *[other] , soldados { $soldiers }
    }{ $tokens ->
        [0] { "" }
       *[other] , fichas de soborno { $tokens }
    }
   *[prestige] de ello, fuentes { $fountains }{ $gardens ->
        [0] { "" }
       *[other] , jardines libres { $gardens }
    }{ $soldiers ->
        [0] { "" }
       *[other] , soldados en jardines { $soldiers }
    }{ $palaces ->
        [0] { "" }
       *[other] , palacios { $palaces }
    }{ $gifts ->
        [0] { "" }
       *[other] , fichas y cartas { $gifts }
    }
}
certain-screen = después, detrás de tu pantalla: { $value }
certain-completes = completa: { $value }
certain-queen = { $value ->
    [taken] tomas la Reina
    [mine] ya tienes la Reina
    [locked] nadie puede tomar ahora la Reina
   *[elsewhere] la Reina no está allí
}
certain-next-seat = después le toca a { $value }
certain-round-space = la ronda llega al espacio { $value }
certain-round-kind = { $value ->
    [ball] empieza un baile
    [locked] la Reina queda bloqueada
    [scoring] la década termina y las fincas puntúan
   *[other] { "" }
}
certain-estate-points = tus castillos y palacios dan { $value } PV
certain-liaison-points = { $value ->
    [0] { "" }
   *[other] tus Amoríos dan { $value } PV
}
certain-looks = miras { $value } cartas de escándalo y conservas una
certain-beside = al lado: { $value }
certain-sends = { $value ->
    [yes] después puedes enviar un soldado
   *[no] { "" }
}
certain-open-sides = { $value ->
    [0] hay tierra todo alrededor
    [one] falta tierra en uno de sus 8 lados
   *[other] falta tierra en { $value } de sus 8 lados
}
certain-takes-area = desde ahora te sirve esa área: { NAME($value) }
certain-gets-tiles = { $value ->
    [0] allí no hay losetas que entregar
    [one] una loseta, la que elija la otra parte
   *[other] { $value } losetas, las que elija la otra parte
}
certain-spends-intrigue = gastas tu Intriga
certain-under-the-deck = debajo del mazo: { LIST($value) }

# --- lo que quiere saber quien decide

titles-asked = Duque desde { $duke } ({ $duke_copies }), Marqués desde { $marquess } ({ $marquess_copies }), Conde desde { $earl } ({ $earl_copies }), Vizconde desde { $viscount } ({ $viscount_copies })
details-stock =
    Empiezas con £{ $money } y el título de Barón, en una llanura con un castillo. Empieza, por sorteo: { $first_seat }; la Reina está con { $queen_seat }.
    Lo que no eliges se roba de la bolsa al azar; la elección es secreta, y nadie más ve tus losetas.
    Los campos dan dinero y granjas, los bosques más losetas, las fuentes prestigio para los títulos; los edificios van sobre llanuras.
    Lo habitual es tres de cada tipo, lo que todos reciben en una primera partida: así empiezas con algo de todo y nada queda al azar.
details-first-card =
    Tienes £{ $money }. Las demás cartas van debajo del mazo; nadie ve cuál conservas.
    En un turno puedes jugar una carta de escándalo además de tu acción.
turn-squares = Un «amplía» coloca hasta 3 losetas, cada una junto a tu finca. Una casilla es columna,fila: 1,0 está a la derecha de 0,0, y 0,1 encima.
turn-prospects =
    La ronda está en el espacio { $space } de { $spaces }; { $ahead ->
        [ball] hay un baile
       *[scoring] puntúan las fincas
    } { $ahead_in ->
        [one] con el próximo paso
       *[other] en { $ahead_in } pasos
    }. Al final de cada turno con la Reina avanza un paso.
    Tu finca muestra { $prestige } de prestigio para el próximo baile; títulos según el prestigio (y cuántos hay): { titles-asked }.
    Tal como están, tus castillos y palacios dan { $estate_points } puntos de victoria (PV) al final de la década; solo cuentan con tierra en los 8 lados.
details-turn =
    Tienes £{ $money }, { $tokens ->
        [one] una ficha de soborno
       *[other] { $tokens } fichas de soborno
    } y { $tiles ->
        [one] una loseta
       *[other] { $tiles } losetas
    } detrás de tu pantalla.
    { $acted ->
        [yes] Tu acción está hecha; con «fin» le toca a { $next_seat }.
       *[no] Una vez por década: { $taxed ->
            [yes] los impuestos ya están recaudados
           *[no] los impuestos dan ahora £{ $taxes }
        }; { $landed ->
            [yes] las tierras ya están adquiridas
           *[no] las tierras dan ahora { $land ->
                [one] una loseta
               *[other] { $land } losetas
            }
        }.{ $empty ->
            [0] {" "}Solo puedes construir un palacio, porque no tienes ninguna llanura vacía.
           *[other] { "" }
        }
    }
    { $queen_mine ->
        [yes] La Reina está contigo: al terminar tu turno recibes 1 PV, y la ronda avanza un paso.
       *[no] La Reina está con { $queen_seat }{ $queen_locked ->
            [yes] , y nadie puede tomarla en esta década
           *[no] { "" }
        }.
    }
    { $acted ->
        [yes] { "" }
       *[no]
        { turn-squares }
        { turn-prospects }
    }
details-expand-on =
    Tu acción sigue. Pon cada loseta más junto a tu finca. Tienes £{ $money } y { $tiles ->
        [one] una loseta
       *[other] { $tiles } losetas
    } detrás de tu pantalla.
    { $due ->
        [0] Por ahora no robas losetas.
        [one] Al acabar robas una loseta.
       *[other] Al acabar robas { $due } losetas.
    }
details-area =
    Las losetas fuera del cuadrado elegido siguen libres para un área posterior. Después continúa tu ampliación.
details-soldier =
    Tienes £{ $money }; soldados en casa: { $home }, en áreas de otros: { $out }. Un soldado nunca vuelve a casa, pero puede pasar de un área a otra.
    Una granja te da £2 enseguida, a cargo de la otra parte, y £2 con los impuestos; una floresta, dos losetas que elige la otra parte y 2 losetas con las tierras; un jardín, la Reina si está allí, y 2 de prestigio en los bailes.
    Mientras tu soldado esté allí, el área no da nada a la otra parte.
details-give =
    El soldado de { $to_seat } está desde ahora en tu floresta: con las tierras da 2 losetas a { $to_seat }, y a ti ninguna.
    Conservas { $left ->
        [one] una loseta
       *[other] { $left } losetas
    } detrás de tu pantalla. Solo { $to_seat } y tú veis cuáles entregas.
details-keep =
    { COUNT($held) ->
        [0] No tienes otra carta de escándalo.
       *[other] En la mano tienes: { LIST($held) }.
    }
    Las demás cartas van debajo del mazo, y nadie ve cuál conservas.
details-prestige =
    Fuentes { $fountains } + jardines libres { $gardens } + soldados en jardines { $soldiers } + palacios { $palaces } = { $prestige } de prestigio. Si lo devuelves todo, serían { $most }.
    Una ficha de soborno devuelta es 1 de prestigio, un Chantaje 3, cualquier otra carta de escándalo 1.
    El marcador más alto toma el mejor título que alcanza su espacio, luego el siguiente: { titles-asked }.
    { COUNT($taken) ->
        [0] Aún no hay ningún espacio ocupado.
       *[other] Ya ocupados: { ROW($taken) }. Si tu espacio está ocupado, quedas en el siguiente libre de abajo.
    }
    { COUNT($seats) ->
        [0] Respondes al final: tu respuesta decide los títulos.
       *[other] Después de ti: { ROW($seats) }.
    }
details-prestige-at-once =
    Fuentes { $fountains } + jardines libres { $gardens } + soldados en jardines { $soldiers } + palacios { $palaces } = { $prestige } de prestigio. Si lo devuelves todo, serían { $most }.
    Una ficha de soborno devuelta es 1 de prestigio, un Chantaje 3, cualquier otra carta de escándalo 1.
    El marcador más alto toma el mejor título que alcanza su espacio, luego el siguiente: { titles-asked }.
    Se responde en secreto, también { ROW($seats) }. Luego se ponen los marcadores por turno, empezando por la Reina. Si tu espacio está ocupado, quedas en el siguiente libre de abajo.

# --- lo que hay en la caja

name-queen = La Reina
name-soldier = Soldados
name-screen = detrás de la pantalla
component-card = { NAME($name) }{ $where ->
    [mine] { $looked ->
        [0] , { $count } en tu mano
        [one] { "" }
       *[other] , aquí hay { $looked }
    }
    [shown] , { $count } en la mano de { $seat }
    [supply] , { $count } que conoces en el mazo (desde arriba: { ROW($places) })
   *[unseen] , { $count } sin ver
}{ $full ->
    [yes] : { $effect ->
        [blackmail] devuelta en un baile vale { $prestige } de prestigio; no se juega nunca en un turno
        [cunning-stroke] al jugarla amplías otra vez con hasta 3 losetas, también en un turno de ampliar
        [dowry] al jugarla robas losetas de la bolsa: { $worth }
        [favour-of-the-vicar] al jugarla pones en la bolsa hasta 4 losetas tuyas, 1 PV cada una (ahora hasta { $worth })
        [inheritance] al jugarla tomas gratis el castillo más barato del mercado, sin soldado; casillas para él ahora: { $worth }
        [intrigue] cuando miras 3 cartas de escándalo, te deja conservarlas todas; si no, no se juega
        [liaison] { $worth } PV si la tienes al final de la partida; no se juega nunca
        [secret-marriage] al jugarla recibes fichas de soborno ({ $worth }) y 2 PV
        [tribute] al jugarla recibes £{ $worth }
       *[whitehall] al jugarla tomas la Reina{ $queen ->
            [mine] {" "}(ya está contigo)
            [locked] {" "}(ahora nadie puede tomarla)
           *[other] { "" }
        }
    }{ $effect ->
        [blackmail] .
       *[other] . Devuelta en un baile vale { $prestige } de prestigio.
    }
   *[no] .
}
    .kind = Cartas de escándalo
component-tile = { NAME($name) }, { $where ->
    [mine] { $count } detrás de tu pantalla
    [shown] { $count } en la finca de { $seat }
    [spent] { $count } en la iglesia
    [supply] { $count } en la bolsa
   *[unseen] { $count } donde no puedes verlas
}{ $full ->
    [yes] : { $name ->
        [field] al ponerlo da £1; cuatro en cuadrado son una granja y dan £2 enseguida. Con los impuestos cada campo da £1 y cada granja £2
        [wood] al ponerlo da una loseta de la bolsa; cuatro en cuadrado son una floresta y dan 2 losetas enseguida. Con las tierras cada bosque da una loseta y cada floresta 2
        [fountain] en un baile vale 1 de prestigio; cuatro en cuadrado son un jardín: tomas la Reina enseguida, y 2 de prestigio en los bailes
       *[plain] lleva un edificio (llanuras vacías tuyas: { $empty })
    }. En tu finca: { $laid }{ $name ->
        [plain] { "" }
       *[other] , áreas: { $areas }
    }. La iglesia acepta { $church } más.
   *[no] .
}
    .kind = Losetas de paisaje
component-building = { NAME($name) }, { $where ->
    [mine] { $count } en tu finca
    [shown] { $count } en la finca de { $seat }
   *[supply] { $offered ->
        [0] nada en oferta
       *[other] { $offered } en oferta (£{ $prices })
    }, quedan { $count } en total
}{ $full ->
    [yes] : { $offered ->
        [0] { "" }
       *[other] para ti £{ $yours }{ $short ->
            [0] { "" }
           *[other] , te faltan £{ $short }
        }; { "" }
    }{ $name ->
        [castle] sobre una llanura vacía que no esté junto a un castillo ni a un palacio. Puedes enviar un soldado a un área de otro. Con tierra en los 8 lados da 3 PV cada década, y 1 por cada capilla al lado
        [palace] sustituye a un castillo tuyo y trae la Reina; 2 de prestigio en los bailes. Con tierra en los 8 lados da 5 PV cada década, y 2 por cada capilla al lado
       *[chapel] sobre una llanura vacía que no esté junto a una capilla. Miras 3 cartas de escándalo y conservas una; los castillos y palacios de al lado dan más
    }. Casillas para ello en tu finca: { $sites }.
   *[no] .
}
    .kind = Edificios
component-folly = { NAME($name) }, { $where ->
    [supply] sin construir: para ti £{ $yours }{ $short ->
        [0] { "" }
       *[other] , te faltan £{ $short }
    }, ahora { $points } PV
   *[spent] ya construido
}; pide { $wants ->
    [forests] 2 florestas
    [farms] 2 granjas
    [gardens] 2 jardines
   *[mixed] una granja, una floresta y un jardín
}{ $where ->
    [supply] {" "}({ $missing ->
        [0] las tienes
       *[other] faltan: { $missing }
    }) y una llanura vacía (tienes { $empty }).
   *[spent] .
}
    .kind = Caprichos
component-title = { NAME($name) }, { $where ->
    [mine] tu título
    [shown] título de { $seat }
   *[supply] { $count } libre
}{ $full ->
    [yes] : desde { $asks } de prestigio en un baile; { $points } PV{ $discount ->
        [0] { "" }
       *[other] , después edificios £{ $discount } más baratos
    }; en esta mesa { $copies }. { $missing ->
        [0] Tu finca muestra bastante
       *[other] A tu finca le faltan { $missing } de prestigio
    }; otros que muestran al menos tanto como tú: { $rivals }.
   *[no] .
}
    .kind = Títulos
component-token = { NAME($name) }, { $where ->
    [mine] { $count } contigo
    [shown] { $count } con { $seat }
   *[supply] { $count } en la reserva
}{ $full ->
    [yes] : toma ahora hasta { $most } por £{ $price } cada una y recibe 1 PV por cada una. Devuelve una por £1 más con los impuestos, una loseta más con las tierras o 1 de prestigio en un baile.
   *[no] .
}
    .kind = Fichas de soborno
component-soldier = { NAME($name) }, { $where ->
    [mine] los tuyos
   *[shown] los de { $seat }
}: en casa { $home }, en áreas de otros { $out }{ $full ->
    [yes] . Con cada castillo nuevo puede salir uno, y nunca vuelve a casa; el área sirve entonces a quien lo envió.
   *[no] .
}
    .kind = Soldados
component-queen = { NAME($name) }, { $where ->
    [mine] contigo
   *[shown] con { $seat }
}: quien la tiene al final de su propio turno recibe { $points } PV y hace avanzar la ronda un espacio{ $locked ->
    [yes] . En esta década ya nadie puede tomarla.
   *[no] ; la traen un palacio, un jardín nuevo o Whitehall.
}
    .kind = La Reina
component-screen = { $where ->
    [mine] Detrás de tu pantalla
   *[shown] Detrás de la pantalla de { $seat }
}: £{ $money }, losetas { $tiles }, fichas de soborno { $tokens }, cartas de escándalo { $cards }{ $full ->
    [yes] . Todo ello se sigue de lo que se ha visto en la mesa, pero no qué losetas y cartas son.
   *[no] .
}
    .kind = Tras las pantallas

# --- la mesa como texto, completa

draw-track = En la escala de rondas: { $spaces }; en cada otro espacio, una ronda.
draw-reach = La próxima loseta cabe en las columnas { $left } a { $right } y las filas { $bottom } a { $top }, junto a otra.
draw-space = { $space } { $what }
draw-ahead = { $kind ->
    [ball] Hay un baile
   *[scoring] Puntúan las fincas
} { $spaces ->
    [one] con el próximo paso de la ronda.
   *[other] en { $spaces } pasos de la ronda.
}
draw-queen-locked = La Reina está con { $seat }; nadie puede tomarla en esta década.
draw-titles = Títulos en un baile: { $titles }.
draw-title = { NAME($title) } desde { $prestige } de prestigio: { $points } PV{ $discount ->
    [0] { "" }
   *[other] , edificios £{ $discount } más baratos
}, en esta mesa { $copies }
draw-sold-out = Mercado, { NAME($building) }: nada en oferta.
draw-yours = para ti £{ $money }
draw-prices = Precios para ti: { $prices }.
draw-price = { NAME($building) } £{ $money }
draw-folly = { NAME($folly) } (pide { $areas })
draw-estate = Finca: { $tiles ->
    [one] una loseta
   *[other] { $tiles } losetas
}, { $prestige } de prestigio para un baile; soldados en casa: { $home }.
draw-reckoned = Detrás de la pantalla, según puede calcularse en la mesa: £{ $money }, losetas { $tiles }, fichas de soborno { $tokens }.
draw-open = Dinero a la vista: £{ $money }, losetas { $tiles }, fichas de soborno { $tokens }.
board-reckoned = losetas { $tiles }, fichas de soborno { $tokens }
option-open-money = Dinero a la vista
option-open-money-hint = Todos ven el dinero y el número de losetas y fichas de soborno de los demás. (De todos modos se pueden contar.)

# Lo que de una edición es nuestro.
ours-prices = { $count ->
    [one] los precios de una clase de edificios
   *[other] los precios de { $count } clases de edificios
}
ours-track = dónde están los bailes en el recorrido

# The figures of an edition, as the form for owners of a box calls them.
figure-bribes = Sobornos
figure-tokens = Fichas de soborno en la caja
figure-round = La década
figure-track = Casillas del recorrido
figure-arrow = flecha
figure-way = vacía
figure-ball = baile
figure-locked = cerrada para la Reina
figure-scoring = puntuación
figure-copies = Copias con 3, 4, 5 jugadores
