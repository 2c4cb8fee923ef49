"""Events: the effects of a move. Each event says which seats may know of it."""

from __future__ import annotations

from inspect import get_annotations
from typing import Any, ClassVar

import msgspec

from engine.values.seat import Seat
from engine.values.to_plain import to_plain


class Event(msgspec.Struct, tag_field="event", kw_only=True):
    """The base class of a game's events.

    A private part is an event of its own, with one seat as its audience. `reveals` is true if the event gives
    a seat new information (a card drawn, hands shown). No move before such an event can be taken back.
    """

    reveals: ClassVar[bool] = False
    begins_part: ClassVar[bool] = False
    """True if a new part of the game begins, such as a round. A page says so above its first question."""

    audience: Seat | None = None
    at: int = 0

    def __init_subclass__(cls, **options: Any) -> None:
        """Refuse a field that every event has. It would be overwritten when the event is stored."""
        super().__init_subclass__(**options)
        if taken := sorted(get_annotations(Event).keys() & get_annotations(cls).keys()):
            raise TypeError(f"{cls.__name__}.{taken[0]}: every event has this field; choose another name")

    def data(self) -> dict[str, Any]:
        data: dict[str, Any] = to_plain(self)
        return data

    def visible_to(self, seat: Seat | None) -> bool:
        return self.audience is None or self.audience == seat
