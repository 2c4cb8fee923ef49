"""Founding: the price in cards and ducats, the arms, what others get for their roles, the display."""

import pytest

from engine import Ambiguous
from engine.principe.events import CityOpened, Founded
from engine.principe.tests.arranged import (
    CARRARESI,
    GONZAGA,
    MEDICI,
    VISCONTI,
    counts,
    give,
    refused,
    show,
    turns,
)


def medici_before_milano(**options):
    table = turns(4, **options)
    show(table, "milano", "siena", "pisa", "urbino")
    give(table, MEDICI, ducats=4, blue=3, red=1, yellow=1)
    return table


def test_milano_by_the_medici():
    """2 blue, 1 red, 1 yellow and 4 ducats; 6 points; arms split; others score for blue, red and yellow tiles."""
    table = medici_before_milano()
    state = table.state
    state.majors = [CARRARESI, None, VISCONTI, CARRARESI, MEDICI]
    state.minors = [None, None, MEDICI, GONZAGA, VISCONTI]
    told = table.play(MEDICI, "found milano blue 1 green 1")
    assert next(event.arms for event in told if isinstance(event, Founded)) == ("blue", "green")
    medici = state.players[MEDICI]
    assert medici.ducats == 0
    assert medici.hand == counts(blue=1)
    assert medici.up == counts(blue=2, red=1, yellow=1)
    assert medici.points == 6
    assert dict(zip(table.edition.areas, medici.arms, strict=True))["blue"] == 1
    assert dict(zip(table.edition.areas, medici.arms, strict=True))["green"] == 1
    assert medici.supply == 10
    assert [player.points for player in state.players] == [6, 2, 3, 1]


def test_arms_may_be_split_at_will():
    table = medici_before_milano()
    found = [str(move) for move in table.moves(MEDICI) if str(move).startswith("found")]
    assert found == ["found milano blue 2", "found milano blue 1 green 1", "found milano green 2"]


def test_a_city_without_choice_needs_no_word_about_arms():
    table = turns(4)
    show(table, "verona", "siena", "pisa", "urbino")
    give(table, MEDICI, ducats=3, blue=2, green=1)
    assert [str(move) for move in table.moves(MEDICI) if str(move).startswith("found")] == ["found verona"]
    assert str(table.read(MEDICI, "found verona blue 1")) == "found verona"
    table.play(MEDICI, {"do": "found", "city": "verona", "arms": {"blue": 1}})
    assert table.log[-1].move == "found verona"
    assert table.state.players[MEDICI].arms[table.edition.areas.index("blue")] == 1


def test_with_three_regions_and_two_arms_there_are_six_ways():
    table = turns(4)
    show(table, "firenze", "siena", "pisa", "urbino")
    give(table, MEDICI, ducats=5, green=2, red=1, blue=1, yellow=1)
    assert len([move for move in table.moves(MEDICI) if str(move).startswith("found")]) == 6


@pytest.mark.parametrize(
    ("supply", "moves"), [(1, ["found milano blue 1", "found milano green 1"]), (0, ["found milano"])]
)
def test_arms_are_placed_as_far_as_they_reach(supply, moves):
    table = medici_before_milano()
    table.state.players[MEDICI].supply = supply
    assert [str(move) for move in table.moves(MEDICI) if str(move).startswith("found")] == moves
    table.play(MEDICI, moves[0])
    assert table.state.players[MEDICI].supply == 0
    assert sum(table.state.players[MEDICI].arms) == supply


def test_regions_in_any_order_and_noughts_are_one_move():
    table = medici_before_milano()
    assert str(table.read(MEDICI, "found milano green 1 blue 1")) == "found milano blue 1 green 1"
    table.play(MEDICI, {"do": "found", "city": "milano", "arms": {"green": 2, "blue": 0}})
    assert table.log[-1].move == "found milano green 2"


def test_a_city_without_its_arms_is_asked_about():
    with pytest.raises(Ambiguous) as asked:
        medici_before_milano().read(MEDICI, "found milano")
    assert len(asked.value.candidates) == 3


def test_words_that_leave_one_way_open_say_it():
    assert str(medici_before_milano().read(MEDICI, "found milano blue 1")) == "found milano blue 1 green 1"


def test_the_display_is_filled_at_once():
    table = medici_before_milano()
    following = table.state.cities[-1]
    told = table.play(MEDICI, "found milano green 2")
    assert table.state.open == ["siena", "pisa", "urbino", following]
    assert [event.city for event in told if isinstance(event, CityOpened)] == [following]
    assert table.state.founded == ["milano"]


def test_after_the_last_city_the_display_shrinks():
    table = medici_before_milano()
    table.state.cities = []
    table.play(MEDICI, "found milano green 2")
    assert table.state.open == ["siena", "pisa", "urbino"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("found roma", "There is no city “roma”. Open cities: Milan, Siena, Pisa and Urbino."),
        ("found verona", "Verona is not open. Open cities: Milan, Siena, Pisa and Urbino."),
        ("found siena", "Siena needs 2 red; you have 1 in your hand."),
        ("found milano red 2", "Milan touches only blue and green, not “red”."),
        ("found milano blue 3", "Milan brings 2 coats of arms to place, not 3."),
        ("found milano blue 3 green -1", "You cannot place a negative number of arms in the green region."),
    ],
)
def test_what_cannot_be_founded(text, said):
    assert refused(medici_before_milano(), MEDICI, text) == said


def test_a_city_must_be_paid_in_ducats():
    table = medici_before_milano()
    give(table, MEDICI, ducats=3)
    assert refused(table, MEDICI, "found milano green 2") == "Milan costs 4 ducats; you have 3."


def test_not_in_the_first_round_unless_money_is_easy():
    table = medici_before_milano(in_round=1)
    assert refused(table, MEDICI, "found milano green 2") == "No city can be founded in the first round."
    medici_before_milano(in_round=1, easy=True).play(MEDICI, "found milano green 2")


def test_where_no_city_is_open_the_refusal_says_so():
    table = medici_before_milano()
    show(table)
    assert refused(table, MEDICI, "found milano green 2") == "Milan is not open, and no other city is."
