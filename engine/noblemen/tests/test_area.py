"""Where areas may not overlap, a tile can fill several squares of four: its owner says which of them is the area."""

import pytest

from engine import Illegal
from engine.noblemen.tests.arranged import key, lay, running

APART = {"areas_overlap": False}


def before_the_middle(terrain="wood", **more):
    """Five tiles around 1,0 and 1,1: one more on 1,1 fills the square of 0,0 and that of 1,0."""
    table = running(seats=3, options=APART, **more)
    seat = table.waiting[0]
    table.state.players[seat].estate.tiles[key(0, 0)] = -1  # the first tile is no plain in this case
    table.state.players[seat].estate.buildings.clear()
    lay(table, seat, terrain, (0, 0), (1, 0), (2, 0), (0, 1), (2, 1))
    table.state.players[seat].screen[:] = [3, 3, 3, 3]
    return table, seat


def areas_of(table, seat):
    return list(table.state.players[seat].estate.areas)


@pytest.mark.parametrize("chosen", [(0, 0), (1, 0)])
def test_the_owner_chooses_and_the_expansion_goes_on(chosen):
    table, seat = before_the_middle()
    assert areas_of(table, seat) == []
    told = table.play(seat, "expand wood 1,1 field 3,0")
    assert [event.data()["event"] for event in told] == ["expanded"]
    assert areas_of(table, seat) == []
    asked = table.question(seat)
    assert (asked.kind, asked.data["area"], sorted(asked.data["squares"])) == (
        "area",
        "forest",
        ["0,0", "1,0"],
    )
    told = table.play(seat, f"area {chosen[0]},{chosen[1]}")
    assert [event.data()["event"] for event in told] == ["completed", "expanded"]
    assert areas_of(table, seat) == [key(*chosen)]
    assert table.question(seat).data["left"] == 1
    assert table.question(seat).data["due"] == 1 + 2


def test_nothing_else_can_be_done_first():
    table, seat = before_the_middle()
    table.play(seat, "expand wood 1,1")
    for move in ("done", "area 2,0", "swap plain plain for field"):
        with pytest.raises(Illegal, match="First say which square becomes the forest"):
            table.play(seat, move)


def test_a_garden_brings_the_queen_once_it_is_chosen():
    table, seat = before_the_middle("fountain")
    table.state.queen = (seat + 1) % 3
    table.play(seat, "expand fountain 1,1")
    assert table.state.queen != seat
    table.play(seat, "area 1,0")
    assert table.state.queen == seat


def test_where_only_one_square_is_filled_or_areas_overlap_nothing_is_asked():
    table, seat = before_the_middle()
    del table.state.players[seat].estate.tiles[key(2, 1)]
    table.play(seat, "expand wood 1,1")
    assert (table.question(seat).kind, areas_of(table, seat)) == ("expand-on", [key(0, 0)])


def test_at_a_table_of_the_first_version_the_first_square_became_the_area():
    table, seat = before_the_middle(version=1)
    table.play(seat, "expand wood 1,1")
    assert (table.question(seat).kind, len(areas_of(table, seat))) == ("expand-on", 1)
