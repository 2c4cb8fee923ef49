"""Bots at tables: players whose answers come from a task, through `submit_turn` like all others."""
