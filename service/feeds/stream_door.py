"""Streams without a thread each: the application behind an asynchronous server, where a stream waits as a coroutine.

Who may come in, how often, and in which words others are sent away is decided by the very view that decides it in the web
process, in one of a few threads. It hands over the feed instead of writing it (`TAKE_OVER`), and from then on a stream is
its feed, a place, and a coroutine that waits for a ring; looks are taken in a few threads of their own.
"""

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from http import HTTPStatus
from random import randrange
from typing import Any

from a2wsgi import WSGIMiddleware
from flask import Flask

from service.core.deps import EXTENSION, Deps
from service.core.stream_limit import StreamSlot
from service.feeds.stream import BEAT, COME_BACK, HEARTBEAT, RETRY, TAKE_OVER, Feed, Over, news

THREADS = 4  # for those who come in, and as many for looks: more would only wait for each other
BEATS_UNTIL_LOOK = 12  # a ring may have been lost, or a key have run out
LEAVE = 5.0  # seconds in which a reader takes the last word
APART = 10  # milliseconds: by so much readers who are sent away come back after one another

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]


class Ear:
    """Hears rings from whatever thread they come, for one coroutine."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.rung = asyncio.Event()

    def hear(self, _topic: str) -> None:
        self.loop.call_soon_threadsafe(self.rung.set)


class StreamDoor:
    """The application as an ASGI one; whatever is no stream is answered as by the web process."""

    def __init__(self, app: Flask) -> None:
        fitted: Deps = app.extensions[EXTENSION]
        self.app, self.watch, self.places = app, fitted.watch, fitted.places
        self.seconds = fitted.settings.stream_seconds
        wsgi: Any = app  # its types and Flask's say the same in different words, as do its and ours below
        self.application: Any = WSGIMiddleware(wsgi, workers=THREADS)
        self.lookers = ThreadPoolExecutor(THREADS, "look")
        self.ears: set[Ear] = set()
        self.sent_away = 0

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        admitted = await self.admit(scope, receive, send)
        if admitted is None:
            return
        feed, place = admitted
        # uvicorn keeps them as long as the stream lasts, a browser's weigh 3 kB, and once an answer has begun nobody reads them.
        scope["headers"].clear()
        try:
            await self.follow(feed, receive, send)
        finally:
            place.give_back()

    async def admit(self, scope: Message, receive: Receive, send: Send) -> tuple[Feed, StreamSlot] | None:
        """Send the application's answer: all of it, or the head of a stream, which is the caller's to write."""
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

    async def follow(self, feed: Feed, receive: Receive, send: Send) -> None:
        """All of a stream, until its time is up, its reader has gone or may look no longer, or the house closes."""
        ear = Ear()
        left = asyncio.ensure_future(leaving(receive))
        left.add_done_callback(lambda _: ear.rung.set())

        async def say(text: str) -> None:
            await send({"type": "http.response.body", "body": text.encode(), "more_body": True})

        self.ears.add(ear)
        try:
            with suppress(TimeoutError, Over):
                async with asyncio.timeout(self.seconds):
                    await self.tell(feed, ear, say, lambda: left.done() or self.places.closing)
        finally:
            self.ears.discard(ear)
            left.cancel()
        with suppress(TimeoutError):  # of one who has not read for long, the server has kept enough
            async with asyncio.timeout(LEAVE):
                if self.places.closing:
                    await say(f"retry: {COME_BACK + randrange(1 + APART * self.sent_away)}\n\n")
                await send({"type": "http.response.body", "body": b""})

    async def tell(
        self, feed: Feed, ear: Ear, say: Callable[[str], Awaitable[None]], ended: Callable[[], bool]
    ) -> None:
        await say(RETRY)
        while not ended():
            topics = feed.topics
            with self.watch.on_ring(ear.hear, *topics):
                while feed.topics == topics and not ended():
                    ear.rung.clear()
                    told = await ear.loop.run_in_executor(self.lookers, news, self.app, feed)
                    if told:
                        await say("".join(told))
                    if feed.topics == topics and not ended():
                        await rung_or_late(ear, say)

    def close(self) -> None:
        """The house closes: every stream ends now, and its reader comes back to whoever serves then."""
        self.places.close()
        self.sent_away = len(self.ears)
        for ear in self.ears:
            ear.rung.set()


async def leaving(receive: Receive) -> None:
    """Until the reader has gone."""
    while (await receive())["type"] != "http.disconnect":
        pass


async def rung_or_late(ear: Ear, say: Callable[[str], Awaitable[None]]) -> None:
    """Until something rings; a beat meanwhile costs no look."""
    for _ in range(BEATS_UNTIL_LOOK):
        with suppress(TimeoutError):
            async with asyncio.timeout(HEARTBEAT):
                await ear.rung.wait()
                return
        await say(BEAT)
