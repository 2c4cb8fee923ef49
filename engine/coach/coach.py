"""The coach at work: a record, decision by decision, so that whoever lets it think may stop and go on after each of them.

First every decision is looked at; then those of each seat that seem to have cost the most, again; at last the dearest of
these, closely.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from engine.coach.budget import CoachBudget
from engine.coach.look import CLOSEST, Look, first_look, look_again
from engine.table.record import Record
from engine.table.table import Table
from engine.values import chance
from engine.values.move import Move
from engine.values.seat import Seat

AGAIN: Final = range(1, CLOSEST + 1)


@dataclass(frozen=True)
class Decision:
    """Where somebody had a choice."""

    count: int
    """How many moves had been played before."""
    seat: Seat
    move: Move


@dataclass
class Coach:
    """Looks at the decisions of one record. The same record, budget and seed tell the same, whoever stops in between."""

    record: Record
    budget: CoachBudget
    seed: bytes | None = None
    """Whose tables are imagined. Left out it follows from the record, so that everybody finds the same."""

    @cached_property
    def decisions(self) -> Mapping[int, Decision]:
        """By the number of moves before. A secret answer that was changed later on decided nothing."""
        last = {(question, each.seat): each for question, each in self._choices()}
        return {each.count: each for each in sorted(last.values(), key=lambda each: each.count)}

    def owed(self, looked: Mapping[int, Look]) -> int:
        """How many looks are owed in all, as far as that is known."""
        return len(self.decisions) + sum(len(self._dear(looked, closeness)) for closeness in AGAIN)

    def next(self, looked: Mapping[int, Look]) -> Look | None:
        """One more look, after those that there are; None when all is done."""
        for each in self.decisions.values():
            if each.count not in looked:
                return self.first(each)
        for closeness in AGAIN:
            for dear in self._dear(looked, closeness):
                if dear.closeness < closeness:
                    seed = self._seed(dear.count, closeness)
                    return look_again(self._table_at(dear.count), dear, self.budget, seed)
        return None

    def first(self, each: Decision) -> Look:
        """The first look at a decision."""
        seed = self._seed(each.count, 0)
        return first_look(self._table_at(each.count), each.seat, each.move, self.budget, seed)

    def _dear(self, looked: Mapping[int, Look], closeness: int) -> list[Look]:
        """Of each seat the decisions that seem to have cost most. Those that turn out to have cost less are not replaced:
        whoever looks on until something is found finds what chance put there."""
        chosen = []
        for seat in {each.seat for each in looked.values()}:
            own = [each for each in looked.values() if each.seat == seat]
            doubted = [
                each
                for each in own
                if each.closeness >= closeness
                or (each.closeness == closeness - 1 and each.better is not None)
            ]
            doubted.sort(key=lambda each: (each.closeness < closeness, -each.loss, each.count))
            chosen += doubted[: self.budget.most(len(own))[closeness]]
        return sorted(chosen, key=lambda each: each.count)

    def _choices(self) -> Iterator[tuple[int, Decision]]:
        """Every move that was not the only one, with its question."""
        table = self.record.replay(upto=0)
        for line in self.record.moves:
            move = table.game.notation.parse(line.move)
            question = table.question(line.seat)
            if question is not None and len(table.moves(line.seat)) > 1:
                yield question.id, Decision(table.count, line.seat, move)
            table.play(line.seat, move)

    def _table_at(self, count: int) -> Table[Any]:
        return self.record.replay(upto=count)

    def _seed(self, count: int, closeness: int) -> bytes:
        seed = self.seed or chance.derived(bytes.fromhex(self.record.seed), "coach")
        return chance.derived(seed, f"look {closeness} {count}")
