"""The client that waits for each answer."""

from collections.abc import Iterator
from time import sleep
from typing import Self

import httpx

from procaccio_client.calls import Calls
from procaccio_client.connection import connection_settings
from procaccio_client.reading import read, refusal
from procaccio_client.refused import RequestRefused, Unreachable
from procaccio_client.request import Request, T
from procaccio_client.retries import AWAY, Retries
from procaccio_client.streams import StreamReader


class Client(Calls):
    """A connection to one server, with one key.

    `language` is that of all sentences; without it, they are in the player's own. With `strict`, whatever the document
    does not declare is an error: that is for tests of a client, for a newer server may tell more.
    """

    def __init__(
        self,
        url: str,
        token: str | None = None,
        *,
        language: str | None = None,
        strict: bool = False,
        retries: Retries | None = None,
        transport: httpx.BaseTransport | None = None,
    ) -> None:
        self._strict, self._retries = strict, retries or Retries()
        self._http = httpx.Client(transport=transport, **connection_settings(url, token, language))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_raised: object) -> None:
        self.close()

    def close(self) -> None:
        self._http.close()

    def send(self, request: Request[T]) -> T:
        """Send a request, retry it without an answer, and return the response."""
        out, tries = request.built_by(self._http), 0
        while True:
            tries += 1
            try:
                response = self._http.send(out)
            except httpx.TransportError as lost:
                pause = self._retries.after_silence(tries)
                if pause is None:
                    raise Unreachable(self._http.base_url, tries, lost) from lost
            else:
                pause = self._retries.after(response, tries)
                if pause is None:
                    return read(request, response, strict=self._strict)
            sleep(pause)

    def follow(self, request: Request[T]) -> Iterator[T]:
        """Yield the messages of a stream. It reconnects when the stream ends or breaks."""
        reader, breaks = StreamReader(request, self._strict), 0
        pause: float | None
        while True:
            pause = 0.0
            try:
                for message in self._messages(reader):
                    breaks = 0
                    yield message
            except httpx.TransportError as lost:
                breaks += 1
                pause = self._retries.after_silence(breaks)
                if pause is None:
                    raise Unreachable(self._http.base_url, breaks, lost) from lost
            except RequestRefused as refused:
                breaks += 1
                pause = self._retries.after_silence(breaks) if refused.problem.status in AWAY else None
                if pause is None:
                    raise
            sleep(max(pause, reader.come_back))

    def _messages(self, reader: StreamReader[T]) -> Iterator[T]:
        """Yield the messages of one connection."""
        response = self._http.send(reader.next_request(self._http), stream=True)
        try:
            if not response.is_success:
                response.read()
                raise refusal(response)
            for line in response.iter_lines():
                yield from reader.heard(line)
        finally:
            response.close()
