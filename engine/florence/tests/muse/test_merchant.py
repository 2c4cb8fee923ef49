import pytest

from engine.florence.auctions import Auctions
from engine.florence.muse.invitations import court_of
from engine.florence.muse.merchant import rank
from engine.florence.tests.staging import ANNA, BOB, opened, person, refused, say, step_only, told, turn


def with_merchant():
    """Anna has brought the merchant over from the round before, and is third on the track of fame."""
    table = opened(muse=True)
    step_only(table, Auctions())
    court_of(table).guests = {"merchant": ANNA}
    for seat, points in enumerate((4, 9, 7, 2)):
        person(table, seat, points=points)
    return table


def test_ranks_share_the_better_place():
    table = opened(muse=True)
    for seat, points in enumerate((9, 7, 7, 2)):
        person(table, seat, points=points)
    assert [rank(table, seat) for seat in range(4)] == [1, 2, 2, 4]


def won(table):
    say(table, "auction jester", "bid 300", "pass", "pass", "bid 400", "pass")
    assert table.question(ANNA).kind == "merchant"
    return table


def test_the_lot_is_free():
    table = won(with_merchant())
    assert table.what_if(ANNA, "merchant free") == {"price": 0, "money_after": 3500}
    events = say(table, "merchant free")
    assert told(events, "merchant-paid")[0]["price"] == 400
    assert (table.state.seats[ANNA].money, table.state.seats[ANNA].jesters) == (3500, 1)
    assert court_of(table).guests == {}


def test_or_paid_for_and_points_for_the_rank():
    table = won(with_merchant())
    assert str(table.question(ANNA).default) == "merchant points"
    assert table.what_if(ANNA, "merchant points") == {"price": 400, "money_after": 3100, "points": 3}
    say(table, "merchant points")
    assert (table.state.seats[ANNA].money, table.state.seats[ANNA].points) == (3100, 7)


def test_or_paid_for_and_the_merchant_kept():
    table = won(with_merchant())
    say(table, "pass")
    assert table.state.seats[ANNA].money == 3100
    assert court_of(table).guests == {"merchant": ANNA}


@pytest.mark.parametrize("line", ["merchant points"])
def test_points_at_any_decision_of_ones_own(line):
    table = with_merchant()
    question = table.question(ANNA)
    say(table, line)
    assert table.state.seats[ANNA].points == 7
    assert table.question_ids(ANNA)[0] == question.id
    turn(table, ANNA)
    assert refused(table, ANNA, line) == "not-your-guest"


def test_refusals():
    table = with_merchant()
    assert refused(table, ANNA, "merchant free") == "name-first"
    won(table)
    assert refused(table, ANNA, "bid 500") == "free-or-points"
    say(table, "merchant free")
    assert refused(table, BOB, "merchant points") == "not-your-guest"


def test_bids_are_limited_by_money_all_the_same():
    table = with_merchant()
    person(table, ANNA, money=300)
    say(table, "auction jester", "bid 300", "pass", "pass")
    assert refused(table, ANNA, "bid 400") == "purse"
