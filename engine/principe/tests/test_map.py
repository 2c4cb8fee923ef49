"""The map: real positions, and regions that touch exactly the cities that the edition says."""

from collections import Counter

import pytest

from engine import games
from engine.principe.map import MAP

EDITION = games()["principe"].editions["2006"].data
NEAR = 1e-6


def edges(outline):
    return list(zip(outline, (*outline[1:], outline[0]), strict=True))


def on_border(point, outline):
    """Whether a point is one of the corners: cities of several regions are."""
    return any(abs(point[0] - x) < NEAR and abs(point[1] - y) < NEAR for x, y in outline)


def inside(point, outline):
    """Whether a ray to the east leaves the outline an odd number of times."""
    x, y = point
    crossings = 0
    for (x1, y1), (x2, y2) in edges(outline):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            crossings += 1
    return crossings % 2 == 1


def crossing(first, second):
    """Whether two edges cross within both of them."""

    def side(a, b, c):
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

    (a, b), (c, d) = first, second
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def test_it_shows_the_cities_and_regions_of_the_edition():
    assert set(MAP.data.cities) == set(EDITION.cities)
    assert set(MAP.data.regions) == set(EDITION.regions)
    marks = MAP.provenance()
    assert {mark for path, mark in marks.items() if path.startswith("cities.")} == {"derived"}
    assert {mark for path, mark in marks.items() if path.startswith("regions.")} == {"reconstructed"}


@pytest.mark.parametrize("name", list(EDITION.cities))
def test_a_city_touches_its_regions_and_no_other(name):
    point, city = MAP.data.cities[name], EDITION.cities[name]
    bordering = {region for region, outline in MAP.data.regions.items() if on_border(point, outline)}
    within = {region for region, outline in MAP.data.regions.items() if inside(point, outline)}
    assert bordering | within == set(city.regions)
    assert bool(bordering) == (len(city.regions) > 1)


def test_inner_borders_are_the_same_on_both_sides():
    shared = Counter(frozenset(edge) for outline in MAP.data.regions.values() for edge in edges(outline))
    assert max(shared.values()) == 2
    assert sum(1 for times in shared.values() if times == 2) > 20


def test_no_border_crosses_another():
    every = [edge for outline in MAP.data.regions.values() for edge in edges(outline)]
    assert not any(crossing(first, second) for first in every for second in every)


def test_some_known_places_lie_where_they_should():
    cities = MAP.data.cities
    assert min(cities, key=lambda name: cities[name][0]) == "milano"
    assert min(cities, key=lambda name: cities[name][1]) == "orvieto"
    assert all(9 < x < 13 and 42.5 < y < 45.6 for x, y in cities.values())
