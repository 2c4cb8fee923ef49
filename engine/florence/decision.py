"""Decisions of one seat. In all of them the liberties may be taken first; the question is then asked again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine import Illegal, Move, Question, Seat
from engine.florence.rooms import course_of
from engine.florence.state import FlorenceTable, State


class Decision(Question[State]):
    """Each says what its own moves are, what forbids one, and what one does."""

    seat: Seat

    def own(self, table: FlorenceTable) -> list[Move]:
        raise NotImplementedError(type(self).__name__)  # the contract of every decision

    def obstacle(self, table: FlorenceTable, move: Any) -> Illegal | None:
        """The rule that forbids a move other than a liberty."""
        raise NotImplementedError(type(self).__name__)  # the contract of every decision

    def decide(self, table: FlorenceTable, move: Any) -> None:
        raise NotImplementedError(type(self).__name__)  # the contract of every decision

    def certain(self, table: FlorenceTable, move: Any) -> dict[str, Any]:
        """What a move other than a liberty would certainly bring."""
        return {}

    def who(self, table: FlorenceTable) -> Sequence[Seat]:
        return (self.seat,)

    def moves(self, table: FlorenceTable, seat: Seat) -> Sequence[Move]:
        moves = self.own(table)
        for liberty in course_of(table).liberties.values():
            moves += liberty.moves(table, seat)
        return moves

    def allows(self, table: FlorenceTable, seat: Seat, move: Move) -> bool:
        return self._obstacle(table, move) is None

    def why_not(self, table: FlorenceTable, seat: Seat, move: Move) -> Illegal:
        return self._obstacle(table, move) or super().why_not(table, seat, move)

    def answer(self, table: FlorenceTable, seat: Seat, move: Move) -> None:
        liberty = course_of(table).liberties.get(type(move))
        if liberty is None:
            self.decide(table, move)
        else:
            table.ask_again(self)
            liberty.do(table, seat, move)

    def what_if(self, table: FlorenceTable, seat: Seat, move: Move) -> dict[str, Any]:
        liberty = course_of(table).liberties.get(type(move))
        return self.certain(table, move) if liberty is None else liberty.what_if(table, seat, move)

    def _obstacle(self, table: FlorenceTable, move: Move) -> Illegal | None:
        course = course_of(table)
        if type(move) in course.withdrawn:
            return Illegal("withdrawn")
        liberty = course.liberties.get(type(move))
        return self.obstacle(table, move) if liberty is None else liberty.obstacle(table, self.seat, move)
