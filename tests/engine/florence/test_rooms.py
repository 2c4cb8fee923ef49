"""The base game has no rooms; each option opens one, and only that one."""

import pytest

from engine import new_table
from engine.florence.rooms import Room, course_of
from engine.florence.state import data_of
from tests.engine.florence.staging import SEED


def course(**options):
    return course_of(new_table("florence", seats=3, options=options, seed=SEED))


@pytest.mark.parametrize(
    ("options", "rooms"),
    [
        ({}, []),
        ({"p13": "types"}, []),
        ({"muse": True}, ["MuseRoom"]),
        ({"joint": True}, ["JointRoom"]),
        ({"muse": True, "joint": True}, ["MuseRoom", "JointRoom"]),
    ],
)
def test_options_open_rooms(options, rooms):
    assert [type(room).__name__ for room in course(**options).rooms] == rooms


def test_a_room_adds_deeds_and_withdraws_some():
    base, muse, joint = course(), course(muse=True), course(joint=True)
    names = {deed.name for deed in base.actions.values()}
    assert names == {"work", "build", "profession", "bonus", "freedom", "recruit"}
    assert {deed.name for deed in muse.actions.values()} == names | {"princess"}
    assert {deed.name for deed in joint.actions.values()} == names | {"propose"}
    assert {deed.name for deed in base.liberties.values()} == {"sell"}
    assert {deed.name for deed in muse.liberties.values()} == {"merchant", "professor"}


def test_an_empty_room_changes_nothing():
    table, room = new_table("florence", seats=3, options={}, seed=SEED), Room()
    before = table.dump()
    room.open(table)
    room.imagine(table, 0, SEED)
    assert table.dump() == before
    assert room.palazzo(data_of(table)) == ()
    assert (room.extra_actions(table, 0), room.extra_value(table, 0), room.forbidden(table, 0)) == (0, {}, 0)
    assert not room.settles(table, 0, "jester", 200)
