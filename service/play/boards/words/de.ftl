# Was auf den Plänen steht, neben den Namen, die der Katalog jedes Spiels seinen Dingen gibt.

board-title = { GAME($game) }: der Plan

board-hand = Auf deiner Hand
board-told = { $title }. { $parts }

board-points-of = { $points } SP
board-points-told = { $points ->
    [one] ein Siegpunkt
   *[other] { $points } Siegpunkte
}

board-table = Auf dem Tisch
board-seats = Die Plätze
