"""Cursor pagination: stable while rows are added and removed, at the same cost for every page."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from math import isfinite
from typing import Any

from marshmallow import Schema, fields, validate
from sqlalchemy import Select, tuple_
from sqlalchemy.orm import InstrumentedAttribute, Session

from service.platform.database import LARGEST_KEY
from service.web.schemas.validation import make_validation_error

MOST = 100


class Cursor(fields.String):
    """The position at the end of the last page; opaque to clients, so that its content may change."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **more: Any) -> Any:
        text = super()._deserialize(value, attr, data, **more)
        try:
            return self.read(urlsafe_b64decode(text.encode()).decode())
        except (NotBase64, ValueError, OverflowError) as error:
            raise make_validation_error("field-cursor") from error

    def read(self, text: str) -> Any:
        """Return the key of the last row."""
        return parse_row_number(text)


class AgeCursor(Cursor):
    """A cursor into a list by age: the time, then the key among rows of the same time."""

    def read(self, text: str) -> Any:
        moment, _, key = text.partition(" ")
        return datetime.fromisoformat(moment).astimezone(UTC), parse_row_number(key)


class PlaceCursor(Cursor):
    """A cursor into a list by a figure, largest first: the figure, then the key among equal figures."""

    def read(self, text: str) -> Any:
        figure, _, key = text.partition(" ")
        place = float(figure)
        if not isfinite(place):
            raise ValueError(text)
        return place, parse_row_number(key)


def parse_row_number(text: str) -> int:
    key = int(text)
    if not 0 <= key <= LARGEST_KEY:
        raise ValueError(text)
    return key


def encode_cursor(text: str) -> str:
    return urlsafe_b64encode(text.encode()).decode()


class PageQuery(Schema):
    """Which page of a list, newest first."""

    limit = fields.Integer(load_default=20, validate=validate.Range(1, MOST))
    cursor = Cursor(load_default=None, metadata={"description": "The value of `next` on the previous page."})


class AgeQuery(Schema):
    """Which page of a list, oldest first."""

    limit = fields.Integer(load_default=20, validate=validate.Range(1, MOST))
    cursor = AgeCursor(
        load_default=None, metadata={"description": "The value of `next` on the previous page."}
    )


@dataclass(frozen=True)
class Page:
    items: Sequence[Any]
    next: str | None


def make_offset_cursor(count: int, *, more: bool) -> str | None:
    """Return the cursor into a list with an order of its own: the number of items before it."""
    return encode_cursor(str(count)) if more else None


def paginate(
    session: Session, rows: Select[Any], key: InstrumentedAttribute[int], query: dict[str, Any]
) -> Page:
    """Return one page of the rows, largest key first."""
    limit, cursor = query["limit"], query["cursor"]
    if cursor is not None:
        rows = rows.where(key < cursor)
    items = session.scalars(rows.order_by(key.desc()).limit(limit + 1)).all()
    if len(items) <= limit:
        return Page(items, None)
    last = getattr(items[limit - 1], key.key)
    return Page(items[:limit], encode_cursor(str(last)))


def paginate_by_age(
    session: Session,
    rows: Select[Any],
    since: InstrumentedAttribute[Any],
    key: InstrumentedAttribute[int],
    query: dict[str, Any],
) -> Page:
    """Return one page of the rows, oldest first. Rows with several columns must include `since` and `key`."""
    limit, cursor = query["limit"], query["cursor"]
    if cursor is not None:
        rows = rows.where(tuple_(since, key) > cursor)
    found = session.execute(rows.order_by(since, key).limit(limit + 1))
    items: Sequence[Any] = found.all() if len(found.keys()) > 1 else found.scalars().all()
    if len(items) <= limit:
        return Page(items, None)
    last = items[limit - 1]
    return Page(
        items[:limit], encode_cursor(f"{getattr(last, since.key).isoformat()} {getattr(last, key.key)}")
    )


def paginate_by_place(
    session: Session,
    rows: Select[*tuple[Any, ...]],
    place: InstrumentedAttribute[float],
    key: InstrumentedAttribute[int],
    query: dict[str, Any],
) -> Page:
    """Return one page of rows with several columns, largest figure first.

    The first column must be the entity that has the figure.
    """
    limit, cursor = query["limit"], query["cursor"]
    if cursor is not None:
        rows = rows.where(tuple_(place, key) < cursor)
    items = session.execute(rows.order_by(place.desc(), key.desc()).limit(limit + 1)).all()
    if len(items) <= limit:
        return Page(items, None)
    last = items[limit - 1][0]
    return Page(items[:limit], encode_cursor(f"{getattr(last, place.key)!r} {getattr(last, key.key)}"))
