"""Cooperative building: principalities form a ring, and neighbours build across their borders."""
