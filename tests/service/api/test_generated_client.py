"""A client generated from the document alone builds completely, and plays."""

import json
import subprocess
import sys
from importlib import import_module

import httpx
import pytest

from service.api.rooms import PREFIX

NAME = "procaccio_generated"


@pytest.fixture
def generated(client, tmp_path, monkeypatch):
    """The modules of a client that was generated just now: `generated("api.play.play_turn")`."""
    document, place = tmp_path / "openapi.json", tmp_path / NAME
    document.write_text(json.dumps(client.get(f"{PREFIX}/openapi.json").json))
    generate = [sys.executable, "-m", "openapi_python_client", "generate", "--meta", "none"]
    told = subprocess.run(
        [*generate, "--path", document, "--output-path", place], check=True, capture_output=True, text=True
    )
    assert "Unable to parse" not in told.stdout
    assert "will not be generated" not in told.stdout
    assert "WARNING parsing" not in told.stdout
    monkeypatch.syspath_prepend(str(tmp_path))
    yield lambda module: import_module(f"{NAME}.{module}")
    for module in [name for name in sys.modules if name.startswith(NAME)]:
        del sys.modules[module]


def test_it_plays_a_turn(generated, house, seated):
    """With data as the document types it, never with notation."""
    at = seated("principe", 2)
    seat = at.get(0, "view").json["view"]["waiting"][0]
    token = at.keys[seat]["Authorization"].removeprefix("Bearer ")
    ours = {"transport": httpx.WSGITransport(app=house)}
    caller = generated("client").AuthenticatedClient(
        base_url="http://localhost", token=token, httpx_args=ours, raise_on_unexpected_status=True
    )
    asked = generated("api.play.show_question").sync(at.number, seat, client=caller)
    turn = generated("models").Turn(question=asked.id, moves=[asked.moves[-1].move])
    played = generated("api.play.play_turn").sync(at.number, seat, client=caller, body=turn)
    assert (played.played, played.count) == (True, 1)
    assert at.shown["count"] == 1
