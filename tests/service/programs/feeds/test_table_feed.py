"""What a reader is told of a table: how it stands, and what is new since the id that he names.

The application of the tests ends each stream after its first look.
"""

import random

import pytest

from tests.service.programs.feeds.listening import kinds, told

START = "0.0.0"


@pytest.fixture
def stream(client):
    """A stream's whole text."""

    def read(path: str, headers=None, since: str | None = None) -> str:
        known = {} if since is None else {"Last-Event-ID": since}
        answer = client.get(f"{path}/stream", headers={**(headers or {}), **known})
        assert answer.status_code == 200, answer.text
        assert answer.mimetype == "text/event-stream"
        return answer.text

    return read


def events(text: str):
    return [event for kind, _, data in told(text) if kind == "events" for event in data["events"]]


def test_who_comes_for_the_first_time_is_told_how_it_stands(seated, stream):
    at = seated("pebbles", 2)
    text = stream(at.seat(0), at.keys[0])
    assert text.startswith("retry: ")
    assert kinds(text) == ["table", "question"]
    (_, _, table), (_, _, question) = told(text)
    assert table["waiting"] == [0, 1]
    assert question["question"]["prompt"]
    assert question["question"]["id"] == at.question(0)["id"]


def test_a_stream_goes_on_behind_the_id_of_the_last_message(seated, stream):
    at = seated("pebbles", 2)
    at.play_on(random.Random(1), moves=4)
    first = stream(at.seat(0), at.keys[0], START)
    at.play_on(random.Random(2), moves=4)
    rest = stream(at.seat(0), at.keys[0], told(first)[-1][1])
    assert events(first) + events(rest) == at.get(0, "events").json["events"]


def test_nothing_new_is_told_twice(seated, stream):
    at = seated("pebbles", 2)
    at.play_on(random.Random(1), moves=4)
    known = told(stream(at.seat(0), at.keys[0], START))[-1][1]
    assert kinds(stream(at.seat(0), at.keys[0], known)) == ["table", "question"]


def test_each_seat_is_told_its_own_and_an_onlooker_what_all_may_know(seated, stream):
    at = seated("florence", 3)
    at.play_on(random.Random(3), moves=60)
    heard = [events(stream(at.seat(seat), at.keys[seat], START)) for seat in range(3)]
    for seat in range(3):
        assert heard[seat] == at.get(seat, "events").json["events"]
    assert heard[0] != heard[1]
    public = at.client.get(f"{at.path}/events").json["events"]
    assert events(stream(at.path, None, START)) == public
    assert "question" not in kinds(stream(at.path))


def test_talk_reaches_whom_it_is_for(seated, stream):
    at = seated("pebbles", 3)
    at.send("POST", 0, "talk", {"text": "for all"})
    at.send("POST", 0, "talk", {"text": "for one", "to": [1]})

    def lines(seat: int):
        text = stream(at.seat(seat), at.keys[seat], START)
        return [line["text"] for kind, _, data in told(text) if kind == "talk" for line in data["lines"]]

    assert lines(1) == ["for all", "for one"]
    assert lines(2) == ["for all"]
    assert "talk" not in kinds(stream(at.path, None, START))


def test_moves_taken_back_are_said_to_be(seated, stream):
    at = seated("pebbles", 2)
    known = told(stream(at.seat(1), at.keys[1]))[-1][1]
    assert at.answer(0, at.question(0)["moves"][0]["text"]).status_code == 200
    seen = told(stream(at.seat(1), at.keys[1], known))[-1][1]
    assert at.send("POST", 0, "take-back", {"moves": 1}).status_code == 200
    assert at.answer(0, at.question(0)["moves"][-1]["text"]).status_code == 200
    text = stream(at.seat(1), at.keys[1], seen)
    assert kinds(text)[:2] == ["rewound", "events"]
    assert told(text)[0][2] == {"count": 0}
    assert events(text) == [event for event in at.get(1, "events").json["events"] if event["count"] > 0]


@pytest.mark.parametrize("known", ["yesterday", "1.2", "-1.0.0", "1.2.3.4", "1" * 20 + ".0.0"])
def test_an_id_of_no_stream_is_refused(seated, client, known):
    at = seated("pebbles", 2)
    answer = client.get(f"{at.path}/stream", headers={"Last-Event-ID": known})
    assert answer.status_code == 422


def test_a_seat_is_followed_by_its_holder_alone(seated, client):
    at = seated("pebbles", 2)
    assert client.get(f"{at.seat(0)}/stream", headers=at.keys[1]).status_code == 403
