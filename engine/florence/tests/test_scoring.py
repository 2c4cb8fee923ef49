import pytest

from engine.florence.rounds import NextRound
from engine.florence.scoring import prestige_points
from engine.florence.tests.staging import ANNA, BOB, opened, owns, person, step_only

EXAMPLE = {
    "P1": 3, "P2": 5, "P4": 0, "P6": 7, "P7": 3, "P9": 0, "P10": 6, "P11": 0, "P12": 6, "P13": 0,
}  # fmt: skip


@pytest.mark.parametrize(("card", "points"), EXAMPLE.items())
def test_the_example_column_of_prestige_cards(card, points):
    """The owner of the rules' example; a rival has as many buildings and as many lakes."""
    table = opened()
    person(
        table,
        ANNA,
        builders=2,
        freedoms=["religion", "opinion"],
        row=["poet", "painter", "lawyer", "recruiting", "sculptor"],
        hand=["botanist"],
    )
    owns(table, ANNA, "forest", "forest", "lake", "university", "workshop", "opera", "tower", "chapel")
    owns(table, BOB, "studio", "library", "theatre", "tower", "chapel", "lake")
    assert prestige_points(table, ANNA, card) == points


@pytest.mark.parametrize(
    ("card", "mine", "theirs", "points"),
    [
        ("P5", ["lake", "park"], ["forest"], 7),
        ("P5", ["lake", "park"], ["forest", "forest"], 4),
        ("P6", ["forest"], ["forest"], 4),
        ("P8", ["park"], [], 5),
        ("P8", ["park"], ["park"], 3),
        ("P8", ["park"], ["park", "park"], 0),
    ],
)
def test_most_alone_tied_and_behind(card, mine, theirs, points):
    table = opened()
    owns(table, ANNA, *mine)
    owns(table, BOB, *theirs)
    assert prestige_points(table, ANNA, card) == points


@pytest.mark.parametrize(("works", "points"), [(3, 7), (2, 4), (1, 0)])
def test_recruiting_cards_on_the_table_are_works(works, points):
    table = opened()
    person(table, ANNA, row=["poet", "recruiting", "lawyer"][:works])
    person(table, BOB, row=["painter", "botanist"])
    assert prestige_points(table, ANNA, "P14") == points


def test_most_of_nothing_scores_nothing():
    table = opened()
    for card in ("P1", "P5", "P6", "P7", "P8", "P11", "P12", "P14"):
        assert prestige_points(table, ANNA, card) == 0


def test_fewest_empty_squares_alone_and_tied():
    table = opened()
    assert prestige_points(table, ANNA, "P3") == 4
    person(table, ANNA, occupied=table.state.seats[ANNA].occupied | 1 << 40)
    assert prestige_points(table, ANNA, "P3") == 8


def test_all_three_types_and_all_three_freedoms():
    table = opened()
    owns(table, ANNA, "forest", "lake", "park")
    person(table, ANNA, freedoms=["religion", "opinion", "travel"])
    assert prestige_points(table, ANNA, "P4") == 8
    assert prestige_points(table, ANNA, "P9") == 8


@pytest.mark.parametrize(
    ("reading", "tiles", "points"),
    [
        ("tiles", ["lake", "lake"], 7),
        ("tiles", ["lake"], 0),
        ("types", ["lake", "lake"], 0),
        ("types", ["lake", "park"], 7),
    ],
)
def test_both_readings_of_p13(reading, tiles, points):
    table = opened(p13=reading)
    person(table, ANNA, builders=1, jesters=1)
    owns(table, ANNA, *tiles)
    assert prestige_points(table, ANNA, "P13") == points


def over(table):
    table.state.round = 7
    step_only(table, NextRound())
    return table.result()


def test_money_breaks_ties():
    table = opened(3)
    for seat, (points, money) in enumerate(((9, 100), (9, 300), (8, 900))):
        person(table, seat, points=points, money=money)
    assert over(table).places == (2, 1, 3)


def test_whoever_is_level_in_both_shares_the_place():
    table = opened(3)
    for seat, (points, money) in enumerate(((9, 300), (9, 300), (8, 900))):
        person(table, seat, points=points, money=money)
    result = over(table)
    assert result.places == (1, 1, 3)
    assert result.winners == (0, 1)


def test_a_score_says_line_by_line_where_it_comes_from():
    table = opened(3)
    person(table, ANNA, points=9, prestige=["P12", "P1"], builders=1)
    lines = over(table).scores[ANNA].lines
    assert [(line.reason, line.points) for line in lines] == [("work", 9), ("prestige", 6), ("prestige", 0)]
    assert lines[1].facts == {"card": "P12"}
