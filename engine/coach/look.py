"""One decision, looked at: what the answer that was played was worth, and what others were, on tables that this seat could
not have told from the real one.

    weights of all answers ─> the played one and the best others ─> half of the tables: which other is best?
                                                        ─> the other half: by how much was it better?

Whichever answer did best on some tables was lucky on them, too. So the tables that choose it never measure it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final

import msgspec

from engine.bots.playout import play_out
from engine.coach.budget import CoachBudget
from engine.table.table import Table
from engine.values import chance
from engine.values.decoder import Decoder
from engine.values.move import Move
from engine.values.seat import Seat
from engine.values.to_plain import to_plain

PLACES: Final = 2
"""Behind the point, of all figures."""
CLOSEST: Final = 2
ENDLESS: Final = 100_000
"""More moves than any table has: it is played to its end, as nothing else has the same scale from the deal to the last score."""
FEWEST: Final = 2
"""Tables, for each half: one alone tells nothing about chance."""


class Worth(msgspec.Struct, frozen=True, kw_only=True):
    """What an answer was worth: the points that its seat could expect to have in the end."""

    move: str
    points: float
    error: float
    """The standard error: of what was played, of the points; of any other, of the difference to what was played."""


class Look(msgspec.Struct, frozen=True, kw_only=True):
    """A decision, and what came of looking at it."""

    count: int
    """How many moves had been played before."""
    seat: Seat
    question: str
    """Its kind."""
    asked: dict[str, Any]
    """Its data, as the seat saw it."""
    answers: int
    """How many were legal."""
    played: Worth
    others: tuple[Worth, ...]
    """The best that were compared with it, best first."""
    better: str | None
    """The answer that was found to be better; None where none was."""
    loss: float
    """By how many points it was better, as measured on tables that had no part in choosing it: less than nothing where it
    turned out to be worse, so that sums of losses lean to neither side."""
    error: float
    """The standard error of the loss."""
    closeness: int = 0
    """How often it was looked at again, each time on more tables; what counts is the last look."""

    @property
    def close(self) -> bool:
        """Whether it was looked at as closely as any."""
        return self.closeness == CLOSEST


_looks = Decoder(Look)


def looks_from(data: Any) -> Look:
    """A look from its data."""
    return _looks.convert(data)


class Tables:
    """The tables that a decision is looked at on: imagined, played on by courtiers, from each answer with the same chance."""

    def __init__(self, table: Table[Any], seat: Seat, seed: bytes) -> None:
        self.table, self.seat, self.seed = table, seat, seed

    def imagined(self, number: int) -> Table[Any]:
        return self.table.imagine(self.seat, chance.derived(self.seed, f"table {number}"))

    def ends(self, moves: Sequence[Move], numbers: range) -> Iterator[list[float]]:
        """On each table, what this seat has in the end after each of the moves."""
        for number in numbers:
            imagined = self.imagined(number)
            yield [self._end(imagined.copy(), move, number) for move in moves]

    def _end(self, table: Table[Any], move: Move, number: int) -> float:
        table.play(self.seat, move)
        points = play_out(table, ENDLESS, chance.picks(self.seed, f"play {number}"))
        assert points is not None  # noqa: S101 - nobody counts the time
        return points[self.seat]


def first_look(table: Table[Any], seat: Seat, played: Move, budget: CoachBudget, seed: bytes) -> Look:
    """The decision of a seat at a table as it stood then."""
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
    others = [_answer(move, level + fmean(gain), gain) for move, gain in zip(runners, gains, strict=True)]
    asked = table.question(seat)
    assert asked is not None  # noqa: S101 - whoever decides was asked
    return Look(
        count=table.count,
        seat=seat,
        question=asked.kind,
        asked=to_plain(asked.data),
        answers=len(moves),
        played=_answer(played, level, levels),
        others=tuple(sorted(others[1:], key=lambda answer: -answer.points)),
        better=str(runners[best]) if loss > 0 else None,
        loss=_rounded(loss),
        error=_rounded(error),
    )


def look_again(table: Table[Any], first: Look, budget: CoachBudget, seed: bytes) -> Look:
    """The same decision on more and new tables: only what was played, and what seemed better."""
    parse = table.game.notation.parse
    pair = [parse(first.played.move), parse(str(first.better))]
    ends = list(Tables(table, first.seat, seed).ends(pair, range(budget.tables(first.closeness + 1) // 2)))
    levels, gains = [own for own, _ in ends], [other - own for own, other in ends]
    level, loss = fmean(levels), fmean(gains)
    moved = level - first.played.points
    others = tuple(
        _answer(pair[1], level + loss, gains)
        if other.move == first.better
        else msgspec.structs.replace(other, points=_rounded(other.points + moved))
        for other in first.others
    )
    return msgspec.structs.replace(
        first,
        played=_answer(pair[0], level, levels),
        others=tuple(sorted(others, key=lambda answer: -answer.points)),
        better=first.better if loss > 0 else None,
        loss=_rounded(loss),
        error=_rounded(_error(gains)),
        closeness=first.closeness + 1,
    )


def _best_others(
    table: Table[Any], seat: Seat, moves: Sequence[Move], played: Move, most: int
) -> Sequence[Move]:
    """Those that look best to somebody who knows the game."""
    weights = table.game.advice.weigh(table, seat, moves)
    order = sorted(range(len(moves)), key=lambda at: -weights[at])
    return [moves[at] for at in order if moves[at] != played][:most]


def _answer(move: Move, points: float, sample: Sequence[float]) -> Worth:
    return Worth(move=str(move), points=_rounded(points), error=_rounded(_error(sample)))


def _error(sample: Sequence[float]) -> float:
    """The standard error of a mean."""
    return stdev(sample) / sqrt(len(sample))


def _rounded(figure: float) -> float:
    return round(figure, PLACES)
