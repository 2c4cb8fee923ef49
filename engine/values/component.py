"""Components: the cards, tiles and roles of the box, each as one seat knows it. The player aid is made of them, and every
question shows those that are chosen among in full.

A game hands over `components`; what stands on one and what it would bring that seat here and now are its facts, and the
sentence `component-<kind>` of its catalogue says them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal

import msgspec

from engine.values.move import Move
from engine.values.seat import Seat
from engine.values.to_plain import to_plain, words_in

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
    facts: Mapping[str, Any] = {}
    parts: tuple[str, ...] = ()
    """The parts of moves that mean it, where its name means something else in others; left out, it is meant in all."""

    def meant_in(self, part: str) -> bool:
        return not self.parts or part in self.parts

    def plain(self) -> dict[str, Any]:
        data: dict[str, Any] = to_plain(self)
        return data


def chosen_among(components: Sequence[Component], moves: Iterable[Move]) -> list[Component]:
    """The components that moves name, each once; where one is in several places, the one that is nearest to the seat.

    Kinds stand in the order of the moves; within a kind those come first that the game tells the seat first.
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
    """What a word in a part of a move names. `places`: where components of a name stand among all."""
    meant = [
        place
        for phrase in _phrases(word)
        for place in places.get(phrase, ())
        if components[place].meant_in(part)
    ]
    return components[min(meant)] if meant else None


def _phrases(said: str) -> list[str]:
    """Kinds of moves are phrases, and some name a component: "build castle"."""
    words = said.split(" ")
    ends = range(1, len(words) + 1)
    return [" ".join(words[begin:end]) for end in ends for begin in range(end)]
