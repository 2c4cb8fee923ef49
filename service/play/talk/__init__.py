"""Talk at a table, to all players or to some of them, and private notes."""
