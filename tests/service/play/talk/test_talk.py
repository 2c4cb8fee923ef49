"""Talk: who hears what, and how far each has read."""

import pytest


@pytest.fixture
def at(seated):
    return seated("pebbles", 3)


def texts(at, seat, **query):
    return [line["text"] for line in at.get(seat, "talk", **query).json["lines"]]


def test_all_hear_what_is_said_to_all(at):
    assert at.send("POST", 0, "talk", {"text": "Good morning"}).status_code == 201
    assert all(texts(at, seat) == ["Good morning"] for seat in range(3))


def test_a_whisper_is_heard_by_those_it_is_for_and_by_nobody_else(at):
    said = at.send("POST", 0, "talk", {"text": "psst", "to": [2]})
    assert said.json["to"] == [2]
    assert texts(at, 0) == texts(at, 2) == ["psst"]
    assert texts(at, 1) == []
    assert at.get(1, "talk").json["unread"] == 0


def test_nobody_whispers_to_himself_or_to_nobody(at):
    for to in ([0], [7]):
        refused = at.send("POST", 0, "talk", {"text": "psst", "to": to})
        assert (refused.status_code, refused.json["type"].rpartition("/")[2]) == (422, "no-such-seat")
    assert texts(at, 0) == []


def test_unread_counts_what_others_said_since_the_mark(at):
    first = at.send("POST", 0, "talk", {"text": "one"}).json["id"]
    last = at.send("POST", 0, "talk", {"text": "two"}).json["id"]
    assert at.get(1, "talk").json["unread"] == 2
    assert at.get(0, "talk").json["unread"] == 0
    assert at.send("PUT", 1, "talk/read", {"said": last}).status_code == 204
    assert at.send("PUT", 1, "talk/read", {"said": first}).status_code == 204  # a mark never moves back
    assert at.get(1, "talk").json["unread"] == 0
    assert texts(at, 1, after=first) == ["two"]


def test_who_does_not_sit_there_neither_hears_nor_speaks(at):
    assert at.client.get(f"{at.seat(0)}/talk", headers=at.keys[1]).status_code == 403
    assert at.send("POST", 0, "talk", {"text": "I am Anna"}, key=1).status_code == 403


@pytest.mark.parametrize("text", ["", "   ", "bell\x07", "x" * 2001])
def test_what_cannot_be_said(at, text):
    assert at.send("POST", 0, "talk", {"text": text}).status_code == 422


def test_lines_may_have_several_lines(at):
    at.send("POST", 0, "talk", {"text": "one\r\ntwo"})
    assert texts(at, 1) == ["one\ntwo"]


def test_a_note_is_for_its_writer_alone(at):
    assert at.get(0, "note").json == {"text": ""}
    at.send("PUT", 0, "note", {"text": "Bob needs blue"})
    assert at.send("PUT", 0, "note", {"text": "Bob needs red"}).status_code == 200
    assert at.get(0, "note").json == {"text": "Bob needs red"}
    assert at.get(1, "note").json == {"text": ""}
    assert at.client.get(f"{at.seat(0)}/note", headers=at.keys[1]).status_code == 403


def test_whispers_leave_no_trace_for_others(at):
    """Everything a third seat is answered is the same whether two others whispered or not."""
    places = ("talk", "view", "events", "question", "note")
    before = [at.get(1, place).json for place in places]
    at.send("POST", 0, "talk", {"text": "psst", "to": [2]})
    assert [at.get(1, place).json for place in places] == before
