"""The games that are there, their rules and editions."""
