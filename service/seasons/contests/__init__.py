"""Contests: players enter, each round draws them into pods, and the tables of the pods give the standings."""
