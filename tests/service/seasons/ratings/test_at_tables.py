"""Ratings at real tables: opened by a wish, settled when play begins, changed by the last move, seen on every face."""

import random

import pytest

ROOT = "/api/v1"


@pytest.fixture
def over(seated):
    at = seated("pebbles", 2)
    at.play_on(random.Random("over"))
    return at


def get(at, path, **query):
    answer = at.client.get(f"{ROOT}{path}", headers=at.keys[0], query_string=query)
    assert answer.status_code == 200, answer.json
    return answer.json


@pytest.mark.parametrize(
    ("wish", "rated"),
    [
        ({}, True),
        ({"rated": False}, False),
        ({"company": ["apprentice"]}, False),
        ({"company": ["apprentice"], "rated": True}, True),
    ],
)
def test_people_are_rated_unless_they_say_otherwise(client, token, person, wish, rated):
    keys = token(person("zoe"), "play")
    made = client.post(f"{ROOT}/tables", json={"game": "pebbles", "seats": 3, **wish}, headers=keys)
    assert made.json["rated"] is rated


def test_the_last_move_changes_ratings_and_is_told_to_programs(over):
    told = get(over, f"/tables/{over.number}/ratings")
    assert [seat["rated"] for seat in told["seats"]] == [True, True]
    first, second = sorted(told["seats"], key=lambda seat: -seat["after"])
    assert first["before"] == second["before"] == 1000
    assert first["after"] > 1000 > second["after"] or first["after"] == second["after"]
    lines = get(over, "/leaderboard", game="pebbles")["items"]
    assert [line["player_id"] for line in lines] == [first["player_id"], second["player_id"]]
    assert all(line["provisional"] and line["tables"] == 1 for line in lines)
    (change,) = get(over, f"/players/{first['player_id']}/ratings")["items"]
    assert (change["table"], change["after"]) == (over.number, first["after"])
    info = get(over, f"/players/{first['player_id']}")
    assert info["shown"]
    assert [rating["rating"] for rating in info["ratings"]] == [first["after"]] * 2


def test_a_rematch_is_rated_as_its_table_was(seated):
    at = seated("pebbles", 2, rated=False)
    at.play_on(random.Random("over"))
    again = at.client.post(f"{at.path}/rematch", headers=at.keys[0]).json
    assert not again["rated"]
