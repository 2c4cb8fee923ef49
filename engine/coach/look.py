"""A look at one decision: the value of the played answer and of others, on imagined tables.

The seat could not have told these tables from the real one.

    weights of all answers ─> the played one and the best others ─> half of the tables: which is best?
                                                        ─> the other half: by how much was it better?

The answer that did best on some tables was partly lucky on them. So the tables that choose it never measure
it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot, sqrt
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

import msgspec

from engine.bots.playout import play_out
from engine.coach.budget import CLOSE, CoachBudget
from engine.table.table import Table
from engine.values import chance
from engine.values.decoder import Decoder
from engine.values.move import Move
from engine.values.seat import Seat
from engine.values.to_plain import to_plain

PLACES: Final = 2
"""The number of decimal places of all figures."""
ENDLESS: Final = 100_000
"""More moves than any table has: every table is played to its end.

Only the final score has the same scale from the deal to the last scoring.
"""
FEWEST: Final = 2
"""The least number of tables in each half. One table alone says nothing about chance."""


class Worth(msgspec.Struct, frozen=True, kw_only=True):
    """The value of an answer: the points that its seat could expect at the end."""

    move: str
    points: float
    error: float
    """The standard error. For the played answer it is the error of its points.

    For any other answer it is the error of the difference to the played one.
    """


class Look(msgspec.Struct, frozen=True, kw_only=True):
    """A decision and the results of the look at it."""

    count: int
    """The number of moves played before."""
    seat: Seat
    question: str
    """The kind of the question."""
    asked: dict[str, Any]
    """The data of the question, as the seat saw it."""
    answers: int
    """The number of legal answers."""
    played: Worth
    others: tuple[Worth, ...]
    """The best answers that were compared with it, best first."""
    better: str | None
    """The answer that was found to be better, or None."""
    loss: float
    """The points by which it was better, measured on tables that had no part in choosing it.

    It is negative where the other answer turned out to be worse, so that sums of losses have no bias.
    """
    error: float
    """The standard error of the loss."""
    closeness: int = 0
    """The number of repeated looks, each on new tables. Only the last look counts.

    Close looks after the first add to it.
    """

    @property
    def close(self) -> bool:
        """True if it has had a close look."""
        return self.closeness >= CLOSE


_looks = Decoder(Look)


def looks_from(data: Any) -> Look:
    """Return a look from its data."""
    return _looks.convert(data)


class Mean(NamedTuple):
    """The mean of a sample, its standard error, and the size of the sample."""

    mean: float
    error: float
    size: int

    @classmethod
    def of(cls, sample: Sequence[float]) -> Mean:
        return cls(fmean(sample), _error(sample), len(sample))

    def pooled(self, other: Mean) -> Mean:
        """Return the mean of both samples together."""
        size = self.size + other.size
        mean = (self.mean * self.size + other.mean * other.size) / size
        return Mean(mean, hypot(self.error * self.size, other.error * other.size) / size, size)


class Tables:
    """The imagined tables of a decision.

    Courtiers play them on after each answer, with the same chance for all answers.
    """

    def __init__(self, table: Table[Any], seat: Seat, seed: bytes) -> None:
        self.table, self.seat, self.seed = table, seat, seed

    def imagined(self, number: int) -> Table[Any]:
        return self.table.imagine(self.seat, chance.derive_seed(self.seed, f"table {number}"))

    def ends(self, moves: Sequence[Move], numbers: range) -> Iterator[list[float]]:
        """Yield for each table the final points of this seat after each of the moves."""
        for number in numbers:
            imagined = self.imagined(number)
            yield [self._end(imagined.copy(), move, number) for move in moves]

    def _end(self, table: Table[Any], move: Move, number: int) -> float:
        table.play(self.seat, move)
        points = play_out(table, ENDLESS, chance.picks(self.seed, f"play {number}"))
        assert points is not None  # noqa: S101 - without a time budget there is always a result
        return points[self.seat]


def first_look(table: Table[Any], seat: Seat, played: Move, budget: CoachBudget, seed: bytes) -> Look:
    """Look at the decision of a seat at a table as it stood then."""
    tables, moves = Tables(table, seat, seed), table.moves(seat)
    runners = [played, *_best_others(tables.imagined(0), seat, moves, played, budget.width - 1)]
    first = max(FEWEST, budget.playouts // 2 // len(runners))
    ends = list(tables.ends(runners, range(first)))
    gains = [[end[at] - end[0] for end in ends] for at in range(len(runners))]
    best = max(range(1, len(runners)), key=lambda at: fmean(gains[at]))
    levels, loss, error = [end[0] for end in ends], 0.0, 0.0
    if fmean(gains[best]) > 0:
        second = range(first, first + max(FEWEST, budget.playouts // 4))
        measured = list(tables.ends([played, runners[best]], second))
        fresh = [other - own for own, other in measured]
        loss, error = fmean(fresh), _error(fresh)
        levels += [own for own, _ in measured]
        gains[best] = fresh
    level = fmean(levels)
    others = [
        _answer(move, level + fmean(gain), _error(gain)) for move, gain in zip(runners, gains, strict=True)
    ]
    asked = table.question(seat)
    assert asked is not None  # noqa: S101 - a seat that decides was asked
    return Look(
        count=table.count,
        seat=seat,
        question=asked.kind,
        asked=to_plain(asked.data),
        answers=len(moves),
        played=_answer(played, level, _error(levels)),
        others=tuple(sorted(others[1:], key=lambda answer: -answer.points)),
        better=str(runners[best]) if loss > 0 else None,
        loss=_rounded(loss),
        error=_rounded(error),
    )


def look_again(table: Table[Any], first: Look, budget: CoachBudget, seed: bytes) -> Look:
    """Look at the same decision on more and new tables, with only the played answer and the better one.

    A close look after the first is pooled with those before. It never drops the better answer, so that
    whoever asked learns how the two compare.
    """
    parse, closeness = table.game.notation.parse, first.closeness + 1
    pair, pairs = [parse(first.played.move), parse(str(first.better))], budget.pairs(closeness)
    ends = list(Tables(table, first.seat, seed).ends(pair, range(pairs)))
    level, gain = Mean.of([own for own, _ in ends]), Mean.of([other - own for own, other in ends])
    if closeness > CLOSE:
        before = pairs * (first.closeness - CLOSE + 1)
        level = Mean(first.played.points, first.played.error, before).pooled(level)
        gain = Mean(first.loss, first.error, before).pooled(gain)
    moved = level.mean - first.played.points
    others = tuple(
        _answer(pair[1], level.mean + gain.mean, gain.error)
        if other.move == first.better
        else msgspec.structs.replace(other, points=_rounded(other.points + moved))
        for other in first.others
    )
    return msgspec.structs.replace(
        first,
        played=_answer(pair[0], level.mean, level.error),
        others=tuple(sorted(others, key=lambda answer: -answer.points)),
        better=first.better if gain.mean > 0 or closeness > CLOSE else None,
        loss=_rounded(gain.mean),
        error=_rounded(gain.error),
        closeness=closeness,
    )


def _best_others(
    table: Table[Any], seat: Seat, moves: Sequence[Move], played: Move, most: int
) -> Sequence[Move]:
    """Return the other answers with the highest weights in the game's advice."""
    weights = table.game.advice.weigh(table, seat, moves)
    order = sorted(range(len(moves)), key=lambda at: -weights[at])
    return [moves[at] for at in order if moves[at] != played][:most]


def _answer(move: Move, points: float, error: float) -> Worth:
    return Worth(move=str(move), points=_rounded(points), error=_rounded(error))


def _error(sample: Sequence[float]) -> float:
    """Return the standard error of the mean of a sample."""
    return stdev(sample) / sqrt(len(sample))


def _rounded(figure: float) -> float:
    return round(figure, PLACES)
