"""The estate: where a tile does most good, where a building stands best, and what a scoring will bring."""

from __future__ import annotations

from typing import Final

from engine import Seat, Table
from engine.noblemen.advice.worth import area_worth, decades_left, late, terrain_worth
from engine.noblemen.components import PLAIN
from engine.noblemen.expand import new_areas
from engine.noblemen.scoring import CASTLE_CHAPEL, CASTLE_POINTS, PALACE_CHAPEL, PALACE_POINTS
from engine.noblemen.squares import AROUND, FOUR, Key
from engine.noblemen.state import Estate, State

SURROUNDED: Final = len(AROUND)
THREE_OF_FOUR: Final = 0.45
TWO_OF_FOUR: Final = 0.15
"""Parts of an area's worth that its first tiles promise."""
NEAR: Final = (0.0, 0.03, 0.06, 0.1, 0.16, 0.24, 0.36, 0.55, 1.0)
"""How near a castle is to being scored, by the land around it."""


def building_worth(estate: Estate, key: Key, kind: str) -> float:
    """What a castle or palace would score if it were surrounded now."""
    chapels = sum(estate.buildings.get(key + step) == "chapel" for step in AROUND)
    if kind == "castle":
        return CASTLE_POINTS + CASTLE_CHAPEL * chapels
    return PALACE_POINTS + PALACE_CHAPEL * chapels


def land_around(estate: Estate, key: Key) -> int:
    return sum(key + step in estate.tiles for step in AROUND)


def scoring_hope(table: Table[State], seat: Seat) -> float:
    """What castles and palaces will still score, by how nearly they are surrounded."""
    estate, times = table.state.players[seat].estate, decades_left(table)
    return times * sum(
        NEAR[land_around(estate, key)] * building_worth(estate, key, kind)
        for key, kind in estate.buildings.items()
        if kind in {"castle", "palace"}
    )


def place_worth(table: Table[State], seat: Seat, key: Key) -> float:
    """What any tile on a square does for the castles beside it."""
    estate, times = table.state.players[seat].estate, decades_left(table)
    worth = 0.0
    for step in AROUND:
        kind = estate.buildings.get(key + step)
        if kind in {"castle", "palace"}:
            land = land_around(estate, key + step)
            worth += times * (NEAR[land + 1] - NEAR[land]) * building_worth(estate, key + step, kind)
    return worth


def shape_worth(table: Table[State], seat: Seat, key: Key, terrain: int) -> float:
    """What a tile of a terrain on a square does for areas."""
    if terrain == PLAIN:
        return 0.0
    estate = table.state.players[seat].estate
    done = new_areas(estate, key, terrain, overlap=table.options.areas_overlap)
    worth = len(done) * area_worth(table, seat, terrain)
    if not done:
        worth += late(table) * _promise(estate, key, terrain) * area_worth(table, seat, terrain)
    return worth


def _promise(estate: Estate, key: Key, terrain: int) -> float:
    """How far the best square of four is with this tile."""
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
    """What one more tile of each terrain is worth in the estate, wherever it lies."""
    return [terrain_worth(table, seat, terrain) for terrain in range(PLAIN + 1)]


def site_worth(table: Table[State], seat: Seat, key: Key, kind: str) -> float:
    """What a building would bring on a square: its own scorings, or those of the castles beside a chapel."""
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
