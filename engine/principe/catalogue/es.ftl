# Il Principe, en español. `many` es el color de varias cartas, `one` el de una.

title = Il Principe

name-green = verde
    .one = verde
    .many = verdes
name-white = blanco
    .one = blanca
    .many = blancas
name-red = rojo
    .one = roja
    .many = rojas
name-blue = azul
    .one = azul
    .many = azules
name-yellow = amarillo
    .one = amarilla
    .many = amarillas
name-brown = marrón
    .one = marrón
    .many = marrones
name-university = universidad
name-cathedral = catedral
name-town-hall = ayuntamiento
name-castle = castillo
name-market = mercado
name-master = Maestro
name-bishop = Obispo
name-magistrate = Magistrado
name-lord = Señor
name-banker = Banquero
name-apprentice = Aprendiz
name-priest = Sacerdote
name-notary = Notario
name-knight = Caballero
name-merchant = Mercader
name-major = ficha de rol mayor
name-minor = ficha de rol menor
name-medici = Médici
name-carraresi = Carraresi
name-visconti = Visconti
name-gonzaga = Gonzaga
name-este = d’Este
name-perugia = Perugia
name-orvieto = Orvieto
name-siena = Siena
name-verona = Verona
name-venezia = Venecia
name-bologna = Bolonia
name-padova = Padua
name-urbino = Urbino
name-milano = Milán
name-lucca = Lucca
name-firenze = Florencia
name-pisa = Pisa
name-mantova = Mantua
name-ferrara = Ferrara
name-rimini = Rímini

word-arms = escudos
    .also = escudo
word-bid = puja
    .also = pujo | ofrece | ofrezco
word-decline = declina
    .also = declino
word-found = funda
    .also = fundo
word-lay = pon
    .also = pongo
word-pass = pasa
    .also = paso
word-play = juega
    .also = juego
word-rest = descansa
    .also = descanso
word-reveal = descubre
    .also = descubro
word-green = verde
    .also = verdes
word-white = blanco
    .also = blanca | blancas | blancos
word-red = rojo
    .also = roja | rojas | rojos
word-blue = azul
    .also = azules
word-yellow = amarillo
    .also = amarilla | amarillas | amarillos
word-brown = marrón
    .also = marrones
word-perugia = perugia
    .also = perusa
word-orvieto = orvieto
word-siena = siena
word-verona = verona
word-venezia = venecia
word-bologna = bolonia
word-padova = padua
word-urbino = urbino
word-milano = milán
word-lucca = lucca
word-firenze = florencia
word-pisa = pisa
word-mantova = mantua
word-ferrara = ferrara
word-rimini = rímini

slot-cards = colores
slot-amount = ducados
slot-city = ciudad
slot-arms = región número …
slot-colour = color
slot-count = número
slot-region = región

