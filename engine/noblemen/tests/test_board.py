"""What random tables of Noblemen hardly ever come to: areas, soldiers on them, a ball, a sold-out market."""

import pytest

from tests.engine.playing import deal


@pytest.fixture
def view():
    return deal("noblemen", 0).view(0)


def wooded(view, soldier):
    view["table"]["players"][0]["estate"] |= {
        "tiles": [[x, y, "wood"] for x in (2, 3) for y in (-1, 0)],
        "areas": [[2, -1, "forest", soldier]],
    }
    return view


def test_an_area_is_framed_and_a_soldier_on_it_is_named(view, drawn):
    assert "<title>forest</title>" not in drawn(view)
    empty, held = drawn(wooded(view, None)), drawn(wooded(view, 1))
    assert "<title>forest</title>" in empty
    assert held.count("<title>Bianca</title>") == empty.count("<title>Bianca</title>") + 1


def test_squares_left_of_the_first_and_below_it_can_be_marked(view, drawn):
    assert 'class="changed"' in drawn(wooded(view, None), marked={"0 2,-1"})
    assert 'class="changed"' not in drawn(wooded(view, None), marked={"1 2,-1", "0 9,9"})


def test_an_estate_may_grow_far_in_one_direction(view, drawn):
    view["table"]["players"][0]["estate"]["tiles"] = [[x, 0, "field"] for x in range(-20, 21)]
    svg = drawn(view)
    assert ">-20</text>" in svg
    assert ">20</text>" in svg
    assert ">19</text>" not in svg  # it would stand on its neighbours


def test_the_markers_at_a_ball_and_an_empty_market_are_told(view, drawn):
    view["table"]["prestige"] = {"1": 7}
    view["table"]["market"]["palace"] |= {"prices": [], "yours": None}
    svg = drawn(view)
    assert "Prestige at the ball" in svg
    assert "nothing on offer" in svg
