"""Shared code of contests and leagues: the acts of their organisers, by API and by page."""
