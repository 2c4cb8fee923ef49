"""The prince: a bot that searches ahead. It deals what it cannot see anew, many times, and lets courtiers play each table on
from the few moves that look best; those that end badly leave the race (sequential halving).

    weights of all moves ─> short list ─> tables imagined, each move on the same ones ─> the better half ─> … ─> move

Its first choice, the courtier's, stays in the race to the end and is given up only for a move that did clearly better:
so that a short search never plays worse than none.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Final

from engine.bots.bot import Pick, Sight, chosen, imagined
from engine.bots.effort import Effort, short_list, standing_of
from engine.bots.playout import play_out
from engine.table.table import Table
from engine.values.move import Move
from engine.values.seat import Seat

CLEARLY: Final = 0.7
"""By how many standard errors another move must have done better than the first choice."""
EVEN: Final = 0.5
WIDTH: Final = 4
"""Moves that are compared."""


@dataclass
class Runner:
    """A move in the race, and how the tables went that were played on from it."""

    move: Move
    ends: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        return sum(self.ends) / len(self.ends) if self.ends else EVEN


class Prince:
    """Searches within an effort."""

    def __init__(self, effort: Effort) -> None:
        self.effort = effort

    def choose(self, sight: Sight, pick: Pick) -> Move:
        if len(sight.moves) == 1:
            return sight.moves[0]
        in_time = self.effort.begun()
        table, seat = imagined(sight, pick), sight.question.seat
        weights = table.game.advice.weigh(table, seat, sight.moves)
        first = chosen(table, seat, sight.moves, weights, pick)
        width = self.effort.width or WIDTH
        short = short_list(table, weights, width)
        others = [move for move in (sight.moves[at] for at in short) if move != first]
        if not others:
            return first
        runners = [Runner(first), *map(Runner, others[: width - 1])]
        race = Race(seat, runners, self.effort.ahead or table.game.advice.ahead)
        race.run(sight, pick, self.effort.playouts, in_time)
        return race.winner()


class Race:
    """Moves against each other on the same imagined tables."""

    def __init__(self, seat: Seat, runners: list[Runner], ahead: int) -> None:
        self.seat, self.runners, self.ahead = seat, runners, ahead
        self.favourite = runners[0]

    def run(self, sight: Sight, pick: Pick, playouts: int, in_time: Callable[[], bool]) -> None:
        """Halve the field until two are left or the effort is spent."""
        stages = max(1, (len(self.runners) - 1).bit_length())
        for _ in range(stages):
            for _ in range(max(1, playouts // (stages * len(self.runners)))):
                if not self._lap(imagined(sight, pick), pick, in_time):
                    return
            self._halve()

    def winner(self) -> Move:
        """The best one, if it did clearly better than the first choice."""
        best = max(self.runners, key=lambda runner: runner.mean)
        return best.move if _clearly(best.ends, self.favourite.ends) else self.favourite.move

    def _lap(self, table: Table[Any], pick: Pick, in_time: Callable[[], bool]) -> bool:
        """Each move once on the same table; a lap that is not finished in time does not count."""
        ends: list[float] = []
        for runner in self.runners:
            end = self._play_on(table.copy(), runner.move, pick, in_time)
            if end is None:
                return False
            ends.append(end)
        for runner, end in zip(self.runners, ends, strict=True):
            runner.ends.append(end)
        return True

    def _play_on(
        self, table: Table[Any], move: Move, pick: Pick, in_time: Callable[[], bool]
    ) -> float | None:
        """How good the table is some moves later; nothing, where there was no time for them."""
        table.play(self.seat, move)
        points = play_out(table, self.ahead, pick, in_time)
        return None if points is None else standing_of(points, self.seat)

    def _halve(self) -> None:
        """The worse half leaves the race, never the first choice."""
        others = sorted(self.runners[1:], key=lambda runner: -runner.mean)
        self.runners = [self.favourite, *others[: max(1, len(others) // 2)]]


def _clearly(better: Sequence[float], than: Sequence[float]) -> bool:
    """Whether one did better than the other on the same tables, by more than chance would explain."""
    gains = [one - other for one, other in zip(better, than, strict=False)]
    if len(gains) < 2:  # noqa: PLR2004 - one table tells nothing about chance
        return False
    mean = sum(gains) / len(gains)
    spread = sqrt(sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1))
    return mean > CLEARLY * spread / sqrt(len(gains))
