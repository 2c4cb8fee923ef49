import pytest

from engine.florence.tests.staging import ANNA, BOB, opened, owns, person, refused, say, stand, told


def bought(table, lot):
    return say(table, f"auction {lot}", "pass", "pass", "pass")


def test_a_second_landscape_of_the_same_type_brings_points():
    """One lake and a forest: nothing. A second lake: 3."""
    table = opened()
    stand(table, ANNA, "lake e1n")
    bought(table, "forest")
    assert table.what_if(ANNA, "place forest d6n") == {"points": 0}
    say(table, "place forest d6n")
    table = opened()
    stand(table, ANNA, "lake e1n")
    bought(table, "lake")
    assert table.what_if(ANNA, "place lake e3n") == {"points": 3}
    say(table, "place lake e3n")
    assert table.state.seats[ANNA].points == 3


@pytest.mark.parametrize(("builders", "points"), [(0, 0), (1, 3), (2, 3)])
def test_builders_bring_points_from_the_second_on(builders, points):
    table = opened()
    person(table, ANNA, builders=builders)
    events = bought(table, "builder")
    assert told(events, "hired")[0]["points"] == points
    assert table.state.seats[ANNA].points == points
    assert table.state.stock["builder"] == 5


def test_a_landscape_may_touch_buildings_but_lie_on_nothing():
    table = opened()
    stand(table, ANNA, "tower d3n")
    bought(table, "park")
    assert refused(table, ANNA, "place park d3n") == "overlap"
    assert refused(table, ANNA, "place park f3n") == "outside"
    assert refused(table, ANNA, "place lake d4n") == "place-bought"
    assert refused(table, ANNA, "pass") == "place-bought"
    say(table, "place park d4n")


def test_squares_say_a_place_too():
    table = opened()
    bought(table, "park")
    assert str(table.read(ANNA, "place park d1 d2 d3")) == "place park d1e"
    assert str(table.read(ANNA, "place park d1w")) == "place park d1e"
    assert str(table.read(ANNA, "place park b3 b4 b5")) == "place park b3e"


def test_the_default_is_the_first_legal_place():
    table = opened()
    bought(table, "park")
    assert str(table.question(ANNA).default) == str(table.moves(ANNA)[0]) == "place park d1n"


def test_a_prestige_card_is_chosen_from_five():
    table = opened()
    before = list(table.state.decks["prestige"].cards)
    events = bought(table, "prestige")
    assert told(events, "saw")[0]["audience"] == ANNA
    one, two, three, four, five = before[:5]
    say(table, f"take {three} under {five} {one} {two} {four}")
    assert table.state.seats[ANNA].prestige == [three]
    assert table.state.decks["prestige"].cards == [*before[5:], five, one, two, four]


def test_a_recruiting_card_may_be_used_at_once_or_kept():
    table = opened()
    person(table, BOB, row=["poet"])
    bought(table, "recruiting")
    assert str(table.question(ANNA).default) == "pass"
    assert refused(table, ANNA, "recruit lawyer") == "not-in-a-row"
    assert refused(table, ANNA, "end") == "recruit-or-keep"
    say(table, "recruit poet")
    assert "poet" in table.state.seats[ANNA].hand
    assert table.state.seats[BOB].row == ["recruiting"]
    assert table.state.seats[ANNA].recruiters == 0


def test_nobody_to_recruit_nothing_to_ask():
    table = opened()
    person(table, ANNA, row=["poet"])
    bought(table, "recruiting")
    assert table.state.seats[ANNA].recruiters == 1
    assert table.question(BOB).kind == "name"


def test_counting_tiles_does_not_need_their_places():
    table = opened()
    owns(table, ANNA, "forest")
    bought(table, "forest")
    assert table.what_if(ANNA, "place forest d6n") == {"points": 3}
