"""Try-outs: a copy of a table as far as one seat knows it, to play on alone without touching the table."""
