"""What is certain about moves, chapter by chapter."""
