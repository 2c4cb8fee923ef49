"""Bots at tables: players whose answers come from a job, through `submit` like all others."""
