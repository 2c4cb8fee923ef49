"""Ratings: how strong players are, by their places at rated tables."""
