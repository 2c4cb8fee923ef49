"""Leagues: divisions and seasons with promotion, and ladders on which one challenges upwards. What is played are contests."""
