"""Deprecated operations and defaults: the document marks them, and so does each response (RFC 9745, RFC 8594)."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from functools import partial

from flask import Flask, Response, request
from werkzeug.http import http_date

from service.platform.deps import deps
from service.web import PREFIX
from service.web.prefer import APPLIED

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


LEAN = Deprecated(
    since=date(2026, 11, 28), sunset=date(2027, 11, 30), instead="the flags of the parts that you read"
)
"""Leaving out the flags that shape an answer. Their defaults change then; docs/api-versions.md lists them."""

Deprecations = Mapping[str, tuple[Deprecated, frozenset[str]]]
"""By endpoint: a deprecation, and the query parameters that a caller must name to have nothing to do with it.

Without parameters the operation itself is deprecated.
"""


def register(app: Flask, deprecations: Deprecations) -> None:
    app.after_request(partial(add_deprecation_headers, deprecations))


def add_deprecation_headers(deprecations: Deprecations, response: Response) -> Response:
    """Add the deprecation headers, to refusals too, so that every caller of the operation sees them."""
    told, named = deprecations.get(request.endpoint or "", (None, frozenset()))
    unread = request.method == "POST" and APPLIED not in response.headers  # no new state was asked for
    if (
        told is not None
        and request.method != "OPTIONS"
        and not (named and (unread or named <= request.args.keys()))
    ):
        response.headers["Deprecation"] = f"@{int(get_start_of_day(told.since).timestamp())}"
        response.headers["Sunset"] = http_date(get_start_of_day(told.sunset))
        response.headers.add("Link", f'<{deps().settings.public_url}{PREFIX}/#versions>; rel="deprecation"')
    return response


def get_start_of_day(day: date) -> datetime:
    return datetime.combine(day, time(), UTC)
