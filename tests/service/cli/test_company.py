"""Circles, contests, leagues, leaderboards and mutes at the terminal, against the application itself."""

from datetime import timedelta

import httpx
import pytest
from click.testing import CliRunner

from service.cli import main
from service.platform.terminal import server
from service.platform.terminal.client import Client
from tests.parts.tables import ROOT


@pytest.fixture
def terminal(app, monkeypatch):
    """What a command of somebody's says: `terminal(anna, "league", "list")`."""

    def run(who, *words: str) -> str:
        secret = who.keys["Authorization"].removeprefix("Bearer ") if "Authorization" in who.keys else None
        transport = httpx.WSGITransport(app)
        monkeypatch.setattr(
            server, "open_client", lambda: Client("http://127.0.0.1:8000", secret, transport=transport)
        )
        told = CliRunner().invoke(main, list(words))
        assert told.exit_code == 0, told.output
        return " ".join(told.output.split())

    return run


@pytest.fixture
def two(person):
    return person("anna"), person("bob")


def test_a_circle_is_founded_joined_and_asked(terminal, two):
    anna, bob = two
    assert "Thursday" in terminal(anna, "circle", "--found", "Thursday")
    link = terminal(anna, "circle", "1", "--link").split()[-1]
    assert "Anna, Bob" in terminal(bob, "circle", "--join", link)
    assert "Thursday" in terminal(bob, "circle")


def test_a_contest_is_entered_and_left(terminal, client, clock, two):
    anna, bob = two
    wish = {"name": "Spring Cup", "format": "swiss", "game": "pebbles", "pod_size": 2}
    ends = (clock() + timedelta(days=1)).isoformat()
    client.post(f"{ROOT}/contests", json=wish | {"joining_ends": ends}, headers=anna.keys)
    assert "You have entered" in terminal(bob, "contest", "enter", "1")
    assert "Spring Cup" in terminal(bob, "contest", "list")
    assert "Bob" in terminal(bob, "contest", "show", "1")
    assert "withdrawn" in terminal(bob, "contest", "leave", "1")


def test_a_league_is_joined_and_somebody_is_challenged(terminal, client, two):
    anna, bob = two
    client.post(
        f"{ROOT}/leagues", json={"name": "Ladder", "form": "ladder", "game": "pebbles"}, headers=anna.keys
    )
    for who in (anna, bob):
        assert "You have joined the league" in terminal(who, "league", "join", "1")
    assert "1. Anna" in terminal(bob, "league", "show", "1")
    assert "sent your challenge" in terminal(bob, "league", "challenge", "1", str(anna.id))
    assert "left" in terminal(bob, "league", "leave", "1")
    assert "Ladder" in terminal(bob, "league", "list")


def test_the_leaderboard_says_so_where_nobody_is_rated(terminal, two):
    assert "nobody" in terminal(two[0], "leaderboard").lower()
    assert terminal(two[0], "ratings", "show")


def test_a_player_is_muted(terminal, two):
    anna, bob = two
    assert terminal(anna, "mute") == "You have muted nobody."
    assert terminal(anna, "mute", str(bob.id)) == f"{bob.id} Bob"
    assert terminal(anna, "mute", str(bob.id), "--lift") == "You have muted nobody."
