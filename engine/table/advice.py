"""Advice (heuristics and evaluation for bots): how to play a game well, in points of the final score.

Each game's folder may bring its own. Advice is given only on imagined tables, so other seats' secrets on them
are random and mean nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from engine.values.move import Move
from engine.values.seat import Seat

if TYPE_CHECKING:
    from engine.table.table import Table


class Advice:
    """The base class. By default a game is played for the points that are certain."""

    doubt: float = 3.0
    """The difference in points up to which two answers are both worth a closer look."""
    ahead: int = 300
    """The number of moves that a table is played on before `outlook` judges it, or to its end."""

    near: int = 300
    """The least number of moves before `expected` judges a table.

    Play then goes on until no action is half done.
    """

    def first_thought(self, table: Table[Any], seat: Seat, moves: Sequence[Move]) -> Sequence[float]:
        """Return a quick estimate of each answer."""
        return [_certain_points(table.what_if(seat, move)) for move in moves]

    def weigh(self, table: Table[Any], seat: Seat, moves: Sequence[Move]) -> Sequence[float]:
        """Return a thorough estimate of each answer."""
        return self.first_thought(table, seat, moves)

    def policy(
        self, table: Table[Any], seat: Seat, moves: Sequence[Move], weights: Sequence[float]
    ) -> Sequence[float] | None:
        """Return the probability of each answer, or None to play the best one.

        A policy is for questions where a player who always gives the best answer can be predicted (sealed
        bids).
        """
        return None

    def outlook(self, table: Table[Any]) -> Sequence[float]:
        """Return the points that each seat may expect at the end."""
        return [score.points for score in table.scores()]

    def quiet(self, table: Table[Any]) -> bool:
        """Return whether no action is half done, so that `expected` may judge the table."""
        return True

    def expected(self, table: Table[Any]) -> Sequence[float]:
        """Return the outlook, or another estimate of the lead of each seat at the end, in points."""
        return self.outlook(table)


def _certain_points(certain: dict[str, Any]) -> float:
    """Return the `points` of the game's `what_if`, or 0 where it has none."""
    points = certain.get("points")
    return points if isinstance(points, int | float) else 0


COMMON: Final = Advice()
