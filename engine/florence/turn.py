"""The action turn: up to a fixed number of actions, with free actions in between."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from engine import Illegal, Move, Seat, Step
from engine.florence.building import cost
from engine.florence.certain import CertainData
from engine.florence.decision import Decision
from engine.florence.events import TurnEnded
from engine.florence.money import means
from engine.florence.moves import End
from engine.florence.question_data import BestWorkData, TurnData
from engine.florence.ruleset import ruleset_of
from engine.florence.state import FlorenceTable, State, data_of
from engine.florence.works import later_minimums, pay_of_works
from engine.mechanics.majority import most

END: Final = End()


class ActionTurn(Step[State], tag="action-turn"):
    """The start of one seat's action turn."""

    seat: Seat

    def run(self, table: FlorenceTable) -> None:
        extra = sum(expansion.extra_actions(table, self.seat) for expansion in ruleset_of(table).expansions)
        table.ask(Turn(seat=self.seat, left=data_of(table).rules.actions + extra))


class Turn(Decision, tag="turn"):
    """The question for the next action."""

    left: int
    done: tuple[str, ...] = ()
    """The names of the actions taken in this turn."""

    def moves(self, table: FlorenceTable, seat: Seat) -> list[Move]:
        moves: list[Move] = [END]
        for action in ruleset_of(table).actions.values():
            if not (action.once and action.name in self.done):
                moves += action.moves(table, seat)
        moves += super().moves(table, seat)
        return moves

    def forbids(self, table: FlorenceTable, seat: Seat, move: Any) -> Illegal | None:
        if isinstance(move, End):
            return None
        action = ruleset_of(table).actions.get(type(move))
        if action is None:
            return self.forbids_other(table, move, Illegal("no-action"))
        if action.once and action.name in self.done:
            return Illegal("once-a-turn", deed=action.name)
        return action.forbids(table, seat, move)

    def normal(self, table: FlorenceTable, seat: Seat, move: Move) -> Move:
        action = ruleset_of(table).actions.get(type(move))
        return move if action is None else action.normal(table, seat, move)

    def default(self, table: FlorenceTable, seat: Seat) -> Move:
        return END

    def data(self, table: FlorenceTable, seat: Seat) -> TurnData:
        price = cost(table, seat)
        return {
            "left": self.left,
            "done": list(self.done),
            "later_minimums": later_minimums(table),
            **pay_of_works(table),
            "building_price": price,
            "building_lacking": max(0, price - table.state.seats[seat].money),
            "standing": len(table.state.seats[seat].standing),
            **self._best_work(table),
            "after_seats": [
                step.seat for step in reversed(table.position.stack) if isinstance(step, ActionTurn)
            ],
            **means(table, seat),
        }

    def _best_work(self, table: FlorenceTable) -> BestWorkData:
        """Return the most valuable work of the round so far, and the points for the best work at the end."""
        values = [person.best for person in table.state.seats]
        return {
            "best": max(values),
            "best_seats": list(most(values)),
            "best_points": data_of(table).rules.points_for_best_work,
        }

    def concerns(self, table: FlorenceTable, seat: Seat) -> Sequence[str]:
        """Return the cards of the player's own hand, which they play and build for."""
        person = table.state.seats[seat]
        return (*person.hand, *person.bonuses, *person.prestige)

    def what_if(self, table: FlorenceTable, seat: Seat, move: Any) -> CertainData:
        if isinstance(move, End):
            return {"unused": self.left}
        action = ruleset_of(table).actions.get(type(move))
        return super().what_if(table, seat, move) if action is None else action.what_if(table, seat, move)

    def covers(self, table: FlorenceTable, seat: Seat, move: Any) -> Sequence[str]:
        action = ruleset_of(table).actions.get(type(move))
        return () if action is None else action.covers(table, seat, move)

    def areas(self, table: FlorenceTable, seat: Seat, move: Any) -> Mapping[str, Sequence[str]]:
        action = ruleset_of(table).actions.get(type(move))
        return {} if action is None else action.areas(table, seat, move)

    def spoils(self, table: FlorenceTable, seat: Seat, move: Any) -> int:
        action = ruleset_of(table).actions.get(type(move))
        return 0 if action is None else action.spoils(table, seat, move)

    def answer(self, table: FlorenceTable, seat: Seat, move: Any) -> None:
        if isinstance(move, End):
            table.tell(TurnEnded(seat=seat, left=self.left))
            return
        action = ruleset_of(table).actions.get(type(move))
        if action is None:
            super().answer(table, seat, move)
            return
        # The next question of the turn goes on the stack first, so that questions of the action are answered before it.
        if action.costs_action:
            self.use_action(table, action.name)
        else:
            table.ask_again(self)
        action.do(table, seat, move)

    def use_action(self, table: FlorenceTable, name: str) -> None:
        """Use up one action. The turn goes on if any is left."""
        if self.left > 1:
            table.ask(Turn(seat=self.seat, left=self.left - 1, done=(*self.done, name)))
