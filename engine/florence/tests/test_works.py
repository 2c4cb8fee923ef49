import pytest

from engine.florence.moves import Work
from engine.florence.tests.staging import ANNA, BOB, opened, owns, person, refused, say, told, turn

EXAMPLE = {
    "B1": 5, "B2": 4, "B3": 3, "B4": 5, "B5": 6, "B6": 3, "B7": 4, "B8": 2, "B9": 0, "B10": 4,
    "B11": 0, "B12": 2, "B13": 4, "B14": 3, "B15": 2, "B16": 3, "B17": 4, "B18": 5, "B19": 2, "B20": 3,
}  # fmt: skip


def anna(round_=3):
    """The example of the rules: theatre, freedom of travel, two jesters, four cards with the poet."""
    table = turn(opened(), ANNA, round_=round_)
    person(
        table,
        ANNA,
        money=0,
        hand=["lawyer", "poet"],
        recruiters=1,
        row=["painter"],
        jesters=2,
        freedoms=["travel"],
    )
    owns(table, ANNA, "theatre")
    return table


def test_the_poet_of_the_rules_is_worth_15():
    table = anna()
    certain = table.what_if(ANNA, "work poet")
    assert certain["parts"] == {"building": 4, "freedom": 3, "jester": 4, "cards": 4}
    assert (certain["value"], certain["money"], certain["minimum"]) == (15, 1500, 12)


def test_all_its_money_turned_is_7_points_and_100_florins():
    table = anna()
    events = say(table, "work poet for 7")
    assert told(events, "worked")[0]["points"] == 7
    seat = table.state.seats[ANNA]
    assert (seat.money, seat.points, seat.best) == (100, 7, 15)
    assert (seat.hand, seat.row) == (["lawyer"], ["painter", "poet"])


def test_each_wish_counts_once():
    table = anna()
    owns(table, ANNA, "lake", "lake")
    assert table.what_if(ANNA, "work poet")["parts"]["landscape"] == 3


@pytest.mark.parametrize(("card", "value"), EXAMPLE.items())
def test_the_example_column_of_bonus_cards(card, value):
    table = turn(opened(), ANNA)
    person(
        table,
        ANNA,
        hand=["poet", "lawyer"],
        recruiters=1,
        row=["painter", "recruiting"],
        builders=2,
        prestige=["P1"],
        freedoms=["religion", "opinion"],
        bonuses=[card],
    )
    owns(table, ANNA, "forest", "forest", "lake", "university", "workshop", "opera", "tower", "chapel")
    told = table.what_if(ANNA, f"work poet with {card}")
    assert told["parts"][card] == told["value"] - told["without_bonuses"] == value
    assert table.view(ANNA)["table"]["own"]["bonus_values"] == {card: value}


def test_bonus_cards_are_used_once():
    table = anna()
    person(table, ANNA, bonuses=["B10", "B11"])
    say(table, "work poet with B11 B10 for 2")
    assert table.state.seats[ANNA].bonuses == []
    assert table.state.spent == ["B10", "B11"]
    assert table.state.seats[ANNA].best == 15 + 2 + 4


def test_bonus_cards_have_one_order():
    table = anna()
    person(table, ANNA, bonuses=["B10", "B11"])
    assert str(table.read(ANNA, "work poet with b11 b10")) == "work poet with B10 B11"
    assert refused(table, ANNA, "work poet with B10 B10") == "bonus-order"
    table.play(ANNA, Work("poet", ("B11", "B10")))
    assert table.log[-1].move == "work poet with B10 B11"


def test_the_legal_list_holds_every_use_of_money_and_cards():
    table = anna()
    person(table, ANNA, hand=["poet"], bonuses=["B10"])
    works = [str(move) for move in table.moves(ANNA) if str(move).startswith("work")]
    assert works[0] == "work poet"
    assert "work poet with B10 for 8" in works
    assert len(works) == 8 + 9


def test_the_best_work_of_a_round_stays():
    table = anna()
    say(table, "work poet")
    person(table, ANNA, hand=["botanist"], jesters=4)
    say(table, "work botanist")
    assert table.state.seats[ANNA].best == 15


def test_refusals():
    table = anna(round_=7)
    assert refused(table, ANNA, "work poet") == "minimum"
    table = anna()
    assert refused(table, ANNA, "work lawyer") == "minimum"
    assert refused(table, ANNA, "work botanist") == "not-in-hand"
    assert refused(table, ANNA, "work poet with B3") == "no-such-bonus"
    assert refused(table, ANNA, "work poet for 8") == "too-many-points"
    assert refused(table, ANNA, "work poet for -1") == "too-many-points"


def test_a_refusal_names_the_numbers():
    table = anna(round_=7)
    with pytest.raises(ValueError, match=r"worth 15\. In this round it must be worth at least 17"):
        table.play(ANNA, "work poet")


def test_others_do_not_see_what_works_would_be_worth():
    table = anna()
    assert table.view(BOB)["table"]["own"]["works"] != table.view(ANNA)["table"]["own"]["works"]
    assert table.view(None)["table"]["own"] is None
