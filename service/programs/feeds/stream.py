"""A stream: listen, look, tell what is new, wait for a ring, look again.

A ring says only that there may be something; what is told comes from the database, and the id of each message says
how much its reader then knows. So a stream may break at any moment: the next one, in whatever process, goes on from
the id that the reader names. Between two looks it holds neither a transaction nor a connection; in the web process it
holds a thread (`flow`), in a process of its own not even that (`stream_door`).
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from time import monotonic
from typing import Any, Protocol

from flask import Flask, json
from sqlalchemy.orm import Session

from service.platform.deps import deps
from service.platform.ports import BellListener
from service.platform.stream_limit import StreamSlot
from service.platform.transaction import reading

HEARTBEAT = 25.0  # seconds of silence after which a comment keeps proxies from closing the line
SLICE = 1.0  # seconds in which a stream notices that the house closes, or that nobody reads it any more
COME_BACK = 2000  # milliseconds after which a reader whose stream has ended asks for another
RETRY = f"retry: {COME_BACK}\n\n"
BEAT = ": still here\n\n"
SCOPE = "asgi.scope"
"""Under this name a2wsgi gives a request's environment what an asynchronous server knows of it."""
TAKE_OVER = "procaccio.take_over"
"""Under this name stands in it what takes a feed and its place over, instead of having it written by a thread."""


class Over(Exception):
    """The reader may look no longer: their key was taken back, their seat is another's, the table is gone."""


@dataclass(frozen=True)
class Message:
    """One thing told, and the id from which its reader can go on."""

    kind: str
    data: Any
    id: str


class Feed(Protocol):
    """What one reader is told."""

    @property
    def topics(self) -> tuple[str, ...]:
        """The bells to listen to; a look may change them."""

    def look(self, session: Session) -> Iterable[Message]:
        """What is new since the last look; raises Over."""


def digest(told: Any) -> str:
    """By which a feed knows again what it has told, without keeping it."""
    return sha256(json.dumps(told).encode()).hexdigest()[:12]


def written(message: Message) -> str:
    """The message on the wire. JSON has no bare ends of lines, so its data is always one line."""
    return f"event: {message.kind}\nid: {message.id}\ndata: {json.dumps(message.data)}\n\n"


def flow(
    app: Flask, feed: Feed, place: StreamSlot, seconds: float, hung_up: Callable[[], bool]
) -> Iterator[str]:
    """All of a stream, until its time is up or its reader has gone; who is still there comes back on their own."""
    ends, places = monotonic() + seconds, place.places

    def ended() -> bool:
        return places.closing or monotonic() >= ends or hung_up()

    with app.app_context():
        watch = deps().watch
    try:
        yield RETRY
        while True:
            with watch.listen(*feed.topics) as ears:
                yield from listened(app, feed, ears, ended)
            if ended():
                return
    except Over:
        return
    finally:
        place.give_back()


def listened(app: Flask, feed: Feed, ears: BellListener, ended: Callable[[], bool]) -> Iterator[str]:
    """What is told for as long as the same bells are listened to."""
    topics, beat = feed.topics, monotonic() + HEARTBEAT
    yield from news(app, feed)
    while feed.topics == topics and not ended():
        if ears.wait(SLICE):
            beat = monotonic() + HEARTBEAT
            yield from news(app, feed)
        elif monotonic() >= beat:
            beat = monotonic() + HEARTBEAT
            yield BEAT
            yield from news(app, feed)  # a ring may have been lost, or a key taken back


def news(app: Flask, feed: Feed) -> list[str]:
    """One look, told when its connection is back in the pool: the reader may be slow."""
    with app.app_context(), reading() as session:
        return [written(message) for message in feed.look(session)]
