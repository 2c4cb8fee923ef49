"""Where the cards of one deck have been, as far as one seat knows, and which card may have been in which place.

Whoever looks at cards, keeps one and puts the others under the deck mixes them for everybody else: each of them may be in
any of the places that they have then. A place is a card's own from one mixing to the next, wherever it is carried between.
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
    """The places that they came from, and which cards may have been in each."""
    after: tuple[Place, ...]


class CardHistory:
    """All places of the cards of a deck, from the deal on, and what the seat has seen in them."""

    def __init__(self, names: Collection[str]) -> None:
        self.names = names
        self.known: dict[Place, str] = {}
        self._may: dict[Place, set[str]] = {}
        """Which cards may be in each place that has one now."""
        self._places = 0
        self._mixings: list[Mixing] = []
        self.dealt = self._new_places(len(names), names)

    def mix(self, places: Iterable[Place]) -> tuple[Place, ...]:
        """The places after an exchange that the seat did not see."""
        before = {place: frozenset(self._may.pop(place)) for place in places}
        after = self._new_places(len(before), frozenset[str]().union(*before.values()))
        self._mixings.append(Mixing(before, after))
        return after

    def see(self, place: Place, name: str) -> None:
        """The seat knows now which card is here."""
        for may in self._may.values():
            may.discard(name)
        self._may[place] = {name}
        self.known[place] = name

    def imagined(self, past: Past, stream: str) -> dict[Place, str]:
        """A card for each place, by chance, as it may have been."""
        orders = (past.shuffled(f"{stream} before {attempt}", range(self._places)) for attempt in count())
        wanted = next(wanted for wanted in map(self._traced, orders) if wanted is not None)
        after = _ranks(past.shuffled(f"{stream} after", range(self._places)))
        found = _laid(self.dealt, past.shuffled(f"{stream} dealt", self.names), wanted)
        for mixing in self._mixings:
            places = sorted(mixing.after, key=after.__getitem__)
            found |= _laid(places, [found[place] for place in mixing.before], wanted)
        return found

    def _traced(self, order: Sequence[Place]) -> dict[Place, str] | None:
        """Which card must be where, from the deal on, so that all are seen where they were seen.

        From the last mixing to the first, each of them comes from the first place of the order that it can have come
        from. Two of them may get in each other's way before: None, and another order has to be tried.
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
    """A place of its own for each card, the earlier ones first, where it may have been; None if there is no way."""
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
    """Cards in places: some where they are wanted, the others in those that are left."""
    fixed = {place: wanted[place] for place in places if place in wanted}
    loose = [name for name in names if name not in set(fixed.values())]
    return fixed | dict(zip((place for place in places if place not in fixed), loose, strict=True))
