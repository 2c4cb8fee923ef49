"""Motions: votes of a table, for example to take moves back or to end the game."""
