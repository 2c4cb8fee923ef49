"""Worked cases of New Game. The laws that hold for every game are in tests/engine/laws."""

import pytest

from engine import Illegal, new_table
from engine.newgame import GAME


def opened(seats=3, **options):
    return new_table(GAME.name, seats=seats, options=options, seed=bytes(32))


def staked(table, *stakes):
    for seat, stake in enumerate(stakes):
        table.play(seat, f"stake {stake}")
    return table


def test_the_highest_stake_has_the_gem_and_all_pay():
    table = opened()
    gem = table.question(0).data["gem"]
    staked(table, 3, 1, 2)
    assert table.state.points == [gem, 0, 0]
    assert table.state.purses == [9, 11, 10]


@pytest.mark.parametrize("stakes", [(2, 2, 1), (0, 0, 0)])
def test_between_equals_the_gem_is_lost(stakes):
    table = staked(opened(), *stakes)
    assert table.state.points == [0, 0, 0]
    assert sum(table.state.purses) == 36 - sum(stakes)


def test_nobody_stakes_what_they_have_not():
    with pytest.raises(Illegal, match="You have 12 pebbles, not 13"):
        opened().play(0, "stake 13")


def test_a_whole_table_can_be_replayed():
    table = opened(rounds=2)
    while not table.over:
        staked(table, 2, 1, 0)
    assert table.record().replay() == table
    assert table.result().places[0] == 1
