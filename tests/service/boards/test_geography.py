"""The map of Italy as a drawing."""

import re

import pytest

from engine.game import game_named
from service.boards.geography import drawn_map

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
