"""The player aid: what each thing of the box says, and what it would bring this seat now."""

import pytest

from engine.principe.edition import COLOURS
from engine.principe.tests.arranged import NAMES, counts, give, lay_out, opened, quiet, roles, show, turns
from engine.text.sentences import component_text
from tests.engine.playing import Hand, deal, observers, playing, setups


def of_kind(table, seat, kind):
    return [component for component in table.components(seat) if component.kind == kind]


def named(table, seat, kind, name):
    return next(component for component in of_kind(table, seat, kind) if component.name == name)


def said(table, seat, component):
    return component_text(table.game.words(), component, NAMES[: table.seats])


@pytest.mark.parametrize("number", range(len(setups("principe"))))
def test_every_thing_of_the_box_is_there_once_for_everybody(number):
    table = deal("principe", number)
    for move in playing(table, Hand.random(number)):
        if move.seat == 0 and table.count % 7 == 0:
            for observer in observers(table):
                box = table.components(observer)
                for colour in COLOURS:
                    cards = [each.count for each in box if each.kind == "card" and each.name == colour]
                    assert sum(cards) == table.edition.copies
                cities = [each.name for each in box if each.kind == "city"]
                assert sorted(cities) == sorted(table.edition.cities)
                for arms in (each for each in box if each.kind == "arms"):
                    assert arms.count + arms.facts["placed"] == table.edition.arms


def test_a_city_says_what_it_takes_and_what_follows():
    table = turns(4)
    show(table, "milano", "siena", "pisa", "urbino")
    give(table, 0, ducats=2, blue=2, yellow=2)
    table.state.majors = [None, None, 2, 1, 0]
    milano = named(table, 0, "city", "milano")
    assert milano.facts["missing"] == ["red"]
    assert milano.facts["short"] == 2
    assert said(table, 0, milano) == (
        "Milan: costs 1 red, 2 blue and 1 yellow and 4 ducats; brings 6 points and 2 coats of arms in blue and "
        "green. You lack red and 2 ducats. With all its arms in one region, you would have the most there (blue and "
        "green). Bruno and Carla would get 4 points in all for roles."
    )


def test_a_city_that_can_be_paid_says_so_and_leads_only_where_it_would():
    table = turns(3)
    show(table, "milano", "siena")
    give(table, 0, ducats=9, blue=2, red=1, yellow=1)
    table.state.players[1].arms[table.edition.areas.index("blue")] = 3
    milano = named(table, 0, "city", "milano")
    assert milano.facts["payable"]
    assert milano.facts["lead"] == ["green"]


def test_a_region_says_what_stands_there_and_what_one_more_brings():
    table = quiet(3)
    blue = table.edition.areas.index("blue")
    table.state.players[0].arms[blue], table.state.players[1].arms[blue] = 1, 2
    region = named(table, 0, "region", "blue")
    assert said(table, 0, region) == (
        "Region blue: most arms: Bruno with 2. You have 1: 2 points if nothing changes, 5 with one more."
    )


def test_roles_say_whose_they_are_and_two_players_have_no_minor_ones():
    table = quiet(3)
    table.state.majors[0] = 2
    assert [role.where for role in of_kind(table, 2, "role")].count("mine") == 1
    master = named(table, 0, "role", "master")
    assert (master.where, master.seat) == ("shown", 2)
    assert len(of_kind(table, 0, "role")) == 10
    assert len(of_kind(quiet(2), 0, "role")) == 5


@pytest.mark.parametrize(
    ("seats", "said_of_the_deck"),
    [
        (2, "fewer than 10 when a round begins, it is the last: nobody draws, and all that are left"),
        (5, "fewer than 20 when a round begins, it is the last: nobody draws, and 10 cards of the deck"),
    ],
)
def test_the_decks_say_how_the_game_ends(seats, said_of_the_deck):
    table = opened(seats)
    assert said_of_the_deck in said(table, 0, named(table, 0, "deck", "deck"))
    assert "fewer than 4 are open" in said(table, 0, named(table, 0, "city-deck", "cities"))


def test_a_question_about_arms_shows_regions_and_one_about_cards_shows_cards():
    """Both are called by colours."""
    table = quiet(3)
    lay_out(table, 0, blue=1)
    roles(table)
    assert {component.kind for component in table.chosen_among(0)} == {"region"}
    table = opened(3)
    assert {component.kind for component in table.chosen_among(0)} == {"card"}
    table = turns(3)
    show(table, "milano", "siena")
    give(table, 0, ducats=9, blue=2, red=1, yellow=1)
    shown = {(component.kind, component.name) for component in table.chosen_among(0)}
    assert ("city", "milano") in shown
    assert ("region", "green") in shown
    assert ("card", "green") not in shown
    assert ("card", "blue") in shown


def test_cards_of_others_are_those_that_all_have_seen():
    table = quiet(3)
    give(table, 1, red=3)
    table.state.players[1].open_hand = counts(red=2)
    card = named(table, 0, "card", "red")
    assert (card.where, card.seat, card.count) == ("shown", 1, 2)
