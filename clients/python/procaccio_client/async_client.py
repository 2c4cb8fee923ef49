"""The client that others may work beside: the same calls, each awaited."""

from collections.abc import AsyncIterator
from typing import Self

import httpx
from anyio import sleep

from procaccio_client.async_calls import AsyncCalls
from procaccio_client.connection import connection_settings
from procaccio_client.reading import read, refusal
from procaccio_client.refused import RequestRefused, Unreachable
from procaccio_client.request import Request, T
from procaccio_client.retries import AWAY, Retries
from procaccio_client.streams import StreamReader


class AsyncClient(AsyncCalls):
    """A connection to one server, with one key; what it takes is as in `Client`."""

    def __init__(
        self,
        url: str,
        token: str | None = None,
        *,
        language: str | None = None,
        strict: bool = False,
        retries: Retries | None = None,
        transport: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        self._strict, self._retries = strict, retries or Retries()
        self._http = httpx.AsyncClient(transport=transport, **connection_settings(url, token, language))

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_raised: object) -> None:
        await self.close()

    async def close(self) -> None:
        await self._http.aclose()

    async def send(self, request: Request[T]) -> T:
        """Send a request, retry it without an answer, and return the response."""
        out, tries = request.built_by(self._http), 0
        while True:
            tries += 1
            try:
                response = await self._http.send(out)
            except httpx.TransportError as lost:
                pause = self._retries.after_silence(tries)
                if pause is None:
                    raise Unreachable(self._http.base_url, tries, lost) from lost
            else:
                pause = self._retries.after(response, tries)
                if pause is None:
                    return read(request, response, strict=self._strict)
            await sleep(pause)

    async def follow(self, request: Request[T]) -> AsyncIterator[T]:
        """Yield the messages of a stream. It reconnects when the stream ends or breaks."""
        reader, breaks = StreamReader(request, self._strict), 0
        pause: float | None
        while True:
            pause = 0.0
            try:
                async for message in self._messages(reader):
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
            await sleep(max(pause, reader.come_back))

    async def _messages(self, reader: StreamReader[T]) -> AsyncIterator[T]:
        """Yield the messages of one connection."""
        response = await self._http.send(reader.next_request(self._http), stream=True)
        try:
            if not response.is_success:
                await response.aread()
                raise refusal(response)
            async for line in response.aiter_lines():
                for message in reader.heard(line):
                    yield message
        finally:
            await response.aclose()
