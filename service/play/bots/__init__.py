"""Bots at tables: players whose answers a job gives, through the one door."""
