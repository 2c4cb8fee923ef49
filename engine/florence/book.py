"""What follows from an edition once and for all: placements, shared moves, numbers of cards."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import combinations
from typing import Final

import msgspec

from engine.draw_keep import choices
from engine.florence.data import Data
from engine.florence.moves import Build, Place, Recruit, Sell, Take, Work
from engine.grid import Grid, Placement, Placements, outline
from engine.move import Move

_CACHED: Final = 1 << 13
_CACHED_WORKS: Final = 1 << 11
_MOST_SOLD: Final = 400
"""More points than anybody can have."""
_MOST_BOUGHT: Final = 100
"""More points than the money of one work can buy."""


class Tiles(msgspec.Struct, frozen=True, eq=False):
    """All placements of one tile, with the move that makes each."""

    name: str
    lying: Placements
    options: tuple[tuple[int, Move], ...]

    def fitting(self, forbidden: int) -> tuple[Move, ...]:
        """The moves that place it on none of the forbidden squares."""
        return tuple(move for mask, move in self.options if not mask & forbidden)

    def covering(self, at: str) -> Placement | None:
        """The placement that a name or a list of squares stands for."""
        return self.lying.named(at) or self.lying.covering(at.split())


class Book:
    """The tables of one edition."""

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
        """Cards by their numbers."""
        return tuple(sorted(cards, key=self.number.__getitem__))

    def _fitting(self, tile: str, forbidden: int) -> tuple[Move, ...]:
        return self.tiles(tile).fitting(forbidden)

    def _tiles(self, name: str, drawing: tuple[str, ...], *, build: bool) -> Tiles:
        lying = self.grid.placements(outline(drawing))
        move = Build if build else Place
        return Tiles(
            name, lying, tuple((placement.mask, move(name, placement.at)) for placement in lying.all)
        )


@cache
def book_of(data: Data) -> Book:
    return Book(data)


@lru_cache(maxsize=_CACHED_WORKS)
def work_moves(profession: str, bonuses: tuple[str, ...]) -> tuple[Work, ...]:
    """The same work for no points, for one, and so on."""
    return tuple(Work(profession, bonuses, points) for points in range(_MOST_BOUGHT))


@lru_cache(maxsize=_CACHED)
def subsets(bonuses: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """All ways to play some of these cards, the fewest first."""
    return tuple(some for number in range(len(bonuses) + 1) for some in combinations(bonuses, number))


@lru_cache(maxsize=_CACHED)
def taking(looked: tuple[str, ...]) -> tuple[Take, ...]:
    return tuple(Take(card) for (card,) in choices(looked, 1))


@cache
def recruiting(profession: str) -> Recruit:
    return Recruit(profession)


SELLING: Final = tuple(Sell(points) for points in range(1, _MOST_SOLD))
