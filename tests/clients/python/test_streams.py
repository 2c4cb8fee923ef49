"""Streams of the client: typed messages, gone on with where they break, told at once by a real server."""

from itertools import islice

import httpx
import pytest

from procaccio_client import AsyncClient, Client, RequestRefused, Unreachable, async_client, client
from procaccio_client.models import (
    FlorenceEvents,
    PrincipeTableMake,
    Say,
    SeatEventsMessage,
    SeatRewoundMessage,
    SeatTalkMessage,
    Sit,
)
from procaccio_client.retries import Retries
from tests.clients.event_loop import run_beside

SERVER = "http://play.example.org"
EVENTS = '{"game": "florence", "count": 1, "revision": 1, "events": []}'
FIRST = f': still here\n\nretry: 2000\n\nevent: events\nid: 2.0.0\ndata: {EVENTS}\n\nevent: rewound\nid: 3.0.0\ndata: {{"co'
SECOND = ': still here\n\nevent: rewound\nid: 3.0.0\ndata: {"count": 1}\n\n'


@pytest.fixture(autouse=True)
def waits(monkeypatch):
    """How long the client would have waited, each time."""
    waited = []

    async def awaited(seconds):
        waited.append(seconds)

    monkeypatch.setattr(client, "sleep", waited.append)
    monkeypatch.setattr(async_client, "sleep", awaited)
    return waited


class Server:
    def __init__(self, *streams) -> None:
        self.streams = list(streams)
        self.known: list[str | None] = []

    def __call__(self, request: httpx.Request) -> httpx.Response:
        self.known.append(request.headers.get("Last-Event-ID"))
        stream = self.streams.pop(0) if self.streams else httpx.ConnectError("nobody is there")
        if isinstance(stream, Exception):
            raise stream
        return stream if isinstance(stream, httpx.Response) else httpx.Response(200, text=stream)


def test_a_stream_that_breaks_is_gone_on_with(waits):
    server = Server(FIRST, httpx.ReadTimeout("silence"), SECOND)
    with Client(SERVER, transport=httpx.MockTransport(server)) as connected:
        events, rewound = islice(connected.stream_seat(7, 0), 2)
    assert isinstance(events, SeatEventsMessage)
    assert isinstance(events.data, FlorenceEvents)
    assert isinstance(rewound, SeatRewoundMessage)
    assert server.known == [None, "2.0.0", "2.0.0"]
    assert waits == [2, 2]


class Cut(httpx.SyncByteStream):
    """A connection that breaks after a whole message."""

    def __iter__(self):
        yield FIRST.encode()
        raise httpx.ReadError("cut")


def test_a_break_after_a_message_is_the_first_failure(waits):
    server = Server(httpx.Response(200, stream=Cut()), SECOND)
    retries = Retries(pauses=(5, 30))
    with Client(SERVER, retries=retries, transport=httpx.MockTransport(server)) as connected:
        assert len([*islice(connected.stream_seat(7, 0), 2)]) == 2
    assert waits == [5]


def test_it_comes_back_when_the_server_says(waits):
    server = Server(FIRST.replace("2000", "4500"), SECOND)
    with Client(SERVER, transport=httpx.MockTransport(server)) as connected:
        assert len([*islice(connected.stream_seat(7, 0), 2)]) == 2
    assert waits == [4.5]


def test_a_refused_stream_is_a_refusal():
    problem = {"type": "x/not-your-seat", "title": "No", "status": 403, "detail": "No.", "request_id": "1"}
    server = Server(httpx.Response(403, json=problem))
    with (
        Client(SERVER, transport=httpx.MockTransport(server)) as connected,
        pytest.raises(RequestRefused) as refused,
    ):
        next(connected.stream_me())
    assert refused.value.name == "not-your-seat"


def test_a_stream_goes_on_after_a_proxy_without_its_server(waits):
    server = Server(httpx.Response(502, text="<h1>Bad gateway</h1>"), FIRST)
    retries = Retries(pauses=(5,))
    with Client(SERVER, retries=retries, transport=httpx.MockTransport(server)) as connected:
        next(connected.stream_seat(7, 0))
    assert waits == [5]


def test_a_server_that_stays_away_ends_it():
    retries = Retries(pauses=(0,))
    with (
        Client(SERVER, retries=retries, transport=httpx.MockTransport(Server())) as connected,
        pytest.raises(Unreachable),
    ):
        next(connected.stream_table(7))


def test_a_real_server_tells_at_once(live):
    """One seat reads, the other plays and talks."""

    told = []

    async def read_until_talk():
        async with (
            AsyncClient(live.url, live.token("anna"), strict=True) as anna,
            AsyncClient(live.url, live.token("bob"), strict=True) as bob,
        ):
            table = (await anna.create_table(PrincipeTableMake(seats=2))).id
            await bob.take_seat(table, Sit())
            async for message in anna.stream_seat(table, 0, last_event_id="0.0.0"):
                told.append(message)
                if len(told) == 1:
                    await bob.send_message(table, 1, Say(text="Good luck!"))
                if isinstance(message, SeatTalkMessage):
                    break

    run_beside(read_until_talk)
    assert SeatEventsMessage in map(type, told)
    assert told[-1].data.lines[0].text == "Good luck!"
