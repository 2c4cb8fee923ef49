"""Whole tables in the full shape: while parts are killed at random (`make chaos`), and undisturbed at full speed (`make load`)."""
