"""Learning a game at its own table, alone among bots: lesson after lesson, and a short game at the end."""
