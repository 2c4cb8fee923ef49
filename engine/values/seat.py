"""Seats: places at a table, numbered from 0 in order of play."""

from typing import Annotated, Final

SEAT: Final = "seat"
"""The mark that tells notation and words that a number is a seat."""

Seat = Annotated[int, SEAT]


def clockwise(seats: int, start: Seat) -> tuple[Seat, ...]:
    """Return all seats in order of play, beginning with `start`."""
    return tuple((start + step) % seats for step in range(seats))
