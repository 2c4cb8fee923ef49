from engine.florence.muse.invitations import AskInvitation, Invitations, court_of
from engine.florence.tests.staging import (
    ANNA,
    BOB,
    CHRIS,
    DAVID,
    ask_only,
    opened,
    person,
    refused,
    say,
    step_only,
    told,
)


def inviting(seats=4):
    table = opened(seats, muse=True)
    step_only(table, Invitations())
    return table


def test_the_example_of_the_rules():
    table = inviting()
    events = say(
        table, "invite cardinal 300", "invite merchant 400", "invite cardinal 500", "invite princess 300"
    )
    assert [event["seats"] for event in told(events, "invited")] == [[], [], [ANNA], []]
    assert table.waiting == (ANNA,)
    events = say(table, "invite banker 0")
    arrived = [(event["seat"], event["character"], event["price"]) for event in told(events, "arrived")]
    assert arrived == [
        (BOB, "merchant", 400),
        (CHRIS, "cardinal", 500),
        (DAVID, "princess", 300),
        (ANNA, "banker", 0),
    ]
    assert [seat.money for seat in table.state.seats] == [4100, 3100, 3000, 3200]
    assert court_of(table).guests == {"merchant": BOB, "cardinal": CHRIS, "princess": DAVID}


def test_the_bankers_pot_over_rounds():
    table = inviting()
    pots = [court_of(table).pot]
    for lines in (
        ["decline"] * 4,
        ["decline"] * 4,
        ["invite banker 100", *["decline"] * 3],
        ["decline"] * 4,
    ):
        step_only(table, Invitations())
        say(table, *lines)
        pots.append(court_of(table).pot)
    assert pots == [600, 700, 800, 600, 700]
    assert table.state.seats[ANNA].money == 3500 + 800 - 100


def test_what_the_banker_would_bring():
    table = inviting()
    assert table.what_if(ANNA, "invite banker 200") == {"price": 200, "money_after": 3900, "brings": 600}
    assert table.what_if(ANNA, "invite muse 800") == {"price": 800, "money_after": 2700, "brings": 0}


def test_nobody_has_to_invite():
    table = inviting()
    assert str(table.question(ANNA).default) == "decline"
    assert str(table.read(ANNA, "pass")) == str(table.read(ANNA, "waive")) == "decline"
    say(table, "decline", "invite muse 300", "decline", "decline")
    assert court_of(table).taken == {"muse": BOB}


def test_refusals():
    table = inviting()
    assert refused(table, ANNA, "invite pope 300") == "no-such-character"
    assert refused(table, ANNA, "invite muse 200") == "no-such-field"
    assert refused(table, ANNA, "invite muse 350") == "no-such-field"
    assert refused(table, ANNA, "invite banker 600") == "no-such-field"
    assert refused(table, ANNA, "end") == "invite-or-decline"
    say(table, "invite muse 400")
    assert refused(table, BOB, "invite muse 400") == "marker-higher"
    person(table, BOB, money=300)
    assert refused(table, BOB, "invite muse 500") == "money"
    assert refused(table, BOB, "sell 1") == "withdrawn"
    court_of(table).taken["cardinal"] = DAVID
    assert refused(table, BOB, "invite cardinal 300") == "character-taken"


def test_legal_fields_lie_above_a_marker_and_within_the_money():
    table = inviting()
    person(table, BOB, money=600)
    say(table, "invite muse 400")
    fields = [str(move) for move in table.moves(BOB) if str(move).startswith("invite muse")]
    assert fields == ["invite muse 500", "invite muse 600"]
    assert isinstance(table.position.stack[-1], AskInvitation)


def test_everybody_may_be_invited_again_in_the_next_round():
    table = inviting()
    say(table, "invite muse 300", "decline", "decline", "decline")
    step_only(table, Invitations())
    assert court_of(table).taken == {}
    ask_only(table, AskInvitation(seat=ANNA))
    assert table.allows(ANNA, table.read(ANNA, "invite muse 300"))
