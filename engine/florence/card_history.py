"""The places of the cards of one deck, and which card may be in each, as far as one seat knows.

A player looks at cards, keeps one and puts the others under the deck. For all other seats this mixes the
cards: each may be in any of their new places. A card keeps its place from one mixing to the next, even if it
is carried elsewhere.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import count
from typing import NamedTuple, TypeAlias

from engine.table.past import Past

Place: TypeAlias = int


class Mixing(NamedTuple):
    """Cards that changed places unseen."""

    before: Mapping[Place, frozenset[str]]
    """The places before the mixing, and which cards may have been in each."""
    after: tuple[Place, ...]


class CardHistory:
    """All places of the cards of a deck since the deal, and the cards that the seat has seen in them."""

    def __init__(self, names: Collection[str]) -> None:
        self.names = names
        self.known: dict[Place, str] = {}
        self._may: dict[Place, set[str]] = {}
        """The cards that may be in each current place."""
        self._places = 0
        self._mixings: list[Mixing] = []
        self.dealt = self._new_places(len(names), names)

    def mix(self, places: Iterable[Place]) -> tuple[Place, ...]:
        """Return the new places after an exchange that the seat did not see."""
        before = {place: frozenset(self._may.pop(place)) for place in places}
        after = self._new_places(len(before), frozenset[str]().union(*before.values()))
        self._mixings.append(Mixing(before, after))
        return after

    def see(self, place: Place, name: str) -> None:
        """Record that the seat knows which card is in this place."""
        for may in self._may.values():
            may.discard(name)
        self._may[place] = {name}
        self.known[place] = name

    def imagined(self, past: Past, stream: str) -> dict[Place, str]:
        """Return one possible card for each place, chosen by chance."""
        orders = (past.shuffled(f"{stream} before {attempt}", range(self._places)) for attempt in count())
        wanted = next(wanted for wanted in map(self._traced, orders) if wanted is not None)
        after = _ranks(past.shuffled(f"{stream} after", range(self._places)))
        found = _laid(self.dealt, past.shuffled(f"{stream} dealt", self.names), wanted)
        for mixing in self._mixings:
            places = sorted(mixing.after, key=after.__getitem__)
            found |= _laid(places, [found[place] for place in mixing.before], wanted)
        return found

    def _traced(self, order: Sequence[Place]) -> dict[Place, str] | None:
        """Return the place of each seen card since the deal, so that it ends up where it was seen.

        Go from the last mixing back to the first. Each card comes from the first place, in the given order,
        from which it can have come. Two cards may block each other in an earlier mixing. Then return None,
        and the caller tries another order.
        """
        rank, wanted = _ranks(order), dict(self.known)
        for mixing in reversed(self._mixings):
            names = [wanted[place] for place in mixing.after if place in wanted]
            sources = _sources(names, sorted(mixing.before, key=rank.__getitem__), mixing.before)
            if sources is None:
                return None
            wanted |= sources
        return wanted

    def _new_places(self, number: int, may: Iterable[str]) -> tuple[Place, ...]:
        places = tuple(range(self._places, self._places + number))
        self._may |= {place: set(may) for place in places}
        self._places += number
        return places


def _ranks(order: Sequence[Place]) -> dict[Place, int]:
    return {place: rank for rank, place in enumerate(order)}


def _sources(
    names: Sequence[str], places: Sequence[Place], may: Mapping[Place, Collection[str]]
) -> dict[Place, str] | None:
    """Return a separate place for each card, or None if that is impossible.

    A card goes only to a place where it may have been. Earlier places are preferred.
    """
    found: dict[Place, str] = {}

    def lay(name: str, tried: set[Place]) -> bool:
        for place in places:
            if name in may[place] and place not in tried:
                tried.add(place)
                if place not in found or lay(found[place], tried):
                    found[place] = name
                    return True
        return False

    return found if all(lay(name, set()) for name in names) else None


def _laid(places: Iterable[Place], names: Iterable[str], wanted: Mapping[Place, str]) -> dict[Place, str]:
    """Return cards for places: the wanted ones in their places, the others in the places left."""
    fixed = {place: wanted[place] for place in places if place in wanted}
    loose = [name for name in names if name not in set(fixed.values())]
    return fixed | dict(zip((place for place in places if place not in fixed), loose, strict=True))
