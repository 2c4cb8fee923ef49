"""The map of a game as a drawing."""

import re

import pytest

from engine import games
from service.play.boards.geography import NoMap, drawn_map, hatch_path

WIDTH = 336
MAPS = {name: game.map for name, game in games().items() if game.map}
REGIONS = [(game, region) for game, map_ in MAPS.items() for region in map_.regions]
each_map = pytest.mark.parametrize("game", MAPS)
each_region = pytest.mark.parametrize(("game", "region"), REGIONS)


def points(path):
    return [tuple(map(float, point.split())) for point in re.findall(r"[\d.]+ [\d.]+", path)]


def test_there_is_something_to_draw():
    assert REGIONS


@each_map
def test_everything_is_on_the_drawing(game):
    drawn = drawn_map(game, WIDTH)
    assert set(drawn.cities) == set(MAPS[game].cities)
    assert set(drawn.regions) == set(drawn.rooms) == set(MAPS[game].regions)


@each_map
def test_nothing_lies_outside_of_the_drawing(game):
    drawn = drawn_map(game, WIDTH)
    everything = [
        *drawn.cities.values(),
        *(point for path in drawn.regions.values() for point in points(path)),
    ]
    assert all(0 <= x <= WIDTH + 0.1 and 0 <= y <= drawn.height + 0.1 for x, y in everything)


@each_map
def test_north_is_up_and_west_is_left(game):
    drawn, real = drawn_map(game, WIDTH).cities, MAPS[game].cities
    assert sorted(drawn, key=lambda city: drawn[city][0]) == sorted(real, key=lambda city: real[city][0])
    assert sorted(drawn, key=lambda city: drawn[city][1]) == sorted(real, key=lambda city: -real[city][1])


@each_region
def test_a_region_has_room_away_from_its_border_and_from_every_city(game, region):
    drawn = drawn_map(game, WIDTH)
    x, y = drawn.rooms[region]
    near = [*points(drawn.regions[region]), *drawn.cities.values()]
    assert min((x - px) ** 2 + (y - py) ** 2 for px, py in near) > 12**2


@pytest.mark.parametrize("angle", [0, 45, 90, 135])
@each_region
def test_a_region_is_hatched_within_its_border(game, region, angle):
    drawn = drawn_map(game, WIDTH)
    lines = points(hatch_path(drawn.outlines[region], angle, 4))
    assert len(lines) > 20
    border = points(drawn.regions[region])
    for axis in (0, 1):
        edges = [point[axis] for point in border]
        assert all(min(edges) - 0.2 <= point[axis] <= max(edges) + 0.2 for point in lines)


def test_a_hollow_is_not_hatched():
    cup = [(0, 0), (3, 0), (3, 9), (6, 9), (6, 0), (9, 0), (9, 12), (0, 12)]
    assert hatch_path(cup, 0, 6) == "M0.0 0.0L3.0 0.0M6.0 0.0L9.0 0.0M0.0 6.0L3.0 6.0M6.0 6.0L9.0 6.0"


def test_a_game_without_a_map_is_told_to_declare_one():
    without = next(name for name, game in games().items() if game.map is None)
    with pytest.raises(NoMap, match=without):
        drawn_map(without, WIDTH)
