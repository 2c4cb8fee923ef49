"""Bots at tables: players whose answers come from a job, through `submit_turn` like all others."""
