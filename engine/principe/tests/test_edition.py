"""The edition's data against the totals of the rules, and its marks of provenance."""

import pytest

from engine import games
from engine.editions.edition import DERIVED, MARKS, PRINTED, PUBLISHED, RECONSTRUCTED
from engine.principe.edition import COLOURS

EDITION = games()["principe"].editions["2006"]
CITIES = EDITION.data.cities.values()


def test_totals():
    assert len(CITIES) == 15
    assert [sum(city.need[colour] for city in CITIES) for colour in range(5)] == [12] * 5
    assert sum(city.ducats for city in CITIES) == 60
    assert sum(city.points for city in CITIES) == 90
    assert sum(city.arms for city in CITIES) == 25
    assert EDITION.data.copies * len(COLOURS) == 100
    assert EDITION.data.arms == 12


@pytest.mark.parametrize(
    ("size", "regions", "cards", "ducats", "points", "arms"),
    [("small", 1, 3, 3, 4, 1), ("medium", 2, 4, 4, 6, 2), ("large", 3, 5, 5, 8, 2)],
)
def test_size_says_it_all(size, regions, cards, ducats, points, arms):
    alike = [city for city in CITIES if city.size == size]
    assert len(alike) == 5
    for city in alike:
        assert (len(city.regions), sum(city.need)) == (regions, cards)
        assert (city.ducats, city.points, city.arms) == (ducats, points, arms)
        assert list(city.regions) == sorted(city.regions)
        assert set(city.regions) <= set(EDITION.data.regions)


def test_every_datum_has_its_mark():
    marks = EDITION.provenance()
    assert set(marks.values()) == set(MARKS)
    assert marks["cities.milano.cost.blue"] == PRINTED
    assert marks["cities.milano.regions"] == PRINTED
    assert marks["cities.firenze.cost.green"] == PUBLISHED  # the text of the rules tells of Milan alone
    assert marks["cities.firenze.regions"] == RECONSTRUCTED
    assert marks["cities.siena.size"] == PUBLISHED
    assert marks["cities.siena.points"] == DERIVED
    assert marks["cities.siena.cost.red"] == RECONSTRUCTED
    assert marks["regions.white.colour"] == marks["regions.brown.colour"] == RECONSTRUCTED
    assert marks["regions.blue.colour"] == PRINTED
    assert marks["majors.green"] == marks["seats.2.last_below"] == PRINTED


def test_everything_in_it_has_a_name():
    words = games()["principe"].words()
    data = EDITION.data
    for thing in (
        *COLOURS,
        *data.families,
        *data.regions,
        *data.cities,
        *data.buildings.values(),
        *data.majors.values(),
        *data.minors.values(),
    ):
        assert words.has(f"name-{thing}")
