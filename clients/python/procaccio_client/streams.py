"""Server-sent events, read as they come."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any, Final, Generic

import httpx
import msgspec

from procaccio_client.reading import read_json
from procaccio_client.request import Request, T

COME_BACK: Final = 2.0
"""Seconds until a stream that ended is asked for anew, where the server has not said how many."""
SILENCE: Final = httpx.Timeout(30, read=60).as_dict()
"""After so many seconds without a sign of life a stream counts as broken; the server says something every 25."""


@dataclass
class StreamReader(Generic[T]):
    """Puts lines together to messages, and knows from where another stream goes on."""

    request: Request[T]
    strict: bool
    fields: dict[str, str] = field(default_factory=dict)
    come_back: float = COME_BACK
    """The server's `retry`: a house that closes spreads those who come back."""

    def next_request(self, http: httpx.Client | httpx.AsyncClient) -> httpx.Request:
        """From the last whole message on: what a break left of another is told anew."""
        self.fields = {}
        out = self.request.built_by(http)
        out.extensions["timeout"] = SILENCE
        return out

    def heard(self, line: str) -> Iterator[T]:
        """The message that this line ends, where it ends one."""
        if line:
            name, _, value = line.partition(":")
            self.fields[name] = value.removeprefix(" ")
            if name == "retry" and self.fields[name].isdecimal():
                self.come_back = int(self.fields[name]) / 1000
            return
        told, self.fields = self.fields, {}
        if "data" in told:
            self.request = replace(self.request, last_event_id=told["id"])
            yield self.message(told)

    def message(self, told: dict[str, str]) -> T:
        """As its type: its data are JSON in a text."""
        whole: dict[str, Any] = {**told, "data": msgspec.Raw(told["data"].encode())}
        return read_json(self.request, msgspec.json.encode(whole), strict=self.strict)
