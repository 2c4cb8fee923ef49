"""Advice (heuristics and evaluation for bots): what a game's folder knows about playing it well, in points of the final score.

Advisers look at imagined tables only: whatever they read there of others' secrets was dealt anew and means nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from engine.values.move import Move
from engine.values.seat import Seat

if TYPE_CHECKING:
    from engine.table.table import Table


class Advice:
    """The base: a game that says nothing of its own is played for the points that are certain."""

    doubt: float = 3.0
    """By how many points two answers may differ and still be worth a closer look."""
    ahead: int = 300
    """How many moves a table is played on, to its end if that comes sooner, before the outlook judges it."""

    near: int = 300
    """The same before `expected` judges it: at least so many, and on until nothing is half done."""

    def first_thought(self, table: Table[Any], seat: Seat, moves: Sequence[Move]) -> Sequence[float]:
        """How good each answer looks at a glance."""
        return [_certain_points(table.what_if(seat, move)) for move in moves]

    def weigh(self, table: Table[Any], seat: Seat, moves: Sequence[Move]) -> Sequence[float]:
        """How good each answer looks to somebody who knows the game."""
        return self.first_thought(table, seat, moves)

    def policy(
        self, table: Table[Any], seat: Seat, moves: Sequence[Move], weights: Sequence[float]
    ) -> Sequence[float] | None:
        """The chance of each answer, where whoever always gives the best one is read through (sealed bids); None: the best."""
        return None

    def outlook(self, table: Table[Any]) -> Sequence[float]:
        """What each seat may expect to have in the end."""
        return [score.points for score in table.scores()]

    def quiet(self, table: Table[Any]) -> bool:
        """Whether nothing is half done, so that `expected` may judge the table."""
        return True

    def expected(self, table: Table[Any]) -> Sequence[float]:
        """The outlook, or another measure of by how many points each seat will end ahead of the others."""
        return self.outlook(table)


def _certain_points(certain: dict[str, Any]) -> float:
    """What a game's `what_if` calls points, where it does."""
    points = certain.get("points")
    return points if isinstance(points, int | float) else 0


COMMON: Final = Advice()
