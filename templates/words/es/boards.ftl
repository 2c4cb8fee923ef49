# Lo que hay en los tableros, además de los nombres que cada juego da a sus cosas.

board-title-florence = Los Príncipes de Florencia: el tablero
board-title-principe = Il Principe: el tablero
board-title-noblemen = Noblemen: el tablero

board-round = Ronda { $round } de { $rounds }
board-opening = Los personajes están repartidos
board-minimum-of = Ronda { $round }: una obra debe valer { $minimum }
board-minimum-now = una obra debe valer { $minimum }
board-minimum = Valor de una obra, al menos
board-starts = Empieza
board-bidding = Aún puede comprar en esta ronda
board-high = { $money }, de { $seat }
board-opening-bid = { $money }
board-principality-own = El dominio de { $seat }
board-principalities = Los dominios
board-principalities-others = Los demás dominios
board-palazzo = Palacio
board-building-costs = Próximo edificio: { $money }
board-hand = En tu mano
board-hand-empty = Tu mano está vacía.
board-work-value = vale
board-points = PP ahora
board-courts = La escala de prestigio
board-pp = { $points } PP
board-money = florines
board-held-professions = { $count } personajes en la mano
board-held-recruiting = { $count } cartas de reclutamiento
board-held-bonuses = { $count } cartas de bonus
board-held-prestige = { $count } cartas de prestigio
board-held-builders = { $count } arquitectos
board-held-jesters = { $count } bufones
board-works = En la mesa: { $works }
board-supply = Se puede conseguir
board-buildings-left = Edificios que quedan
board-deck = { $deck }: cartas que quedan
board-sold = vendido
board-left = quedan { $count }
board-characters = Huéspedes por invitar; el Banquero tiene { $money }
board-character-from = desde { $money }
board-guest = está con
board-borders = Al otro lado de tus fronteras
board-offers = Propuesto a través de una frontera
board-offer = en { $at }, por { $money }
board-told = { $title }. { $parts }
board-tile = { $tile } en { $squares }
board-nothing-built = aún no hay nada
board-worth = { $card } vale { $value }

# Il Principe

board-round-only = Ronda { $round }
board-round-last = Ronda { $round }, la última
board-prince = Il Principe es { $seat }
board-is-prince = Il Principe
board-deck-left = Cartas en el mazo
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
board-laid = puestas: { $cards }
board-italy = Italia
board-region = región { $region }
board-cities = Ciudades por fundar; en el mazo quedan { $left }
board-arms = Escudos { $count }
board-families = Las familias
board-family = { $family }, { $cards } en la mano
board-points-of = { $points } PV
board-down = { $count } boca abajo

# Noblemen

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
