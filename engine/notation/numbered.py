"""Numbered answers: what a bare number says to somebody who has a list of answers before them.

In a list every answer stands under `#1`, `#2`, … A bare `2` is taken for the place only where no legal move could
have that number in it: what can be read in two ways is asked back, never played.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.notation.refusals import AmbiguousNumber
from engine.values.move import Move


def move_at(place: int, listed: Sequence[Move]) -> Move | None:
    """The answer at a place of the list, counted from 1; None where there is none."""
    return listed[place - 1] if 0 < place <= len(listed) else None


def move_meant(number: int, listed: Sequence[Move], legal: Iterable[Move]) -> Move | None:
    """What a bare number means where the question is not answered with an amount; None where it means nothing."""
    placed = move_at(number, listed)
    if placed is None:
        return None
    others = tuple(move for move in legal if move.pattern().number_in(move) == number and move != placed)
    if others:
        raise AmbiguousNumber(number, placed, others)
    return placed
