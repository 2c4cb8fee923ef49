"""Borders: the neighbours of each seat, and the placements of buildings across borders."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Final

import msgspec

from engine import Seat
from engine.florence.data import Data
from engine.florence.joint.moves import Propose
from engine.florence.lookup import lookup_of
from engine.florence.places import square_of
from engine.florence.state import FlorenceTable, data_of
from engine.mechanics.grid import Grid, Placements, outline

EAST: Final = "east"
WEST: Final = "west"
OPPOSITE: Final = {EAST: WEST, WEST: EAST}
_PAIR: Final = 2
_CACHED: Final = 1 << 12
_MOVES: Final = 1 << 16


def neighbours(seats: int, seat: Seat) -> dict[str, Seat]:
    """Return the neighbour beyond each border. Two players have only one border in common."""
    if seats == _PAIR:
        return {EAST: 1} if seat == 0 else {WEST: 0}
    return {EAST: (seat + 1) % seats, WEST: (seat - 1) % seats}


class Crossing(msgspec.Struct, frozen=True):
    """A building across a border: its squares on the western and on the eastern board."""

    at: str
    west: int
    east: int

    def on(self, side: str) -> tuple[int, int]:
        """Return the squares on a board that has the border on this side, and on the board beyond."""
        return (self.west, self.east) if side == EAST else (self.east, self.west)


class Crossings:
    """All placements of buildings across a border."""

    def __init__(self, data: Data) -> None:
        self.board = lookup_of(data).grid
        both = Grid(2 * self.board.width, self.board.height)
        self._lying = {name: both.placements(outline(tile.outline)) for name, tile in data.buildings.items()}
        self._all = {name: tuple(self._crossing(lying)) for name, lying in self._lying.items()}
        self._named = {(name, crossing.at): crossing for name, some in self._all.items() for crossing in some}
        self.fitting = lru_cache(maxsize=_CACHED)(self._fitting)

    def named(self, building: str, at: str) -> Crossing | None:
        return self._named.get((building, at))

    def canonical(self, building: str, at: str) -> str:
        """Return the canonical name of a place."""
        placement = self._lying[building].named(at) if building in self._lying else None
        return at if placement is None else placement.at

    def _crossing(self, lying: Placements) -> list[Crossing]:
        found = []
        for placement in lying.all:
            west, east = self._halves(placement.mask)
            if west and east:
                found.append(Crossing(placement.at, west, east))
        return found

    def _halves(self, mask: int) -> tuple[int, int]:
        width, west, east = self.board.width, 0, 0
        row_of_squares = (1 << width) - 1
        for row in range(self.board.height):
            both = mask >> 2 * width * row
            west |= (both & row_of_squares) << width * row
            east |= (both >> width & row_of_squares) << width * row
        return west, east

    def _fitting(
        self, building: str, side: str, west: int, east: int, prices: tuple[int, ...]
    ) -> tuple[Propose, ...]:
        """Return all proposals that cover no forbidden square of either board."""
        return tuple(
            propose_move(building, crossing.at, side, price)
            for crossing in self._all[building]
            if not (crossing.west & west or crossing.east & east)
            for price in prices
        )


@cache
def crossings_of(data: Data) -> Crossings:
    return Crossings(data)


def own_squares(table: FlorenceTable, move: Propose) -> tuple[str, ...]:
    """Return the squares of a proposed building on the proposer's board."""
    crossings = crossings_of(data_of(table))
    crossing = crossings.named(move.building, move.at)
    return () if crossing is None else crossings.board.squares(crossing.on(move.side)[0])


def areas_of_half(table: FlorenceTable, move: Propose) -> Mapping[str, Sequence[str]]:
    """Return the part of the proposer's board with their half, and the square that names the place."""
    grid = lookup_of(data_of(table)).grid
    return {move.at: (grid.compass(grid.mask(own_squares(table, move))), square_of(move.at))}


@lru_cache(maxsize=_MOVES)
def propose_move(building: str, at: str, side: str, price: int) -> Propose:
    return Propose(building, at, side, price)


def closed_at_borders(table: FlorenceTable, seat: Seat) -> int:
    """Return the squares along borders on which a seat may not build alone, having too few builders."""
    data, person = data_of(table), table.state.seats[seat]
    if person.builders >= data.joint.builders_at_border_of_building:
        return 0
    grid = lookup_of(data).grid
    first, last = grid.column(0), grid.column(grid.width - 1)
    forbidden = 0
    for side, other in neighbours(table.seats, seat).items():
        if person.builders < data.joint.builders_at_border:
            forbidden |= last if side == EAST else first
        else:
            built = table.state.seats[other].built
            across = grid.width - 1
            forbidden |= (built & first) << across if side == EAST else (built & last) >> across
    return forbidden
