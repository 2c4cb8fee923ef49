"""Events: what happened because of a move, each with those who may know of it."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from engine.values.seat import Seat
from engine.values.to_plain import to_plain


class Event(msgspec.Struct, tag_field="event", kw_only=True):
    """A game's events derive from this. A private part is an event of its own, with one seat as its audience.

    `reveals` is true of events after which somebody knows what they did not know before (a card drawn, hands
    shown): no move may be taken back across one.
    """

    reveals: ClassVar[bool] = False

    audience: Seat | None = None
    at: int = 0

    def data(self) -> dict[str, Any]:
        data: dict[str, Any] = to_plain(self)
        return data

    def visible_to(self, seat: Seat | None) -> bool:
        return self.audience is None or self.audience == seat
