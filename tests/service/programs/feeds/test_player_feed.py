"""What a player is told over all his tables: lists, whole, when they have changed."""

import random

import pytest

from tests.service.programs.feeds.listening import kinds, told

ROOT = "/api/v1"


@pytest.fixture
def mine(client):
    def read(headers, since: str | None = None, *, questions: bool = False) -> str:
        known = {} if since is None else {"Last-Event-ID": since}
        path = f"{ROOT}/me/stream?questions={str(questions).lower()}"
        answer = client.get(path, headers={**headers, **known})
        assert answer.status_code == 200, answer.text
        return answer.text

    return read


def test_all_lists_are_told_at_once_and_then_what_has_changed(seated, mine):
    at = seated("pebbles", 2)
    first = mine(at.keys[1])
    assert kinds(first) == ["waiting", "tables", "talk", "invited"]
    known = told(first)[-1][1]
    assert kinds(mine(at.keys[1], known)) == []
    assert [each["table"] for each in told(first)[0][2]["items"]] == [at.number]
    assert at.answer(1, at.question(1)["moves"][0]["text"]).status_code == 200
    changed = {kind: data["items"] for kind, _, data in told(mine(at.keys[1], known))}
    assert changed.keys() == {"waiting", "tables"}
    assert changed["waiting"] == []


def test_talk_that_is_not_mine_is_not_counted(seated, mine):
    at = seated("pebbles", 3)
    known = told(mine(at.keys[2]))[-1][1]
    at.send("POST", 0, "talk", {"text": "for one", "to": [1]})
    assert kinds(mine(at.keys[2], known)) == []
    assert ("talk", {"items": [{"table": at.number, "unread": 1}]}) in [
        (kind, data) for kind, _, data in told(mine(at.keys[1]))
    ]


def test_an_invitation_is_told_and_rung_for(client, person, token, mine, recorder):
    anna, bob = person("anna"), person("bob")
    made = client.post(
        f"{ROOT}/tables", json={"game": "pebbles", "seats": 2, "joining": "invited"}, headers=anna.keys
    )
    table = made.json["id"]
    known = told(mine(bob.keys))[-1][1]
    client.post(f"{ROOT}/tables/{table}/invitations", json={"email": bob.email}, headers=anna.keys)
    assert f"player:{bob.id}" in recorder.topics
    assert [(kind, data) for kind, _, data in told(mine(bob.keys, known))] == [
        ("invited", {"items": [{"table": table}]})
    ]


def test_an_id_of_no_stream_is_refused(client, person):
    keys = {**person("anna").keys, "Last-Event-ID": "0.0.0"}
    assert client.get(f"{ROOT}/me/stream", headers=keys).status_code == 422


def test_one_stream_brings_the_questions_of_all_my_tables(seated, mine, client):
    at = seated("pebbles", 2)
    (asked,) = told(mine(at.keys[1], questions=True))[0][2]["items"]
    (waits,) = client.get(f"{ROOT}/me/waiting?questions=true", headers=at.keys[1]).json["items"]
    assert (asked["table"], asked["seat"], asked["question"]) == (at.number, 1, waits["question"])
    assert asked["asked"] == waits["asked"]
    assert asked["asked"]["moves"]
    assert "asked" not in told(mine(at.keys[1]))[0][2]["items"][0]


def test_what_waits_and_has_not_changed_is_not_sent_again(seated, client):
    at = seated("pebbles", 2)
    first = client.get(f"{ROOT}/me/waiting", headers=at.keys[1])
    known = at.keys[1] | {"If-None-Match": first.headers["ETag"]}
    assert client.get(f"{ROOT}/me/waiting", headers=known).status_code == 304
    at.answer(1, at.question(1)["moves"][0]["text"])
    assert client.get(f"{ROOT}/me/waiting", headers=known).status_code == 200


@pytest.mark.parametrize("questions", [False, True])
def test_waits_are_as_they_are_listed(seated, client, questions):
    at = seated("pebbles", 2)
    flag = str(questions).lower()
    heard = told(client.get(f"{ROOT}/me/stream?waits=true&questions={flag}", headers=at.keys[1]).text)
    assert [kind for kind, _, _ in heard] == ["waits", "tables", "talk", "invited"]
    listed = client.get(f"{ROOT}/me/waiting?components=false&questions={flag}", headers=at.keys[1]).json
    assert heard[0][2] == {"items": listed["items"]}


def test_a_table_that_ended_is_listed_for_a_day(seated, mine, clock):
    at = seated("pebbles", 2)
    at.play_on(random.Random(2))
    told_now = {kind: data["items"] for kind, _, data in told(mine(at.keys[0]))}
    assert [(each["table"], each["state"]) for each in told_now["tables"]] == [(at.number, "finished")]
    clock.tick(days=1, seconds=1)
    assert {kind: data["items"] for kind, _, data in told(mine(at.keys[0]))}["tables"] == []
