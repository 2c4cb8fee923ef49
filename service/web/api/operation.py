"""The declaration of an operation: plain data from which the API, its document and the forms follow."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from marshmallow import Schema

from service.web.access import SAFE_METHODS, Access
from service.web.api.deprecation import Deprecated

JSON = "application/json"


@dataclass(frozen=True, kw_only=True)
class Operation:
    """One thing that a caller can do; declared in a Resource.

    Calling it runs its view. The API, forms, commands by mail and commands in the terminal all do that.
    """

    name: str
    doc: str  # the view's docstring: the first line is the summary
    view: Callable[..., Any]
    method: str
    path: str
    access: Access
    body: type[Schema] | None = None
    query: type[Schema] | None = None
    gives: type[Schema] | None = None
    media: str | None = None  # the media type of a response that is not JSON
    streams: str | None = None  # for a stream, the component schema of its messages
    many: bool = False  # `gives` is one item of a page
    plain: bool = False  # the view returns the JSON itself; tests hold it to `gives`
    status: int = 200
    location: str | None = None  # of a created row, from path and answer: `/tables/{id}`
    problems: tuple[str, ...] = ()
    example: Any = None  # an example of the response
    send: Any = None  # an example of the body
    etag: bool = False
    rate: str | None = None  # the setting with its own rate limit, per network address
    represents: bool = False  # returns the new state for `Prefer: return=representation`
    deprecated: Deprecated | None = None
    new_defaults: tuple[str, ...] = ()  # query flags whose defaults will change: see LEAN
    secret: bool = False  # the response contains a secret that is shown once

    def __call__(self, *args: Any, **path: Any) -> Any:
        return self.view(*args, **path)

    @property
    def safe(self) -> bool:
        return self.method in SAFE_METHODS

    @property
    def response_media(self) -> str | None:
        """Return the media type of the response, or None if it has no content."""
        return JSON if self.gives is not None else self.media
