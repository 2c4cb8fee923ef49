# Lo que hay en los tableros, además de los nombres que cada juego da a sus cosas.

board-title = { GAME($game) }: el tablero

board-hand = En tu mano
board-told = { $title }. { $parts }

board-points-of = { $points } PV
board-points-told = { $points ->
    [one] un punto de victoria
   *[other] { $points } puntos de victoria
}

board-table = En la mesa
board-seats = Los asientos
