"""Moves as people write them, and what is answered to a line that is no legal move."""
