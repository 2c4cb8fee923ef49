"""Advice for the estate: the best square for a tile or building, and the points of coming scorings."""

from __future__ import annotations

from typing import Final

from engine import Seat, Table
from engine.noblemen.advice.worth import area_worth, decades_left, remaining_share, terrain_worth
from engine.noblemen.components import PLAIN
from engine.noblemen.expand import new_areas
from engine.noblemen.scoring import CASTLE_CHAPEL, CASTLE_POINTS, PALACE_CHAPEL, PALACE_POINTS
from engine.noblemen.squares import AROUND, FOUR, Key
from engine.noblemen.state import Estate, State

SURROUNDED: Final = len(AROUND)
THREE_OF_FOUR: Final = 0.45
TWO_OF_FOUR: Final = 0.15
"""The parts of an area's worth that three, or only two, of its four tiles promise."""
NEAR: Final = (0.0, 0.03, 0.06, 0.1, 0.16, 0.24, 0.36, 0.55, 1.0)
"""The chance that a castle will be scored, by the number of land squares around it."""


def building_worth(estate: Estate, key: Key, kind: str) -> float:
    """Return the points of a castle or palace if it were surrounded now."""
    chapels = sum(estate.buildings.get(key + step) == "chapel" for step in AROUND)
    if kind == "castle":
        return CASTLE_POINTS + CASTLE_CHAPEL * chapels
    return PALACE_POINTS + PALACE_CHAPEL * chapels


def land_around(estate: Estate, key: Key) -> int:
    return sum(key + step in estate.tiles for step in AROUND)


def scoring_hope(table: Table[State], seat: Seat) -> float:
    """Return the points that castles and palaces may still score, by how nearly they are surrounded."""
    estate, times = table.state.players[seat].estate, decades_left(table)
    return times * sum(
        NEAR[land_around(estate, key)] * building_worth(estate, key, kind)
        for key, kind in estate.buildings.items()
        if kind in {"castle", "palace"}
    )


def place_worth(table: Table[State], seat: Seat, key: Key) -> float:
    """Return the worth of any tile on a square for the castles and palaces beside it."""
    estate, times = table.state.players[seat].estate, decades_left(table)
    worth = 0.0
    for step in AROUND:
        kind = estate.buildings.get(key + step)
        if kind in {"castle", "palace"}:
            land = land_around(estate, key + step)
            worth += times * (NEAR[land + 1] - NEAR[land]) * building_worth(estate, key + step, kind)
    return worth


def shape_worth(table: Table[State], seat: Seat, key: Key, terrain: int) -> float:
    """Return the worth of a tile of a terrain on a square for areas."""
    if terrain == PLAIN:
        return 0.0
    estate = table.state.players[seat].estate
    done = new_areas(estate, key, terrain, overlap=table.options.areas_overlap)
    worth = len(done) * area_worth(table, seat, terrain)
    if not done:
        worth += remaining_share(table) * _promise(estate, key, terrain) * area_worth(table, seat, terrain)
    return worth


def _promise(estate: Estate, key: Key, terrain: int) -> float:
    """Return the progress of the best square of four with this tile."""
    best = 0
    tiles = estate.tiles
    for step in FOUR:
        corner = key - step
        kinds = [tiles.get(corner + other, terrain) for other in FOUR if corner + other != key]
        if any(kind != terrain for kind in kinds):
            continue
        best = max(best, sum(corner + other in tiles for other in FOUR if corner + other != key))
    return (0.0, TWO_OF_FOUR, THREE_OF_FOUR, THREE_OF_FOUR)[best]


def tile_worths(table: Table[State], seat: Seat) -> list[float]:
    """Return the worth of one more tile of each terrain in the estate, at any place."""
    return [terrain_worth(table, seat, terrain) for terrain in range(PLAIN + 1)]


def site_worth(table: Table[State], seat: Seat, key: Key, kind: str) -> float:
    """Return the worth of a building on a square.

    A castle has its own scorings. A chapel raises those of the castles and palaces beside it.
    """
    estate, times = table.state.players[seat].estate, decades_left(table)
    if kind == "castle":
        return times * NEAR[min(SURROUNDED, land_around(estate, key) + 1)] * building_worth(estate, key, kind)
    worth = 0.0
    for step in AROUND:
        beside = estate.buildings.get(key + step)
        if beside in {"castle", "palace"}:
            chapel = CASTLE_CHAPEL if beside == "castle" else PALACE_CHAPEL
            worth += times * chapel * max(0.5, NEAR[land_around(estate, key + step)])
    return worth
