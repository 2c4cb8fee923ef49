"""Majorities: the seats with most of something, the second most, and the rank of each seat.

Counts are by seat.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.values.seat import Seat


def most(counts: Sequence[int], least: int = 1) -> tuple[Seat, ...]:
    """Return the seats with the most, several if tied. Return none if the most is less than `least`."""
    return _with(counts, max(counts), least)


def second_most(counts: Sequence[int]) -> tuple[Seat, ...]:
    """Return the seats with the most among those that have less than the maximum, but not nothing.

    The rules of each game say whether there is a second place after tied leaders.
    """
    best = max(counts)
    return _with(counts, max((count for count in counts if count < best), default=0), 1)


def only_seat(seats: tuple[Seat, ...]) -> Seat | None:
    """Return the only seat of these, or None."""
    return seats[0] if len(seats) == 1 else None


def ranks(counts: Sequence[int]) -> tuple[int, ...]:
    """Return the rank of each seat, 1 for the most.

    Tied seats share the better rank and leave the next ones free.
    """
    return tuple(1 + sum(other > count for other in counts) for count in counts)


def _with(counts: Sequence[int], wanted: int, least: int) -> tuple[Seat, ...]:
    return tuple(seat for seat, count in enumerate(counts) if count == wanted) if wanted >= least else ()
