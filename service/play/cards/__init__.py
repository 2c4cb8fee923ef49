"""A table in short, as lists of tables show it."""
