"""The one door: what a turn may be, what a rehearsal tells, what comes back when a turn is too late."""

import pytest
from sqlalchemy import update

from service.platform.accounts.models import Player
from service.platform.transaction import transaction


def kind(answer) -> str:
    return answer.json["type"].rpartition("/")[2]


@pytest.fixture
def at(seated):
    return seated("pebbles", 2)


def test_a_turn_ends_where_something_is_revealed(at):
    """Else one would see the others' stakes, be refused for the second move, and stake anew."""
    at.answer(1, "stake 3")
    peek = at.answer(0, "stake 0", "bid 99")
    assert (kind(peek), peek.json["moves"]) == ("turn-reveals", 1)
    assert at.shown["count"] == 1
    assert at.answer(0, "stake 0").status_code == 200


def test_a_turn_is_played_as_a_whole_or_not_at_all(at):
    before = at.get(0, "view").json
    assert kind(at.answer(0, "stake 1", "stake 99")) == "illegal-move"
    assert at.get(0, "view").json == before
    both = at.answer(0, "stake 1", {"do": "stake", "amount": 2})
    assert both.status_code == 200
    assert at.shown["count"] == 2


@pytest.mark.parametrize(
    ("move", "field", "right"),
    [
        ({}, "do", "Must be one of: stake, bid, pass."),
        ({"do": "fly"}, "do", "Must be one of: stake, bid, pass."),
        ({"do": "stake"}, "amount", 'Its JSON Schema: {"type": "integer"}.'),
        ({"do": "stake", "amount": "3"}, "amount", 'Its JSON Schema: {"type": "integer"}.'),
        ({"do": "stake", "amount": 3, "to": 1}, "to", "Must be one of: do, amount."),
    ],
)
def test_a_move_in_data_that_is_none_names_its_wrong_field_and_what_would_be_right(at, move, field, right):
    refused = at.answer(0, "stake 1", move)
    assert (refused.status_code, kind(refused)) == (422, "invalid-request")
    ((place, faults),) = refused.json["errors"]["body"]["moves"]["1"].items()
    assert (place, faults[1]) == (field, right)
    tried = at.send("POST", 0, "what-if", {"move": move})
    assert tried.json["errors"] == {"body": {"move": {field: faults}}}
    assert at.shown["count"] == 0


def test_a_rehearsal_tells_nothing_that_is_still_hidden(at):
    """The same stake against different secrets: told alike, and nothing is played."""
    told = []
    for secret in ("stake 1", "stake 4"):
        at.answer(1, secret)
        body = {"question": at.question(0)["id"], "moves": ["stake 2"], "dry_run": True}
        before = at.shown
        told.append(at.send("POST", 0, "turns", body).json | {"count": None})
        assert at.shown == before
    nothing = {"game": "pebbles", "count": None, "played": False, "already": False, "events": []}
    assert told[0] == told[1] == nothing


def test_a_rehearsal_tells_what_is_certain(at):
    at.answer(0, "stake 0")
    at.answer(1, "stake 0")
    body = {"question": at.question(0)["id"], "moves": ["bid 1"], "dry_run": True}
    (event,) = at.send("POST", 0, "turns", body).json["events"]
    assert event["data"] == {"event": "bid", "seat": 0, "amount": 1}
    assert event["text"].startswith("Anna")


def test_who_answers_too_late_is_told_what_happened_and_what_is_asked_now(at):
    late = {"question": at.question(0)["id"], "moves": ["stake 2"]}
    at.answer(0, "stake 1")
    at.answer(1, "stake 2")
    refused = at.send("POST", 0, "turns", late)
    assert (refused.status_code, kind(refused)) == (409, "question-closed")
    assert [event["data"]["event"] for event in refused.json["events"]][-2:] == ["shown", "drawn"]
    asked = at.question(0)
    del asked["clock"], asked["kinds"]
    assert refused.json["question"] == asked
    assert at.shown["count"] == 2


def test_a_question_stays_answerable_while_others_answer_theirs(at):
    asked = at.question(0)["id"]
    at.answer(1, "stake 2")
    assert at.send("POST", 0, "turns", {"question": asked, "moves": ["stake 1"]}).status_code == 200


def test_another_players_seat_is_not_played(at):
    turn = {"question": at.question(0)["id"], "moves": ["stake 1"]}
    assert kind(at.send("POST", 0, "turns", turn, key=1)) == "not-your-seat"


def test_players_names_are_read_and_told(at):
    """Where a move names a seat, people name its player."""
    at.answer(0, "stake 0")
    told = at.answer(1, "stake 0").json["events"]
    assert any("Anna" in event["text"] for event in told)


def test_places_show_no_gap_where_somebody_else_saw_more(at):
    at.answer(0, "stake 0")
    at.answer(1, "stake 0")
    for seat in (0, 1):
        events = at.get(seat, "events").json["events"]
        for count in {event["count"] for event in events}:
            places = [event["place"] for event in events if event["count"] == count]
            assert places == list(range(len(places)))


def test_a_view_is_made_anew_when_somebody_is_called_otherwise(app, at):
    before = at.get(0, "view", text="true")
    with transaction() as session:
        session.execute(update(Player).where(Player.name == "Bob").values(name="Roberto"))
    after = at.get(0, "view", text="true")
    assert "Bob" in before.json["text"]
    assert "Roberto" in after.json["text"]
    assert after.headers["ETag"] != before.headers["ETag"]
