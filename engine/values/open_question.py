"""An open question as its seat sees it. Clients, mails, bots and plans get it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from engine.values.amounts import Amounts
from engine.values.seat import Seat
from engine.values.to_plain import to_plain


class OpenQuestion(msgspec.Struct, frozen=True, kw_only=True):
    """A question as its seat sees it."""

    id: int
    kind: str
    seat: Seat
    owed: bool
    """False if the seat has answered and may still change its answer."""
    forced: bool
    """True if there is only one legal answer."""
    default: Any
    data: Mapping[str, Any]
    amount: Amounts | None = None
    """The possible amounts, if the answer is a number."""

    def plain(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "kind": self.kind,
            "seat": self.seat,
            "owed": self.owed,
            "forced": self.forced,
            "default": self.default.data(),
            "data": {"kind": self.kind, **to_plain(self.data)},
            "amount": None if self.amount is None else self.amount.plain(),
        }
