"""`procaccio watch`: the stream where there is one, looks where there is none, and nothing twice."""

import json

import httpx
import pytest

from procaccio_client import RequestRefused, client
from service.cli import watch
from service.platform.terminal.client import Client


def problem(name: str) -> httpx.Response:
    told = {"type": f"https://play.example.org/problems/{name}", "title": name, "status": 429, "detail": name}
    return httpx.Response(429, json={**told, "request_id": "1"})


def events(*counts: int) -> dict:
    return {"events": [{"count": count, "place": 0, "data": {}, "text": f"move {count}"} for count in counts]}


def message(kind: str, mark: str, data: dict) -> str:
    return f"event: {kind}\nid: {mark}\ndata: {json.dumps(data)}\n\n"


def told(*counts: int) -> str:
    return message("events", f"{counts[-1] + 1}.0.0", events(*counts))


OVER = message("table", "4.0.0", {"state": "finished"})


class Server:
    """It has a table of four moves; each stream is what the test says, and then the table is over."""

    def __init__(self, *streams) -> None:
        self.streams = list(streams)
        self.asked: list[str] = []

    def answer(self, request: httpx.Request) -> httpx.Response:
        place = request.url.path.rpartition("/")[2]
        if place == "stream":
            self.asked.append(request.headers["Last-Event-ID"])
            stream = self.streams.pop(0)
            return stream if isinstance(stream, httpx.Response) else httpx.Response(200, text=stream)
        if place == "events":
            since = int(request.url.params["since"])
            return httpx.Response(200, json=events(*(count for count in range(4) if count > (since or -1))))
        state = "running" if self.streams else "finished"
        table = {"id": 7, "name": "", "game": "pebbles", "edition": "", "options": {}, "size": 2, "count": 3}
        return httpx.Response(
            200, json={**table, "state": state, "commitment": "", "seats": [], "result": None}
        )


@pytest.fixture(autouse=True)
def at_once(monkeypatch):
    monkeypatch.setattr(watch, "EVERY", 0)
    monkeypatch.setattr(client, "sleep", lambda _: None)


def shown(server: Server) -> list[str]:
    with Client("http://play.example.org", transport=httpx.MockTransport(server.answer)) as connected:
        return [each.text for each in watch.watch_events(connected, 7, 0)]


def test_a_stream_that_breaks_is_gone_on_with():
    server = Server(told(0, 1), told(2, 3) + OVER)
    assert shown(server) == ["move 0", "move 1", "move 2", "move 3"]
    assert server.asked == ["0.0.0", "2.0.0"]


def test_where_no_stream_is_to_be_had_it_looks():
    server = Server(problem("too-many-streams"), problem("too-many-streams"))
    assert shown(server) == ["move 0", "move 1", "move 2", "move 3"]


def test_the_end_of_the_table_is_the_end():
    assert shown(Server(told(0) + OVER + told(1))) == ["move 0"]


def test_other_refusals_are_told():
    with pytest.raises(RequestRefused):
        shown(Server(problem("not-your-seat")))
