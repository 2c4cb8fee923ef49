"""Table cards: the short form of a table in lists."""
