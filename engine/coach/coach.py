"""The coach at work. It examines a record decision by decision, so the caller can pause after each one.

First it looks at every decision. Then it looks again at those of each seat that seem to have cost most, and
closely at the most costly of these. If somebody asks, it looks at these once more.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from engine.coach.budget import CLOSE, CoachBudget
from engine.coach.look import Look, first_look, look_again
from engine.table.record import Record
from engine.table.table import Table
from engine.values import chance
from engine.values.move import Move
from engine.values.seat import Seat

SHARES: Final = (1 / 2, 3 / 4)
"""The parts of the time after which second looks and close looks come first."""


@dataclass(frozen=True)
class Decision:
    """A point of the record where a seat had a choice."""

    count: int
    """The number of moves played before."""
    seat: Seat
    move: Move


@dataclass
class Coach:
    """The coach of one record.

    The same record, budget and seed give the same looks, even if the work is interrupted.
    """

    record: Record
    budget: CoachBudget
    seed: bytes | None = None
    """The seed of the imagined tables.

    By default it is derived from the record, so everyone gets the same results.
    """

    @cached_property
    def decisions(self) -> Mapping[int, Decision]:
        """The decisions by the number of moves played before.

        A secret answer that was changed later decided nothing and is left out.
        """
        last = {(question, each.seat): each for question, each in self._choices()}
        return {each.count: each for each in sorted(last.values(), key=lambda each: each.count)}

    @cached_property
    def order(self) -> Sequence[Decision]:
        """The decisions in the order of the first looks.

        The first few are spread over the game and the seats, so that a coach that runs out of time has seen
        a bit of everything. No cheap figure tells which decisions cost most.
        """
        seats: dict[Seat, list[Decision]] = {}
        for each in self.decisions.values():
            seats.setdefault(each.seat, []).append(each)
        ranked = [(rank, each) for own in seats.values() for rank, each in enumerate(_spread(own))]
        return [each for _, each in sorted(ranked, key=lambda ranked: (ranked[0], ranked[1].count))]

    def work(
        self, looked: dict[int, Look], *, seconds: float, used: Callable[[], float], closer: bool = False
    ) -> Iterator[Look]:
        """Take looks and add them to those already taken, until all are taken or the time is over.

        `used` returns the seconds used so far. A request to look closer gets as many seconds again.
        """
        while (now := used()) < seconds * (2 if closer else 1):
            look = self.next(looked, from_closeness=bisect(SHARES, now / seconds), closer=closer)
            if look is None:
                return
            looked[look.count] = look
            yield look

    def next(
        self, looked: Mapping[int, Look], *, from_closeness: int = 0, closer: bool = False
    ) -> Look | None:
        """Take the next look after those already taken. Return None when all are done.

        Looks of this closeness and above come first. With `closer` there are more close looks.
        """
        most = self.budget.closest if closer else CLOSE
        for closeness in (*range(from_closeness, most + 1), *reversed(range(from_closeness))):
            if closeness == 0:
                for each in self.order:
                    if each.count not in looked:
                        return self.first(each)
            for dear in self._dear(looked, closeness):
                if dear.closeness < closeness:
                    seed = self._seed(dear.count, closeness)
                    return look_again(self._table_at(dear.count), dear, self.budget, seed)
        return None

    def first(self, each: Decision) -> Look:
        """Take the first look at a decision."""
        seed = self._seed(each.count, 0)
        return first_look(self._table_at(each.count), each.seat, each.move, self.budget, seed)

    def _dear(self, looked: Mapping[int, Look], closeness: int) -> list[Look]:
        """Return the decisions of each seat that seem to have cost most, the dearest of all first.

        Decisions that turn out to have cost less are not replaced by others. To go on looking until something
        is found would only find effects of chance.
        """
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
            chosen += doubted[: self.budget.most(len(own), closeness)]
        return sorted(chosen, key=lambda each: (-each.loss, each.count))

    def _choices(self) -> Iterator[tuple[int, Decision]]:
        """Yield every move that was not the only legal one, with the id of its question."""
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
        seed = self.seed or chance.derive_seed(bytes.fromhex(self.record.seed), "coach")
        return chance.derive_seed(seed, f"look {closeness} {count}")


def _spread(decisions: Sequence[Decision]) -> Sequence[Decision]:
    """Return the first decision, then the one in the middle, those at the quarters, and so on."""
    bits = len(decisions).bit_length()
    order = sorted(range(len(decisions)), key=lambda at: f"{at:0{bits}b}"[::-1])
    return [decisions[at] for at in order]
