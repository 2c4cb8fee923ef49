"""The certain effects of moves, chapter by chapter."""
