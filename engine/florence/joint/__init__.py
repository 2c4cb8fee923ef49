"""Cooperative building: principalities border on each other in a ring, and neighbours build across their borders."""
