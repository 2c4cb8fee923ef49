"""`procaccio watch`: the stream where there is one, looks where there is none, and nothing twice."""

import json
from types import SimpleNamespace

import pytest

from service.cli import watch
from service.client import ErrorDetail, Happening, RequestRefused

TOO_MANY = RequestRefused({"type": "https://play.example.org/problems/too-many-streams"})


def event(count: int) -> Happening:
    return Happening(count=count, place=0, data={}, text=f"move {count}")


def told(*counts: int) -> ErrorDetail:
    events = [{"count": count, "place": 0, "data": {}, "text": f"move {count}"} for count in counts]
    return ErrorDetail("events", f"{counts[-1] + 1}.0.0", json.dumps({"events": events}).encode())


class Server:
    """A client of a table of three moves; each stream is what the test says, then nothing more."""

    def __init__(self, *streams) -> None:
        self.streams = list(streams)
        self.asked: list[str] = []

    def table(self, _table):
        return SimpleNamespace(state="running" if self.streams else "finished")

    def follow(self, _table, _seat, since):
        self.asked.append(since)
        stream = self.streams.pop(0) if self.streams else []
        if isinstance(stream, RequestRefused):
            raise stream
        return iter(stream)

    def events(self, _table, _seat, since):
        return [event(count) for count in range(4) if count > (since or -1)]


@pytest.fixture(autouse=True)
def at_once(monkeypatch):
    monkeypatch.setattr(watch, "EVERY", 0)


def shown(server: Server) -> list[str]:
    return [each.text for each in watch.happening(server, 7, 0)]


def test_a_stream_that_breaks_is_gone_on_with():
    server = Server([told(0, 1)], [told(2, 3)])
    assert shown(server) == ["move 0", "move 1", "move 2", "move 3"]
    assert server.asked == ["0.0.0", "2.0.0", "4.0.0"]


def test_where_no_stream_is_to_be_had_it_looks():
    server = Server(TOO_MANY, TOO_MANY)
    assert shown(server) == ["move 0", "move 1", "move 2", "move 3"]


def test_the_end_of_the_table_is_the_end():
    over = ErrorDetail("table", "1.0.0", b'{"state": "finished"}')
    assert shown(Server([told(0), over, told(1)], [])) == ["move 0"]


def test_other_refusals_are_told():
    with pytest.raises(RequestRefused):
        shown(Server(RequestRefused({"type": "https://play.example.org/problems/not-your-seat"})))
