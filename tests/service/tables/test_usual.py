"""What is usual at a table: at a slow pace auctions are held all at once."""

from datetime import timedelta

import msgspec
import pytest

from engine import games
from engine.at_once import AtOnce
from service.pace.pace import Hour, Pace, ready_made
from service.tables.defaults import usual_options

GAMES = games()
GAME = next(name for name, game in GAMES.items() if issubclass(game.options, AtOnce))
SWITCH = next(
    option.name
    for option in msgspec.structs.fields(GAMES[GAME].options)
    if option.default is False and option.name != "at_once"
)
"""An option that says nothing about auctions."""


def test_slow_tables_hold_auctions_all_at_once():
    paces = ready_made()
    assert usual_options(GAME, paces["relaxed"]) == {"at_once": True}
    assert usual_options(GAME, paces["daily"]) == {"at_once": True}
    assert usual_options(GAME, paces["brisk"]) == {}
    assert usual_options(GAME, paces["no-limit"]) == {"at_once": True}
    assert usual_options(GAME, Pace(time=timedelta(hours=3), hour=Hour("20:00", "Europe/Rome")))


def test_a_game_that_cannot_is_left_as_it_is():
    assert "at_once" not in games()["pebbles"].options.__struct_fields__
    assert usual_options("pebbles", ready_made()["relaxed"]) == {}


@pytest.mark.parametrize(
    ("wish", "at_once"),
    [
        ({}, True),
        ({"pace": "brisk"}, False),
        ({"options": {SWITCH: True}}, True),
        ({"options": {"at_once": False}}, False),
        ({"options": {"at_once": True}, "pace": "brisk"}, True),
    ],
)
def test_a_table_over_the_api_is_opened_as_usual_unless_it_says_otherwise(seated, wish, at_once):
    assert seated(GAME, GAMES[GAME].seats[0], **wish).shown["options"]["at_once"] is at_once
