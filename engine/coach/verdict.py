"""What follows from all looks: the moments that mattered, and what decisions, chance and others gave.

    points in the end = expected at the first decision - what the decisions looked at closely cost + all the rest

The rest is what came between decisions (cards, dice, what others did and hid), and losses too small to be measured.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import hypot
from statistics import fmean
from typing import Final

from engine.coach.look import PLACES, Look
from engine.values.seat import Seat

SURE: Final = 2.0
"""By how many standard errors something must differ from nothing, before it is said in words."""
AROUND: Final = 3
WORTH_TELLING: Final = 0.5
"""Points: nobody wants to hear of less."""


@dataclass(frozen=True)
class Share:
    """How the points of a seat came about."""

    seat: Seat
    expected: float
    """Before its first decision, with the best answer to it."""
    lost: float
    """What its decisions cost that were looked at closely: of others nobody knows enough."""
    lost_error: float
    fortune: float
    """All the rest."""
    fortune_error: float
    points: float
    """In the end."""

    @property
    def lost_surely(self) -> bool:
        return self.lost > SURE * self.lost_error and self.lost >= WORTH_TELLING

    @property
    def fortune_surely(self) -> bool:
        return abs(self.fortune) > SURE * self.fortune_error and abs(self.fortune) >= WORTH_TELLING


def moments(looks: Iterable[Look]) -> list[Look]:
    """The decisions that surely cost something, the dearest first."""
    dear = [each for own in _by_seat(looks).values() for each in _counted(own) if surely_cost(each)]
    return sorted(dear, key=lambda each: (-each.loss, each.count))


def _by_seat(looks: Iterable[Look]) -> Mapping[Seat, list[Look]]:
    """Each seat's own, in the order of the table."""
    seats: dict[Seat, list[Look]] = {}
    for look in sorted(looks, key=lambda each: (each.seat, each.count)):
        seats.setdefault(look.seat, []).append(look)
    return seats


def _counted(own: Sequence[Look]) -> list[Look]:
    """The decisions that were looked at closely; of such as follow one another directly and are of one kind only the dearest:
    as often as not they are one auction, in which the later bid could have made good what the earlier one cost."""
    rows: list[list[Look]] = []
    for before, look in zip([None, *own], own, strict=False):
        if not look.close:
            continue
        if rows and rows[-1][-1] is before and rows[-1][-1].question == look.question:
            rows[-1].append(look)
        else:
            rows.append([look])
    return [max(row, key=lambda each: each.loss) for row in rows]


def surely_cost(look: Look) -> bool:
    """Whether another answer was worth more, by more than the error."""
    return look.better is not None and look.loss >= WORTH_TELLING and look.loss > SURE * look.error


def shares(looks: Iterable[Look], points: Sequence[float]) -> list[Share]:
    """Of each seat that had anything to decide; `points` is what each had in the end."""
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
    """For each seat what it could expect after each of its decisions, and what it had in the end.

    One look is of few tables: each point is the mean of as many decisions before and after as there are, up to `AROUND`.
    """
    return {seat: [*_smoothed(own), (count, float(points[seat]))] for seat, own in _by_seat(looks).items()}


def _smoothed(looks: Sequence[Look]) -> Iterator[tuple[int, float]]:
    for at, look in enumerate(looks):
        reach = min(AROUND, at, len(looks) - 1 - at)
        around = looks[at - reach : at + reach + 1]
        yield look.count + 1, round(fmean(each.played.points for each in around), PLACES)
