"""Circles of friends: join links, calls to a table, seat allocation, standings and archived talk."""
