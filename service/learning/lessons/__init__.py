"""Lessons: a player learns a game at a table with bots, lesson after lesson, with a short game at the end."""
