"""The page of a table: the same for signed-in players, for guests with a seat link, and for onlookers."""
