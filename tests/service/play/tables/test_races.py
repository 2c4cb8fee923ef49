"""Two at once: the same question has one answer, two questions have two, one Idempotency-Key plays once."""

import pytest

from service.platform.transaction import read_session
from service.play.tables.models import Table
from service.play.tables.views import load_with_history

pytestmark = pytest.mark.both_databases

ROUNDS = 100
SALES = 8


def sending(at, seat, turn, **headers):
    return lambda client: client.post(f"{at.seat(seat)}/turns", json=turn, headers=at.keys[seat] | headers)


def test_of_two_answers_to_one_question_one_counts(both, seated):
    """A hundred times; whoever came second is told what happened."""
    at, raced = seated("pebbles", 2), 0
    while raced < ROUNDS:
        if at.shown["state"] != "running":
            at = seated_again(at)
        seat = next(seat["number"] for seat in at.shown["seats"] if seat["waiting_since"])
        asked, count = at.question(seat), at.shown["count"]
        owing = [each for each in at.shown["seats"] if each["waiting_since"]]
        moves = [asked["moves"][0], asked["moves"][-1]]
        turns = [{"question": asked["id"], "moves": [move["move"]]} for move in moves]
        if len(owing) > 1:  # answers in secret may be changed as long as others think: both would count
            assert at.answer(seat, moves[0]["move"]).status_code == 200
            continue
        answers = both(*(sending(at, seat, turn) for turn in turns))
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        (late,) = (answer.json for answer in answers if answer.status_code == 409)
        assert late["type"].endswith("/question-closed")
        assert late["answered"] == asked["id"] != late["open"]
        assert at.shown["count"] == count + 1
        raced += 1


def seated_again(at):
    rematch = at.client.post(f"{at.path}/rematch", headers=at.keys[0]).json
    at.client.post(f"{at.path}/rematch", headers=at.keys[1])
    return type(at)(at.client, rematch["id"], at.keys)


def test_two_who_owe_at_the_same_time_are_both_heard(both, seated, chance):
    """In whichever order their answers come, the same table results."""
    chance.deal_alike()
    at, positions = seated("pebbles", 2, options={"rounds": 1}), set()
    for _ in range(15):
        turns = [{"question": at.question(seat)["id"], "moves": [f"stake {seat + 1}"]} for seat in range(2)]
        answers = both(*(sending(at, seat, turn) for seat, turn in enumerate(turns)))
        assert [answer.status_code for answer in answers] == [200, 200]
        positions.add(str([at.get(seat, "view").json["view"] for seat in range(2)]))
        while at.shown["state"] == "running":
            seat = next(seat["number"] for seat in at.shown["seats"] if seat["waiting_since"])
            at.answer(seat, "pass")
        at = seated_again(at)
    assert len(positions) == 1


def test_one_key_plays_once_and_answers_the_same(both, seated):
    at = seated("pebbles", 3)
    for number in range(10):
        turn = {"question": at.question(0)["id"], "moves": [f"stake {number % 3}"]}
        send = sending(at, 0, turn, **{"Idempotency-Key": f"turn {number}".replace(" ", "-")})
        first, second = both(send, send)
        assert first.status_code == second.status_code == 200
        assert first.text == second.text
        assert at.shown["count"] == number + 1


def test_the_same_sale_sent_twice_is_made_once(both, seller):
    """The sale leaves its question open, under a new id: who has no key, and sends again, is told so."""
    at, seat = seller()
    for _ in range(SALES):
        asked, count = at.question(seat), at.shown["count"]
        send = sending(at, seat, {"question": asked["id"], "moves": ["sell 1"]})
        answers = both(send, send)
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        (late,) = (answer.json for answer in answers if answer.status_code == 409)
        assert late["answered"] == asked["id"] != late["open"] == late["question"]["id"]
        assert [event["data"]["event"] for event in late["events"]][-1] == "sold"
        assert at.shown["count"] == count + 1
        assert at.send("POST", seat, "take-back", {"moves": 1}).status_code == 200


def test_the_same_secret_answer_sent_twice_is_one(both, seated):
    """Its question stays open until the last answer is in; what counts already changes nothing."""
    at = seated("pebbles", 2)
    send = sending(at, 0, {"question": at.question(0)["id"], "moves": ["stake 1"]})
    answers = both(send, send)
    assert [answer.status_code for answer in answers] == [200, 200]
    assert sorted(answer.json["already"] for answer in answers) == [False, True]
    before = at.shown
    assert at.answer(0, {"do": "stake", "amount": 1}).json["already"]
    assert at.shown == before
    assert before["count"] == 1
    assert not at.answer(0, "stake 2").json["already"]
    assert at.shown["count"] == 2


def test_a_move_that_is_played_while_a_position_is_read_belongs_to_the_next_position(app, both, seated):
    at = seated("principe", 2)
    seat = next(each["number"] for each in at.shown["seats"] if each["waiting_since"])
    asked = at.question(seat)
    turn = {"question": asked["id"], "moves": [asked["default"]]}
    with read_session() as session:
        row = session.get_one(Table, at.number)
        before = row.dump
        assert [answer.status_code for answer in both(sending(at, seat, turn))] == [200]
        game = load_with_history(session, row)
    assert (game.dump(), len(game.record().moves)) == (before, 0)
