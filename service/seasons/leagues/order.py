"""Who goes up and who goes down: pure functions of the standings, so that anybody can reckon a season again.

All divisions together are one order of people, cut into pieces. Where places have become free, everybody behind moves up:
so nobody stands lower because somebody else has left.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import accumulate, pairwise
from typing import NamedTuple

Standings = Mapping[int, Sequence[int]]
"""The people of each division, the best first; who has left is not among them, nor a division that all have left."""


def next_order(standings: Standings, *, size: int, branches: int, moving: int) -> list[int]:
    """The first of a division go up, the last go down to those below it in turn; in each place stand then those who come
    from above, those who stay, and those who come from below."""
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
    """The last place of a division from which one goes up, 0 for none, and the last from which nobody goes down, None for none."""

    up: int
    stays: int | None


def moving_edges(division: int, under: int, *, size: int, moving: int) -> MovingEdges:
    """With so many divisions right below it."""
    up = moving if division > 1 else 0
    return MovingEdges(up, max(size - moving * under, up) if under else None)


def divided(order: Sequence[int], size: int) -> list[Sequence[int]]:
    """Into divisions; only the last is larger or smaller than it should be, by half at most."""
    count = max(1, (len(order) + size // 2) // size)
    ends = [0, *accumulate([size] * (count - 1)), len(order)]
    return [order[start:end] for start, end in pairwise(ends)]


def divisions_below(division: int, branches: int) -> range:
    first = branches * (division - 1) + 2
    return range(first, first + branches)


def division_above(division: int, branches: int) -> int:
    """0 above the first."""
    return (division - 2) // branches + 1 if division > 1 else 0


def level_of(division: int, branches: int) -> int:
    """How many steps from the top, which is 1; in a column each division is a step of its own."""
    if branches == 1:
        return division
    level = 1
    while division > 1:
        division, level = division_above(division, branches), level + 1
    return level
