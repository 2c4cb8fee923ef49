"""Seeks: a player looks for a table of a game, and gets a letter when somebody opens one."""
