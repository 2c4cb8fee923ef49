import pytest

from engine.florence.rounds import NextRound
from engine.florence.scoring import prestige_points
from tests.engine.florence.staging import ANNA, BOB, CHRIS, DAVID, opened, owns, person, step_only

RIVALS = {"P1": 3, "P2": 5, "P3": 0, "P4": 0, "P5": 4, "P6": 7, "P7": 3, "P8": 0, "P9": 0, "P10": 6,
          "P11": 0, "P12": 6, "P13": 0, "P14": 0}  # fmt: skip
"""The example column: a rival with as many buildings, one with fewer empty squares, and so on as the rules say."""


def owner(table, seat=ANNA):
    person(
        table,
        seat,
        builders=2,
        freedoms=["religion", "opinion"],
        row=["poet", "painter", "lawyer", "recruiting", "sculptor"],
        hand=["botanist"],
    )
    owns(table, seat, "forest", "forest", "lake", "university", "workshop", "opera", "tower", "chapel")
    return table


@pytest.mark.parametrize(("card", "points"), RIVALS.items())
def test_the_example_column_of_prestige_cards(card, points):
    table = owner(opened())
    owns(table, BOB, "studio", "library", "theatre", "tower", "chapel", "lake", "park", "park")
    table.state.seats[BOB].standing = [
        tile for tile in table.state.seats[BOB].standing if tile.tile != "park"
    ]
    owns(table, CHRIS, "lake", "forest")
    person(table, DAVID, row=["x"] * 6, occupied=table.state.seats[DAVID].occupied | 1 << 40)
    owns(table, CHRIS, "lake")
    expected = points
    if card == "P7":
        table.state.seats[CHRIS].standing.pop()
    assert prestige_points(table, ANNA, card) == expected


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
    assert [(line.reason, line.points) for line in lines] == [("fame", 9), ("prestige", 6), ("prestige", 0)]
    assert lines[1].facts == {"card": "P12"}
