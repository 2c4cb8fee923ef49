"""Numbered answers: the meaning of a bare number after a list of answers.

In a list every answer has a number `#1`, `#2`, … A bare `2` means this number only if no legal move could
contain it. An ambiguous number is never played: the player is asked again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.notation.refusals import AmbiguousNumber
from engine.values.move import Move


def move_at(place: int, listed: Sequence[Move]) -> Move | None:
    """Return the answer at a position of the list, counted from 1, or None."""
    return listed[place - 1] if 0 < place <= len(listed) else None


def move_meant(number: int, listed: Sequence[Move], legal: Iterable[Move]) -> Move | None:
    """Return the answer that a bare number means, or None.

    The question must not be answered with an amount.
    """
    placed = move_at(number, listed)
    if placed is None:
        return None
    others = tuple(move for move in legal if move.pattern().number_in(move) == number and move != placed)
    if others:
        raise AmbiguousNumber(number, placed, others)
    return placed
