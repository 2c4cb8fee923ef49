sandbox-table = Piaskownica: { GAME($game) }
