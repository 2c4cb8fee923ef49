"""Contests, leagues and ratings."""
