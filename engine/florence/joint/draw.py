"""Open proposals as plain text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.words import Words


def draw_offers(table: Mapping[str, Any], words: Words, names: Sequence[str]) -> str:
    return "\n".join(
        words.say(
            "draw-offer",
            seat=names[offer["from_seat"]],
            to_seat=names[offer["to_seat"]],
            thing=offer["building"],
            at=offer["at"],
            side=offer["side"],
            price=offer["price"],
        )
        for offer in table["offers"]
    )
