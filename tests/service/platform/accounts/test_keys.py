"""Sessions and tokens: listed, ended, taken back, and nobody else's business."""

import pytest

TOKENS = "/api/v1/me/tokens"
SESSIONS = "/api/v1/me/sessions"


@pytest.fixture
def anna(person):
    return person("anna")


def test_a_token_is_made_used_and_taken_back(client, anna):
    made = client.post(TOKENS, json={"name": "bot", "scope": "read", "days": 3}, headers=anna.keys).json
    keys = {"Authorization": f"Bearer {made['secret']}"}
    assert client.get("/api/v1/me", headers=keys).json["email"] == anna.email
    (listed,) = client.get(TOKENS, headers=anna.keys).json["items"]
    assert listed["used_at"] is not None
    assert "secret" not in listed
    for _ in range(2):  # twice is once
        assert client.delete(f"{TOKENS}/{listed['id']}", headers=anna.keys).status_code == 204
    answer = client.get("/api/v1/me", headers=keys)
    assert answer.json["type"].endswith("/revoked-key")
    assert answer.headers["WWW-Authenticate"].startswith("Bearer")


def test_a_token_ends_with_its_days(client, anna, clock):
    made = client.post(TOKENS, json={"name": "bot", "days": 1}, headers=anna.keys).json
    keys = {"Authorization": f"Bearer {made['secret']}"}
    clock.tick(hours=23, minutes=59)
    assert client.get("/api/v1/me", headers=keys).status_code == 200
    clock.tick(minutes=1)
    assert client.get("/api/v1/me", headers=keys).json["type"].endswith("/expired-key")


@pytest.mark.parametrize(
    "wrong",
    [
        {"scope": "seat"},
        {"scope": "seat", "table": 1},
        {"scope": "play", "table": 1, "seat": 0},
        {"scope": "all"},
        {"days": 0},
        {"name": ""},
        {"name": "   "},
    ],
)
def test_a_token_that_makes_no_sense_is_refused(client, anna, wrong):
    assert client.post(TOKENS, json={"name": "bot"} | wrong, headers=anna.keys).status_code == 422


def test_nobody_takes_back_or_sees_what_is_anothers(client, anna, person, token):
    ben = person("ben")
    token(anna, "play")
    (hers,) = client.get(TOKENS, headers=anna.keys).json["items"]
    (session,) = client.get(SESSIONS, headers=anna.keys).json["items"]
    assert client.get(TOKENS, headers=ben.keys).json["items"] == []
    assert client.delete(f"{TOKENS}/{hers['id']}", headers=ben.keys).status_code == 404
    assert client.delete(f"{SESSIONS}/{session['id']}", headers=ben.keys).status_code == 404
    assert client.get(TOKENS, headers=anna.keys).json["items"] == [hers]


def test_a_session_ends_when_its_player_ends_it(client, anna):
    (session,) = client.get(SESSIONS, headers=anna.keys).json["items"]
    assert client.delete(f"{SESSIONS}/{session['id']}", headers=anna.keys).status_code == 204
    assert client.get("/api/v1/me", headers=anna.keys).json["type"].endswith("/revoked-key")


def test_a_profile_changes_in_what_is_sent_and_keeps_the_rest(client, anna):
    client.patch("/api/v1/me", json={"preferences": {"theme": "dark"}}, headers=anna.keys)
    sent = {"language": "pl", "time_zone": "Europe/Warsaw"}
    changed = client.patch("/api/v1/me", json=sent, headers=anna.keys).json
    assert (changed["name"], changed["language"], changed["time_zone"]) == ("Anna", "pl", "Europe/Warsaw")
    assert changed["preferences"] == {"theme": "dark", "ask_twice": False, "tables_at_once": None}
