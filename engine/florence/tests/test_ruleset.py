"""The base game has no expansions; each option turns one on, and only that one."""

import pytest

from engine import new_table
from engine.florence.ruleset import Expansion, ruleset_of
from engine.florence.state import data_of
from engine.florence.tests.staging import SEED


def ruleset(**options):
    return ruleset_of(new_table("florence", seats=3, options=options, seed=SEED))


@pytest.mark.parametrize(
    ("options", "expansions"),
    [
        ({}, []),
        ({"p13": "types"}, []),
        ({"muse": True}, ["MuseExpansion"]),
        ({"joint": True}, ["JointExpansion"]),
        ({"muse": True, "joint": True}, ["MuseExpansion", "JointExpansion"]),
    ],
)
def test_options_turn_expansions_on(options, expansions):
    assert [type(each).__name__ for each in ruleset(**options).expansions] == expansions


def test_an_expansion_adds_actions_and_withdraws_some():
    base, muse, joint = ruleset(), ruleset(muse=True), ruleset(joint=True)
    names = {action.name for action in base.actions.values()}
    assert names == {"work", "build", "profession", "bonus", "freedom", "recruit"}
    assert {action.name for action in muse.actions.values()} == names | {"princess"}
    assert {action.name for action in joint.actions.values()} == names | {"propose"}
    assert {action.name for action in base.free_actions.values()} == {"sell"}
    assert {action.name for action in muse.free_actions.values()} == {"merchant", "professor"}


def test_an_empty_expansion_changes_nothing():
    table, expansion = new_table("florence", seats=3, options={}, seed=SEED), Expansion()
    before = table.dump()
    expansion.open(table)
    assert table.dump() == before
    assert expansion.palazzo(data_of(table)) == ()
    assert (
        expansion.extra_actions(table, 0),
        expansion.extra_value(table, 0),
        expansion.closed_squares(table, 0),
    ) == (0, {}, 0)
    assert not expansion.settles(table, 0, "jester", 200)
