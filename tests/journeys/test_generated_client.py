"""A client generated from the served document alone builds without a warning, and plays against a real server."""

import os
import subprocess
import sys
from contextlib import ExitStack
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

import pytest

from engine import games
from service.web import PREFIX

NAME = "procaccio_generated"


@pytest.fixture
def generated(live, tmp_path, monkeypatch):
    """The modules of a client that was generated just now: `generated("api.play.play_turn")`."""
    generate = [
        sys.executable,
        "-m",
        "openapi_python_client",
        "generate",
        "--meta",
        "none",
        "--fail-on-warning",
    ]
    where = ["--url", f"{live.url}{PREFIX}/openapi.json", "--output-path", tmp_path / NAME]
    ruff_found = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    told = subprocess.run([*generate, *where], check=False, capture_output=True, text=True, env=ruff_found)
    assert told.returncode == 0, told.stdout + told.stderr
    monkeypatch.syspath_prepend(str(tmp_path))
    yield lambda module: import_module(f"{NAME}.{module}")
    for module in [name for name in sys.modules if name.startswith(NAME)]:
        del sys.modules[module]


@dataclass
class Player:
    """Somebody with a token and nothing but the generated client."""

    generated: object
    http: object

    def call(self, operation: str, *where, **sent):
        return self.generated(f"api.{operation}").sync(*where, client=self.http, **sent)

    def model(self, name: str, **fields):
        return getattr(self.generated("models"), name)(**fields)


@pytest.fixture
def players(live, generated):
    """Three of them, each signed in by a personal token."""
    signed_in, way = generated("client").AuthenticatedClient, {"base_url": live.url}
    with ExitStack() as stack:
        callers = [signed_in(**way, token=live.token(name)) for name in ("anna", "bob", "chris")]
        yield [Player(generated, stack.enter_context(caller)) for caller in callers]


def test_it_plays_a_turn_of_every_game(players):
    """With moves as the document types them, never with notation."""
    host, *others = players
    for game in games():
        wish = getattr(host.generated("models"), f"{game.title()}TableMake")
        table = wish.from_dict({"game": game, "seats": len(players)})
        made = host.call("tables.create_table", body=table)
        for other in others:
            other.call("tables.take_seat", made.id, body=other.model("Sit"))
    for game in games():
        player, waiting = next(
            (player, waiting)
            for player in players
            for waiting in player.call("waiting.list_waiting").items
            if waiting.table.game == game
        )
        here = (waiting.table.id, waiting.seat)
        before = player.call("play.get_seat_view", *here).revision
        asked = player.call("play.get_question", *here)
        choice = next(each for each in asked.moves if each.move.to_dict() == asked.default.to_dict())
        played = player.call(
            "play.play_turn", *here, body=player.model("Turn", question=asked.id, moves=[choice.move])
        )
        assert (played.played, played.count) == (True, 1)
        assert player.call("tables.get_table", waiting.table.id).count == 1
        assert player.call("play.get_seat_view", *here).revision > before
