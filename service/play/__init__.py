"""Playing: tables, seats, moves, views, clocks, plans, bots, talk."""
