"""Lookup tables that are computed once for an edition: placements, shared moves, numbers of cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import combinations
from typing import Final

import msgspec

from engine.florence.data import Data
from engine.florence.moves import Build, Place, Recruit, Sell, Take, Work
from engine.mechanics.draw_keep import choices
from engine.mechanics.grid import Grid, Placement, Placements, outline
from engine.values.move import Move

_CACHED: Final = 1 << 13
_ROUND: Final = 0b1111
"""Lists of works end at a multiple of sixteen.

A slightly longer list is then usually in the cache already.
"""
_MOST_SOLD: Final = 400
"""A number of points that no player can reach."""


class Tiles(msgspec.Struct, frozen=True, eq=False):
    """All placements of one tile, with the move that makes each."""

    name: str
    lying: Placements
    moves: Sequence[Mapping[str, Sequence[Move]]]
    """For each group of four placements: the moves that a hexadecimal digit selects."""

    def fits(self, forbidden: int) -> bool:
        """Return True if the tile fits on a place that covers none of the forbidden squares."""
        return self.lying.clear_of(forbidden) > 0

    def fitting(self, forbidden: int) -> tuple[Move, ...]:
        """Return the moves that place the tile on none of the forbidden squares."""
        digits = f"{self.lying.clear_of(forbidden):x}"
        found: list[Move] = []
        for moves, digit in zip(self.moves, reversed(digits), strict=False):
            if digit != "0":
                found += moves[digit]
        return tuple(found)

    def covering(self, at: str) -> Placement | None:
        """Return the placement that a name or a list of squares stands for."""
        return self.lying.named(at) or self.lying.covering(at.split())


def _by_digit(moves: Sequence[Move]) -> Mapping[str, Sequence[Move]]:
    """Return all subsets of four moves, by hexadecimal digit, to build lists four moves at a time."""
    return {
        f"{digit:x}": [move for number, move in enumerate(moves) if digit >> number & 1]
        for digit in range(16)
    }


class Lookup:
    """The lookup tables of one edition."""

    def __init__(self, data: Data) -> None:
        self.grid = Grid(data.principality.columns, data.principality.rows)
        self.buildings = {
            name: self._tiles(name, tile.outline, build=True) for name, tile in data.buildings.items()
        }
        self.landscapes = {
            name: self._tiles(name, tile.outline, build=False) for name, tile in data.landscapes.items()
        }
        self.number = {name: card.number for name, card in data.professions.items()}
        self.number |= {card: place for place, card in enumerate((*data.bonus, *data.prestige))}
        self.fitting = lru_cache(maxsize=_CACHED)(self._fitting)

    def tiles(self, name: str) -> Tiles:
        return self.buildings[name] if name in self.buildings else self.landscapes[name]

    def sorted(self, cards: Iterable[str]) -> tuple[str, ...]:
        """Return cards sorted by their numbers."""
        return tuple(sorted(cards, key=self.number.__getitem__))

    def _fitting(self, tile: str, forbidden: int) -> tuple[Move, ...]:
        return self.tiles(tile).fitting(forbidden)

    def _tiles(self, name: str, drawing: tuple[str, ...], *, build: bool) -> Tiles:
        lying = self.grid.placements(outline(drawing))
        move = Build if build else Place
        moves = [move(name, placement.at) for placement in lying.all]
        return Tiles(name, lying, [_by_digit(moves[four : four + 4]) for four in range(0, len(moves), 4)])


@cache
def lookup_of(data: Data) -> Lookup:
    return Lookup(data)


def work_moves(profession: str, bonuses: tuple[str, ...], most: int) -> tuple[Work, ...]:
    """Return the same work for no points, for one, and so on."""
    return _work_moves(profession, bonuses, most | _ROUND)[: most + 1]


@lru_cache(maxsize=_CACHED)
def _work_moves(profession: str, bonuses: tuple[str, ...], most: int) -> tuple[Work, ...]:
    return tuple([Work(profession, bonuses, points) for points in range(most + 1)])


@lru_cache(maxsize=_CACHED)
def subsets(bonuses: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Return all ways to play some of these cards, the fewest first."""
    return tuple(some for number in range(len(bonuses) + 1) for some in combinations(bonuses, number))


@lru_cache(maxsize=_CACHED)
def take_moves(looked: tuple[str, ...]) -> tuple[Take, ...]:
    return tuple(Take(card) for (card,) in choices(looked, 1))


@cache
def recruit_move(profession: str) -> Recruit:
    return Recruit(profession)


SELL_MOVES: Final = tuple(Sell(points) for points in range(1, _MOST_SOLD))
