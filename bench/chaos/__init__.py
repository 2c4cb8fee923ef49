"""Whole tables in the full shape: with everything killed at random (`make chaos`), and in peace at full speed (`make load`)."""
