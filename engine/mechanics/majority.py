"""Majorities: who has most of something, who comes second, and what place everybody takes. Counts are given by seat."""

from __future__ import annotations

from collections.abc import Sequence

from engine.values.seat import Seat


def most(counts: Sequence[int], least: int = 1) -> tuple[Seat, ...]:
    """Those who have most, several if tied; nobody where the most is less than `least`."""
    return _with(counts, max(counts), least)


def second_most(counts: Sequence[int]) -> tuple[Seat, ...]:
    """Those who have most among all who have less than the most; nobody where they have nothing.

    Whether there is a second place behind tied leaders is for the rules of each game to say.
    """
    best = max(counts)
    return _with(counts, max((count for count in counts if count < best), default=0), 1)


def alone(seats: tuple[Seat, ...]) -> Seat | None:
    """The only one of them, or nobody."""
    return seats[0] if len(seats) == 1 else None


def ranks(counts: Sequence[int]) -> tuple[int, ...]:
    """Everybody's place, 1 for the most; those who are tied share the better place and leave the next ones free."""
    return tuple(1 + sum(other > count for other in counts) for count in counts)


def _with(counts: Sequence[int], wanted: int, least: int) -> tuple[Seat, ...]:
    return tuple(seat for seat, count in enumerate(counts) if count == wanted) if wanted >= least else ()
