from engine.florence.muse.invitations import court_of
from engine.florence.tests.staging import ANNA, opened, owns, person, refused, say, told, turn


def with_princess(round_=3):
    """The example of the rules: two lakes, University and Studio, three cards."""
    table = turn(opened(muse=True), ANNA, round_=round_)
    court_of(table).guests = {"princess": ANNA}
    person(table, ANNA, hand=["poet"], row=["painter", "recruiting"], jesters=3, bonuses=["B1"], money=0)
    owns(table, ANNA, "lake", "lake", "university", "studio")
    return table


def test_the_example_is_worth_13():
    table = with_princess()
    certain = table.what_if(ANNA, "work princess")
    assert certain["parts"] == {"landscapes": 6, "builders": 0, "buildings": 4, "cards": 3}
    assert certain["value"] == 13


def test_a_work_without_a_profession_that_can_be_the_best():
    table = with_princess()
    events = say(table, "work princess for 3")
    assert told(events, "princess-worked")[0]["money"] == 700
    seat = table.state.seats[ANNA]
    assert (seat.money, seat.points, seat.best) == (700, 3, 13)
    assert (seat.hand, seat.row) == (["poet"], ["painter", "recruiting"])
    assert refused(table, ANNA, "work princess") == "not-your-guest"


def test_builders_count_two_each():
    table = with_princess()
    person(table, ANNA, builders=2)
    assert table.what_if(ANNA, "work princess")["value"] == 17


def test_refusals():
    table = with_princess(round_=4)
    assert refused(table, ANNA, "work princess") == "minimum"
    assert not any(str(move).startswith("work princess") for move in table.moves(ANNA))
    table = with_princess()
    assert refused(table, ANNA, "work princess for 7") == "too-many-points"
    table = turn(opened(), ANNA)
    assert refused(table, ANNA, "work princess") == "no-action"
