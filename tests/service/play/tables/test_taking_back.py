"""Taking back: the table is as it was, what was asked since is asked under a new id, and the moves are kept apart."""

import pytest
from sqlalchemy import select

from service.platform.transaction import read_session
from service.play.tables.models import Seat, Table
from service.play.tables.move_models import WithdrawnMove
from service.play.tables.move_queries import record_lines

pytestmark = pytest.mark.both_databases


def kind(answer) -> str:
    return answer.json["type"].rpartition("/")[2]


@pytest.fixture
def at(seated):
    """Both have staked, and Anna is to raise: she and Bob have three each left of their purses."""
    table = seated("pebbles", 2)
    table.answer(0, "stake 1")
    table.answer(1, "stake 2")
    return table


def view(at, seat) -> dict:
    """What must be as it was: all but the ids of questions."""
    shown = at.get(seat, "view").json
    return {**shown["view"], "question": {**shown["view"]["question"], "id": None}}


def test_what_revealed_nothing_is_taken_back_freely(app, at):
    before, asked = view(at, 0), at.question(0)["id"]
    at.answer(0, "bid 1")
    assert at.get(0, "view").json["can_take_back"] == 1
    taken = at.send("POST", 0, "take-back", {"moves": 1})
    assert (taken.status_code, taken.json["count"]) == (200, 2)
    assert view(at, 0) == before
    assert at.question(0)["id"] == asked
    assert at.question(1) is None
    with read_session() as session:
        kept = session.scalars(select(WithdrawnMove)).one()
        assert (kept.number, kept.seat, kept.text, kept.origin) == (3, 0, "bid 1", "api")
        assert len(record_lines(session, at.number)) == 2


def test_an_id_is_never_given_to_another_question(app, at):
    at.answer(0, "bid 1")
    first = at.question(1)["id"]
    at.send("POST", 0, "take-back", {"moves": 1})
    at.answer(0, "bid 2")
    second = at.question(1)["id"]
    assert second > first
    late = at.send("POST", 1, "turns", {"question": first, "moves": ["pass"]})
    assert kind(late) == "question-closed"
    with read_session() as session:
        seat = session.scalars(select(Seat).where(Seat.table_id == at.number, Seat.number == 1)).one()
        assert (seat.question, seat.asked_count) == (second, 3)


def test_what_was_revealed_stays(at):
    refused = at.send("POST", 1, "take-back", {"moves": 1})
    assert (kind(refused), refused.json["free"]) == ("nothing-to-take-back", 0)
    assert at.shown["count"] == 2


def test_nor_what_another_has_answered(at):
    at.answer(0, "bid 1")
    at.answer(1, "bid 2")
    assert kind(at.send("POST", 0, "take-back", {"moves": 1})) == "nothing-to-take-back"
    assert kind(at.send("POST", 0, "take-back", {"moves": 1}, key=1)) == "not-your-seat"


def test_a_table_with_moves_taken_back_replays(app, at):
    at.answer(0, "bid 1")
    at.send("POST", 0, "take-back", {"moves": 1})
    at.answer(0, "bid 2")
    at.answer(1, "pass")
    with read_session() as session:
        row = session.get_one(Table, at.number)
        from engine import load_table

        game = load_table(row.dump, record_lines(session, row.id))
        assert game.record().replay() == game
    assert [event["count"] for event in at.get(0, "events", since=2).json["events"]] == [3, 4, 4]
