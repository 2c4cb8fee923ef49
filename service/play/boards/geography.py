"""Geography: the map of a game as points and SVG paths."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import ceil, cos, floor, hypot, radians, sin
from operator import itemgetter

from engine.table.game import game_named

Point = tuple[float, float]

GRAIN = 24
"""The number of steps across and down in the search for the roomiest place of a region."""
NAME = 24
"""The approximate distance that a city's name reaches to either side of it."""


class NoMap(LookupError):
    """The template of a board draws a map that its game does not have."""


@dataclass(frozen=True)
class DrawnMap:
    """Everything on the map, in the units of a drawing."""

    height: float
    cities: Mapping[str, Point]
    regions: Mapping[str, str]
    """The outlines of the regions, as paths."""
    outlines: Mapping[str, Sequence[Point]]
    rooms: Mapping[str, Point]
    """The point of each region with the most room for things that lie in it."""
    land: str
    """All visible land, as one path. The fields below are drawn on top of it."""
    lakes: str
    rivers: str
    heights: Sequence[tuple[float, float, float]]
    """The place and drawn height of each mountain, the farthest first."""


@cache
def drawn_map(game: str, width: float) -> DrawnMap:
    """Return the map of a game, `width` units wide.

    Degrees of longitude are scaled to their true length at that latitude.
    """
    data = game_named(game).map
    if data is None:
        raise NoMap(f"{game} hands over no map: declare one as `Game.map`")
    west, south, east, north = data.around.window
    squeeze = cos(radians((south + north) / 2))
    scale = width / ((east - west) * squeeze)

    def placed(point: Point) -> Point:
        return (point[0] - west) * squeeze * scale, (north - point[1]) * scale

    cities = {name: placed(point) for name, point in data.cities.items()}
    outlines = {name: [placed(point) for point in outline] for name, outline in data.regions.items()}
    mountains = (mountain for chain in data.around.heights.values() for mountain in chain)
    return DrawnMap(
        height=(north - south) * scale,
        cities=cities,
        regions={name: _path(outline) for name, outline in outlines.items()},
        outlines=outlines,
        rooms={name: _roomiest(outline, cities.values()) for name, outline in outlines.items()},
        land="".join(_path(map(placed, outline)) for outline in data.around.land.values()),
        lakes="".join(_shore(list(map(placed, outline))) for outline in data.around.lakes.values()),
        rivers="".join(_course(list(map(placed, river))) for river in data.around.rivers),
        heights=sorted(((*placed((lon, lat)), size) for lon, lat, size in mountains), key=itemgetter(1)),
    )


def hatch_path(outline: Sequence[Point], angle: float, step: float) -> str:
    """Return parallel lines within an outline as a path. The lines of all outlines lie on one common grid."""
    along, across = cos(radians(angle)), sin(radians(angle))
    turned = [(x * along + y * across, y * along - x * across) for x, y in outline]
    lowest, highest = min(y for _, y in turned), max(y for _, y in turned)
    rules = (level * step for level in range(ceil(lowest / step), floor(highest / step) + 1))
    return "".join(
        f"M{start * along - y * across:.1f} {start * across + y * along:.1f}"
        f"L{end * along - y * across:.1f} {end * across + y * along:.1f}"
        for y in rules
        for start, end in _pairs(_crossings(turned, y))
    )


def _crossings(outline: Sequence[Point], y: float) -> list[float]:
    """Return the x coordinates at which an outline crosses a level, from the left."""
    around = zip(outline, [*outline[1:], outline[0]], strict=True)
    return sorted(
        ax + (y - ay) * (bx - ax) / (by - ay) for (ax, ay), (bx, by) in around if (ay > y) != (by > y)
    )


def _pairs(places: Sequence[float]) -> Iterator[Point]:
    return zip(places[::2], places[1::2], strict=True)


def _path(outline: Iterable[Point]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in outline) + "z"


def _course(line: Sequence[Point]) -> str:
    """Return a smooth line: each point is a control point. The line passes half-way between two points."""
    halves = [((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in pairwise(line)]
    bends = (
        f"Q{x:.1f} {y:.1f} {hx:.1f} {hy:.1f}" for (x, y), (hx, hy) in zip(line[1:-1], halves[1:], strict=True)
    )
    (ax, ay), (bx, by), (zx, zy) = line[0], halves[0], line[-1]
    return f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}{''.join(bends)}L{zx:.1f} {zy:.1f}"


def _shore(outline: Sequence[Point]) -> str:
    """Return the same smooth line, closed."""
    around = [outline[-1], *outline, outline[0]]
    course = _course(around)
    return "M" + course[course.index("L") + 1 : course.rindex("L")] + "z"


def _roomiest(outline: list[Point], cities: Iterable[Point]) -> Point:
    """Return the inner point that is farthest from the border, all cities and their names."""
    shy_of = [*outline, *((x + beside, y) for x, y in cities for beside in (-NAME, 0, NAME))]
    inside = [point for point in _grid(outline) if _contains(outline, point)]
    return max(inside, key=lambda point: min(hypot(point[0] - x, 1.4 * (point[1] - y)) for x, y in shy_of))


def _grid(outline: list[Point]) -> Iterator[Point]:
    left, right = min(x for x, _ in outline), max(x for x, _ in outline)
    top, bottom = min(y for _, y in outline), max(y for _, y in outline)
    for across in range(1, GRAIN):
        for down in range(1, GRAIN):
            yield left + (right - left) * across / GRAIN, top + (bottom - top) * down / GRAIN


def _contains(outline: Sequence[Point], point: Point) -> bool:
    """Return True if a ray to the east crosses the outline an odd number of times."""
    x, y = point
    return sum(x < there for there in _crossings(outline, y)) % 2 == 1
