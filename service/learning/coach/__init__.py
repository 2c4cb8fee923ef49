"""The coach of the house: where finished tables were won and lost, reckoned in the background and kept with the table."""
