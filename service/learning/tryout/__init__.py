"""Try-outs: a copy of a table, as one seat knows it, to play on alone without changing the table."""
