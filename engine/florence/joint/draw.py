"""The neighbours of each seat, and open proposals, as plain text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.text.words import Words


def draw_neighbours(table: Mapping[str, Any], words: Words, names: Sequence[str]) -> str:
    borders = [
        f"{names[seat]}: {', '.join(f'{words.name(side)} {names[other]}' for side, other in sides.items())}"
        for seat, sides in enumerate(table["neighbours"])
    ]
    return words.say("draw-neighbours", items="; ".join(borders))


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
            cost=offer["cost"],
            west_seat=names[offer["west_seat"]],
            east_seat=names[offer["east_seat"]],
            west=offer["west_squares"],
            east=offer["east_squares"],
        )
        for offer in table["offers"]
    )
