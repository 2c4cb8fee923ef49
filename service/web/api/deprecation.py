"""Operations that will go: the document says so, and so does every answer of theirs (RFC 9745, RFC 8594)."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from functools import partial

from flask import Flask, Response, request
from werkzeug.http import http_date

from service.platform.deps import deps
from service.web import PREFIX

STAYS = timedelta(days=365)
"""So long what is deprecated goes on working, at least; docs/api-versions.md promises it."""


@dataclass(frozen=True, kw_only=True)
class Deprecated:
    """Since when something should be used no more, from when on it may be gone, and what does the same."""

    since: date
    sunset: date
    instead: str

    def __post_init__(self) -> None:
        if self.sunset - self.since < STAYS:
            raise ValueError(f"what is deprecated stays for {STAYS.days} days")

    def __str__(self) -> str:
        return f"Deprecated since {self.since}, and gone after {self.sunset}: use {self.instead}."


def register(app: Flask, deprecated: Iterable[tuple[str, Deprecated]]) -> None:
    """By endpoint."""
    app.after_request(partial(tell, dict(deprecated)))


def tell(deprecated: dict[str, Deprecated], response: Response) -> Response:
    """A refusal tells it too: whoever has not heard yet hears it wherever they call."""
    told = deprecated.get(request.endpoint or "")
    if told is not None:
        response.headers["Deprecation"] = f"@{int(begins(told.since).timestamp())}"
        response.headers["Sunset"] = http_date(begins(told.sunset))
        response.headers.add("Link", f'<{deps().settings.public_url}{PREFIX}/#versions>; rel="deprecation"')
    return response


def begins(day: date) -> datetime:
    return datetime.combine(day, time(), UTC)
