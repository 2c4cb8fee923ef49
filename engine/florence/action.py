"""Actions: what a player may do in decisions of their own, each with its moves, its rules and its effect in one place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from engine import Illegal, Move, Seat
from engine.florence.certain import CertainData
from engine.florence.state import FlorenceTable


class Action:
    """One kind of action, of an action turn or free at any decision of one's own.

    It has the methods of a question, so that a question can leave its moves to it.
    """

    name: ClassVar[str]
    move: ClassVar[type[Move]]
    costs_action: ClassVar[bool] = True
    """Whether it uses up one of the actions of an action turn."""
    once: ClassVar[bool] = False
    """Whether it may be done only once in an action turn."""

    def moves(self, table: FlorenceTable, seat: Seat) -> Sequence[Move]:
        raise NotImplementedError(type(self).__name__)  # the contract of every action

    def forbids(self, table: FlorenceTable, seat: Seat, move: Any) -> Illegal | None:
        """The rule that forbids it, if one does."""
        raise NotImplementedError(type(self).__name__)  # the contract of every action

    def normal(self, table: FlorenceTable, seat: Seat, move: Any) -> Move:
        """The canonical move for one written in another way."""
        written: Move = move
        return written

    def what_if(self, table: FlorenceTable, seat: Seat, move: Any) -> CertainData:
        """What it would certainly bring."""
        return {}

    def covers(self, table: FlorenceTable, seat: Seat, move: Any) -> Sequence[str]:
        """The squares of the seat's own board on which it lies."""
        return ()

    def areas(self, table: FlorenceTable, seat: Seat, move: Any) -> Mapping[str, Sequence[str]]:
        """In which wider parts of that board the place lies that it names."""
        return {}

    def spoils(self, table: FlorenceTable, seat: Seat, move: Any) -> int:
        """How many squares of that board it spoils for later."""
        return 0

    def do(self, table: FlorenceTable, seat: Seat, move: Any) -> None:
        raise NotImplementedError(type(self).__name__)  # the contract of every action
