import pytest

from engine import Begun, Illegal
from engine.florence.lookup import lookup_of
from engine.florence.moves import Build
from engine.florence.state import data_of
from engine.florence.tests.staging import ANNA, opened, person, possible, refused, say, stand, told, turn

EVERYWHERE = (1 << 49) - 1


def building(builders=0, money=2000):
    table = turn(opened(), ANNA)
    person(table, ANNA, builders=builders, money=money)
    return table


@pytest.mark.parametrize(("builders", "price"), [(0, 700), (1, 300), (2, 300), (3, 0)])
def test_prices_by_builders(builders, price):
    table = building(builders)
    assert table.what_if(ANNA, "build tower d5n") == {
        "price": price,
        "money_after": 2000 - price,
        "points": 3,
    }
    say(table, "build tower d5n")
    assert (table.state.seats[ANNA].money, table.state.seats[ANNA].points) == (2000 - price, 3)
    assert table.state.stock["tower"] == 2


def test_buildings_touch_nothing_until_there_are_two_builders():
    table = building(1)
    stand(table, ANNA, "tower d5n")
    assert refused(table, ANNA, "build chapel d6n") == "too-near"
    assert refused(table, ANNA, "build chapel a3n") == "too-near"
    say(table, "build chapel b6n")
    table = building(2)
    stand(table, ANNA, "tower d5n")
    say(table, "build chapel d6n", "build hospital a3n")


def test_buildings_may_touch_at_corners_and_landscapes_anywhere():
    table = building()
    stand(table, ANNA, "park d5n")
    assert refused(table, ANNA, "build tower d2n") == "too-near"
    say(table, "build tower d3n", "build opera a5n")


def test_each_building_stands_once():
    table = building()
    say(table, "build tower d5n")
    assert refused(table, ANNA, "build tower a7n") == "built-already"
    assert not any(str(move).startswith("build tower") for move in table.moves(ANNA))


def test_what_fits_nowhere_says_so_and_not_what_is_wrong_with_one_place():
    table = building()
    stand(table, ANNA, "tower d5n")
    free = lookup_of(data_of(table)).buildings["chapel"].lying["d6n"].mask
    person(table, ANNA, occupied=EVERYWHERE & ~free)
    assert refused(table, ANNA, "build chapel d6n") == "fits-nowhere"
    person(table, ANNA, builders=2)
    assert refused(table, ANNA, "build chapel a1n") == "overlap"
    say(table, "build chapel d6n")


def test_what_lies_there_already_is_named_with_its_square():
    table = building()
    stand(table, ANNA, "tower d5n")

    def told_why(line):
        with pytest.raises(Illegal) as refusal:
            table.play(ANNA, table.read(ANNA, line))
        return refusal.value.reason(table.game.words())

    assert told_why("build chapel b1n").startswith("Your Palazzo already lies on b1.")
    assert told_why("build chapel d5n").startswith("Your Tower already lies on d5.")
    assert told_why("build studio d2w").startswith(
        "A building on d2 would touch another building or the Palazzo"
    )


def test_refusals():
    table = building(money=600)
    assert refused(table, ANNA, "build tower d5n") == "money"
    person(table, ANNA, points=1)
    assert refused(table, ANNA, "build tower d5n") == "money-sell-first"
    table = building()
    assert refused(table, ANNA, "build tower f5n") == "outside"
    assert refused(table, ANNA, "build tower b2n") == "overlap"
    assert refused(table, ANNA, "build tower d5 d6 e6") == "not-its-shape"
    assert refused(table, ANNA, "build tower z9") == "outside"
    assert refused(table, ANNA, "build forest d5n") == "no-such-building"
    table.state.stock["tower"] = 0
    assert refused(table, ANNA, "build tower d5n") == "building-gone"


def test_who_does_not_say_how_it_lies_is_asked():
    table = building()
    with pytest.raises(Begun) as asked:
        table.read(ANNA, "build tower d5")
    assert [*map(str, asked.value.candidates)] == ["build tower d5n", "build tower d5e"]
    with pytest.raises(Illegal) as told:
        table.play(ANNA, Build(building="tower", at="d5"))
    assert told.value.rule == "which-way"


def test_squares_and_other_names_of_a_place():
    table = building()
    assert str(table.read(ANNA, "build tower d5 e5 f5")) == "build tower d5n"
    assert str(table.read(ANNA, "build tower d5s*")) == "build tower d5n"
    assert str(table.read(ANNA, "build theatre d5 e5 f5 e4 e6")) == "build theatre d4n"


def test_what_is_told():
    table = building()
    event = told(say(table, "build chapel d5n"), "built")[0]
    assert event["spot"] == "d5n"
    assert event["squares"] == ["d5", "d6", "e6"]
    assert event["price"] == 700


def test_the_legal_list_is_what_is_allowed():
    table = building()
    stand(table, ANNA, "tower d5n")
    legal = {move.at for move in table.moves(ANNA) if str(move).startswith("build chapel")}
    every = {f"{column}{row}{side}" for column in "abcdefg" for row in range(1, 8) for side in "nesw"}
    assert legal == {at for at in every if possible(table, ANNA, f"build chapel {at}")}
