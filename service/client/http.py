"""The wire: one request and its answer, tried again where that can do no harm."""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from functools import cache
from ssl import SSLContext
from time import sleep
from typing import Any, Final, NamedTuple, Self, TypeVar
from uuid import uuid4

import httpx

from engine.decoder import Decoder

PREFIX: Final = "/api/v1"
LADDER: Final = (0.2, 1.0, 3.0)
"""Seconds between the tries of a request that got no answer. Each carries the same Idempotency-Key, so that it counts once."""

SILENCE: Final = 60.0
"""Seconds without a sign of life after which a stream counts as broken; the server says something every 25."""

T = TypeVar("T")


class ErrorDetail(NamedTuple):
    """One message of a stream; from its id on another stream can follow."""

    kind: str
    id: str
    data: bytes


class Unreachable(Exception):
    """The server did not answer, however often it was asked."""


class RequestRefused(Exception):
    """The server said no; `problem` is its problem document."""

    def __init__(self, problem: Mapping[str, Any]) -> None:
        super().__init__(str(problem.get("detail", problem.get("title", ""))))
        self.problem = dict(problem)

    @property
    def name(self) -> str:
        """The stable name of the problem: the last part of its type."""
        return str(self.problem.get("type", "")).rpartition("/")[2]


@cache
def trusted() -> SSLContext:
    """Whom to believe, read once: a program with a connection for each player would read it for each."""
    return httpx.create_ssl_context()


class HttpClient:
    """A connection to one server, with one key."""

    def __init__(self, url: str, secret: str | None, transport: httpx.BaseTransport | None = None) -> None:
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        self.http = httpx.Client(
            base_url=url.rstrip("/") + PREFIX,
            headers=headers,
            transport=transport,
            timeout=30,
            verify=trusted(),
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_raised: object) -> None:
        self.http.close()

    def get(self, path: str, shape: type[T], **query: Any) -> T:
        asked = {key: value for key, value in query.items() if value is not None}
        return Decoder(shape).decode(self._send("GET", path, params=asked).content)

    def stream(self, path: str, since: str) -> Iterator[ErrorDetail]:
        """The messages of one stream behind an id, until it ends; a broken line is an end, too."""
        headers = {"Last-Event-ID": since}
        quiet = httpx.Timeout(30, read=SILENCE)
        with (
            suppress(httpx.TransportError),
            self.http.stream("GET", path, headers=headers, timeout=quiet) as answer,
        ):
            if not answer.is_success:
                answer.read()
                settled(answer)
            yield from messages(answer.iter_lines())

    def post(self, path: str, body: Mapping[str, Any] | None, shape: type[T]) -> T:
        return Decoder(shape).decode(self.send("POST", path, body).content)

    def send(self, method: str, path: str, body: Mapping[str, Any] | None = None) -> httpx.Response:
        """A request that changes something, done once however often it is sent."""
        key = {"Idempotency-Key": uuid4().hex}
        return self._send(method, path, headers=key, **({} if body is None else {"json": body}))

    def _send(self, method: str, path: str, **more: Any) -> httpx.Response:
        for pause in (*LADDER, None):
            try:
                return settled(self.http.request(method, path, **more))
            except httpx.TransportError as lost:
                if pause is None:
                    raise Unreachable(str(lost)) from lost
                sleep(pause)
        raise AssertionError  # the last rung returns or raises


def messages(lines: Iterable[str]) -> Iterator[ErrorDetail]:
    """Server-sent events, whose data is one line each."""
    said: dict[str, str] = {}
    for line in lines:
        name, _, value = line.partition(": ")
        if line:
            said[name] = value
        elif "data" in said:
            yield ErrorDetail(said["event"], said["id"], said["data"].encode())
            said = {}


def settled(response: httpx.Response) -> httpx.Response:
    """The answer, or the refusal that it is."""
    if response.is_success:
        return response
    try:
        problem = response.json()
    except ValueError:
        problem = {"title": f"The server answered with status {response.status_code}."}
    raise RequestRefused(problem if isinstance(problem, dict) else {"title": str(problem)})
