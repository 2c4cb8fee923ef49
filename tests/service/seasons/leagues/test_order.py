"""Promotion and relegation: everybody has one place, as many go down as go up, and nobody loses by another's leaving."""

from hypothesis import given
from hypothesis import strategies as st

from service.seasons.leagues.order import (
    division_above,
    divisions_below,
    level_of,
    next_order,
    split_divisions,
)

sizes = st.integers(4, 9)
shapes = st.tuples(sizes, st.integers(1, 3), st.integers(1, 2)).filter(
    lambda shape: shape[2] * (shape[1] + 1) <= shape[0]
)


def standings(people: int, size: int) -> dict[int, list[int]]:
    return {at: [*each] for at, each in enumerate(split_divisions(range(people), size), start=1)}


def turned(last, shape, newcomers=()):
    size, branches, moving = shape
    order = next_order(last, size=size, branches=branches, moving=moving)
    return split_divisions([*order, *newcomers], size)


def levels(divisions, branches) -> dict[int, int]:
    return {
        player: level_of(at, branches) for at, people in enumerate(divisions, start=1) for player in people
    }


@given(shapes, st.integers(2, 120), st.integers(0, 12))
def test_everybody_has_one_place_and_newcomers_begin_below(shape, people, more):
    newcomers = [*range(1000, 1000 + more)]
    divisions = turned(standings(people, shape[0]), shape, newcomers)
    flat = [player for each in divisions for player in each]
    assert sorted(flat) == [*range(people), *newcomers]
    assert flat[people:] == newcomers


@given(shapes, st.integers(1, 500))
def test_all_divisions_but_the_last_have_the_stated_size(shape, people):
    size = shape[0]
    *others, last = split_divisions(range(people), size)
    assert all(len(each) == size for each in others)
    assert len(last) <= size * 3 / 2
    assert not others or len(last) >= size / 2


@given(shapes, st.integers(2, 20))
def test_where_nobody_leaves_the_stated_number_moves(shape, count):
    size, branches, moving = shape
    last = standings(size * count, size)
    divisions = turned(last, shape)
    for division, people in enumerate(divisions, start=1):
        above, under = division_above(division, branches), divisions_below(division, branches)
        from_above = {*people} & {*last.get(above, ())}
        from_below = {*people} & {player for each in under for player in last.get(each, ())}
        assert len(from_above) == (moving if above else 0)
        assert from_below == {player for each in under for player in last.get(each, ())[:moving]}


@given(shapes, st.integers(2, 80), st.data())
def test_nobody_stands_on_a_lower_level_because_others_have_left(shape, people, data):
    last = standings(people, shape[0])
    gone = data.draw(st.sets(st.integers(0, people - 1), max_size=people - 1))
    left = {division: [each for each in row if each not in gone] for division, row in last.items()}
    left = {division: row for division, row in left.items() if row}
    with_all, without = levels(turned(last, shape), shape[1]), levels(turned(left, shape), shape[1])
    assert without.keys() == {*range(people)} - gone
    assert all(without[player] <= with_all[player] for player in without)


def test_who_stands_above_whom_in_a_pyramid():
    assert [*divisions_below(1, 2)] == [2, 3]
    assert [*divisions_below(3, 2)] == [6, 7]
    assert [division_above(each, 2) for each in (1, 2, 3, 6, 7)] == [0, 1, 1, 3, 3]
    assert [level_of(each, 2) for each in (1, 2, 3, 4, 7, 8)] == [1, 2, 2, 3, 3, 4]
    assert [level_of(each, 1) for each in (1, 2, 3)] == [1, 2, 3]


def test_a_column_may_be_as_long_as_there_are_people():
    assert level_of(20_000, 1) == 20_000
