import pytest

from engine import games
from engine.florence.joint.borders import closed_at_borders, crossings_of, neighbours
from engine.florence.state import data_of
from engine.florence.tests.staging import ANNA, BOB, opened, person, possible, refused, stand, turn


@pytest.mark.parametrize(
    ("seats", "seat", "around"),
    [
        (2, 0, {"east": 1}),
        (2, 1, {"west": 0}),
        (3, 0, {"east": 1, "west": 2}),
        (5, 4, {"east": 0, "west": 3}),
    ],
)
def test_principalities_lie_in_a_ring(seats, seat, around):
    assert neighbours(seats, seat) == around


def test_a_crossing_has_squares_on_both_boards():
    crossings = crossings_of(games()["florence"].editions["classic"].data)
    opera = crossings.named("opera", "g3e")
    grid = crossings.board
    assert grid.squares(opera.west) == ("g3", "g5")
    assert grid.squares(opera.east) == ("a3", "a4", "a5")
    assert opera.on("east") == (opera.west, opera.east)
    assert opera.on("west") == (opera.east, opera.west)
    assert crossings.named("opera", "e3n") is None, "three squares wide, it ends at the border"
    assert crossings.canonical("opera", "f3s*") == "f3s"


def alone(builders, seats=3):
    table = turn(opened(seats, joint=True), ANNA)
    person(table, ANNA, builders=builders, money=2000)
    return table


def test_the_border_takes_a_builder():
    table = alone(0)
    assert refused(table, ANNA, "build tower e5n") == "at-the-border"
    assert refused(table, ANNA, "build tower a5n") == "at-the-border"
    assert possible(table, ANNA, "build tower d5n")
    assert possible(alone(1), ANNA, "build tower e5n")


def test_a_building_just_across_takes_two():
    for builders, allowed in ((1, False), (2, True)):
        table = alone(builders)
        stand(table, BOB, "tower a5n")
        assert possible(table, ANNA, "build chapel f5e") is allowed
        assert possible(table, ANNA, "build chapel f2e")


def test_a_landscape_just_across_does_not_matter():
    table = alone(1)
    stand(table, BOB, "park a5n")
    assert possible(table, ANNA, "build tower e5n")


def test_two_players_have_one_border():
    table = alone(0, seats=2)
    grid = crossings_of(data_of(table)).board
    assert closed_at_borders(table, 0) == grid.column(6)
    assert closed_at_borders(table, 1) == grid.column(0)


def test_the_palazzo_stands_in_the_middle():
    table = alone(0)
    assert table.view(None)["table"]["board"]["palazzo"] == ["c1", "d1", "e1", "c2", "d2", "e2"]
    assert refused(table, ANNA, "build chapel d2n") == "overlap"
