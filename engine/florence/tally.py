"""Tally: how many of each thing a principality has that works and cards ask for."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.florence.data import SIZES, Data
from engine.florence.lookup import lookup_of
from engine.florence.state import FlorenceTable, Principality, data_of

Counts = dict[str, int]
_CACHED: Final = 1 << 12


def counts_of_seats(table: FlorenceTable) -> list[Counts]:
    """Return the counts of every seat."""
    return [tally(table, person) for person in table.state.seats]


def tally(table: FlorenceTable, person: Principality) -> Counts:
    """Return the counts of a principality by name.

    Bonus and prestige cards in the data file use these names.
    """
    data = data_of(table)
    counts = dict(_tiles(data, tuple([standing.tile for standing in person.standing])))
    counts["jester"] = person.jesters
    counts["builder"] = person.builders
    counts["freedom"] = len(person.freedoms)
    counts["prestige"] = len(person.prestige)
    counts["hand"] = len(person.hand) + person.recruiters
    counts["work"] = len(person.row)
    counts["category"] = counts["type"] + sum(
        counts[kind] > 0 for kind in ("jester", "builder", "prestige", "freedom")
    )
    counts["empty"] = (lookup_of(data).grid.full & ~person.occupied).bit_count()
    return counts


@lru_cache(maxsize=_CACHED)
def _tiles(data: Data, tiles: tuple[str, ...]) -> dict[str, int]:
    landscapes = [tile for tile in tiles if tile in data.landscapes]
    sizes = [data.buildings[tile].size for tile in tiles if tile in data.buildings]
    return {
        **{name: landscapes.count(name) for name in data.landscapes},
        **{size: sizes.count(size) for size in SIZES},
        "landscape": len(landscapes),
        "building": len(sizes),
        "type": len(set(landscapes)),
        "size": len(set(sizes)),
    }
