"""Grids: named squares, outlines that can be turned and flipped, and all their placements as bit masks.

A square is a column letter and a row number, `a1` at the bottom left. The name of a placement is the
bottom-left square of its bounding box and an orientation: `n` as drawn, `e`, `s`, `w` turned clockwise by
quarters, with `*` mirrored left-right before turning. Of equal outlines the first name in that order is the
canonical one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, cached_property, lru_cache
from typing import Final

import msgspec

from engine.values.compass import compass

Cells = frozenset[tuple[int, int]]
"""An outline: its squares as (column, row) from the bottom left of its bounding box."""

HALF: Final = 0.5
"""The distance from the edge of a square to its middle."""
_CACHED: Final = 1 << 13
ORIENTATIONS: Final = ("n", "e", "s", "w", "n*", "e*", "s*", "w*")


def outline(drawing: Sequence[str]) -> Cells:
    """Return the cells of a drawing. Its first line is the top row, and `#` is a square."""
    return _settled(
        (x, y) for y, line in enumerate(reversed(drawing)) for x, mark in enumerate(line) if mark == "#"
    )


def joined_outline(squares: Iterable[str]) -> Cells:
    """Return the outline of several squares together, by their names."""
    return _settled((ord(name[0]), int(name[1:])) for name in squares)


def turn_clockwise(cells: Cells) -> Cells:
    """Return the outline turned clockwise by a quarter."""
    return _settled((y, -x) for x, y in cells)


def mirror_cells(cells: Cells) -> Cells:
    """Return the outline with left and right exchanged."""
    return _settled((-x, y) for x, y in cells)


def orientations(cells: Cells) -> dict[str, Cells]:
    """Return the outlines of all eight orientations, by name."""
    found: dict[str, Cells] = {}
    for start, mark in ((cells, ""), (mirror_cells(cells), "*")):
        shape = start
        for side in "nesw":
            found[side + mark] = shape
            shape = turn_clockwise(shape)
    return found


def _settled(cells: Iterable[tuple[int, int]]) -> Cells:
    cells = list(cells)
    left, bottom = min(x for x, _ in cells), min(y for _, y in cells)
    return frozenset((x - left, y - bottom) for x, y in cells)


class Place:
    """A mark for a field of a move, `Annotated[str, Place]`: a place that players press on the board."""

    width = 1
    made_of = ("place",)

    @staticmethod
    def from_words(tokens: Sequence[str]) -> str:
        if not tokens:
            raise ValueError(tokens)
        return " ".join(tokens).lower()

    @staticmethod
    def words(at: str) -> str:
        return at


class Placement(msgspec.Struct, frozen=True):
    """One placement on a grid."""

    at: str
    mask: int


class Grid(msgspec.Struct, frozen=True):
    """A board of squares. A set of squares is an integer, bit `row * width + column`."""

    width: int
    height: int

    @property
    def full(self) -> int:
        return (1 << self.width * self.height) - 1

    def column(self, x: int) -> int:
        """Return all squares of a column."""
        return _column(self.width, self.height, x)

    def square(self, name: str) -> int:
        """Return the mask of one square. Raise ValueError if the grid has none with that name."""
        x, row = ord(name[:1] or " ") - ord("a"), name[1:]
        if not (0 <= x < self.width and row.isdecimal() and 1 <= int(row) <= self.height):
            raise ValueError(name)
        return 1 << (int(row) - 1) * self.width + x

    def mask(self, squares: Iterable[str]) -> int:
        return sum({self.square(name) for name in squares})

    def squares(self, mask: int) -> tuple[str, ...]:
        """Return the names of squares, from left to right and from bottom to top."""
        return _squares(self.width, self.height, mask)

    def compass(self, mask: int) -> str:
        """Return the part of the grid that contains the middle of some squares."""
        cells = [divmod(bit, self.width) for bit in _bits(mask)]
        middle_x = sum(x for _, x in cells) / len(cells) + HALF
        middle_y = sum(y for y, _ in cells) / len(cells) + HALF
        return compass(middle_x, middle_y, self.width, self.height)

    def beside(self, mask: int) -> int:
        """Return the squares that share an edge with any of these."""
        return _beside(self.width, self.height, mask)

    def placements(self, cells: Cells) -> Placements:
        return Placements(self, cells)


class Placements:
    """All placements of one outline on a grid, in canonical order: by square, then by orientation."""

    def __init__(self, grid: Grid, cells: Cells) -> None:
        self.grid = grid
        self._named = orientations(cells)
        first = {shape: name for name, shape in reversed(self._named.items())}
        self._canonical = {name: first[shape] for name, shape in self._named.items()}
        shapes = [(name, self._named[name]) for name in ORIENTATIONS if self._canonical[name] == name]
        self.all: tuple[Placement, ...] = tuple(self._lying(shapes))
        self._by_name = {placement.at: placement for placement in self.all}
        self._every = (1 << len(self.all)) - 1

    def __getitem__(self, at: str) -> Placement:
        """Return the placement of a name that is known to be canonical."""
        return self._by_name[at]

    @cached_property
    def _by_mask(self) -> dict[int, Placement]:
        return {placement.mask: placement for placement in self.all}

    def clear_of(self, squares: int) -> int:
        """Return the placements on none of these squares, as bits in the order of `all`."""
        width, row, hindered = self.grid.width, (1 << self.grid.width) - 1, 0
        for hindering in self._hindered:
            hindered |= hindering[squares & row]
            squares >>= width
        return self._every & ~hindered

    @cached_property
    def _hindered(self) -> Sequence[Sequence[int]]:
        """For each row of the grid, by the bits of squares in that row: the placements on any of them."""
        width, on = self.grid.width, [0] * (self.grid.width * self.grid.height)
        for number, placement in enumerate(self.all):
            for square in _bits(placement.mask):
                on[square] |= 1 << number
        return [_unions(on[start : start + width]) for start in range(0, len(on), width)]

    def named(self, at: str) -> Placement | None:
        """Return the placement of a name, canonical or not, or None if the outline would leave the grid."""
        found = self._by_name.get(at)
        if found is None:
            cut = len(at.rstrip("nesw*"))
            square, orientation = at[:cut], at[cut:]
            found = self._by_name.get(square + self._canonical.get(orientation, ""))
        return found

    def covering(self, squares: Iterable[str]) -> Placement | None:
        """Return the placement that covers exactly these squares."""
        try:
            return self._by_mask.get(self.grid.mask(squares))
        except ValueError:
            return None

    def _lying(self, shapes: Sequence[tuple[str, Cells]]) -> Iterator[Placement]:
        grid = self.grid
        for y in range(grid.height):
            for x in range(grid.width):
                for name, shape in shapes:
                    if all(x + dx < grid.width and y + dy < grid.height for dx, dy in shape):
                        mask = sum(1 << (y + dy) * grid.width + x + dx for dx, dy in shape)
                        yield Placement(_name(x, y) + name, mask)


def _bits(mask: int) -> Iterator[int]:
    while mask:
        first = mask & -mask
        yield first.bit_length() - 1
        mask ^= first


def _unions(sets: Sequence[int]) -> Sequence[int]:
    """Return the union of every subset of some sets. The bits of the index say which sets are in it."""
    unions = [0]
    for each in sets:
        unions += [union | each for union in unions]
    return unions


@lru_cache(maxsize=_CACHED)
def _squares(width: int, height: int, mask: int) -> tuple[str, ...]:
    return tuple(_name(x, y) for y in range(height) for x in range(width) if mask >> y * width + x & 1)


@lru_cache(maxsize=_CACHED)
def _beside(width: int, height: int, mask: int) -> int:
    left = (mask & ~_column(width, height, 0)) >> 1
    right = (mask & ~_column(width, height, width - 1)) << 1
    around = left | right | mask << width | mask >> width
    return around & ~mask & (1 << width * height) - 1


@cache
def _column(width: int, height: int, x: int) -> int:
    return sum(1 << y * width + x for y in range(height))


def _name(x: int, y: int) -> str:
    return f"{chr(ord('a') + x)}{y + 1}"
