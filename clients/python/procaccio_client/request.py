"""One call of the API as plain data: what goes out, and what its answer is read into."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Generic, TypeVar
from urllib.parse import quote
from uuid import uuid4

import httpx
import msgspec

T = TypeVar("T")
SAFE: Final = "GET"


@dataclass(frozen=True)
class Request(Generic[T]):
    """A call; `answer` is the type T itself."""

    method: str
    path: str
    answer: object
    parts: Mapping[str, object] = field(default_factory=dict)
    """What stands for the names in the path."""
    query: Mapping[str, object] = field(default_factory=dict)
    body: object = None
    idempotency_key: str | None = None
    """Of a call that shall count once though another process sends it again; else each call gets one of its own."""
    if_match: str | None = None
    last_event_id: str | None = None

    def built_by(self, http: httpx.Client | httpx.AsyncClient) -> httpx.Request:
        """Built once and sent for every try, so that whatever it changes is changed once."""
        parts = {name: quote(str(part), safe="") for name, part in self.parts.items()}
        return http.build_request(
            self.method,
            self.path.format_map(parts),
            params={name: written(part) for name, part in self.query.items() if part is not None},
            headers=self.headers(),
            content=None if self.body is None else msgspec.json.encode(self.body),
        )

    def headers(self) -> Mapping[str, str]:
        told = {"If-Match": self.if_match, "Last-Event-ID": self.last_event_id}
        if self.method != SAFE:
            told["Idempotency-Key"] = self.idempotency_key or uuid4().hex
        if self.body is not None:
            told["Content-Type"] = "application/json"
        return {name: value for name, value in told.items() if value is not None}


def written(part: object) -> str:
    """A value as it stands in a query."""
    return str(part).lower() if isinstance(part, bool) else str(part)
