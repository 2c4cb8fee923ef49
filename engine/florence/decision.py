"""Decisions of one seat. Free actions may be taken first in all of them; the question is then asked again."""

from __future__ import annotations

from typing import Any

from engine import Illegal, Move, Seat, Solo
from engine.florence.certain import CertainData
from engine.florence.ruleset import ruleset_of
from engine.florence.state import FlorenceTable, State


class Decision(Solo[State]):
    """The base of every question to one seat. It adds the free actions.

    A question answers its own moves and hands all others to `super()`; in `forbids`, to `forbids_other`.
    """

    def moves(self, table: FlorenceTable, seat: Seat) -> list[Move]:
        moves: list[Move] = []
        for action in ruleset_of(table).free_actions.values():
            moves += action.moves(table, seat)
        return moves

    def forbids_other(self, table: FlorenceTable, move: Move, refusal: Illegal) -> Illegal | None:
        """Return the rule against a move that does not answer the question itself.

        A free action is judged by its own rules. Any other move gets `refusal`.
        """
        rules = ruleset_of(table)
        action = rules.free_actions.get(type(move))
        if action is not None:
            return action.forbids(table, self.seat, move)
        return Illegal("withdrawn") if type(move) in rules.withdrawn else refusal

    def what_if(self, table: FlorenceTable, seat: Seat, move: Any) -> CertainData:
        action = ruleset_of(table).free_actions.get(type(move))
        return {} if action is None else action.what_if(table, seat, move)

    def answer(self, table: FlorenceTable, seat: Seat, move: Any) -> None:
        table.ask_again(self)
        ruleset_of(table).free_actions[type(move)].do(table, seat, move)
