sandbox-table = Tavolo di prova: { GAME($game) }
