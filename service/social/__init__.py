"""Circles of friends."""
