"""Leagues: divisions with seasons and promotion, and ladders with challenges. Both are played as contests."""
