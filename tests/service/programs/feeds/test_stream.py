"""The course of one stream at either door: it tells what it is notified of, ends with its key and with the house, and gives its place back."""

import asyncio
import queue
import threading
from http import HTTPStatus
from time import monotonic

import pytest
from sqlalchemy import update

from service.platform.accounts.authenticate import identify_caller
from service.platform.accounts.models import PlayerSession, Role
from service.platform.accounts.sessions import end_session
from service.platform.deps import EXTENSION
from service.platform.notify.local import LocalNotifier
from service.platform.stream_limit import StreamLimit
from service.platform.transaction import read_session, transaction
from service.programs.feeds.player_feed import PlayerFeed
from service.programs.feeds.reader import StreamReader
from service.programs.feeds.stream import BEAT, HEARTBEAT, RETRY, iter_stream
from service.programs.feeds.stream_door import LOOKS_AFTER, StreamApplication
from tests.parts.waiting import PATIENCE, until

HOUR = 3600
MINE = "/api/v1/me/stream"


@pytest.fixture
def notifier(app):
    local, fitted = LocalNotifier(), app.extensions[EXTENSION]
    parts = {"subscriptions": local, "places": StreamLimit(each=1, together=1), "notify": local.notify}
    before = {name: getattr(fitted, name) for name in parts}
    for name, part in parts.items():
        object.__setattr__(fitted, name, part)
    yield local
    for name, part in before.items():
        object.__setattr__(fitted, name, part)


@pytest.fixture
def places(app, notifier):
    """One place, and so one stream."""
    return app.extensions[EXTENSION].places


@pytest.fixture
def anna(person):
    return person("anna")


@pytest.fixture
def identified(anna, clock):
    with read_session() as session:
        return identify_caller(session, anna.session, clock())


class Reader:
    """Somebody at the door without threads, as its server would bring them: read like the generator of the other."""

    def __init__(self, door, path, headers, method="GET"):
        self.loop = asyncio.new_event_loop()
        self.gone, self.sent, self.texts = asyncio.Event(), queue.SimpleQueue(), []
        self.thread = threading.Thread(target=self.loop.run_forever)
        self.thread.start()
        told = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
        scope = {"type": "http", "http_version": "1.1", "method": method, "path": path, "query_string": b""}
        self.answer = asyncio.run_coroutine_threadsafe(
            door(scope | {"headers": told}, self.receive, self.send), self.loop
        )
        self.status = self.sent.get(timeout=PATIENCE)["status"]

    async def receive(self):
        await self.gone.wait()
        return {"type": "http.disconnect"}

    async def send(self, message):
        self.sent.put(message)

    def __iter__(self):
        return self

    def __next__(self):
        while not self.texts:
            message = self.sent.get(timeout=PATIENCE)
            self.texts += [f"{text}\n\n" for text in message["body"].decode().split("\n\n") if text]
            if not message.get("more_body"):
                self.close()
                raise StopIteration
        return self.texts.pop(0)

    def close(self):
        self.loop.call_soon_threadsafe(self.gone.set)
        self.answer.result(PATIENCE)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()


@pytest.fixture
def door(app, notifier):
    found = StreamApplication(app)
    found.seconds = HOUR
    yield found
    found.lookers.shutdown()
    found.application.executor.shutdown()


@pytest.fixture
def by_thread(app, places, identified):
    reader = StreamReader.calling(identified, "", "en")
    return iter_stream(
        app, PlayerFeed(reader, reader.player_id, None), places.take(reader.who), HOUR, lambda: False
    )


@pytest.fixture
def by_coroutine(door, anna):
    return Reader(door, MINE, anna.keys)


@pytest.fixture(params=["by_thread", "by_coroutine"])
def opened(request):
    """A stream of an hour whose lists have been told."""
    stream = request.getfixturevalue(request.param)
    assert next(stream) == RETRY
    assert [next(stream).split()[1] for _ in range(4)] == ["waiting", "tables", "talk", "invited"]
    yield stream
    if not (isinstance(stream, Reader) and stream.answer.done()):
        stream.close()


def test_a_stream_ends_when_its_key_is_taken_back(opened, places, identified, clock):
    with transaction() as session:
        end_session(session, player_id=identified.player_id, number=identified.session_id, now=clock())
    assert list(opened) == []
    assert not places.taken


@pytest.mark.parametrize(
    ("act", "given"), [("suspend", {"until": "2026-03-05T09:00:00Z"}), ("ban", {"banned": True})]
)
def test_a_stream_ends_when_the_desk_lets_its_reader_in_no_longer(
    opened, places, anna, client, person, prove, act, given
):
    moderator = person("mod", Role.MODERATOR)
    prove(moderator)
    done = client.post(
        f"/api/v1/desk/players/{anna.id}/{act}", json={"reason": "spam", **given}, headers=moderator.keys
    )
    assert done.status_code == HTTPStatus.OK
    assert list(opened) == []
    assert not places.taken


def test_a_stream_ends_when_the_house_closes(opened, places, request):
    waits = isinstance(opened, Reader)
    if waits:
        door = request.getfixturevalue("door")
        opened.loop.call_soon_threadsafe(door.close)
    else:
        places.close()
    assert [text.partition(":")[0] for text in opened] == ["retry"] * waits
    assert not places.taken


def test_a_reader_who_goes_gives_his_place_back_and_is_listened_for_no_more(opened, places, notifier):
    assert notifier.listeners
    opened.close()
    assert not places.taken
    assert not notifier.listeners


def test_a_round_beats_looks_and_ends(door, by_coroutine, clock):
    """A ring may have been lost; but a beat costs no look."""
    told = [next(by_coroutine) for _ in range(5)]
    assert BEAT not in told
    settle(door)
    with transaction() as session:
        session.execute(update(PlayerSession).values(revoked_at=clock()))
    by_coroutine.loop.call_soon_threadsafe(door.pass_by, monotonic() + HEARTBEAT)
    assert next(by_coroutine) == BEAT
    settle(door)
    by_coroutine.loop.call_soon_threadsafe(door.pass_by, monotonic() + LOOKS_AFTER)
    assert list(by_coroutine) == []


def test_a_stream_ends_when_its_time_is_up(door, by_coroutine, places):
    assert next(by_coroutine) == RETRY
    by_coroutine.loop.call_soon_threadsafe(door.pass_by, monotonic() + HOUR)
    list(by_coroutine)
    assert not places.taken


def settle(door):
    """Nobody speaks any more."""
    until(lambda: not any(stream.speaking for stream in door.open))


def test_who_is_sent_away_is_told_why_and_who_only_asks_holds_no_place(door, by_coroutine, anna, places):
    again = Reader(door, MINE, anna.keys)
    assert again.status == HTTPStatus.TOO_MANY_REQUESTS
    assert "too-many-streams" in "".join(again)
    by_coroutine.close()
    asked = Reader(door, MINE, anna.keys, "HEAD")
    assert (asked.status, list(asked)) == (HTTPStatus.OK, [])
    assert not places.taken
