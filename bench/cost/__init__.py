"""The cost of a move, measured from outside."""
