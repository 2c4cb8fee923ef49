"""What a move costs, seen from outside."""
