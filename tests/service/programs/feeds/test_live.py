"""Streams of a real server: told at once, each seat its own, gone on with after a break, ended when the server stops."""

import queue
import threading
from contextlib import suppress
from http import HTTPStatus

import httpx
import pytest

from procaccio_client import RequestRefused
from procaccio_client.models import Say
from service.platform.terminal.client import Client
from tests.parts.waiting import PATIENCE, until

pytestmark = pytest.mark.both_databases


@pytest.fixture
def follow():
    """Reads a stream in a thread of its own; what it tells comes out of a queue."""
    clients = []

    def start(live, who: str, table: int, seat: int, since: str | None = "0.0.0"):
        client = Client(live.url, live.token(who))
        clients.append(client)
        heard: queue.Queue = queue.Queue()

        def read():
            with suppress(RuntimeError):  # the client is closed in the end, and may not go on with the stream
                for told in client.messages(table, seat, since):
                    heard.put(told)

        threading.Thread(target=read, daemon=True).start()
        return heard

    yield start
    for client in clients:
        client.close()


def until_kind(heard: queue.Queue, kind: str):
    """The next message of a kind, and all that came before it."""
    before = []
    while not before or before[-1].event != kind:
        before.append(heard.get(timeout=PATIENCE))
    return before


def opened(live, game: str) -> int:
    with Client(live.url, live.token("anna")) as anna, Client(live.url, live.token("bob")) as bob:
        table = anna.open_table(game, 2).id
        bob.join(table)
        return table


def answer_any(live, table: int) -> int:
    """Somebody's answer; returns who gave it."""
    for seat, who in enumerate(("anna", "bob")):
        with Client(live.url, live.token(who)) as client:
            try:
                question = client.question(table, seat)
            except RequestRefused:
                continue
            if question.owed:
                client.play(table, seat, question.id, [question.moves[0].text])
                return seat
    raise AssertionError("nobody is asked")


def test_two_seats_hear_at_once_what_each_may_and_go_on_after_a_break(live, follow):
    table = opened(live, "pebbles")
    streams = [follow(live, who, table, seat) for seat, who in enumerate(("anna", "bob"))]
    known = [until_kind(heard, "question")[-1].id for heard in streams]
    answer_any(live, table)
    heard = [until_kind(heard, "events")[-1].id for heard in streams]
    assert heard != known
    again = follow(live, "anna", table, 0, known[0])
    assert until_kind(again, "events")[-1].id == heard[0]
    with Client(live.url, live.token("bob")) as bob:
        bob.send_message(table, 1, Say(text="only for you", to=[0]))
    assert b"only for you" in bytes(until_kind(streams[0], "talk")[-1].data)
    assert b"only for you" in bytes(until_kind(again, "talk")[-1].data)
    answer_any(live, table)
    assert all(told.event != "talk" or seat for seat, told in enumerate(until_kind(streams[1], "events")))


def test_a_player_has_so_many_streams_and_the_closed_ones_count_no_more(live):
    table = opened(live, "pebbles")
    address = f"{live.url}/api/v1/tables/{table}/seats/0/stream"
    keys = {"Authorization": f"Bearer {live.token('anna')}"}
    with httpx.Client(headers=keys, timeout=PATIENCE) as client:
        held = [client.send(client.build_request("GET", address), stream=True) for _ in range(4)]
        assert {answer.status_code for answer in held} == {200}
        assert client.get(address).json()["type"].endswith("/too-many-streams")
        for answer in held:
            answer.close()
        until(lambda: opens(client, address))


def opens(client: httpx.Client, address: str) -> bool:
    """Whether there is a place for one more stream, though nothing has happened that anybody could be told."""
    with client.stream("GET", address) as answer:
        return answer.status_code == HTTPStatus.OK
