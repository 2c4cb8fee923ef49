"""The action turn: some actions one after the other, or fewer, with what is no action in between."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engine import Illegal, Move, Seat, Step
from engine.florence.decision import Decision
from engine.florence.events import TurnEnded
from engine.florence.moves import End
from engine.florence.rooms import course_of
from engine.florence.state import FlorenceTable, State, data_of

END: Final = End()


class ActionTurn(Step[State], tag="action-turn"):
    """One seat's turn begins."""

    seat: Seat

    def run(self, table: FlorenceTable) -> None:
        extra = sum(room.extra_actions(table, self.seat) for room in course_of(table).rooms)
        table.ask(Turn(seat=self.seat, left=data_of(table).rules.actions + extra))


class Turn(Decision, tag="turn"):
    """What to do with the next action."""

    left: int
    done: tuple[str, ...] = ()
    """The names of the deeds done in this turn."""

    def own(self, table: FlorenceTable) -> list[Move]:
        moves: list[Move] = [END]
        for deed in course_of(table).actions.values():
            if not (deed.once and deed.name in self.done):
                moves += deed.moves(table, self.seat)
        return moves

    def obstacle(self, table: FlorenceTable, move: Any) -> Illegal | None:
        if isinstance(move, End):
            return None
        deed = course_of(table).actions.get(type(move))
        if deed is None:
            return Illegal("no-action")
        if deed.once and deed.name in self.done:
            return Illegal("once-a-turn", deed=deed.name)
        return deed.obstacle(table, self.seat, move)

    def normal(self, table: FlorenceTable, seat: Seat, move: Move) -> Move:
        deed = course_of(table).actions.get(type(move))
        return move if deed is None else deed.normal(table, seat, move)

    def default(self, table: FlorenceTable, seat: Seat) -> Move:
        return END

    def data(self, table: FlorenceTable, seat: Seat) -> dict[str, Any]:
        return {
            "left": self.left,
            "done": list(self.done),
            "minimum": data_of(table).minimum[table.state.round - 1],
        }

    def certain(self, table: FlorenceTable, move: Any) -> dict[str, Any]:
        deed = course_of(table).actions.get(type(move))
        return {} if deed is None else deed.what_if(table, self.seat, move)

    def covers(self, table: FlorenceTable, seat: Seat, move: Any) -> Sequence[str]:
        deed = course_of(table).actions.get(type(move))
        return () if deed is None else deed.covers(table, seat, move)

    def decide(self, table: FlorenceTable, move: Move) -> None:
        if isinstance(move, End):
            table.tell(TurnEnded(seat=self.seat, left=self.left))
            return
        deed = course_of(table).actions[type(move)]
        if deed.is_action:
            self.use_action(table, deed.name)
        else:
            table.ask_again(self)
        deed.do(table, self.seat, move)

    def use_action(self, table: FlorenceTable, name: str) -> None:
        """One action less; the turn goes on if any is left."""
        if self.left > 1:
            table.ask(Turn(seat=self.seat, left=self.left - 1, done=(*self.done, name)))
