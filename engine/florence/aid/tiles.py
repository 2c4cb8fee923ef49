"""Buildings and landscapes in full: their squares, their prices, and the professions that wish for them."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from engine import Seat
from engine.florence.building import cost
from engine.florence.lots import LANDSCAPE, tiles_of
from engine.florence.places import square_names
from engine.florence.state import FlorenceTable, data_of
from engine.florence.works import wished_by
from engine.values.component import Component

AS_DRAWN: Final = "a1n"
"""The placement in the corner, turned as the outline is drawn."""


def owned_tiles(table: FlorenceTable, seat: Seat | None, thing: str, kind: str) -> list[Component]:
    """Return a component for each seat that has a tile."""
    standing = {
        owner: Counter(tile.tile for tile in person.standing)[thing]
        for owner, person in enumerate(table.state.seats)
    }
    return [
        Component(
            name=thing,
            kind=kind,
            where="mine" if owner == seat else "shown",
            seat=owner,
            count=number,
            facts=_facts(table, seat, thing),
        )
        for owner, number in standing.items()
        if number
    ]


def buildings(table: FlorenceTable, seat: Seat | None) -> list[Component]:
    names = sorted(
        data_of(table).buildings, key=lambda name: not (seat is not None and wished_by(table, seat, name))
    )
    left = [_left(table, seat, name, "building") for name in names]
    return [*left, *(each for name in names for each in owned_tiles(table, seat, name, "building"))]


def landscapes(table: FlorenceTable, seat: Seat | None) -> list[Component]:
    names = data_of(table).landscapes
    left = [_left(table, seat, name, "landscape") for name in names]
    return [
        *left,
        *(each for name in names for each in owned_tiles(table, seat, name, "landscape")),
        *_lot(table),
    ]


def _lot(table: FlorenceTable) -> list[Component]:
    """Return the lot of all landscapes, if they are a single lot at this table."""
    if LANDSCAPE not in data_of(table).figures(table.seats).lots:
        return []
    tiles = {tile: table.state.stock[tile] for tile in tiles_of(table, LANDSCAPE)}
    facts = {"tiles": tiles}
    return [
        Component(
            name=LANDSCAPE, kind="any-landscape", where="supply", count=sum(tiles.values()), facts=facts
        )
    ]


def _left(table: FlorenceTable, seat: Seat | None, name: str, kind: str) -> Component:
    return Component(
        name=name,
        kind=kind,
        where="supply",
        count=table.state.stock[name],
        facts=_facts(table, seat, name),
    )


def _facts(table: FlorenceTable, seat: Seat | None, name: str) -> dict[str, Any]:
    data = data_of(table)
    mine = 0 if seat is None else sum(tile.tile == name for tile in table.state.seats[seat].standing)
    outline = (data.landscapes.get(name) or data.buildings[name]).outline
    wished = [] if seat is None else wished_by(table, seat, name)
    facts: dict[str, Any] = {
        "squares": list(square_names(table, name, AS_DRAWN)),
        "outline": list(outline),
        "shape": " / ".join(outline),
        "have": mine,
        "wished_by": wished,
        "reckoned": seat is not None,
    }
    if name in data.landscapes:
        again = data.rules.points_per_repeated_landscape
        return facts | {"value": data.work.landscape, "points": again if mine else 0, "points_again": again}
    return facts | {
        "size": data.buildings[name].size,
        "brief": bool(seat is not None and table.state.seats[seat].hand and not wished),
        "value": data.work.building,
        "price": 0 if seat is None else cost(table, seat),
        "points": data.rules.points_per_building,
    }
