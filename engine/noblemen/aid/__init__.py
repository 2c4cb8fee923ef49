"""The parts of the player aid, chapter by chapter."""
