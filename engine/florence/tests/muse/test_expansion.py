"""What the passive characters change, and how long each of them stays."""

import pytest

from engine.florence.auctions import Auctions
from engine.florence.muse.expansion import EndOfVisit, Farewell
from engine.florence.muse.invitations import court_of
from engine.florence.tests.staging import ANNA, BOB, opened, owns, person, refused, say, step_only, told, turn
from engine.florence.turn import ActionTurn


def hosting(*characters, seat=ANNA, round_=1):
    table = turn(opened(muse=True), seat, round_=round_)
    court_of(table).guests = dict.fromkeys(characters, seat)
    court_of(table).taken = dict.fromkeys(characters, seat)
    return table


def test_the_phases_of_a_round():
    table = opened(3, muse=True)
    say(table, "waive", "waive", "pass")
    assert table.question(table.waiting[0]).kind == "invite"
    say(table, "decline", "decline", "decline")
    assert table.question(table.waiting[0]).kind == "turn"


def test_the_muse_adds_the_round_to_every_work():
    table = hosting("muse", round_=5)
    person(table, ANNA, hand=["poet", "painter"], jesters=5)
    assert table.what_if(ANNA, "work poet")["parts"] == {"jester": 10, "cards": 2, "muse": 5}
    say(table, "work poet", "work painter")
    assert table.state.seats[ANNA].best == 17


def test_the_cardinal_brings_a_third_action_but_no_second_freedom():
    table = hosting("cardinal")
    step_only(table, ActionTurn(seat=ANNA))
    assert table.question(ANNA).data["left"] == 3
    say(table, "freedom travel", "build tower d5n")
    assert refused(table, ANNA, "freedom opinion") == "once-a-turn"
    say(table, "end")
    step_only(table, ActionTurn(seat=BOB))
    assert table.question(BOB).data["left"] == 2


def test_nobody_sells_points():
    table = hosting()
    person(table, ANNA, points=9, money=100)
    assert refused(table, ANNA, "sell 1") == "withdrawn"
    step_only(table, Auctions())
    assert [str(move) for move in table.moves(ANNA)] == ["waive"]
    assert refused(table, ANNA, "auction jester") == "purse"


def test_passive_characters_leave_after_the_actions():
    table = hosting("muse", "cardinal", "princess", "merchant", "professor")
    step_only(table, EndOfVisit())
    assert set(court_of(table).guests) == {"merchant", "professor"}


def test_before_new_invitations_all_leave_and_the_merchant_pays():
    table = hosting("merchant", "professor")
    person(table, BOB, points=5)
    step_only(table, Farewell())
    assert court_of(table).guests == {}
    assert table.state.seats[ANNA].points == 2
    assert told(table.events(None), "left")[0]["characters"] == ["professor"]


def test_in_the_last_round_the_merchant_pays_and_the_banker_turns_money_into_points():
    table = hosting("merchant", round_=7)
    court_of(table).taken["banker"] = BOB
    person(table, BOB, money=1150)
    step_only(table, EndOfVisit())
    assert table.state.seats[ANNA].points == 1
    assert table.question(BOB).data == {"most": 5, "money": 1150, "money_per_point": 200}
    assert str(table.question(BOB).default) == "cash 5", "points are certain, a tie is not"
    assert str(table.read(BOB, "pass")) == "cash 0"
    assert refused(table, BOB, "cash 6") == "cash"
    assert table.what_if(BOB, "cash 4") == {"points": 4, "price": 800, "money_after": 350}
    say(table, "cash 4")
    assert (table.state.seats[BOB].money, table.state.seats[BOB].points) == (350, 4)


@pytest.mark.parametrize("round_", [1, 6])
def test_the_banker_turns_no_money_before_the_end(round_):
    table = hosting(round_=round_)
    court_of(table).taken["banker"] = BOB
    step_only(table, EndOfVisit())
    assert table.waiting == ()


def test_the_court_is_for_all_to_see():
    table = hosting("muse")
    assert table.view(None)["table"]["court"]["guests"] == {"muse": ANNA}
    owns(table, ANNA, "tower")
    assert "court" not in opened().view(None)["table"]
