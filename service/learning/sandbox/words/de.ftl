sandbox-table = Sandkasten: { GAME($game) }
