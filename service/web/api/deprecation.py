"""Deprecated operations: the document marks them, and so does each response (RFC 9745, RFC 8594)."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from functools import partial

from flask import Flask, Response, request
from werkzeug.http import http_date

from service.platform.deps import deps
from service.web import PREFIX

STAYS = timedelta(days=365)
"""The minimum time that deprecated operations keep working; docs/api-versions.md promises it."""


@dataclass(frozen=True, kw_only=True)
class Deprecated:
    """A deprecation: its first day, the day after which the operation may be removed, and the replacement."""

    since: date
    sunset: date
    instead: str

    def __post_init__(self) -> None:
        if self.sunset - self.since < STAYS:
            raise ValueError(f"what is deprecated stays for {STAYS.days} days")

    def __str__(self) -> str:
        return f"Deprecated since {self.since}, and gone after {self.sunset}. Use {self.instead}."


def register(app: Flask, deprecated: Iterable[tuple[str, Deprecated]]) -> None:
    """Register the deprecations, given by endpoint."""
    app.after_request(partial(add_deprecation_headers, dict(deprecated)))


def add_deprecation_headers(deprecated: dict[str, Deprecated], response: Response) -> Response:
    """Add the deprecation headers, to refusals too, so that every caller of the operation sees them."""
    told = deprecated.get(request.endpoint or "")
    if told is not None:
        response.headers["Deprecation"] = f"@{int(get_start_of_day(told.since).timestamp())}"
        response.headers["Sunset"] = http_date(get_start_of_day(told.sunset))
        response.headers.add("Link", f'<{deps().settings.public_url}{PREFIX}/#versions>; rel="deprecation"')
    return response


def get_start_of_day(day: date) -> datetime:
    return datetime.combine(day, time(), UTC)
