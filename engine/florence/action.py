"""Actions that a player may take at their own decisions.

Each class holds the moves, the rules and the effect.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from engine import Illegal, Move, Seat
from engine.florence.certain import CertainData
from engine.florence.state import FlorenceTable


class Action:
    """One kind of action, taken in an action turn or for free at any decision of the player's own.

    An action has the methods of a question, so that a question can leave its moves to it.
    """

    name: ClassVar[str]
    move: ClassVar[type[Move]]
    costs_action: ClassVar[bool] = True
    """True if it uses up one of the actions of an action turn."""
    once: ClassVar[bool] = False
    """True if it may be taken only once in an action turn."""

    def moves(self, table: FlorenceTable, seat: Seat) -> Sequence[Move]:
        raise NotImplementedError(type(self).__name__)  # the contract of every action

    def forbids(self, table: FlorenceTable, seat: Seat, move: Any) -> Illegal | None:
        """Return the rule that forbids the move, or None."""
        raise NotImplementedError(type(self).__name__)  # the contract of every action

    def normal(self, table: FlorenceTable, seat: Seat, move: Any) -> Move:
        """Return the canonical form of a move that was written in another way."""
        written: Move = move
        return written

    def what_if(self, table: FlorenceTable, seat: Seat, move: Any) -> CertainData:
        """Return the certain effects of the move."""
        return {}

    def covers(self, table: FlorenceTable, seat: Seat, move: Any) -> Sequence[str]:
        """Return the squares of the seat's own board that the move would cover."""
        return ()

    def areas(self, table: FlorenceTable, seat: Seat, move: Any) -> Mapping[str, Sequence[str]]:
        """Return the wider parts of that board that contain the place named by the move."""
        return {}

    def spoils(self, table: FlorenceTable, seat: Seat, move: Any) -> int:
        """Return how many squares of that board the move makes less useful for later."""
        return 0

    def do(self, table: FlorenceTable, seat: Seat, move: Any) -> None:
        raise NotImplementedError(type(self).__name__)  # the contract of every action
