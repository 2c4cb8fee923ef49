# Lo que dicen la ayuda y las preguntas por entero, en español.

name-large = edificios grandes
name-type = tipos de paisaje
name-empty = casillas vacías
name-work = obras sobre la mesa

option-open-money = Dinero a la vista
option-open-money-hint = Todos ven el dinero de los demás. En el reglamento impreso está oculto, pero cada pago es público y se puede contar de todos modos.

# --- everything in the box in full; `kind` is the heading of the player aid

component-profession = { NAME($name) }{ card-place }. Desea: { NAME($building) } (+{ $building_value }), { NAME($landscape) } (+{ $landscape_value }), { NAME($freedom) } (+{ $freedom_value }).{ $reckoned ->
    [yes] {" "}{ profession-worth }
   *[no] {""}
}
    .kind = Cartas de personaje
profession-worth = Una obra ahora: { $value } = { SUM($parts) }. { COUNT($missing) ->
    [0] No falta nada.
   *[other] Falta: { LIST($missing) }.
}
card-place = { $place ->
    [row] {" "}(en la fila de obras de { $seat })
    [looked] { "" }
    [deck] {" "}(en el mazo)
   *[other] {""}
}
component-bonus = { NAME($name) }{ card-place }.{ $reckoned ->
    [yes] {" "}{ bonus-worth }
   *[no] {""}
}
    .kind = Cartas de bonus
bonus-worth = Añade ahora a una obra: +{ $adds }.{ $adds ->
    [0] {""}
   *[other] { COUNT($works) ->
        [0] {""}
       *[other] {" "}Tus obras con ella: { EACH($works) }; mínimo en esta ronda: { $minimum }.
    }
}
component-prestige = { NAME($name) }{ card-place }. Al final: { $points } PP{ $tied ->
    [0] {""}
   *[other] {" "}(con empate: { $tied })
}.{ $rule ->
    [all] {" "}Pide al menos: { EACH($wants) }.
    [fewest] {" "}Pide lo mínimo de: { NAME($thing) }.
   *[most] {" "}Pide lo máximo de: { NAME($thing) }.
}{ $standing ->
    [fulfilled] {" "}Cumplida; vale ahora: { $now } PP.
    [leads] {" "}{ prestige-counts } Vas en cabeza; vale ahora: { $now } PP.
    [tied] {" "}{ prestige-counts } Empate; vale ahora: { $now } PP.
    [behind] {" "}{ $rule ->
        [all] Falta: { EACH($missing) }.
       *[other] { prestige-counts }
    } Vale ahora: { $now } PP.
   *[unknown] {""}
}
    .kind = Cartas de prestigio
prestige-counts = Tienes { $have }, los demás { $rule ->
    [fewest] al menos
   *[other] como mucho
} { $others }.
component-landscape = { $where ->
    [supply] { NAME($name) } (quedan { $count }). { tile-shape } Añade a una obra que lo desea: { $value }{ tile-wished }. { $have ->
        [0] Cada otro del mismo tipo da { $points_again } PP.
       *[other] Tienes { $have }; uno más da { $points } PP.
    }
   *[other] { NAME($name) }: { $count }
}
    .kind = Paisajes
component-any-landscape = Un paisaje a elegir; quedan: { EACH($tiles) }.
    .kind = Paisajes
component-building = { $where ->
    [supply] { NAME($name) } ({ $size ->
        [large] grande
        [medium] mediano
       *[small] pequeño
    }, quedan { $count }). { tile-shape } { $brief ->
        [yes] Ninguna de tus cartas lo desea.
       *[no] { building-brings }
    }
   *[other] { NAME($name) }
}
    .kind = Edificios
building-brings = { $reckoned ->
    [yes] Construido solo por ti: { $price } florines, +{ $points } PP.
   *[no] +{ $points } PP.
} Añade a una obra que lo desea: { $value }{ tile-wished }.{ $have ->
    [0] {""}
   *[other] {" "}Ya lo tienes.
}
tile-shape = Forma (n), desde arriba: [{ $shape }].
tile-wished = { COUNT($wished_by) ->
    [0] {""}
   *[other] {" "}(tuyas: { LIST($wished_by) })
}
component-freedom = { $where ->
    [supply] { NAME($name) } (quedan { $count }). Te cuesta { $price } florines. Añade a una obra que lo desea: { $value }{ tile-wished }.{ $have ->
        [yes] {" "}Ya lo tienes.
       *[no] {""}
    }
   *[other] { NAME($name) }
}
    .kind = Libertades
component-jester = { $where ->
    [supply] { NAME($name) } (quedan { $count }). Añade a cada obra tuya: +{ $value }. Tienes { $have }.
   *[other] { NAME($name) }: { $count }
}
    .kind = Bufones
