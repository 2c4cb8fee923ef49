"""Majorities over counts by seat."""

import pytest

from engine.mechanics.majority import most, only_seat, ranks, second_most


@pytest.mark.parametrize(
    ("counts", "first", "second"),
    [
        ([3, 1, 2], (0,), (2,)),
        ([3, 1, 1], (0,), (1, 2)),
        ([2, 2, 1], (0, 1), (2,)),
        ([0, 4, 0], (1,), ()),
        ([0, 0, 0], (), ()),
        ([2, 2], (0, 1), ()),
    ],
)
def test_most_and_second_most(counts, first, second):
    assert most(counts) == first
    assert second_most(counts) == second


def test_alone_is_who_shares_with_nobody():
    assert only_seat((2,)) == 2
    assert only_seat((0, 2)) is None
    assert only_seat(()) is None


def test_those_who_are_tied_share_the_better_place():
    assert ranks([9, 7, 7, 2]) == (1, 2, 2, 4)
    assert ranks([0, 0]) == (1, 1)
