"""Ratings from placings, computed like those of players: each table gives one comparison for each pair of
bots.

The seats of one table share the deal and the opponents, so they are not independent. Intervals are therefore
computed by resampling whole tables.
"""

import random
from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import combinations
from statistics import mean
from typing import NamedTuple

from service.seasons.ratings.weng_lin import Strength, rate

DRAWN = 400
"""The number of bootstrap samples of the tables."""
OUTSIDE = 0.025
"""The share of samples outside of an interval on either side, so that 95 percent are inside."""


class SeatedBot(NamedTuple):
    """The result of one seat, and how long its bot thought."""

    bot: str
    place: int
    points: int
    decisions: int
    seconds: float


Standing = tuple[SeatedBot, ...]
"""The results of a table, by seat."""


class Interval(NamedTuple):
    middle: float
    low: float
    high: float


class Rating(NamedTuple):
    bot: str
    rating: Interval
    place: float
    points: Interval
    most: int
    per_second: float
    """Decisions per second of processor time."""


class PairResult(NamedTuple):
    ahead: str
    behind: str
    share: Interval
    """How often the first bot was placed before the second. A tie counts as half."""
    meetings: int


def compute_ratings(standings: Sequence[Standing]) -> list[Rating]:
    """Return the ratings of all bots, the best first."""
    by_bot = defaultdict(list)
    for seated in (seated for standing in standings for seated in standing):
        by_bot[seated.bot].append(seated)
    draws = [compute_strengths(drawn) for drawn in _drawn(standings)]
    best = compute_strengths(standings)
    found = [
        Rating(
            bot=bot,
            rating=_interval(best[bot], [draw[bot] for draw in draws if bot in draw]),
            place=mean(each.place for each in seated),
            points=_points(standings, bot),
            most=max(each.points for each in seated),
            per_second=sum(each.decisions for each in seated) / (sum(each.seconds for each in seated) or 1.0),
        )
        for bot, seated in by_bot.items()
    ]
    return sorted(found, key=lambda rating: -rating.rating.middle)


def compare_pairs(standings: Sequence[Standing]) -> list[PairResult]:
    """Return the results of each pair of bots, the better one first."""
    believed = compute_strengths(standings)
    order = sorted(believed, key=lambda bot: -believed[bot])
    wins, draws = count_wins(standings), [count_wins(drawn) for drawn in _drawn(standings)]
    pairs = []
    for ahead, behind in combinations(order, 2):
        meetings = wins.get((ahead, behind), 0.0) + wins.get((behind, ahead), 0.0)
        if meetings:
            shares = [share for draw in draws if (share := _share(draw, ahead, behind)) is not None]
            middle = _share(wins, ahead, behind) or 0.0
            pairs.append(PairResult(ahead, behind, _interval(middle, shares), round(meetings)))
    return pairs


def count_wins(standings: Iterable[Standing]) -> dict[tuple[str, str], float]:
    """Return how often each bot was placed before each other one."""
    wins: dict[tuple[str, str], float] = defaultdict(float)
    for standing in standings:
        for one, other in combinations(standing, 2):
            if one.bot != other.bot:
                wins[one.bot, other.bot] += (1 + (one.place < other.place) - (one.place > other.place)) / 2
                wins[other.bot, one.bot] += (1 + (other.place < one.place) - (other.place > one.place)) / 2
    return wins


def compute_strengths(standings: Sequence[Standing]) -> dict[str, float]:
    """Return the most likely strength of each bot, updated table by table.

    A bot at two seats is compared twice with each opponent.
    """
    believed: dict[str, Strength] = {seated.bot: Strength() for standing in standings for seated in standing}
    for standing in standings:
        for one, other in combinations(standing, 2):
            if one.bot != other.bot:
                before = believed[one.bot], believed[other.bot]
                believed[one.bot], believed[other.bot] = rate(before, (one.place, other.place))
    return {bot: strength.middle for bot, strength in believed.items()}


def _share(wins: dict[tuple[str, str], float], ahead: str, behind: str) -> float | None:
    one, other = wins.get((ahead, behind), 0.0), wins.get((behind, ahead), 0.0)
    return one / (one + other) if one + other else None


def _points(standings: Sequence[Standing], bot: str) -> Interval:
    """Return the mean of the points of a bot."""
    draws = [points for drawn in _drawn(standings) if (points := _mean_points(drawn, bot)) is not None]
    return _interval(_mean_points(standings, bot) or 0.0, draws)


def _mean_points(standings: Iterable[Standing], bot: str) -> float | None:
    points = [seated.points for standing in standings for seated in standing if seated.bot == bot]
    return mean(points) if points else None


def _drawn(standings: Sequence[Standing]) -> Iterable[Sequence[Standing]]:
    """Yield samples of as many tables, drawn with replacement. The samples are the same each time."""
    chance = random.Random(len(standings))
    return (chance.choices(standings, k=len(standings)) for _ in range(DRAWN))


def _interval(middle: float, draws: Sequence[float]) -> Interval:
    """Return the middle 95 percent of the samples."""
    if not draws:
        return Interval(middle, middle, middle)
    ordered = sorted(draws)
    cut = int(OUTSIDE * len(ordered))
    return Interval(middle, ordered[cut], ordered[-1 - cut])
