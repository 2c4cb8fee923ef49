"""Promotion and relegation, as pure functions of the standings, so that anybody can verify a season.

All divisions together are one ordered list of players, cut into pieces. Free places are filled by moving up
everybody behind them. So no player drops because another one has left.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import accumulate, pairwise
from typing import NamedTuple

Standings = Mapping[int, Sequence[int]]
"""The players of each division, best first. Players who have left are not included, nor are divisions without
players.
"""


def next_order(standings: Standings, *, size: int, branches: int, moving: int) -> list[int]:
    """Return the order of players for the next season.

    The first of a division go up. The last go down, distributed in turn over the divisions below. Each
    division then lists the players from above first, then those who stay, then those from below.
    """
    above: defaultdict[int, list[int]] = defaultdict(list)
    stay: defaultdict[int, list[int]] = defaultdict(list)
    below: defaultdict[int, list[int]] = defaultdict(list)
    for division, people in standings.items():
        under = [each for each in divisions_below(division, branches) if each in standings]
        up, stays = moving_edges(division, len(under), size=size, moving=moving)
        below[division_above(division, branches)] += people[:up]
        stay[division] += people[up:stays]
        for at, player in enumerate(people[stays:] if under else ()):
            above[under[at % len(under)]].append(player)
    return [
        player
        for division in sorted({*standings, *below, *above})
        for group in (above, stay, below)
        for player in group[division]
    ]


class MovingEdges(NamedTuple):
    """The edges of a division.

    `up` is the last place that goes up, or 0. `stays` is the last place that does not go down, or None if
    nobody does.
    """

    up: int
    stays: int | None


def moving_edges(division: int, under: int, *, size: int, moving: int) -> MovingEdges:
    """Return the edges of a division with `under` divisions directly below it."""
    up = moving if division > 1 else 0
    return MovingEdges(up, max(size - moving * under, up) if under else None)


def split_divisions(order: Sequence[int], size: int) -> list[Sequence[int]]:
    """Cut the order into divisions. Only the last one can differ from `size`, by half at most."""
    count = max(1, (len(order) + size // 2) // size)
    ends = [0, *accumulate([size] * (count - 1)), len(order)]
    return [order[start:end] for start, end in pairwise(ends)]


def divisions_below(division: int, branches: int) -> range:
    first = branches * (division - 1) + 2
    return range(first, first + branches)


def division_above(division: int, branches: int) -> int:
    """Return the division above, or 0 for the first."""
    return (division - 2) // branches + 1 if division > 1 else 0


def level_of(division: int, branches: int) -> int:
    """Return the level of a division; the top is 1. In a column each division is a level of its own."""
    if branches == 1:
        return division
    level = 1
    while division > 1:
        division, level = division_above(division, branches), level + 1
    return level
