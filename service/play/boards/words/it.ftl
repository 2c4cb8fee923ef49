# Ciò che sta sui tabelloni, oltre ai nomi che ogni gioco dà alle sue cose.

board-title = { GAME($game) }: il tabellone

board-hand = Nella tua mano
board-told = { $title }. { $parts }

board-points-of = { $points } PV
board-points-told = { $points ->
    [one] un punto vittoria
   *[other] { $points } punti vittoria
}

board-table = Sul tavolo
board-seats = I posti
