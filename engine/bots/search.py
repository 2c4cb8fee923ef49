"""The prince: a bot that searches ahead.

It deals the hidden part of the table many times. Courtiers play each table on from the few moves that look
best. Moves with bad results are dropped (sequential halving).

    weights of all moves ─> short list ─> imagined tables, the same for each move ─> better half ─> … ─> move

The first choice, the same as the courtier's, is never dropped. Another move replaces it only if it did
clearly better. So a short search never plays worse than no search.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Final

from engine.bots.bot import Pick, Sight, choose_move, imagine_table
from engine.bots.effort import Effort, short_list, standing_of
from engine.bots.playout import play_out
from engine.table.table import Table
from engine.values.move import Move
from engine.values.seat import Seat

CLEARLY: Final = 0.7
"""The number of standard errors by which another move must do better than the first choice."""
EVEN: Final = 0.5
WIDTH: Final = 4
"""The number of moves that are compared."""


@dataclass
class Runner:
    """A move in the race and the results of the tables that were played on from it."""

    move: Move
    ends: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        return sum(self.ends) / len(self.ends) if self.ends else EVEN


class Prince:
    """A bot that searches within an effort."""

    def __init__(self, effort: Effort) -> None:
        self.effort = effort

    def choose(self, sight: Sight, pick: Pick) -> Move:
        if len(sight.moves) == 1:
            return sight.moves[0]
        in_time = self.effort.begun()
        table, seat = imagine_table(sight, pick), sight.question.seat
        weights = table.game.advice.weigh(table, seat, sight.moves)
        first = choose_move(table, seat, sight.moves, weights, pick)
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
    """A comparison of moves on the same imagined tables."""

    def __init__(self, seat: Seat, runners: list[Runner], ahead: int) -> None:
        self.seat, self.runners, self.ahead = seat, runners, ahead
        self.favourite = runners[0]

    def run(self, sight: Sight, pick: Pick, playouts: int, in_time: Callable[[], bool]) -> None:
        """Halve the field until two are left or the effort is spent."""
        stages = max(1, (len(self.runners) - 1).bit_length())
        for _ in range(stages):
            for _ in range(max(1, playouts // (stages * len(self.runners)))):
                if not self._lap(imagine_table(sight, pick), pick, in_time):
                    return
            self._halve()

    def winner(self) -> Move:
        """Return the best move if it did clearly better than the first choice, else the first choice."""
        best = max(self.runners, key=lambda runner: runner.mean)
        return best.move if _clearly(best.ends, self.favourite.ends) else self.favourite.move

    def _lap(self, table: Table[Any], pick: Pick, in_time: Callable[[], bool]) -> bool:
        """Play each move once on the same table. Return whether there was time for all.

        A lap that is not finished in time does not count.
        """
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
        """Return how good the table is some moves later, or None when time ran out."""
        table.play(self.seat, move)
        points = play_out(table, self.ahead, pick, in_time)
        return None if points is None else standing_of(points, self.seat)

    def _halve(self) -> None:
        """Drop the worse half of the moves, but never the first choice."""
        others = sorted(self.runners[1:], key=lambda runner: -runner.mean)
        self.runners = [self.favourite, *others[: max(1, len(others) // 2)]]


def _clearly(better: Sequence[float], than: Sequence[float]) -> bool:
    """Return whether one move did better than the other on the same tables by more than chance explains."""
    gains = [one - other for one, other in zip(better, than, strict=False)]
    if len(gains) < 2:  # noqa: PLR2004 - one table tells nothing about chance
        return False
    mean = sum(gains) / len(gains)
    spread = sqrt(sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1))
    return mean > CLEARLY * spread / sqrt(len(gains))