component-builder = { $where ->
    [supply] { NAME($name) } (quedan { $count }). Tienes { $have } (como mucho { $most }). Con uno más un edificio cuesta { $price_next } florines (ahora { $price }){ $points ->
        [0] .
       *[other] , +{ $points } PP.
    } Desde { $to_touch }: los edificios pueden tocarse.
   *[other] { NAME($name) }: { $count }
}
    .kind = Arquitectos
component-recruiting = { $where ->
    [supply] { NAME($name) } (quedan { $count }). Lleva a tu mano un personaje de las obras de otra persona. O guárdala en la mano, donde añade a cada obra: +{ $value }.{ COUNT($professions) ->
        [0] {" "}Ahora no hay nadie a quien reclutar.
       *[other] {" "}Puedes reclutar ahora: { LIST($professions) }.
    }{ COUNT($own_professions) ->
        [0] {""}
       *[other] {" "}De ti se puede reclutar: { LIST($own_professions) }.
    }
   *[other] { NAME($name) }: { $count }
}
    .kind = Cartas de reclutamiento
component-deck = { NAME($name) } (quedan { $count }). Se miran { $looked_at }, se guarda { $kept }{ $name ->
    [prestige] {" "}(por subasta).
   *[other] {" "}({ $price } florines).
}
    .kind = Mazos
component-character = { NAME($name) }: { $name ->
    [muse] añade en esta ronda a cada obra tuya: +{ $brings }.
    [cardinal] da una acción más en esta ronda.
    [princess] te deja completar en esta ronda una obra sin carta de personaje. Cuentan paisajes, arquitectos, edificios y cartas.{ $reckoned ->
        [yes] {" "}Una obra ahora: { $brings } = { SUM($parts) }.
       *[no] {""}
    }
    [merchant] paga lo que ganes en las próximas subastas, o da puntos por tu puesto en la escala de prestigio.{ $reckoned ->
        [yes] {" "}Por el puesto de ahora: { $brings } PP.
       *[no] {""}
    }
    [professor] trae una carta de prestigio o de bonus (miras cinco, guardas una), gratis y cuando quieras.
   *[banker] te da enseguida { $brings } florines. Si lo tomas en la última ronda, al final puedes convertir dinero en puntos.
}{ $where ->
    [mine] {" "}Está contigo.
    [shown] {" "}Está con { $seat }.
   *[other] { $taken ->
        [yes] {" "}Ya está tomado.
       *[no] { $bid ->
            [0] {" "}Aún sin ofertas; ofrece de { $lowest } a { $highest }.
           *[other] {" "}{ $bidder_seat }: { $bid }; ofrece más, como mucho { $highest }.
        }
    }
}
    .kind = Personajes

# --- what whoever decides wants to know besides, one sentence a line

own-means = Tienes { $money } florines{ $from_points ->
    [0] .
   *[other] . Vender todos tus puntos de prestigio (PP) te daría { $from_points } más, pero son ellos los que deciden la partida.
}
work-pays = Una obra da { $money_per_value } florines por cada punto de su valor: { $work_money } por { $minimum }. En vez de cada { $money_per_point } puedes tomar 1 punto de prestigio (PP).
tile-places = En b3n, b3 es la esquina inferior izquierda de la loseta; n: como en el dibujo; e, s, w: girada como el reloj; *: reflejada antes.
rounds-to-come = { COUNT($later_minimums) ->
    [0] Es la última ronda.
   *[other] Mínimo en las rondas siguientes: { ROW($later_minimums) }.
}
details-keep =
    Empiezas con { $money } florines. Tu dominio está vacío, salvo el Palacio.
    Valor de una obra, por edificio, paisaje y libertad, por cada bufón y cada carta: { EACH($values) }.
    Una obra da { $money_per_value } florines por cada punto de su valor, o 1 punto de prestigio (PP) en vez de cada { $money_per_point }. Los PP deciden la partida. «Cartas» es 1 por cada carta que guardas.
    Valor mínimo de una obra por ronda: { ROW($later_minimums) }.
    La carta que no guardas vuelve al mazo. Más tarde puedes robar o reclutar otras.
details-name =
    { own-means }
    Aún sin comprar en esta ronda: { ROW($bidding_seats) }.{ COUNT($sold) ->
        [0] {""}
       *[other] {" "}Ya vendido: { LIST($sold) }.
    }
    Pujas por lo que nombras; todos los que no han comprado pueden subir. Una compra por persona; luego vienen las acciones.
    Una obra debe valer ahora { $minimum }. { rounds-to-come } { work-pays }
