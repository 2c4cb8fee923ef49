"""Pages on which several features meet: the hall, the page of a table, a player and their settings."""
