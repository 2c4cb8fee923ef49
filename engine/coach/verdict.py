"""The verdict from all looks: the moments that mattered, and the effects of decisions, chance and others.

    final points = expected at the first decision - cost of the closely examined decisions + the rest

The rest is what came between decisions (cards, dice, what others did and hid), and losses too small to
measure.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import hypot
from statistics import fmean
from typing import Final

from engine.coach.budget import CoachBudget
from engine.coach.look import PLACES, Look
from engine.values.seat import Seat

SURE: Final = 2.0
"""The number of standard errors that a figure must differ from 0 before a sentence mentions it."""
AROUND: Final = 3
WORTH_TELLING: Final = 0.5
"""The least number of points worth mentioning."""


@dataclass(frozen=True)
class Share:
    """The origin of the points of a seat."""

    seat: Seat
    expected: float
    """The expected points before its first decision, with the best answer to it."""
    lost: float
    """The cost of its decisions that had a close look. For the others there is not enough data."""
    lost_error: float
    fortune: float
    """The rest."""
    fortune_error: float
    points: float
    """The final points."""

    @property
    def lost_surely(self) -> bool:
        return self.lost > SURE * self.lost_error and self.lost >= WORTH_TELLING

    @property
    def fortune_surely(self) -> bool:
        return abs(self.fortune) > SURE * self.fortune_error and abs(self.fortune) >= WORTH_TELLING


def moments(looks: Iterable[Look]) -> list[Look]:
    """Return the decisions that seem to have cost most: the sure ones first, then the most costly.

    Until a seat has close looks, these come from its closest looks so far.
    """
    found: list[Look] = []
    for own in _by_seat(looks).values():
        dear = [each for each in _counted(own) or own if each.better is not None]
        found += sorted(dear, key=lambda each: (-each.closeness, -each.loss))[: CoachBudget.moments]
    return sorted(found, key=lambda each: (not is_sure(each), -each.loss, each.count))


def _by_seat(looks: Iterable[Look]) -> Mapping[Seat, list[Look]]:
    """Return the looks of each seat, in the order of the table."""
    seats: dict[Seat, list[Look]] = {}
    for look in sorted(looks, key=lambda each: (each.seat, each.count)):
        seats.setdefault(look.seat, []).append(look)
    return seats


def _counted(own: Sequence[Look]) -> list[Look]:
    """Return the decisions that had a close look.

    Of consecutive decisions of one kind only the most costly counts. They are often one auction, and the
    later bid could have made up for what the earlier one cost.
    """
    rows: list[list[Look]] = []
    for before, look in zip([None, *own], own, strict=False):
        if not look.close:
            continue
        if rows and rows[-1][-1] is before and rows[-1][-1].question == look.question:
            rows[-1].append(look)
        else:
            rows.append([look])
    return [max(row, key=lambda each: each.loss) for row in rows]


def is_sure(look: Look) -> bool:
    """Return whether a close look found that a decision surely cost something.

    Among many first looks some seem sure by chance.
    """
    return look.close and surely_cost(look)


def surely_cost(look: Look) -> bool:
    """Return whether another answer was better by more than the error."""
    return look.better is not None and look.loss >= WORTH_TELLING and look.loss > SURE * look.error


def shares(looks: Iterable[Look], points: Sequence[float]) -> list[Share]:
    """Return the share of each seat that had a decision. `points` are the final points by seat."""
    return [_share(seat, own, points[seat]) for seat, own in _by_seat(looks).items()]


def _share(seat: Seat, looks: Sequence[Look], points: float) -> Share:
    first = looks[0]
    expected = first.played.points + first.loss
    counted = _counted(looks)
    lost = sum(look.loss for look in counted)
    lost_error = hypot(*(look.error for look in counted))
    fortune = points - expected + lost
    return Share(
        seat, expected, lost, lost_error, fortune, hypot(lost_error, first.played.error, first.error), points
    )


def curves(
    looks: Iterable[Look], points: Sequence[float], count: int
) -> Mapping[Seat, Sequence[tuple[int, float]]]:
    """Return for each seat its expected points after each of its decisions, and its final points.

    One look uses few tables. So each value is the mean over as many decisions before and after as there are,
    up to `AROUND`.
    """
    return {seat: [*_smoothed(own), (count, float(points[seat]))] for seat, own in _by_seat(looks).items()}


def _smoothed(looks: Sequence[Look]) -> Iterator[tuple[int, float]]:
    for at, look in enumerate(looks):
        reach = min(AROUND, at, len(looks) - 1 - at)
        around = looks[at - reach : at + reach + 1]
        yield look.count + 1, round(fmean(each.played.points for each in around), PLACES)
