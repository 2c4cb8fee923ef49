"""Components: the cards, tiles and roles of the box, each as one seat knows it. The player aid is made of them, and every
question shows those that are chosen among in full.

A game hands over `components`; what stands on one and what it would bring that seat here and now are its facts, and the
sentence `component-<kind>` of its catalogue says them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal

import msgspec

from engine.move import Move
from engine.seat import Seat
from engine.to_plain import to_plain, words_in

Where = Literal["mine", "shown", "supply", "unseen", "spent"]
"""In my hand or before me; before all (whose, says the seat); to be had; where I cannot know; out of the game."""


class Component(msgspec.Struct, frozen=True, kw_only=True):
    """One thing of the box, or several of the same."""

    name: str
    """As it stands in moves."""
    kind: str
    where: Where
    seat: Seat | None = None
    """Whose it is, where it is somebody's and the seat may know it."""
    count: int = 1
    facts: dict[str, Any] = {}

    def plain(self) -> dict[str, Any]:
        data: dict[str, Any] = to_plain(self)
        return data


def chosen_among(components: Sequence[Component], moves: Iterable[Move]) -> list[Component]:
    """The components that moves name, each once; where one is in several places, the one that is nearest to the seat."""
    nearest = {component.name: component for component in reversed(components)}
    said = (word for move in moves for fact in move.data().values() for word in words_in(fact))
    named = dict.fromkeys(name for name in said if name in nearest)
    return [nearest[name] for name in named]
