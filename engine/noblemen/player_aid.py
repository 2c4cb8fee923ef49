"""The player aid: every card, tile, building, title and token of the box, as one seat knows it.

Of all components with a name, the one nearest to the seat has complete facts and effects (`full`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from engine import Component, Seat, Table
from engine.noblemen.aid import cards, court, estate, stores
from engine.noblemen.state import State


def components(table: Table[State], seat: Seat | None) -> Sequence[Component]:
    told: set[str] = set()
    listed: list[Component] = []
    for component in _all(table, seat):
        full = component.name not in told
        told.add(component.name)
        listed.append(msgspec.structs.replace(component, facts={**component.facts, "full": full}))
    return listed


def _all(table: Table[State], seat: Seat | None) -> Iterator[Component]:
    yield from cards.cards(table, seat)
    yield from stores.tiles(table, seat)
    yield from estate.buildings(table, seat)
    yield from estate.follies(table, seat)
    yield from court.title_components(table, seat)
    yield from stores.tokens(table, seat)
    yield from court.soldier_components(table, seat)
    yield from court.queen_components(table, seat)
    yield from stores.purses(table, seat)
