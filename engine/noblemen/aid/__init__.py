"""What the player aid is made of, chapter by chapter."""
