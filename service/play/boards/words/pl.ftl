# Co stoi na planszach obok nazw, które swoim rzeczom dają katalogi gier.

board-title = { GAME($game) }: plansza

board-hand = W twojej ręce
board-told = { $title }. { $parts }

board-points-of = { $points } PZ
board-points-told = { $points ->
    [one] jeden punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
   *[other] { $points } punktów zwycięstwa
}

board-table = Na stole
board-seats = Miejsca
