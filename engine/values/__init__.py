"""Plain values that a table takes and gives: seats, moves, events, components, results."""
