"""Final scoring: the worked example of the regions, each line, and how ties are broken."""

import pytest

from engine import Score, games
from engine.principe.new_cards import finish
from engine.principe.scoring import region_points
from engine.principe.tests.arranged import (
    CARRARESI,
    ESTE,
    GONZAGA,
    MEDICI,
    VISCONTI,
    give,
    lay_out,
    quiet,
    turned_down,
)
from engine.text.sentences import tie_texts
from engine.values.result import result_of


def lines(table, seat):
    return {line.reason: line.points for line in table.scores()[seat].lines}


def level(seats=4):
    """Nobody has anything that differs."""
    return quiet(seats)


@pytest.mark.parametrize(
    ("arms", "points"),
    [
        ({CARRARESI: 3, VISCONTI: 1, GONZAGA: 1}, {CARRARESI: 5, VISCONTI: 2, GONZAGA: 2}),
        ({ESTE: 3, CARRARESI: 2}, {ESTE: 5, CARRARESI: 2}),
        ({VISCONTI: 1}, {VISCONTI: 5}),
        ({MEDICI: 2, GONZAGA: 2, VISCONTI: 1}, {MEDICI: 5, GONZAGA: 5}),
        ({}, {}),
    ],
    ids=["blue", "green", "red", "yellow", "none"],
)
def test_the_regions_of_the_example(arms, points):
    table = level(5)
    assert region_points(table.edition, [arms.get(seat, 0) for seat in range(5)]) == points


def test_regions_stand_in_the_score_one_by_one():
    table = level(2)
    blue = table.edition.areas.index("blue")
    for seat, count in ((0, 2), (1, 1)):
        table.state.players[seat].arms[blue] += count
    assert lines(table, 0)["region"] == 5
    assert lines(table, 1)["region-second"] == 2, "also with two players"


def test_tiles_that_are_held():
    table = level()
    table.state.majors = [0, 0, 1, None, None]
    table.state.minors = [1, None, 0, None, None]
    assert (lines(table, 0)["majors"], lines(table, 0)["minors"]) == (4, 1)
    assert (lines(table, 1)["majors"], lines(table, 1)["minors"]) == (2, 1)


def test_sets_count_cards_up_and_down():
    table = level()
    lay_out(table, 0, green=2, white=2, red=1)
    turned_down(table, 0, red=1, blue=3, yellow=2)
    lay_out(table, 1, green=5, white=5, red=5, blue=5)
    assert lines(table, 0)["sets"] == 4
    assert "sets" not in lines(table, 1)


def test_most_ducats_and_most_cards_in_hand_for_all_who_are_tied():
    table = level()
    give(table, 0, ducats=9, red=2)
    give(table, 1, ducats=9, red=1)
    give(table, 2, ducats=8, green=2)
    give(table, 3, ducats=0)
    got = [(lines(table, seat).get("ducats"), lines(table, seat).get("hand")) for seat in range(4)]
    assert got == [(2, 2), (2, None), (None, 2), (None, None)]


def test_the_track_is_told_by_its_sources():
    table = level()
    player = table.state.players[0]
    player.from_cities, player.from_roles, player.from_white = 12, 5, 2
    told = lines(table, 0)
    assert (told["cities"], told["roles"], told["white"]) == (12, 5, 2)
    assert table.scores()[0].points == sum(told.values())


def result(table):
    finish(table, "deck")
    return table.result()


def test_ties_go_to_most_cards_in_play():
    table = level(3)
    lay_out(table, 1, green=2)
    turned_down(table, 2, green=3)
    assert result(table).places == (3, 2, 1)


def test_then_to_the_first_major_tile():
    table = level(3)
    table.state.majors = [None, None, 2, 1, None]
    assert result(table).places == (3, 2, 1)


def test_then_it_is_shared():
    assert result(level(3)).places == (1, 1, 1)


def test_a_tie_is_told_with_everything_that_was_looked_at():
    keys = ((14, 5), (14, 0), (20, 1))
    scores = [Score(seat=seat, points=30, lines=(), breakers=breakers) for seat, breakers in enumerate(keys)]
    first, second = tie_texts(games()["principe"].words(), result_of(scores), ("Anna", "Bruno", "Carla"))
    assert first.endswith("Tie-breaker: cards in front of the player (Carla 20, Anna 14, Bruno 14).")
    assert "Tied at 30: Anna and Bruno. Also equal: cards in front of the player." in second
    assert second.endswith("green, white, red, blue, yellow (Anna green, Bruno no major role).")
