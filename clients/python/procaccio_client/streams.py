"""Reading server-sent events."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any, Final, Generic

import httpx
import msgspec

from procaccio_client.reading import read_json
from procaccio_client.request import Request, T

COME_BACK: Final = 2.0
"""Seconds before a reconnection, unless the server names others."""
SILENCE: Final = httpx.Timeout(30, read=60).as_dict()
"""After 60 silent seconds a stream counts as broken; the server sends something every 25."""


@dataclass
class StreamReader(Generic[T]):
    """Joins lines to messages, and remembers where the next connection continues."""

    request: Request[T]
    strict: bool
    fields: dict[str, str] = field(default_factory=dict)
    come_back: float = COME_BACK
    """The server's `retry`. When it stops, it spreads the reconnections over some seconds."""

    def next_request(self, http: httpx.Client | httpx.AsyncClient) -> httpx.Request:
        """Return the request that continues after the last whole message."""
        self.fields = {}
        out = self.request.built_by(http)
        out.extensions["timeout"] = SILENCE
        return out

    def heard(self, line: str) -> Iterator[T]:
        """Yield the message that this line ends, if it ends one."""
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
        """Return a message as its type. Its data is JSON in a string."""
        whole: dict[str, Any] = {**told, "data": msgspec.Raw(told["data"].encode())}
        return read_json(self.request, msgspec.json.encode(whole), strict=self.strict)
