"""Components: the cards, tiles and roles of the box, as one seat knows them.

The player aid consists of them, and every question shows those that its answers name. A game returns them
from `components`. The facts of a component are its printed data and its effect for that seat now. The message
`component-<kind>` of the game's catalogue turns them into a sentence.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal

import msgspec

from engine.values.move import Move
from engine.values.seat import Seat
from engine.values.to_plain import to_plain, words_in

Where = Literal["mine", "shown", "supply", "unseen", "spent"]
"""The place of a component.

In my hand or in front of me; public (of a seat); in the supply; unknown to me; out of the game.
"""


class Component(msgspec.Struct, frozen=True, kw_only=True):
    """One component of the box, or several equal ones."""

    name: str
    """The name used in moves."""
    kind: str
    where: Where
    seat: Seat | None = None
    """The owner, if there is one and the seat may know it."""
    count: int = 1
    facts: Mapping[str, Any] = {}
    parts: tuple[str, ...] = ()
    """The parts of moves where the name means this component. Empty: all parts.

    It is needed where the name means something else in other parts.
    """

    def meant_in(self, part: str) -> bool:
        return not self.parts or part in self.parts

    def plain(self) -> dict[str, Any]:
        data: dict[str, Any] = to_plain(self)
        return data


def chosen_among(components: Sequence[Component], moves: Iterable[Move]) -> list[Component]:
    """Return the components that moves name, each once, from the place nearest to the seat.

    Kinds are in the order of the moves. Within a kind the order is that of the game.
    """
    said = dict.fromkeys(
        (part, word)
        for move in moves
        for part, fact in move.data().items()
        for word in (part, *words_in(fact))
    )
    places: dict[str, list[int]] = {}
    for place, component in enumerate(components):
        places.setdefault(component.name, []).append(place)
    named = (_nearest(components, places, part, word) for part, word in said)
    found = {(each.kind, each.name): each for each in named if each is not None}
    kinds = list(dict.fromkeys(kind for kind, _ in found))
    told_first = {
        each: at for at, each in enumerate(dict.fromkeys((each.kind, each.name) for each in components))
    }
    return sorted(found.values(), key=lambda each: (kinds.index(each.kind), told_first[each.kind, each.name]))


def _nearest(
    components: Sequence[Component], places: Mapping[str, Sequence[int]], part: str, word: str
) -> Component | None:
    """Return the component that a word in a part of a move names, or None.

    `places` has the positions of components by name.
    """
    meant = [
        place
        for phrase in _phrases(word)
        for place in places.get(phrase, ())
        if components[place].meant_in(part)
    ]
    return components[min(meant)] if meant else None


def _phrases(said: str) -> list[str]:
    """Return all phrases in a text. The name of a component may be part of a kind of move: "build castle"."""
    words = said.split(" ")
    ends = range(1, len(words) + 1)
    return [" ".join(words[begin:end]) for end in ends for begin in range(end)]
