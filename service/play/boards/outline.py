"""Outlines: the border of a group of unit squares as an SVG path, and the place for a letter in it."""

from collections.abc import Iterable, Sequence
from math import floor, inf
from typing import Any, NamedTuple

Point = tuple[int, int]


class Extent(NamedTuple):
    """The extent of a group of squares, with free squares all around."""

    left: int
    right: int
    bottom: int
    top: int

    @property
    def columns(self) -> int:
        return self.right - self.left + 1

    @property
    def rows(self) -> int:
        return self.top - self.bottom + 1

    def cell(self, most: float, wide: float, high: float = inf) -> float:
        """Return the largest possible size of a square, rounded down to tenths."""
        return floor(10 * min(most, wide / self.columns, high / self.rows)) / 10


def measure_extent(squares: Iterable[Sequence[Any]], around: int = 1) -> Extent:
    """Return the reach of squares. Each is a sequence that begins with column and row."""
    columns, rows = zip(*(square[:2] for square in squares), strict=True)
    return Extent(min(columns) - around, max(columns) + around, min(rows) - around, max(rows) + around)


def squares_from_names(names: Iterable[str], rows: int) -> list[Point]:
    """Convert names such as `c4` to column and row, counted from the upper left as in SVG."""
    return [(ord(name[0]) - ord("a"), rows - int(name[1:])) for name in names]


def move_to_origin(squares: Sequence[Point]) -> tuple[int, int, tuple[Point, ...]]:
    """Return the left and top of a group of squares, and the same squares moved to the upper left corner."""
    left, top = min(column for column, _ in squares), min(row for _, row in squares)
    return left, top, tuple((column - left, row - top) for column, row in squares)


def middle_square(squares: Sequence[Point]) -> Point:
    """Return the square nearest to the centre of all.

    Unlike the centre itself, it is always inside the group.
    """
    across = sum(column for column, _ in squares) / len(squares)
    down = sum(row for _, row in squares) / len(squares)
    return min(squares, key=lambda at: ((at[0] - across) ** 2 + (at[1] - down) ** 2, at))


def outline_path(squares: Iterable[Point], cell: float, x: float = 0, y: float = 0) -> str:
    """Return the closed path around squares that are `cell` wide and given as column and row from the upper
    left.
    """
    loops = _loops(_border(set(squares)))
    return "".join(
        "M" + "L".join(f"{x + across * cell:g} {y + down * cell:g}" for across, down in corners) + "z"
        for corners in map(_corners, loops)
    )


def rounded_path(squares: Iterable[Point], cell: float, back: float, bend: float) -> str:
    """Return the same path with round corners, `back` squares inside the border: for a shore, or the edge of
    a wood.
    """
    return "".join(
        _bent(_set_back(_corners(loop), back), bend, cell) for loop in _loops(_border(set(squares)))
    )


def _set_back(corners: Sequence[Point], back: float) -> list[tuple[float, float]]:
    """Move each corner inwards from both sides that meet there.

    The path runs clockwise, so the inside is on the right.
    """
    around = zip([corners[-1], *corners[:-1]], corners, [*corners[1:], corners[0]], strict=True)
    moved = []
    for before, (x, y), after in around:
        (ax, ay), (bx, by) = _direction(before, (x, y)), _direction((x, y), after)
        moved.append((x - back * (ay + by), y + back * (ax + bx)))
    return moved


def _direction(start: tuple[float, float], end: tuple[float, float]) -> Point:
    return (end[0] > start[0]) - (end[0] < start[0]), (end[1] > start[1]) - (end[1] < start[1])


def _bent(corners: Sequence[tuple[float, float]], bend: float, cell: float) -> str:
    around = zip([corners[-1], *corners[:-1]], corners, [*corners[1:], corners[0]], strict=True)
    steps = []
    for before, (x, y), after in around:
        (ax, ay), (bx, by) = _direction(before, (x, y)), _direction((x, y), after)
        steps.append(
            f"{(x - bend * ax) * cell:.4g} {(y - bend * ay) * cell:.4g}"
            f"Q{x * cell:.4g} {y * cell:.4g} {(x + bend * bx) * cell:.4g} {(y + bend * by) * cell:.4g}"
        )
    return f"M{'L'.join(steps)}z"


def _border(squares: set[Point]) -> dict[Point, list[Point]]:
    """Map the start of each side of the border to its ends, clockwise around the squares."""
    ways: dict[Point, list[Point]] = {}
    for a, b in sorted(squares):
        sides = (
            ((a, b - 1), (a, b), (a + 1, b)),
            ((a + 1, b), (a + 1, b), (a + 1, b + 1)),
            ((a, b + 1), (a + 1, b + 1), (a, b + 1)),
            ((a - 1, b), (a, b + 1), (a, b)),
        )
        for beyond, start, end in sides:
            if beyond not in squares:
                ways.setdefault(start, []).append(end)
    return ways


def _loops(ways: dict[Point, list[Point]]) -> list[list[Point]]:
    """Follow the sides until each of them has been walked."""
    loops = []
    while ways:
        start = next(iter(ways))
        loop, here = [start], _step(ways, start)
        while here != start:
            loop.append(here)
            here = _step(ways, here)
        loops.append(loop)
    return loops


def _step(ways: dict[Point, list[Point]], here: Point) -> Point:
    following = ways[here].pop()
    if not ways[here]:
        del ways[here]
    return following


def _corners(loop: list[Point]) -> list[Point]:
    """Remove the points where the border goes straight on."""
    around = zip([loop[-1], *loop[:-1]], loop, [*loop[1:], loop[0]], strict=True)
    return [here for before, here, after in around if not _straight(before, here, after)]


def _straight(before: Point, here: Point, after: Point) -> bool:
    return before[0] == here[0] == after[0] or before[1] == here[1] == after[1]
