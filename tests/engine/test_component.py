"""The player aid: everything in the box as a seat knows it; what a question is about, in full."""

import pytest

from engine import Component, Move, Seat, games, new_table
from engine.text.player_aid import player_aid
from engine.text.sentences import component_text
from engine.values.component import chosen_among

NAMES = ("Anna", "Bruno", "Carla")
WORDS = games()["pebbles"].words()
GEMS = [
    Component(name=f"gem{points}", kind="gem", where="supply", facts={"points": points}) for points in (1, 2)
]


class Take(Move, frozen=True, tag="take"):
    form = "take {gem}"
    gem: str


@pytest.fixture
def raising():
    """A table of three at which a gem is raised for; Bruno has a point, for his stake was the highest."""
    table = new_table("pebbles", seats=3, seed=b"1" * 32)
    for seat, stake in enumerate((0, 4, 1)):
        table.play(seat, f"stake {stake}")
    return table


def aid(table, seat: Seat | None):
    return {
        kind.heading: {place.heading: list(place.lines) for place in kind.places}
        for kind in player_aid(WORDS, table.components(seat), seat, NAMES)
    }


def test_a_thing_is_told_in_full():
    assert component_text(WORDS, GEMS[1], NAMES) == "a gem, worth 2"


def test_kinds_stand_in_the_order_of_the_catalogue(raising):
    assert list(aid(raising, 0)) == ["Chips", "Gems", "Purses"]


def test_what_is_mine_stands_first_though_it_be_nothing(raising):
    chips = aid(raising, 0)["Chips"]
    assert chips == {"Yours": ["Nothing."], "Shown: Bruno": ["a chip"]}
    assert aid(raising, 1)["Chips"] == {"Yours": ["a chip"]}


def test_whoever_looks_on_has_nothing_and_sees_what_is_shown(raising):
    seen = aid(raising, None)
    assert seen["Chips"] == {"Shown: Bruno": ["a chip"]}
    assert "Purses" not in seen


def test_every_place_has_its_things(raising):
    gems = aid(raising, 0)["Gems"]
    assert list(gems) == ["Yours", "Available", "Unseen"]
    assert len(gems["Available"]) == 1
    assert len(gems["Available"]) + len(gems["Unseen"]) == len(raising.edition.gems)


def test_what_is_chosen_among_is_named_by_a_move_and_stands_there_once():
    again = Component(name="gem2", kind="gem", where="spent", facts={"points": 2})
    moves = [Take(gem="gem2"), Take(gem="gem3"), Take(gem="gem2")]
    assert chosen_among([*GEMS, again], moves) == [GEMS[1]]


def test_a_game_that_lists_nothing_has_no_player_aid():
    assert player_aid(WORDS, (), 0, NAMES) == []


def test_plain_data_says_everything():
    assert GEMS[0].plain() == {
        "name": "gem1",
        "kind": "gem",
        "where": "supply",
        "seat": None,
        "count": 1,
        "facts": {"points": 1},
        "parts": [],
    }
