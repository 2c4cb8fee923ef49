"""The map of Italy as a drawing."""

import re

import pytest

from engine.game import game_named
from service.boards.geography import drawn_map, hatched

WIDTH = 336
ITALY = drawn_map(WIDTH)
EDITION = game_named("principe").editions["2006"].data


def points(path):
    return [tuple(map(float, point.split())) for point in re.findall(r"[\d.]+ [\d.]+", path)]


def test_everything_of_the_game_is_on_the_map():
    assert set(ITALY.cities) == set(EDITION.cities)
    assert set(ITALY.regions) == set(ITALY.rooms) == set(EDITION.areas)


def test_nothing_lies_outside_of_the_drawing():
    everything = [
        *ITALY.cities.values(),
        *(point for path in ITALY.regions.values() for point in points(path)),
    ]
    assert all(0 <= x <= WIDTH + 0.1 and 0 <= y <= ITALY.height + 0.1 for x, y in everything)


def test_north_is_up_and_west_is_left():
    assert ITALY.cities["milano"][0] < ITALY.cities["venezia"][0]
    assert ITALY.cities["verona"][1] < ITALY.cities["orvieto"][1]


@pytest.mark.parametrize("region", list(ITALY.rooms))
def test_a_region_has_room_away_from_its_border_and_from_every_city(region):
    x, y = ITALY.rooms[region]
    near = [*points(ITALY.regions[region]), *ITALY.cities.values()]
    assert min((x - px) ** 2 + (y - py) ** 2 for px, py in near) > 12**2


@pytest.mark.parametrize("angle", [0, 45, 90, 135])
@pytest.mark.parametrize("region", list(ITALY.outlines))
def test_a_region_is_hatched_within_its_border(region, angle):
    lines = points(hatched(ITALY.outlines[region], angle, 4))
    assert len(lines) > 20
    border = points(ITALY.regions[region])
    for axis in (0, 1):
        edges = [point[axis] for point in border]
        assert all(min(edges) - 0.2 <= point[axis] <= max(edges) + 0.2 for point in lines)


def test_a_hollow_is_not_hatched():
    cup = [(0, 0), (3, 0), (3, 9), (6, 9), (6, 0), (9, 0), (9, 12), (0, 12)]
    assert hatched(cup, 0, 6) == "M0.0 0.0L3.0 0.0M6.0 0.0L9.0 0.0M0.0 6.0L3.0 6.0M6.0 6.0L9.0 6.0"
