"""Draws the coast of a map from Natural Earth's public-domain data. Run it by hand to redraw a map.

    python packaging/coast.py land-10m.json engine/<game>/map.toml > renewed.toml

`land-10m.json` comes with the npm package `world-atlas` (Natural Earth 4.1.0 at 1:10,000,000, public domain, as TopoJSON).
The output replaces `[around.land]` and `[regions]` in the map: the land in its window, and its regions with the true coast. A
region's corner near the coast moves to the nearest point of the coast, and between two such corners the border follows the
coast. Regions that already follow it stay unchanged.
"""

import json
import sys
import tomllib
from itertools import pairwise
from math import hypot
from pathlib import Path

Point = tuple[float, float]
Ring = list[Point]

GRAIN = 0.011
"""Degrees: the largest distance of a simplified coast from the true one, less than a pixel on a phone."""
SMALLEST = 0.004
"""Square degrees: smaller islands are left out."""
ASHORE = 0.13
"""Degrees: a corner of a region within this distance is on the coast, unless a city lies there."""


def rings(topology: dict) -> list[Ring]:
    """Return the outer borders of all land. TopoJSON stores them as arcs of small steps."""
    (east, north), (west, south) = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs = []
    for steps in topology["arcs"]:
        x = y = 0
        arc = []
        for dx, dy in steps:
            x, y = x + dx, y + dy
            arc.append((x * east + west, y * north + south))
        arcs.append(arc)
    (land,) = topology["objects"]["land"]["geometries"]
    return [ring for outer, *_ in land["arcs"] if len(ring := joined(arcs, outer)) > 3]


def joined(arcs: list[Ring], numbers: list[int]) -> Ring:
    """Join arcs to a ring. An arc with an inverted number (`~`) is reversed. The last point equals the first."""
    points: Ring = []
    for number in numbers:
        points += (arcs[number] if number >= 0 else arcs[~number][::-1])[1 if points else 0 :]
    return points


def clipped(ring: Ring, window: tuple[float, float, float, float]) -> Ring:
    """Clip a ring to the window, side by side (Sutherland and Hodgman)."""
    west, south, east, north = window
    for axis, edge, keeps in ((0, west, 1), (0, east, -1), (1, south, 1), (1, north, -1)):
        kept: Ring = []
        for here, there in zip(ring, ring[1:] + ring[:1], strict=True):
            within, beyond = ((point[axis] - edge) * keeps >= 0 for point in (here, there))
            if within:
                kept.append(here)
            if within != beyond:
                part = (edge - here[axis]) / (there[axis] - here[axis])
                kept.append(tuple(a + part * (b - a) for a, b in zip(here, there, strict=True)))
        ring = kept
        if not ring:
            return []
    return ring


def simplified(line: Ring, grain: float) -> Ring:
    """Keep only the points that matter (Douglas and Peucker)."""
    (ax, ay), (bx, by) = line[0], line[-1]
    length = hypot(bx - ax, by - ay)

    def off(point: Point) -> float:
        x, y = point
        if not length:
            return hypot(x - ax, y - ay)
        return abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length

    if len(line) < 3:
        return line
    far = max(range(1, len(line) - 1), key=lambda at: off(line[at]))
    if off(line[far]) <= grain:
        return [line[0], line[-1]]
    return simplified(line[: far + 1], grain)[:-1] + simplified(line[far:], grain)


def ashore(ring: Ring, city: Point) -> Ring:
    """Return the land with a city in a lagoon joined to it."""
    x, y = city
    at = min(range(len(ring)), key=lambda at: hypot(ring[at][0] - x, ring[at][1] - y))
    if hypot(ring[at][0] - x, ring[at][1] - y) > ASHORE or contains(ring, city):
        return ring
    island = [(x + 0.02, y + 0.022), (x + 0.022, y - 0.012), (x - 0.016, y - 0.012)]
    return [*ring[: at + 1], *island, *ring[at + 1 :]]


def contains(ring: Ring, point: Point) -> bool:
    x, y = point
    around = zip(ring, ring[1:] + ring[:1], strict=True)
    east = [
        ax + (y - ay) * (bx - ax) / (by - ay) > x for (ax, ay), (bx, by) in around if (ay > y) != (by > y)
    ]
    return sum(east) % 2 == 1


def area(ring: Ring) -> float:
    around = zip(ring, ring[1:] + ring[:1], strict=True)
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in around)) / 2


def along_the_coast(outline: Ring, coast: Ring, cities: set[Point]) -> Ring:
    """Return the outline of a region, with the coast between its corners on the coast."""
    placed = [(point, at_coast(point, coast) if point not in cities else None) for point in outline]
    renewed: Ring = []
    for (point, here), (_, there) in pairwise([*placed, placed[0]]):
        renewed.append(point if here is None else coast[here])
        if here is not None and there is not None:
            renewed += between(coast, here, there)
    return [
        point for point, before in zip(renewed, renewed[-1:] + renewed[:-1], strict=True) if point != before
    ]


def at_coast(point: Point, coast: Ring) -> int | None:
    def far(at: int) -> float:
        return hypot(coast[at][0] - point[0], coast[at][1] - point[1])

    nearest = min(range(len(coast)), key=far)
    return nearest if far(nearest) < ASHORE else None


def between(coast: Ring, start: int, end: int) -> Ring:
    """Return the points between two others, the shorter way round."""
    onward = [*coast[start + 1 :], *coast[:start]][: (end - start) % len(coast) - 1] if end != start else []
    backward = (
        [*coast[end + 1 :], *coast[:end]][: (start - end) % len(coast) - 1][::-1] if end != start else []
    )
    return min(onward, backward, key=len)


def written(ring: Ring) -> str:
    points = [f"[{x:.3f}, {y:.3f}]" for x, y in ring]
    lines = (", ".join(points[at : at + 6]) for at in range(0, len(points), 6))
    return "[\n" + "".join(f"    {line},\n" for line in lines) + "]"


def main(topology: str, map_file: str) -> None:
    plan = tomllib.loads(Path(map_file).read_text(encoding="utf-8"))
    cities = {tuple(place) for name, place in plan["cities"].items() if name != "provenance"}
    shown = [
        clipped(ring, plan["around"]["window"]) for ring in rings(json.loads(Path(topology).read_text()))
    ]
    lands = [
        [(round(x, 3), round(y, 3)) for x, y in simplified(ring, GRAIN)]
        for ring in shown
        if ring and area(ring) > SMALLEST
    ]
    lands.sort(key=area, reverse=True)
    for city in cities:
        lands[0] = ashore(lands[0], city)
    mainland = lands[0]
    print("[around.land]")
    for number, ring in enumerate(lands):
        print(f"{'mainland' if ring is mainland else f'island-{number}'} = {written(ring)}")
    print("\n[regions]")
    for name, outline in plan["regions"].items():
        if name != "provenance":
            print(
                f"{name} = {written(along_the_coast([tuple(point) for point in outline], mainland, cities))}"
            )


if __name__ == "__main__":
    main(*sys.argv[1:])
