"""Roofs: a building on a group of squares, seen from above and slightly from the south.

Walls rise along the border. From each wall the roof climbs to a ridge in the middle of its squares. Where the
house is wider it ends in a terrace. So any outline of any edition has a roof, with as many faces as it needs.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import product
from typing import NamedTuple

from service.play.boards.geography import hatch_path

Point = tuple[float, float]
Square = tuple[int, int]

EAVE = 0.07
"""The distance of a house from the border of its squares."""
WALL = 0.2
"""The visible height of its southern walls."""
WINDOWS = (0.2, 0.45, 0.7)
TILES = 0.11
"""The distance between rows of tiles."""
PAVING = 0.25
SIDES = "n", "e", "s", "w"
TERRACE = "top"


class Roof(NamedTuple):
    """The parts of a roof, as paths."""

    slopes: Mapping[str, str]
    """The slopes by the side that they face, and the terrace."""
    ridges: str
    tiles: str
    walls: str
    windows: str


class _Face(NamedTuple):
    """A part of the roof within a quarter of a square."""

    side: str
    corners: tuple[Point, ...]


class _Room(NamedTuple):
    """One square under the roof, with the drawn positions of its sides and its middle."""

    left: float
    right: float
    top: float
    bottom: float
    middle: Point


def build_roof(squares: Sequence[Square], cell: float) -> Roof:
    """Return the roof over squares that are `cell` wide and given as column and row from the upper left."""
    house = frozenset(squares)
    faces = [face for square in squares for face in _faces(square, house)]
    fronts = [_room(square, house) for square in squares if _beside(square, 0, 1) not in house]
    return Roof(
        slopes={
            side: "".join(_path(face.corners, cell) + "z" for face in faces if face.side == side)
            for side in (*SIDES, TERRACE)
        },
        ridges="".join(_path(ridge, cell) for square in squares for ridge in _ridges(square, house)),
        tiles="".join(_tiles(face, cell) for face in faces),
        walls="".join(_box(room.left, room.bottom, room.right - room.left, WALL, cell) for room in fronts),
        windows="".join(
            _box(room.middle[0] - 0.5 + across, room.bottom + 0.06, 0.1, WALL - 0.08, cell)
            for room in fronts
            for across in WINDOWS
        ),
    )


def _beside(square: Square, east: int, south: int) -> Square:
    return square[0] + east, square[1] + south


def _room(square: Square, house: Collection[Square]) -> _Room:
    """Return the room of a square.

    Walls stand back from the border; there is no wall towards a square of the same house.
    """
    column, row = square
    return _Room(
        left=column + (0 if _beside(square, -1, 0) in house else EAVE),
        right=column + 1 - (0 if _beside(square, 1, 0) in house else EAVE),
        top=row + (0 if _beside(square, 0, -1) in house else EAVE),
        bottom=row + 1 - (0 if _beside(square, 0, 1) in house else EAVE + WALL),
        middle=(column + 0.5, row + (1 - WALL) / 2),
    )


def _faces(square: Square, house: Collection[Square]) -> Iterator[_Face]:
    """Yield the faces of each quarter.

    They depend on the neighbours beside it, above or below it, and across the corner.
    """
    room = _room(square, house)
    x, y = room.middle
    for east, south in product((-1, 1), repeat=2):
        across, down = "e" if east > 0 else "w", "s" if south > 0 else "n"
        ex, ey = room.right if east > 0 else room.left, room.bottom if south > 0 else room.top
        beside, along = _beside(square, east, 0) in house, _beside(square, 0, south) in house
        whole = ((x, y), (ex, y), (ex, ey), (x, ey))
        if beside and along and _beside(square, east, south) in house:
            yield _Face(TERRACE, whole)
        elif beside and along:
            nx, ny = _notch(square, east, south, house)
            yield _Face(across, ((x, y), (x, ey), (nx, ey), (nx, ny)))
            yield _Face(down, ((x, y), (nx, ny), (ex, ny), (ex, y)))
        elif beside:
            yield _Face(down, whole)
        elif along:
            yield _Face(across, whole)
        else:
            yield _Face(across, ((x, y), (ex, y), (ex, ey)))
            yield _Face(down, ((x, y), (ex, ey), (x, ey)))


def _notch(square: Square, east: int, south: int, house: Collection[Square]) -> Point:
    """Return the point where two walls meet in an inner corner of the house."""
    above, aside = _room(_beside(square, 0, south), house), _room(_beside(square, east, 0), house)
    return above.right if east > 0 else above.left, aside.bottom if south > 0 else aside.top


def _ridges(square: Square, house: Collection[Square]) -> Iterator[tuple[Point, Point]]:
    """Yield the lines where two faces meet: along the middle towards more of the house, or to the corners."""
    room = _room(square, house)
    x, y = room.middle
    for east, south in product((-1, 1), repeat=2):
        beside, along = _beside(square, east, 0) in house, _beside(square, 0, south) in house
        corner = room.right if east > 0 else room.left, room.bottom if south > 0 else room.top
        if beside and along and _beside(square, east, south) in house:
            continue
        if beside == along:
            yield room.middle, _notch(square, east, south, house) if beside else corner
        if beside:
            yield room.middle, (corner[0], y)
        if along:
            yield room.middle, (x, corner[1])


def _tiles(face: _Face, cell: float) -> str:
    """Return the rows of tiles along the eaves. A terrace is paved in both directions."""
    corners = [(x * cell, y * cell) for x, y in face.corners]
    if face.side == TERRACE:
        return hatch_path(corners, 0, PAVING * cell) + hatch_path(corners, 90, PAVING * cell)
    return hatch_path(corners, 0 if face.side in "ns" else 90, TILES * cell)


def _path(points: Sequence[Point], cell: float) -> str:
    return "M" + "L".join(f"{x * cell:.4g} {y * cell:.4g}" for x, y in points)


def _box(x: float, y: float, width: float, height: float, cell: float) -> str:
    return f"M{x * cell:.4g} {y * cell:.4g}h{width * cell:.3g}v{height * cell:.3g}h{-width * cell:.3g}z"
