"""Pages of a list by cursor: newest first, stable while rows come and go, at one cost however far one reads."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from marshmallow import Schema, ValidationError, fields, validate
from sqlalchemy import Select
from sqlalchemy.orm import InstrumentedAttribute, Session

from service.database import LARGEST_KEY
from service.words import words

MOST = 100


class Cursor(fields.String):
    """Where the last page ended; opaque to clients, so that what is inside may change."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **more: Any) -> Any:
        text = super()._deserialize(value, attr, data, **more)
        try:
            key = int(urlsafe_b64decode(text.encode()).decode())
        except (NotBase64, ValueError) as error:
            raise ValidationError(words("en").say("field-cursor")) from error
        if not 0 <= key <= LARGEST_KEY:
            raise ValidationError(words("en").say("field-cursor"))
        return key


class PageQuery(Schema):
    """Which page of a list."""

    limit = fields.Integer(load_default=20, validate=validate.Range(1, MOST))
    cursor = Cursor(load_default=None, metadata={"description": "`next` of the page before."})


@dataclass(frozen=True)
class Page:
    items: Sequence[Any]
    next: str | None


def page(session: Session, rows: Select[Any], key: InstrumentedAttribute[int], query: dict[str, Any]) -> Page:
    """One page of the rows, largest key first."""
    limit, cursor = query["limit"], query["cursor"]
    if cursor is not None:
        rows = rows.where(key < cursor)
    items = session.scalars(rows.order_by(key.desc()).limit(limit + 1)).all()
    if len(items) <= limit:
        return Page(items, None)
    last = getattr(items[limit - 1], key.key)
    return Page(items[:limit], urlsafe_b64encode(str(last).encode()).decode())
