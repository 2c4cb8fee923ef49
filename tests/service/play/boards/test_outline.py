"""Outlines of groups of squares."""

import re

from hypothesis import given
from hypothesis import strategies as st

from service.play.boards.outline import middle_square, outline_path, rounded_path, squares_from_names

NUMBER = re.compile(r"-?[\d.]+")
SQUARES = st.sets(st.tuples(st.integers(0, 6), st.integers(0, 6)), min_size=1)


def area(path):
    """By the shoelace formula: holes walk the other way round and count against it."""
    total = 0.0
    for loop in filter(None, path.replace("z", "").split("M")):
        points = [tuple(map(float, point.split())) for point in loop.split("L")]
        around = zip(points, [*points[1:], points[0]], strict=True)
        total += sum(ax * by - bx * ay for (ax, ay), (bx, by) in around) / 2
    return abs(total)


@given(SQUARES)
def test_an_outline_encloses_its_squares_and_nothing_else(squares):
    assert area(outline_path(squares, 10)) == 100 * len(squares)


def test_straight_borders_have_no_corners_on_the_way():
    assert outline_path([(0, 0), (1, 0), (2, 0)], 1).count("L") == 3


@given(SQUARES)
def test_the_middle_is_one_of_the_squares(squares):
    assert middle_square(sorted(squares)) in squares


def test_squares_are_named_from_below_and_drawn_from_above():
    assert squares_from_names(["a1", "c7"], 7) == [(0, 6), (2, 0)]


@given(SQUARES)
def test_a_shore_lies_within_its_squares(squares):
    left, right = min(x for x, _ in squares), max(x for x, _ in squares) + 1
    top, bottom = min(y for _, y in squares), max(y for _, y in squares) + 1
    numbers = [float(number) for number in NUMBER.findall(rounded_path(squares, 10, 0.1, 0.3))]
    assert all(10 * left + 1 <= x <= 10 * right - 1 for x in numbers[::2])
    assert all(10 * top + 1 <= y <= 10 * bottom - 1 for y in numbers[1::2])


def test_a_shore_bends_at_each_corner():
    assert rounded_path([(0, 0), (1, 0), (0, 1)], 10, 0.1, 0.3).count("Q") == 6
