"""The desk of moderators, and the care of the house: backup, upgrade, doctor, health."""
