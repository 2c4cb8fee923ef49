"""Event streams: subscribe, look, send what is new, wait for a notification, look again.

A notification says only that there may be news. The news comes from the database, and the id of each message
says how much its reader then knows. So a stream can break at any moment, and the next one continues from the
reader's id, in any process. Between two looks a stream holds neither a transaction nor a connection. In the
web process it holds a thread (`flow`), in the separate process not even that (`stream_door`).
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from hashlib import sha256
from time import monotonic
from typing import Any, Protocol

from flask import Flask, json
from sqlalchemy.orm import Session

from service.platform.deps import deps
from service.platform.ports import Subscription
from service.platform.stream_limit import StreamSlot
from service.platform.transaction import read_session

HEARTBEAT = 25.0  # seconds of silence after which a comment is sent, so that proxies keep the connection
SLICE = 1.0  # seconds after which a stream notices a shutdown or a reader who has gone
COME_BACK = 2000  # milliseconds after which a reader reconnects when the stream has ended
RETRY = f"retry: {COME_BACK}\n\n"
BEAT = ": still here\n\n"
SCOPE = "asgi.scope"
"""The key under which a2wsgi adds the ASGI scope to the WSGI environment."""
TAKE_OVER = "procaccio.take_over"
"""The key in the scope of the function that takes over a feed and its slot, instead of a thread that writes
it.
"""


class StreamOver(Exception):
    """Raised when the reader loses access: key revoked, seat taken by another player, or table deleted."""


class MessageKind(StrEnum):
    """What a message of a stream tells."""

    TABLE = "table"
    """The table, at first and on each change: state, revision, count, seats that must answer."""
    QUESTION = "question"
    """The question of the seat, or null, at first and on each change. Its legal answers are at `.../question`."""
    EVENTS = "events"
    """What happened, as the reader may know it, in their language. `count` is the number of moves now."""
    REWOUND = "rewound"
    """Moves were taken back. Discard the events of moves after `count`."""
    TALK = "talk"
    """New lines for this seat. Over all tables: in `items` the number of unread lines of each table."""
    WAITING = "waiting"
    """In `items` the open questions, whole, at first and on each change."""
    WAITS = "waits"
    """The same as in `/me/waiting`, with `waits=true`."""
    TABLES = "tables"
    """In `items` all my open tables, at first and on each change: number, state, revision and count."""
    INVITED = "invited"
    """In `items` the invitations, whole, at first and on each change."""


@dataclass(frozen=True)
class Message:
    """A message of a stream, with the id from which its reader can continue."""

    kind: MessageKind
    data: Any
    id: str


class Feed(Protocol):
    """The source of messages for one reader."""

    @property
    def topics(self) -> tuple[str, ...]:
        """The topics to subscribe to. A look can change them."""

    def look(self, session: Session, now: datetime) -> Iterable[Message]:
        """Return what is new since the last look. Raise Over if the reader has lost access."""


def content_digest(told: Any) -> str:
    """Return a digest by which a feed recognises what it has sent, without storing it."""
    return sha256(json.dumps(told).encode()).hexdigest()[:12]


def format_event(message: Message) -> str:
    """Format a message as a server-sent event. JSON has no line breaks, so the data is one line."""
    return f"event: {message.kind}\nid: {message.id}\ndata: {json.dumps(message.data)}\n\n"


def iter_stream(
    app: Flask, feed: Feed, place: StreamSlot, seconds: float, hung_up: Callable[[], bool]
) -> Iterator[str]:
    """Yield a whole stream, until its time is up or its reader has gone.

    A reader who is still there reconnects.
    """
    ends, places = monotonic() + seconds, place.places

    def ended() -> bool:
        return places.closing or monotonic() >= ends or hung_up()

    with app.app_context():
        subscriptions = deps().subscriptions
    try:
        yield RETRY
        while True:
            with subscriptions.listen(*feed.topics) as subscription:
                yield from iter_news(app, feed, subscription, ended)
            if ended():
                return
    except StreamOver:
        return
    finally:
        place.give_back()


def iter_news(app: Flask, feed: Feed, subscription: Subscription, ended: Callable[[], bool]) -> Iterator[str]:
    """Yield the news for as long as the topics stay the same."""
    topics, beat = feed.topics, monotonic() + HEARTBEAT
    yield from look_for_news(app, feed)
    while feed.topics == topics and not ended():
        if subscription.wait(SLICE):
            beat = monotonic() + HEARTBEAT
            yield from look_for_news(app, feed)
        elif monotonic() >= beat:
            beat = monotonic() + HEARTBEAT
            yield BEAT
            yield from look_for_news(app, feed)  # a notification may be lost, or the key revoked


def look_for_news(app: Flask, feed: Feed) -> list[str]:
    """Look once.

    The connection is returned to the pool before anything is sent, because the reader may be slow.
    """
    with app.app_context(), read_session() as session:
        return [format_event(message) for message in feed.look(session, deps().clock())]
