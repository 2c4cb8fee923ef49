"""Whole tables over the API, each seat with a token of its own."""

import random

import pytest

import engine

ROOT = "/api/v1"


@pytest.fixture
def table(client, person, token):
    """Opens a table and seats players: `number, keys = table("pebbles", 2)`."""

    def make(game: str, seats: int, **wish):
        keys = [token(person(name), "play") for name in ("anna", "bob", "chris", "david", "eva")[:seats]]
        made = client.post(f"{ROOT}/tables", json={"game": game, "seats": seats, **wish}, headers=keys[0])
        assert made.status_code == 201, made.json
        number = made.json["id"]
        for key in keys[1:]:
            assert client.post(f"{ROOT}/tables/{number}/seats", json={}, headers=key).status_code == 200
        return number, keys

    return make


def test_a_whole_table(client, table):
    """Played to its end by words and data, it has the result the engine alone gives."""
    number, keys = table("pebbles", 3)
    chance = random.Random(5)
    at = f"{ROOT}/tables/{number}"
    while client.get(at).json["state"] == "running":
        for key in keys:
            for waiting in client.get(f"{ROOT}/me/waiting", headers=key).json["items"]:
                seat = f"{at}/seats/{waiting['seat']}"
                asked = client.get(f"{seat}/question", headers=key).json
                answer = chance.choice(asked["moves"])
                given = chance.choice([answer["text"], answer["move"]])
                turn = {"question": asked["id"], "moves": [given]}
                played = client.post(f"{seat}/turns", json=turn, headers=key)
                assert played.status_code == 200, played.json
    shown = client.get(at).json
    assert shown["state"] == "finished"
    assert shown["result"]["places"]
    told = client.get(f"{at}/events", headers=keys[0]).json["events"]
    assert all(event["text"] for event in told)


def test_a_closed_question_says_what_happened(client, table):
    number, keys = table("pebbles", 2)
    seat = f"{ROOT}/tables/{number}/seats/0"
    asked = client.get(f"{seat}/question", headers=keys[0]).json
    turn = {"question": asked["id"] + 5, "moves": ["stake 1"]}
    refused = client.post(f"{seat}/turns", json=turn, headers=keys[0])
    assert refused.status_code == 409
    assert refused.json["open"] == asked["id"]


def test_refusals_say_what_would_be_right(client, table):
    number, keys = table("pebbles", 2)
    seat = f"{ROOT}/tables/{number}/seats/0"
    asked = client.get(f"{seat}/question", headers=keys[0]).json
    for words, problem in (("stake 99", "illegal"), ("fold", "unreadable"), ("stake", "ambiguous")):
        refused = client.post(
            f"{seat}/turns", json={"question": asked["id"], "moves": [words]}, headers=keys[0]
        )
        assert refused.status_code == 422
        assert refused.json["type"].endswith(f"{problem}-move")
        assert client.get(f"{seat}/question", headers=keys[0]).json == asked


def test_games_are_told(client):
    names = [game["name"] for game in client.get(f"{ROOT}/games").json["items"]]
    assert names == list(engine.games())
