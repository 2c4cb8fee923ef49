"""Mutes: a player wants nothing from another. Only this player knows."""
