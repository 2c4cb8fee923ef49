import pytest

from engine.florence.auctions import Auctions
from engine.florence.tests.staging import (
    ANNA,
    BOB,
    CHRIS,
    DAVID,
    opened,
    person,
    refused,
    say,
    step_only,
    told,
)
from engine.text.sentences import question_text


def test_the_example_of_the_rules():
    """Anna a park for 200, David a jester for 700, Bob a forest for 600, Chris a builder for 200."""
    table = opened()
    say(table, "auction park", "pass", "pass", "pass", "place park d1n")
    assert table.waiting == (BOB,)
    say(table, "auction jester", "bid 300", "bid 400", "bid 500", "bid 600", "bid 700", "pass", "pass")
    assert table.waiting == (BOB,), "the auctioneer did not win and names again"
    say(table, "auction forest", "bid 300", "bid 400", "bid 500", "bid 600", "pass", "place forest d3n")
    assert table.question(CHRIS).kind == "last-buyer"
    say(table, "buy builder")
    named = [(event["seat"], event["lot"], event["amount"]) for event in told_all(table, "named")]
    assert named == [(ANNA, "park", 200), (BOB, "jester", 200), (BOB, "forest", 200)]
    prices = {event["seat"]: (event["lot"], event["price"]) for event in told_all(table, "bought")}
    assert prices == {
        ANNA: ("park", 200),
        DAVID: ("jester", 700),
        BOB: ("forest", 600),
        CHRIS: ("builder", 200),
    }
    assert [seat.money for seat in table.state.seats] == [3300, 2900, 3300, 2800]
    assert table.question(ANNA).kind == "turn"


def told_all(table, kind):
    return told(table.events(None), kind)


def test_who_waives_is_out_of_all_auctions():
    table = opened()
    say(table, "waive", "auction jester", "pass", "pass")
    assert table.state.bidding == [CHRIS, DAVID]
    assert table.waiting == (CHRIS,)


def test_the_last_one_left_may_buy_nothing():
    table = opened()
    say(table, "waive", "waive", "waive")
    assert table.question(DAVID).kind == "last-buyer"
    assert str(table.question(DAVID).default) == "pass"
    say(table, "pass")
    assert told_all(table, "bought-nothing")
    assert table.question(ANNA).kind == "turn"


def test_to_waive_or_to_name_as_the_last_one_says_the_same():
    table = opened()
    say(table, "waive", "waive", "waive")
    assert str(table.read(DAVID, "waive")) == "pass"
    assert str(table.read(DAVID, "auction lake")) == "buy lake"


def test_a_bid_may_count_on_points_and_sells_what_is_missing():
    table = opened()
    person(table, ANNA, money=100, points=5)
    events = say(table, "auction jester", "pass", "pass", "pass")
    assert told(events, "sold") == [
        {"event": "sold", "at": 8, "audience": None, "seat": 0, "points": 1, "money": 100}
    ]
    assert (table.state.seats[ANNA].money, table.state.seats[ANNA].points) == (0, 4)


def test_who_cannot_pay_can_only_waive():
    table = opened()
    person(table, ANNA, money=100, points=0)
    assert [str(move) for move in table.moves(ANNA)] == ["waive"]
    assert refused(table, ANNA, "auction jester") == "purse"
    assert asked(table, ANNA) == (
        "An auction starts at 200 florins, more than you can pay. You can only skip the auctions."
    )


def asked(table, seat) -> str:
    return question_text(table.game.words(), table.question(seat), ("Anna", "Bob", "Chris", "David"))


@pytest.mark.parametrize(("points", "offered"), [(0, "You can only pass"), (2, "from 200 to 300")])
def test_who_cannot_raise_is_told_and_points_count(points, offered):
    table = opened()
    person(table, BOB, money=100, points=points)
    say(table, "auction jester")
    assert offered in asked(table, BOB)


def test_who_cannot_buy_as_the_last_one_is_told():
    table = opened()
    person(table, DAVID, money=100, points=0)
    say(table, "waive", "waive", "waive")
    assert asked(table, DAVID).endswith("You can only buy nothing.")


def test_what_a_bid_would_leave():
    table = opened()
    assert table.what_if(ANNA, "auction jester") == {"opening_bid": 200, "money_after": 3300}
    person(table, BOB, money=100, points=9)
    say(table, "auction jester")
    assert table.what_if(BOB, "bid 300") == {"price": 300, "money_after": 0, "points_sold": 2}


def test_what_the_last_one_would_get():
    table = opened()
    person(table, DAVID, builders=1)
    say(table, "waive", "waive", "waive")
    assert table.what_if(DAVID, "buy builder") == {"price": 200, "money_after": 3300, "points": 3}
    assert table.what_if(DAVID, "pass") == {"no_lot": True}


def test_who_could_not_take_a_lot_is_not_asked_for_it():
    table = opened()
    person(table, BOB, builders=3)
    say(table, "auction builder")
    assert table.waiting == (CHRIS,)
    assert BOB not in table.question(CHRIS).data["bidders"]


def test_two_players_share_one_lot_of_landscapes():
    table = opened(2)
    assert table.question(0).data["lots"][0] == "landscape"
    say(table, "auction landscape", "pass")
    tiles = {move.tile for move in table.moves(0) if str(move).startswith("place")}
    assert tiles == {"forest", "lake", "park"}
    say(table, "place lake d1n")
    assert table.state.seats[0].money == 2200
    assert "landscape" not in table.question(1).data["lots"]
    assert table.question(1).data["price"] == 300


def test_refusals():
    table = opened()
    say(table, "auction park", "pass", "pass", "pass", "place park d1n")
    assert refused(table, BOB, "auction park") == "lot-sold"
    assert refused(table, BOB, "auction landscape") == "no-such-lot"
    assert refused(table, BOB, "bid 300") == "name-first"
    person(table, BOB, builders=3)
    assert refused(table, BOB, "auction builder") == "builders-full"
    table.state.stock["recruiting"] = 0
    assert refused(table, BOB, "auction recruiting") == "lot-gone"
    person(table, BOB, occupied=(1 << 49) - 1)
    assert refused(table, BOB, "auction forest") == "no-room"
    say(table, "auction jester")
    assert refused(table, CHRIS, "bid 400") == "raise-by"
    assert refused(table, CHRIS, "waive") == "raise-or-pass"
    say(table, "pass", "pass", "waive")
    assert refused(table, DAVID, "bid 300") == "buy-or-pass"
    assert refused(table, DAVID, "buy park") == "lot-sold"
    person(table, DAVID, money=100, points=0)
    assert refused(table, DAVID, "buy prestige") == "purse"


def test_the_start_player_opens_the_auctions():
    table = opened()
    table.state.start = DAVID
    step_only(table, Auctions())
    assert table.waiting == (DAVID,)
    assert table.state.bidding == [DAVID, ANNA, BOB, CHRIS]
