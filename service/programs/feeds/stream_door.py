"""Streams without a thread each: the application behind an asynchronous server.

Access, rate limits and error messages are decided by the same view as in the web process, in one of a few
threads. The view hands over its feed instead of writing it (`TAKE_OVER`). From then on a stream consists of
its feed and its slot. A notification makes it look, in one of a few other threads. A periodic round over all
streams sends heartbeats. In between, a stream does nothing and uses next to no memory.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, MutableMapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from http import HTTPStatus
from random import randrange
from time import monotonic
from typing import Any

import structlog
from a2wsgi import WSGIMiddleware
from flask import Flask

from service.platform.deps import EXTENSION, Deps
from service.platform.stream_limit import StreamSlot
from service.programs.feeds.stream import (
    BEAT,
    COME_BACK,
    HEARTBEAT,
    RETRY,
    TAKE_OVER,
    Feed,
    StreamOver,
    look_for_news,
)

THREADS = 4  # for requests, and as many for looks: more would only wait for each other
LOOKS_AFTER = 300.0  # seconds after which a stream looks anyway: a notification may be lost, or a key expired
ROUND = 1.0  # seconds between two rounds
LEAVE = 5.0  # seconds in which a reader can receive the last message
APART = 10  # milliseconds between readers when all of them must reconnect
log = structlog.get_logger()

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]


class OpenStream:
    """An open stream. At most one task sends to it at a time, so that a slow reader delays nobody else."""

    __slots__ = (
        "door",
        "ends",
        "feed",
        "has_news",
        "last",
        "looked",
        "reader",
        "said",
        "send",
        "speaking",
        "topics",
        "unsubscribe",
    )

    def __init__(self, door: "StreamApplication", feed: Feed, send: Send) -> None:
        self.door, self.feed, self.send = door, feed, send
        self.said = self.looked = monotonic()
        self.ends = self.said + door.seconds
        self.reader = asyncio.current_task()
        self.has_news, self.speaking = True, False
        self.last: str | None = None
        """The last message, once the stream must end."""
        self.topics: tuple[str, ...] = ()
        self.unsubscribe: Callable[[], None] = do_nothing

    def handle_notification(self, _topic: str) -> None:
        """Handle a notification, from any thread."""
        self.door.loop.call_soon_threadsafe(self.look)

    def look(self) -> None:
        self.has_news = True
        self.speak()

    def finish(self, last: str = "") -> None:
        self.last = last
        self.speak()

    def pass_by(self, now: float) -> None:
        """Do what is due in a round: end, look, or send a heartbeat."""
        if now >= self.ends + LEAVE and self.reader is not None:
            self.reader.cancel()  # the reader has not read for so long that the last message could not be sent
        elif now >= self.ends:
            self.finish()
        elif not self.speaking and now - self.looked >= LOOKS_AFTER:
            self.look()
        elif not self.speaking and now - self.said >= HEARTBEAT:
            self.speak(BEAT)

    def speak(self, text: str = "") -> None:
        if not self.speaking:
            self.speaking = True
            self.door.start(self.spoken(text))

    async def spoken(self, text: str) -> None:
        """Send the text, then what is new, and at the end the last message."""
        try:
            await self.say(text)
            while self.has_news and self.last is None:
                self.has_news = False
                await self.say(await self.news())
        except StreamOver:
            self.last = ""
        except Exception:  # this reader reconnects; the others are not affected
            log.exception("a stream breaks off")
            self.last = ""
        if self.last is None:
            self.speaking = False
        else:
            await self.say(self.last)
            await self.send({"type": "http.response.body", "body": b""})

    async def say(self, text: str) -> None:
        if text:
            await self.send({"type": "http.response.body", "body": text.encode(), "more_body": True})
            self.said = monotonic()

    async def news(self) -> str:
        """Subscribe, then look, so that nothing is missed in between. A look can change the topics."""
        if self.feed.topics != self.topics:
            self.unsubscribe()
            self.topics = self.feed.topics
            self.unsubscribe = self.door.subscriptions.call_on(self.handle_notification, *self.topics)
        told = await self.door.loop.run_in_executor(
            self.door.lookers, look_for_news, self.door.app, self.feed
        )
        self.looked = monotonic()
        self.has_news = self.has_news or self.feed.topics != self.topics
        return "".join(told)


def do_nothing() -> None:
    """Do nothing: the stream has no subscription yet."""


class StreamApplication:
    """The application as an ASGI one. Requests that are not streams are answered as by the web process."""

    loop: asyncio.AbstractEventLoop

    def __init__(self, app: Flask) -> None:
        fitted: Deps = app.extensions[EXTENSION]
        self.app, self.subscriptions, self.places = app, fitted.subscriptions, fitted.places
        self.seconds = fitted.settings.stream_seconds
        wsgi: Any = app  # equivalent types, declared differently; the same below
        self.application: Any = WSGIMiddleware(wsgi, workers=THREADS)
        self.lookers = ThreadPoolExecutor(THREADS, "look")
        self.open: set[OpenStream] = set()
        self.tasks: set[asyncio.Task[None]] = set()

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        self.loop = asyncio.get_running_loop()
        if scope["type"] == "lifespan":
            self.start(self.go_round())
        admitted = await self.admit(scope, receive, send)
        if admitted is None:
            return
        feed, place = admitted
        # uvicorn keeps the headers for as long as the stream lasts. Those of a browser take 3 kB, and they
        # are not read any more once the response has begun.
        scope["headers"].clear()
        stream = OpenStream(self, feed, send)
        self.open.add(stream)
        try:
            stream.last = self.come_back() if self.places.closing else None
            stream.speak(RETRY)
            with suppress(asyncio.CancelledError):
                while (await receive())["type"] != "http.disconnect":  # also after the response
                    pass
        finally:
            self.open.discard(stream)
            stream.last = ""
            stream.unsubscribe()
            place.give_back()

    async def admit(self, scope: Message, receive: Receive, send: Send) -> tuple[Feed, StreamSlot] | None:
        """Send the application's response: all of it, or the head of a stream that the caller continues."""
        taken: list[tuple[Feed, StreamSlot]] = []
        status = 0

        def flows() -> bool:
            return bool(taken) and status == HTTPStatus.OK

        async def answer(message: Message) -> None:
            nonlocal status
            status = message.get("status", status)
            if message["type"] == "http.response.start" or not flows():
                await send(message)

        def take(feed: Feed, place: StreamSlot) -> None:
            taken.append((feed, place))

        offered = {TAKE_OVER: take} if scope.get("method") == "GET" else {}
        try:
            await self.application({**scope, **offered}, receive, answer)
            return taken.pop() if flows() else None
        finally:
            for _, place in taken:
                place.give_back()

    def start(self, what: Coroutine[Any, Any, None]) -> None:
        """Start a task and keep a reference to it, because the loop keeps none."""
        task = asyncio.create_task(what)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def go_round(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            self.pass_by(monotonic())

    def pass_by(self, now: float) -> None:
        for stream in tuple(self.open):
            stream.pass_by(now)

    def close(self) -> None:
        """End every stream at shutdown. The readers reconnect to the next process."""
        self.places.close()
        for stream in self.open:
            stream.finish(self.come_back())

    def come_back(self) -> str:
        """Return the delay after which a reader reconnects. It is random, so that not all come at once."""
        return f"retry: {COME_BACK + randrange(1 + APART * len(self.open))}\n\n"
