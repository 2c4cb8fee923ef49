"""Contests: people enter, are drawn into pods round by round, and the standings follow from their tables."""
