"""Asking people to a table: by address, and once more for a rematch; and leaving alone whoever wishes it."""
