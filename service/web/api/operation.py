"""What one operation of the API is, but for what it does: plain data that the laws and the document read."""

from dataclasses import dataclass
from typing import Any

from marshmallow import Schema

from service.web.access import SAFE_METHODS, Access
from service.web.api.deprecation import Deprecated


@dataclass(frozen=True, kw_only=True)
class Operation:
    """One row of the API; declared in a Resource."""

    name: str
    about: str  # what the view says of itself: the first line sums it up
    method: str
    path: str
    access: Access
    body: type[Schema] | None = None
    query: type[Schema] | None = None
    gives: type[Schema] | None = None
    media: str | None = None  # what the view answers with itself, where that is no JSON
    streams: str | None = None  # the component of what is told, where it is a stream
    many: bool = False  # `gives` is one item of a page
    status: int = 200
    location: str | None = None  # where that lies which was made, filled from path and answer: `/tables/{id}`
    problems: tuple[str, ...] = ()
    example: Any = None  # of the answer
    send: Any = None  # an example of the body
    etag: bool = False
    rate: str | None = None  # the setting with a rate of its own, counted per network address
    represents: bool = False  # brings the new state where `Prefer: return=representation` asks for it
    deprecated: Deprecated | None = None
    secret: bool = False  # the answer holds a secret that is shown once

    @property
    def safe(self) -> bool:
        return self.method in SAFE_METHODS
