sandbox-table = Mesa de pruebas: { GAME($game) }
