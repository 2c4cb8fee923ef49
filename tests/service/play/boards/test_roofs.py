"""Roofs over any group of squares."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.play.boards.roofs import EAVE, SIDES, TERRACE, WALL, build_roof

CELL = 100
SQUARES = st.sets(st.tuples(st.integers(0, 5), st.integers(0, 5)), min_size=1).map(sorted)


def shapes(path):
    """The closed shapes of a path of straight lines to places."""
    for shape in filter(None, path.replace("z", "").split("M")):
        yield [tuple(map(float, point.split())) for point in shape.split("L")]


def area(path):
    total = 0.0
    for points in shapes(path):
        around = zip(points, [*points[1:], points[0]], strict=True)
        total += abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in around)) / 2
    return total / CELL**2


def footprint(squares):
    """What eaves and walls leave of the squares for the roof: strips along the border, and where two of them meet at
    a corner that goes inwards, the piece between."""
    house, whole = set(squares), 0.0
    for x, y in squares:
        wide = 1 - EAVE * (((x - 1, y) not in house) + ((x + 1, y) not in house))
        high = 1 - EAVE * ((x, y - 1) not in house) - (EAVE + WALL) * ((x, y + 1) not in house)
        whole += wide * high
        for east in (-1, 1):
            for south, depth in ((-1, EAVE), (1, EAVE + WALL)):
                if {(x + east, y), (x, y + south)} <= house and (x + east, y + south) not in house:
                    whole -= EAVE * depth
    return whole


@given(SQUARES)
def test_the_faces_of_a_roof_cover_its_house_and_nothing_twice(squares):
    made = build_roof(squares, CELL)
    assert sum(area(path) for path in made.slopes.values()) == pytest.approx(footprint(squares), abs=0.001)


@given(SQUARES)
def test_a_house_stays_on_its_squares(squares):
    made = build_roof(squares, CELL)
    for path in made.slopes.values():
        for points in shapes(path):
            x, y = (sum(axis) / len(points) / CELL for axis in zip(*points, strict=True))
            assert (int(x), int(y)) in squares


@given(SQUARES)
def test_every_wall_to_the_south_is_seen(squares):
    fronts = sum((x, y + 1) not in squares for x, y in squares)
    made = build_roof(squares, CELL)
    assert made.walls.count("M") == fronts
    assert made.windows.count("M") == 3 * fronts


def test_a_narrow_house_has_four_slopes_and_a_wide_one_a_terrace():
    narrow, wide = (
        build_roof([(0, 0), (1, 0), (2, 0)], CELL),
        build_roof([(0, 0), (1, 0), (0, 1), (1, 1)], CELL),
    )
    assert all(narrow.slopes[side] and wide.slopes[side] for side in SIDES)
    assert not narrow.slopes[TERRACE]
    assert len(list(shapes(wide.slopes[TERRACE]))) == 4


def test_tiles_lie_along_the_eaves():
    lines = re.findall(r"M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)", build_roof([(0, 0)], CELL).tiles)
    assert lines
    assert all(left == right or top == bottom for left, top, right, bottom in lines)
