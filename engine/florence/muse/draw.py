"""The characters as plain text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.text.words import Words


def draw_court(table: Mapping[str, Any], words: Words, names: Sequence[str]) -> str:
    """Return the hosts of the characters, the bids on their cards, and the banker's money."""
    court = table["court"]
    guests = [words.say("draw-guest", thing=name, seat=names[seat]) for name, seat in court["guests"].items()]
    markers = [
        words.say("draw-marker", thing=name, seat=names[marker["seat"]], amount=marker["amount"])
        for name, marker in court["markers"].items()
    ]
    free = [
        words.say("draw-free-from", thing=name, amount=amount)
        for name, amount in court["lowest"].items()
        if name not in court["markers"] and name not in court["guests"]
    ]
    inviting = [names[seat] for seat in court["inviting"]]
    lines = [words.say("draw-pot", pot=court["pot"])]
    lines += [words.say("draw-inviting", seats=inviting)] if inviting else []
    lines += [words.say("draw-free", items="; ".join(free))] if free else []
    lines += [words.say("draw-guests", items="; ".join(guests))] if guests else []
    lines += [words.say("draw-markers", items="; ".join(markers))] if markers else []
    return "\n".join(lines)