event-dealt = Cada cual empieza con { $ducats } ducados. Ciudades abiertas: { LIST($cities) }. Il Principe es { $prince_seat }.
event-round = Ronda { $round }{ $last ->
    [yes] , la última
   *[no] { "" }
}.
event-income = { $cards ->
    [0] Cada cual recibe { $ducats } ducados.
   *[other] Cada cual roba { $cards } cartas y recibe { $ducats } ducados.
}
event-drew = { $seat } roba { LIST($cards) }.
event-drew-you = Robas { LIST($cards) }.
event-shown = { $seat } ha puesto { LIST($cards) }.
event-shown-you = Has puesto { LIST($cards) }.
event-turned = Cartas del mazo: { LIST($cards) }.
event-group = Se subasta { $cards ->
    [one] una carta { NAME($colour, form: "one") }
   *[other] un grupo de { $cards } cartas { NAME($colour, form: "many") }
}; abre { $prince_seat }.
event-bid = { $seat } puja { $amount }.
event-bid-you = Pujas { $amount }.
event-passed = { $seat } pasa.
event-passed-you = Pasas.
event-cannot-bid = { $seat } tiene muy pocos ducados para pujar, y pasa.
event-cannot-bid-you = Tienes muy pocos ducados para pujar, y pasas.
event-group-won = { $seat } se lleva { $cards ->
    [one] una carta { NAME($colour, form: "one") }
   *[other] { $cards } cartas { NAME($colour, form: "many") }
} por { $price }, y también Il Principe.
event-group-won-you = Te llevas { $cards ->
    [one] una carta { NAME($colour, form: "one") }
   *[other] { $cards } cartas { NAME($colour, form: "many") }
} por { $price }, y también Il Principe.
event-group-gone = Nadie quiere { $cards ->
    [one] la carta { NAME($colour, form: "one") }; sale
   *[other] las { $cards } cartas { NAME($colour, form: "many") }; salen
} del juego.
event-founded = { $seat } funda { NAME($city) } por { $ducats } ducados: { $points } puntos{ COUNT($arms) ->
    [0] { "" }
   *[other] , escudos en { LIST($arms) }
}.
event-founded-you = Fundas { NAME($city) } por { $ducats } ducados: { $points } puntos{ COUNT($arms) ->
    [0] { "" }
   *[other] , escudos en { LIST($arms) }
}.
event-role-points = { $seat } recibe { $points ->
    [one] un punto
   *[other] { $points } puntos
} de { NAME($city) } por los roles.
event-role-points-you = Recibes { $points ->
    [one] un punto
   *[other] { $points } puntos
} de { NAME($city) } por los roles.
event-city-opened = Ahora está abierta { NAME($city) }.
event-declined = { $seat } no funda ninguna ciudad.
event-declined-you = No fundas ninguna ciudad.
event-played = { $seat } juega { $cards ->
    [one] una carta { NAME($colour, form: "one") }
   *[other] { $cards } cartas { NAME($colour, form: "many") }
}.
event-played-you = Juegas { $cards ->
    [one] una carta { NAME($colour, form: "one") }
   *[other] { $cards } cartas { NAME($colour, form: "many") }
}.
event-rested = { $seat } no hace nada.
event-rested-you = No haces nada.
event-tiles-returned = Todas las fichas de rol vuelven al tablero.
event-contested = { LIST($seats) } empatan en el color { NAME($colour) } y pujan por el rol de { NAME($role) }; empieza { $opener_seat }.
event-major = { $seat } pasa a ser { NAME($role) }{ $price ->
    [0] { "" }
    [one] { " " }por un ducado, toma Il Principe
   *[other] { " " }por { $price } ducados, toma Il Principe
}, y pone boca abajo { $turned ->
    [one] una carta { NAME($colour, form: "one") }
   *[other] { $turned } cartas { NAME($colour, form: "many") }
}.
event-major-you = Pasas a ser { NAME($role) }{ $price ->
    [0] { "" }
    [one] { " " }por un ducado, tomas Il Principe
   *[other] { " " }por { $price } ducados, tomas Il Principe
}, y pones boca abajo { $turned ->
    [one] una carta { NAME($colour, form: "one") }
   *[other] { $turned } cartas { NAME($colour, form: "many") }
}.
event-minor = { $seat } pasa a ser { NAME($role) }{ $price ->
    [0] { "" }
    [one] { " " }por un ducado y toma Il Principe
   *[other] { " " }por { $price } ducados y toma Il Principe
}.
event-minor-you = Pasas a ser { NAME($role) }{ $price ->
    [0] { "" }
    [one] { " " }por un ducado y tomas Il Principe
   *[other] { " " }por { $price } ducados y tomas Il Principe
}.
event-tile-stays = Nadie pasa a ser { NAME($role) }.
event-revealed = { $seat } pone boca arriba una carta { NAME($colour, form: "one") }.
event-revealed-you = Pones boca arriba una carta { NAME($colour, form: "one") }.
event-point = { $seat } recibe { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
event-point-you = Recibes { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
event-drew-one = { $seat } roba una carta.
event-drew-one-you = Robas una carta.
event-arms = { $seat } coloca un escudo en la región de color { NAME($region) }.
event-arms-you = Colocas un escudo en la región de color { NAME($region) }.
event-ducats = { $seat } recibe { $ducats ->
    [one] un ducado
   *[other] { $ducats } ducados
}.
event-ducats-you = Recibes { $ducats ->
    [one] un ducado
   *[other] { $ducats } ducados
}.
event-lapsed = { $seat } no puede usar la habilidad de { NAME($role) }.
event-lapsed-you = No puedes usar la habilidad de { NAME($role) }.
event-ended = { $reason ->
    [cities] Hay demasiado pocas ciudades abiertas: la partida ha terminado.
    [empty] Quedan demasiado pocas cartas para una última ronda: la partida ha terminado.
   *[deck] Se ha jugado la última ronda: la partida ha terminado.
}

question-lay = Pon { $cards } cartas de tu mano, boca abajo, para las subastas.
question-bid-cards = Puja por { $cards ->
    [one] una carta { NAME($colour, form: "one") }
   *[other] { $cards } cartas { NAME($colour, form: "many") }
}{ $high ->
    [0] { "" }
   *[other] { " " }(puja más alta: { $high } de { $high_seat })
}, o pasa. Tienes { $ducats ->
    [one] un ducado
   *[other] { $ducats } ducados
}.
question-bid-role = Puja por el rol de { NAME($role) }{ $high ->
    [0] { "" }
   *[other] { " " }(puja más alta: { $high } de { $high_seat })
}, o pasa. Tienes { $ducats ->
    [one] un ducado
   *[other] { $ducats } ducados
}.
question-found = Has ganado las cartas. { COUNT($cities) ->
    [0] No puedes pagar ninguna ciudad abierta, así que solo puedes declinar.
   *[other] Funda una ciudad ahora mismo, o declina.
}
question-turn = { $allowed ->
    [yes] { COUNT($cities) ->
        [0] No puedes pagar ninguna ciudad abierta. Juega cartas de un color, o no hagas nada.
       *[other] Funda una ciudad, juega cartas de un color, o no hagas nada.
    }
   *[no] Juega cartas de un color, o no hagas nada.
}
question-reveal = Pon boca arriba una de tus cartas boca abajo que no sea verde.
question-arms = Coloca un escudo en cualquier región.

# --- qué más conviene saber al decidir, una frase por línea

details-rivals = { COUNT($seats) ->
    [0] Todos los demás han pasado.
    [one] Además de ti sigue { LIST($seats) }, con { $most ->
        [one] un ducado
       *[other] { $most } ducados
    } (según lo que todos han visto).
   *[other] Además de ti siguen { LIST($seats) }; quien más tiene cuenta con { $most ->
        [one] un ducado
       *[other] { $most } ducados
    } (según lo que todos han visto).
}
details-lay = { $first ->
        [yes] Gana quien tiene más puntos de victoria (PV). Vienen de las ciudades que fundas, de los roles cada vez que otros fundan ciudades y, al final, de los escudos en las regiones, los roles, los grupos de cinco colores, los ducados y las cartas en la mano.
        Una ciudad cuesta cartas de ciertos colores de tu mano y algunos ducados: guarda las cartas que cuesta, gana las que te faltan y ahorra ducados para ella.
        Las cartas que en cambio juegas boca arriba dan roles al final de la ronda.
       *[no] { "" }
    }
    Tienes { $ducats ->
        [one] un ducado
       *[other] { $ducats } ducados
    }.
    Todas las cartas puestas se muestran y se subastan por colores, primero el de menos cartas. También por las tuyas tienes que pujar. Un grupo que nadie quiere sale del juego.
    Empieza { $prince_seat }. Quien gana un grupo toma sus cartas en la mano y a Il Principe y abre la subasta siguiente{ $may_found ->
        [yes] , y puede fundar una ciudad al momento
       *[no] ; las ciudades se fundan desde la próxima ronda
    }.
    { $ends ->
        [yes] Hay menos de { $display } ciudades abiertas: la partida termina en cuanto todos hayan puesto sus cartas.
       *[no] { "" }
    }
    { $next_is_last ->
        [yes] En el mazo quedan { $deck } cartas: la próxima ronda es la última, y nadie roba en ella.
       *[no] { "" }
    }
details-bid-cards = { details-rivals }
    En la mano tienes { $hand } de color { NAME($colour) }. Quien tiene más cartas de un color boca arriba consigue su rol ({ LIST($roles) }). { COUNT($cities) ->
        [0] Ninguna ciudad abierta necesita cartas de color { NAME($colour) }.
       *[other] Ciudades abiertas que necesitan cartas de color { NAME($colour) }: { LIST($cities) }.
    }{ COUNT($within_reach) ->
        [0] { "" }
       *[other] {" "}Con estas cartas tendrías todas las de (detrás, el precio en ducados): { EACH($within_reach) }.
    }
    Quien gana paga, toma a Il Principe y abre la subasta siguiente{ $may_found ->
        [yes] , y puede fundar una ciudad al momento
       *[no] { "" }
    }. Sin pujas las cartas salen del juego.
    { COUNT($next) ->
        [0] Este es el último grupo de la ronda; después cada cual tiene un turno.
       *[other] Grupos siguientes: { LIST($next) }.
    }
details-limit-cards = { details-bid-cards }
role-does = { $colour ->
    [green] pone boca arriba una carta propia boca abajo que no sea verde
    [white] recibe { $gain ->
        [one] un punto
       *[other] { $gain } puntos
    }
    [red] roba una carta
    [blue] coloca un escudo en cualquier región
   *[yellow] recibe { $gain ->
        [one] un ducado
       *[other] { $gain } ducados
    }
}
details-bid-role = { details-rivals }
    Quien pasa a ser { NAME($role) } al momento { role-does }{ $turned ->
        [0] .
        [one] , pero pone boca abajo una carta { NAME($colour, form: "one") }.
       *[other] , pero pone boca abajo { $turned } cartas { NAME($colour, form: "many") }.
    }
    El rol da { $points ->
        [one] un punto
       *[other] { $points } puntos
    } al final de la partida a quien lo tenga entonces, y otro tanto cada vez que otra persona funda una ciudad que necesita cartas de color { NAME($colour) }{ COUNT($cities) ->
        [0] ; de las abiertas, ninguna.
       *[other] ; de las abiertas: { LIST($cities) }.
    }
    Quien gana paga y toma a Il Principe. Si todos pasan, nadie consigue el rol. Todos los roles se reparten de nuevo en cada ronda.
details-limit-role = { details-bid-role }
founding-rules = Una ciudad cuesta exactamente sus cartas de tu mano, que quedan boca arriba ante ti, y sus ducados. Recibes sus puntos y colocas sus escudos; todos los demás reciben puntos por sus roles de esos colores.
details-found = Tienes { $ducats ->
        [one] un ducado
       *[other] { $ducats } ducados
    } y { $supply ->
        [one] un escudo
       *[other] { $supply } escudos
    }.
    { COUNT($cities) ->
        [0] { "" }
       *[other] { founding-rules }
    }
    Si declinas, las cartas se quedan en tu mano.
details-turn = Tienes { $ducats ->
        [one] un ducado
       *[other] { $ducats } ducados
    } y { $supply ->
        [one] un escudo
       *[other] { $supply } escudos
    }.
    { $allowed ->
        [yes] { COUNT($cities) ->
            [0] Ahora no puedes fundar ninguna ciudad: para cada una abierta te faltan cartas o ducados.
           *[other] { founding-rules }
        }
       *[no] { rule-first-round }
    }
    { COUNT($seats) ->
        [0] Nadie juega después de ti en esta ronda.
       *[other] Después de ti: { LIST($seats) }.
    } Luego se reparten de nuevo todos los roles: quien tiene más cartas de un color boca arriba consigue su rol mayor y pone boca abajo la mitad de ellas (por exceso).
    { $last ->
        [yes] Esta es la última ronda: después de los roles termina la partida.
       *[no] { "" }
    }
details-reveal = Las cartas boca arriba deciden los roles de su color: los que aún se reparten en esta ronda, y los siguientes.
details-arms = Tienes { $supply ->
        [one] un escudo
       *[other] { $supply } escudos
    }. Al final, tener más escudos en una región da { $first } puntos, a cada cual en caso de empate; detrás de un primero en solitario, los segundos reciben { $second }.

# --- las piezas de la caja, enteras

component-card = { $where ->
    [mine] { NAME($name) } ({ NAME($building) }), tuyas: { $hand ->
        [0] ninguna en la mano
       *[other] { $hand } en la mano
    }{ $up ->
        [0] { "" }
       *[other] , { $up } boca arriba
    }{ $down ->
        [0] { "" }
       *[other] , { $down } boca abajo
    }.
    [shown] { NAME($name) } ({ NAME($building) }), { $seat }: { $up } boca arriba{ $down ->
        [0] { "" }
       *[other] , { $down } boca abajo
    }{ $hand ->
        [0] { "" }
       *[other] , { $hand } en la mano como todos han visto
    }.
    [supply] { NAME($name) } ({ NAME($building) }): { $count } en subasta.
    [unseen] { NAME($name) } ({ NAME($building) }): { $count } en el mazo o en manos que no ves.
   *[spent] { NAME($name) } ({ NAME($building) }): { $count } fuera del juego.
} { $where ->
    [mine] { COUNT($seats) ->
        [0] Nadie tiene ninguna boca arriba (rol al final de la ronda: { NAME($role) }).
       *[other] Más boca arriba: { LIST($seats) } con { $most } (rol al final de la ronda: { NAME($role) }).
    } { COUNT($cities) ->
        [0] Ninguna ciudad abierta la necesita.
       *[other] Necesaria para { EACH($needs) }.
    }
   *[other] { "" }
}
    .kind = Cartas de edificio
component-city = { NAME($name) }{ $where ->
    [supply] { "" }
    [unseen] {" "}(aún no descubierta)
   *[spent] {" "}(fundada)
}: cuesta { LIST($need) } y { $ducats } ducados; da { $points } puntos y { $arms ->
    [one] un escudo
   *[other] { $arms } escudos
} en { LIST($regions) }. { $where ->
    [supply] { $payable ->
        [yes] Puedes pagarla.
        [no] Te falta: { lacks }.
       *[other] { "" }
    } { COUNT($lead) ->
        [0] { "" }
       *[other] Con todos sus escudos en una región tendrías allí la mayoría ({ LIST($lead) }).
    } { $others ->
        [0] { "" }
        [one] Por roles recibiría un punto: { LIST($seats) }.
       *[other] Por roles recibirían { $others } puntos en total: { LIST($seats) }.
    }
   *[other] { "" }
}
    .kind = Ciudades
lacks = { COUNT($missing) ->
    [0] { "" }
   *[other] { LIST($missing) }
}{ $short ->
    [0] { "" }
   *[other] { COUNT($missing) ->
        [0] { "" }
       *[other] {" "}y{" "}
    }{ $short ->
        [one] un ducado
       *[other] { $short } ducados
    }
}
component-region = Región { NAME($name) }: { COUNT($seats) ->
    [0] aún sin escudos.
    [one] más escudos: { LIST($seats) } con { $most }.
   *[other] más escudos: { LIST($seats) } con { $most } cada cual.
} { $arms ->
    [0] No tienes ninguno: un escudo te daría { $with_one } puntos, si quedara así.
   *[other] Tuyos: { $arms }; puntos si queda así: { $points }, con uno más: { $with_one }.
}
    .kind = Regiones
component-role = { NAME($name) } (rol { $tile ->
    [major] mayor
   *[minor] menor
}, { NAME($colour) }): { $where ->
    [mine] tuyo.
    [shown] { $seat }.
   *[supply] de nadie.
} Quien lo toma { role-does }; da { $points ->
    [one] un punto
   *[other] { $points } puntos
} al final, y otro tanto cada vez que otra persona funda una ciudad que necesita cartas de color { NAME($colour) }.
    .kind = Roles
component-arms = Escudos de { NAME($name) } ({ $seat }): { $count } por colocar, { $placed } colocados.
    .kind = Escudos
component-deck = Mazo: { $count ->
    [one] una carta
   *[other] { $count } cartas
}. { $last ->
    [yes] Esta es la última ronda.
   *[no] Si al empezar una ronda hay menos de { $last_below }, es la última: nadie roba, y se subastan { $last_cards ->
        [0] todas las que quedan
       *[other] { $last_cards } cartas del mazo
    }. { $last_cards ->
        [0] Si no queda ninguna, la partida termina al momento.
       *[other] Si no hay tantas, la partida termina al momento.
    }
}
    .kind = El mazo
component-city-deck = Ciudades: { $open } abiertas, { $count } boca abajo{ $removed ->
    [0] { "" }
   *[other] , { $removed } fuera del juego sin que nadie las viera
}. Si hay menos de { $display } abiertas cuando todos han puesto sus cartas, la partida termina al momento.
    .kind = El mazo de ciudades

rule-no-colour = No existe un color «{ $colour }»; los colores son { LIST($colours) }.
rule-lay-now = Pon { $cards } cartas para las subastas.
rule-lay-count = Pon exactamente { $cards } cartas, no { $laid }.
rule-lay-hand = Quieres poner { $laid } cartas de color { NAME($colour) }, pero en la mano tienes { $held }.
rule-bid-now = Puja, o pasa.
rule-bid-low = Una puja de { $amount } es demasiado baja; puja al menos { $lowest }, o pasa.
rule-bid-money = Tienes { $ducats ->
    [one] un ducado
   *[other] { $ducats } ducados
}; no puedes pujar { $amount }.
rule-found-or-decline = Funda una ciudad, o declina.
rule-first-round = En la primera ronda no se funda ninguna ciudad.
rule-no-city = No existe una ciudad «{ $city }»{ COUNT($cities) ->
    [0] , y no hay ninguna abierta
   *[other] . Ciudades abiertas: { LIST($cities) }
}.
rule-city-not-open = { NAME($city) } no está abierta{ COUNT($cities) ->
    [0] , ni tampoco ninguna otra
   *[other] . Ciudades abiertas: { LIST($cities) }
}.
rule-city-cards = Para { NAME($city) } hacen falta { $needed } cartas de color { NAME($colour) }; en la mano tienes { $held }.
rule-city-ducats = { NAME($city) } cuesta { $price } ducados; tienes { $ducats }.
rule-arms-elsewhere = { NAME($city) } no toca la región «{ $region }», sino solo { LIST($regions) }.
rule-arms-negative = En la región de color { NAME($region) } no puedes poner un número negativo de escudos.
rule-arms-number = { NAME($city) } no trae { $placed } para colocar, sino { $number ->
    [0] ningún escudo
    [one] un escudo
   *[other] { $number } escudos
}.
rule-turn-now = Funda una ciudad, juega cartas de un color, o no hagas nada.
rule-play-hand = Quieres jugar { $count } cartas de color { NAME($colour) }, pero en la mano tienes { $held }.
rule-play-negative = No puedes jugar un número negativo de cartas.
rule-reveal-now = Pon boca arriba una de tus cartas boca abajo.
rule-reveal-green = La carta que pones boca arriba no puede ser verde.
rule-reveal-none = No tienes ninguna carta { NAME($colour, form: "one") } boca abajo.
rule-arms-now = Coloca un escudo.
rule-no-region = No existe una región «{ $region }»; las regiones son { LIST($regions) }.

score-cities = ciudades fundadas
score-roles = roles cuando otros fundaron ciudades
score-white = Obispo y Sacerdote
score-region = más escudos en la región de color { NAME($region) } ({ $arms })
score-region-second = segundo en escudos en la región de color { NAME($region) } ({ $arms })
score-majors = { $tiles ->
    [one] un rol mayor
   *[other] { $tiles } roles mayores
}
score-minors = { $tiles ->
    [one] un rol menor
   *[other] { $tiles } roles menores
}
score-sets = { $sets ->
    [one] una serie de cinco colores
   *[other] { $sets } series de cinco colores
}
score-ducats = más ducados ({ $ducats })
score-hand = más cartas en la mano ({ $cards })
scores-region = escudos en las regiones
scores-region-second = { scores-region }
scores-majors = roles mayores
scores-minors = roles menores
scores-sets = series de cinco colores
scores-ducats = más ducados
scores-hand = más cartas en la mano
breaker-1 = { $value }
    .what = cartas delante
breaker-2 = { $value ->
    [0] ningún rol mayor
    [5] { NAME("green") }
    [4] { NAME("white") }
    [3] { NAME("red") }
    [2] { NAME("blue") }
   *[other] { NAME("yellow") }
}
    .what = el primer rol mayor en el orden verde, blanco, rojo, azul, amarillo

draw-round = Ronda { $round }{ $last ->
    [yes] , la última
   *[no] { "" }
}. Il Principe es { $prince }.
draw-decks = Mazos: { $deck } cartas, { $cities } ciudades.
draw-auction-cards = Subasta: { $cards } de color { NAME($colour) }. { $high ->
    [0] Aún no hay pujas.
   *[other] { $leader } puja { $high }.
} Siguen: { LIST($bidders) }.
draw-auction-role = Subasta: { NAME($role) } ({ NAME($colour) }). { $high ->
    [0] Aún no hay pujas.
   *[other] { $leader } puja { $high }.
} Siguen: { LIST($bidders) }.
draw-groups = Por subastar, en este orden: { $groups }.
draw-group = { $cards } de color { NAME($colour) }
draw-cities = { $count ->
    [0] No hay ninguna ciudad abierta.
   *[other] Ciudades abiertas:
}
draw-city = - { NAME($city) }: { $cost }, { $ducats } ducados; { $points } puntos, { $arms ->
    [one] un escudo
   *[other] { $arms } escudos
} en { LIST($regions) }.
draw-city-lacks = { COUNT($cards) ->
    [0] { $ducats ->
        [0] Puedes pagarla.
        [one] Te falta un ducado.
       *[other] Te faltan { $ducats } ducados.
    }
   *[other] Te falta: { LIST($cards) }{ $ducats ->
        [0] { "" }
        [one] {" "}y un ducado
       *[other] {" "}y { $ducats } ducados
    }.
}
draw-founded = Fundadas: { LIST($cities) }.
draw-player = { $player } ({ NAME($family) }): { $points ->
    [one] un punto
   *[other] { $points } puntos
}, { $cards ->
    [0] ninguna carta
    [one] una carta
   *[other] { $cards } cartas
} en la mano, { $supply ->
    [0] ningún escudo
    [one] un escudo
   *[other] { $supply } escudos
} por colocar, { $ducats ->
    [one] un ducado
   *[other] { $ducats } ducados
}{ $reckoned ->
    [yes] {" "}(según lo que todos han visto)
   *[no] { "" }
}.
draw-tableau = { "  " }Boca arriba { $up }; boca abajo { $down }.
draw-open-cards = Boca arriba: { $cards }.
draw-known = { "  " }En la mano, como todos han visto: { $cards }.
draw-role = { $player } { NAME($role) } ({ $tile ->
    [major] mayor
   *[minor] menor
}, { NAME($colour) })
draw-roles = Roles: { $roles }.
draw-region = Región { NAME($region) }: { $arms }.
draw-arms = { $player } { $count }
draw-own = Tienes { $ducats ->
    [one] un ducado
   *[other] { $ducats } ducados
} y en la mano { $hand }.
draw-laid = Has puesto { LIST($cards) }.
draw-count = { $count } { NAME($thing) }
draw-nothing = nada

certain-card = por una carta { NAME($value, form: "one") }
certain-role = para ser { NAME($value) }
certain-turned = { $value ->
    [0] { "" }
    [one] pone una carta boca abajo
   *[other] pone { $value } cartas boca abajo
}
certain-unsold = { $value ->
    [yes] nadie lo consigue
   *[no] { "" }
}
certain-goes = { $seat } lo consigue por { $price ->
    [one] un ducado
   *[other] { $price } ducados
}
certain-price = cuesta { $value ->
    [one] un ducado
   *[other] { $value } ducados
}
certain-ducats = { $value ->
    [one] queda un ducado
   *[other] quedan { $value } ducados
}
certain-price-at-most = cuesta como mucho { $value ->
    [one] un ducado
   *[other] { $value } ducados
}
certain-ducats-at-least = { $value ->
    [one] queda al menos un ducado
   *[other] quedan al menos { $value } ducados
}
certain-sold = { $value ->
    [yes] tuyo al momento
   *[no] { "" }
}
certain-hand = queda en la mano: { $value }
certain-points = { $value ->
    [one] un punto
   *[other] { $value } puntos
}
certain-arms = escudos en { $value }
certain-others = { $points ->
    [one] un punto
   *[other] { $points } puntos
} para { $seat }
certain-face-up = boca arriba: { $value }
certain-regions = tus escudos en { NAME($name) }: { $arms } ({ $points } puntos si queda así)

# --- planes: cómo se llama lo que se puede querer

plan-lot-blue = cartas azules
plan-lot-red = cartas rojas
plan-lot-green = cartas verdes
plan-lot-white = cartas blancas
plan-lot-yellow = cartas amarillas
plan-lot-cards = cualquier carta
plan-lot-role = cualquier rol

# --- en la mesa y en las páginas

question-limit-cards =
    Subasta cerrada: di lo máximo que pagarías por { $cards ->
        [one] una carta { NAME($colour, form: "one") }
       *[other] { $cards } cartas { NAME($colour, form: "many") }
    }, o pasa. Tienes { $purse } ducados.
question-limit-role = Subasta cerrada: di lo máximo que pagarías por el rol de { NAME($role) }, o pasa. Tienes { $purse ->
    [one] un ducado
   *[other] { $purse } ducados
}.
about = Italia está dividida, y sus ciudades esperan a quien las funde. Puja por cartas de edificio, muéstralas para conseguir un rol, o guárdalas para fundar una ciudad y poner tus escudos en sus regiones. Cada ciudad que fundas da puntos también a quienes tienen los roles adecuados.
    .sign = medici
otherwise-open-money = los ducados están a la vista
otherwise-easy = dinero fácil: diez ducados para empezar, seis en cada ronda y ciudades desde la primera ronda
option-open-money = Dinero a la vista
option-open-money-hint = Todos ven los ducados de los demás. En el reglamento impreso están ocultos, pero cada pago es público y se pueden contar de todos modos.
option-easy = Dinero fácil
option-easy-hint = Diez ducados para empezar, seis en cada ronda, y ciudades desde la primera ronda: un juego más suave.
move-lay = Pon cartas para las subastas
    .cards = Cartas
move-bid = Puja
    .amount = Ducados
move-pass = Pasa
move-found = Funda una ciudad
    .city = Ciudad
    .arms = Escudos
move-decline = Ninguna ciudad ahora
move-play = Juega cartas
    .colour = Color
    .count = Cuántas
move-rest = No hagas nada
move-reveal = Pon boca arriba una carta
    .colour = Color
move-arms = Coloca un escudo
    .region = Región

# --- el tablero

board-round-only = Ronda { $round }
board-round-last = Ronda { $round }, la última
board-prince = Il Principe es { $seat }
board-is-prince = Il Principe
board-deck-left = Cartas en el mazo
board-order = Por orden, desde Il Principe
board-most-up = Más boca arriba
board-groups = Por subastar
board-group =
    { $count ->
        [one] una carta de color { $colour }
       *[other] { $count } cartas de color { $colour }
    }
board-high-ducats =
    { $count ->
        [one] un ducado, de { $seat }
       *[other] { $count } ducados, de { $seat }
    }
board-no-bid = aún sin pujas
board-ducats =
    { $count ->
        [one] un ducado
       *[other] { $count } ducados
    }
board-reckoned = según lo visto
board-laid = puestas: { $cards }
board-italy = Italia
board-majorities = Blasones por región
board-region = región { $region }
board-cities = Ciudades abiertas; en el mazo quedan { $left }
board-arms = Escudos { $count }
board-arms-sign = El número en el escudo: cuántos escudos coloca quien la funda.
board-cost-sign = El número bajo un edificio: cuántas cartas de ese color cuesta una ciudad.
sign-queen = La corona: quién es Il Principe.
sign-coin = Ducados. Los de los demás se calculan con lo que todos han visto.
sign-laurel = Los puntos que una ciudad da a quien la funda.
sign-card-back = Cartas de edificio en la mano, en el mazo o boca abajo ante alguien.
sign-role-major = El rol mayor de un color.
sign-role-minor = El rol menor de un color.
board-families = Las familias
board-family = { $family }, { $cards } en la mano
board-held = { $cards } en la mano
board-down = { $count } boca abajo

# --- las tablas de la página de las reglas

rules-table-colours = Colores: edificios y roles
rules-table-cities = Ciudades
rules-column-major = Rol mayor
rules-column-minor = Rol menor
rules-column-ducats = Ducados
rules-column-arms = Escudos
rules-column-regions = Regiones
rules-column-cost = Precio en cartas

# Lo que de una edición es nuestro.
ours-costs = { $count ->
    [one] lo que cuesta una ciudad
   *[other] lo que cuestan { $count } ciudades
}
ours-regions = { $count ->
    [one] las regiones de una ciudad
   *[other] las regiones de { $count } ciudades
}
ours-map = { $count ->
    [one] el lugar o el color de una región
   *[other] el lugar o el color de { $count } regiones
}

# The figures of an edition, as the form for owners of a box calls them.
figure-colour = Color
figure-lies = Dónde está
figure-north = al norte
figure-centre = en el centro
figure-west = al oeste
figure-north-east = al noreste
figure-south-east = al sureste
figure-south-west = al suroeste
