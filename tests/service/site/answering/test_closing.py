"""When a draft completes the turn: an action that is left is never given up by surprise."""

from engine import games
from engine.florence.tests.staging import ANNA, opened, owns, person, turn
from service.site.answering.draft import try_draft

NAMES = ("Anna", "Bob", "Chris", "David")


def test_a_work_that_reveals_something_does_not_complete_a_turn_with_an_action_left():
    table = turn(opened(), ANNA, round_=3)
    person(table, ANNA, hand=["poet"], jesters=4, freedoms=["travel"])
    owns(table, ANNA, "theatre")
    drafted = try_draft(table, ANNA, ["work poet"], games()["florence"].words("en"), NAMES)
    assert drafted.sealed
    assert not drafted.closes
