sandbox-table = Sandbox: { GAME($game) }
