# Lo que hay en los tableros, además de los nombres que cada juego da a sus cosas.

board-title = { GAME($game) }: el tablero

board-hand = En tu mano
board-told = { $title }. { $parts }

board-points-of = { $points } PV

board-table = En la mesa
board-seats = Los asientos