details-raise =
    { own-means }
    { $leader_seat }: { $bid } florines. Siguen pujando: { ROW($bidding_seats) }.
    Si pasas, sales solo de esta subasta. Quien hace la puja más alta paga y no consigue otra cosa en esta ronda.
    { work-pays }
details-limits =
    { own-means }
    Siguen pujando: { ROW($bidding_seats) }.
    La subasta se hace luego con los límites de todos, de { $step } en { $step } florines. Quien gana paga lo justo.
    { work-pays }
details-last-buyer =
    { own-means }{ COUNT($sold) ->
        [0] {""}
       *[other] {" "}Ya vendido: { LIST($sold) }.
    }
    Todos los demás han comprado o renunciado. Luego vienen las acciones.
    Una obra debe valer ahora { $minimum }. { rounds-to-come } { work-pays }
details-place =
    Casillas libres: { $free }. Un paisaje puede tocarlo todo.
    El segundo paisaje del mismo tipo, y cada otro, da { $again } PP.
    { tile-places }
details-recruit =
    La carta de reclutamiento ocupa el lugar del personaje entre las obras de la otra persona.
    En la mano, añade a cada obra: +{ $card_value }.
details-take =
    Las demás cartas van debajo del mazo en este orden, o en el que escribas después de «bajo».
details-turn =
    { own-means } { $building_lacking ->
        [0] Tu próximo edificio cuesta { $building_price } florines.
       *[other] Ahora no puedes construir: un edificio cuesta { $building_price } florines y te faltan { $building_lacking }.
    }
    { rounds-to-come } { work-pays }
    { COUNT($best_seats) ->
        [0] En esta ronda no se ha completado ninguna obra.
       *[other] La mejor obra de la ronda hasta ahora: { $best }, { ROW($best_seats) }.
    } Al final de la ronda, la mejor obra da { $best_points } PP.
    { COUNT($after_seats) ->
        [0] Tu turno es el último de la ronda.
       *[other] Después de ti: { ROW($after_seats) }.
    }
    { tile-places }
details-invite =
    Tienes { $money } florines. Aún sin decidir: { ROW($inviting_seats) }.
    Si nadie supera tu marcador cuando vuelve tu turno, pagas y recibes al personaje. Si lo superan, puedes volver a ofrecer.
    Cada cual puede tener uno. Todos menos Mercader y Profesor se van al final de la ronda.
details-merchant =
    { own-means }
    Gratis: el Mercader paga y se va. Puntos: pagas tú y el Mercader se va. Pasar: pagas tú, y el Mercader se queda hasta que acaben las subastas de esta ronda.
details-cash =
    Tienes { $money } florines. { $money_per_point } florines = 1 PP.
    Luego se puntúan las cartas de prestigio y acaba la partida. El dinero solo desempata.
details-proposal =
    Tablero del oeste: { $west_seat }, { ROW($west_squares) }. Tablero del este: { $east_seat }, { ROW($east_squares) }.
    El lugar ({ $at }) se refiere al tablero de { $west_seat }.
    { $from_seat } → banca: { $cost } florines. { $to_seat } → { $from_seat }: { $price } florines.
    El edificio es de los dos: +{ $points } PP. Puedes aceptar o rechazar libremente.
    { own-means }
details-answers =
    { own-means } Por el edificio pagas a la banca { $building_price } florines.
    { $east_answers ->
        [yes] { $east_seat } ({ NAME("east") }): { $east_price } florines.
       *[no] {""}
    }
    { $west_answers ->
        [yes] { $west_seat } ({ NAME("west") }): { $west_price } florines.
       *[no] {""}
    }
    Si rechazas, no se construye nada ni se gasta una acción.

# --- what a move would certainly bring

certain-opening-bid = puja inicial de { $value } florines
certain-price-at-most = cuesta como mucho { $value } florines
certain-points-when-placed = { $value ->
    [0] {""}
   *[other] { $value } PP al colocarlo
}
certain-no-lot = no consigues nada en las subastas de esta ronda
certain-winner-seat = { $value } se lleva el lote
certain-for = el precio es de { $value } florines
certain-next-bidder-seat = { $value } puja después
certain-no-bid = no pujas por este lote
certain-raises = añade { $value } a tus obras
certain-looked-at = miras { $value } cartas
certain-adds = añade ahora a una obra: +{ $value }
certain-points-today = vale ahora: { $value } PP
certain-goes-back = vuelve al mazo { LIST($value) }
certain-unused = { $value ->
    [one] queda 1 acción
   *[other] quedan { $value } acciones
}
certain-no-guest = en esta ronda no viene ningún personaje
certain-no-building = no se construye nada
certain-to-seat = pregunta a { $value }
certain-squares = en tu tablero: { ROW($value) }
certain-squares-beyond = en el otro: { ROW($value) }
