"""The certain effects of building and expanding, and of sending a soldier."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Seat, Table
from engine.noblemen.build import folly_points, price, price_after_discount, soldier_of
from engine.noblemen.certain.common import count_drawn, price_effects
from engine.noblemen.certain.data import CertainData
from engine.noblemen.components import AREAS, FIELD, FOUNTAIN, TERRAINS, WOOD
from engine.noblemen.counted import Placed
from engine.noblemen.expand import (
    FARM_MONEY,
    FIELD_MONEY,
    FOREST_TILES,
    WOOD_TILES,
    ExpandOn,
    new_areas,
)
from engine.noblemen.moves import (
    BuildCastle,
    BuildChapel,
    BuildFolly,
    BuildPalace,
    Expand,
    PlayInheritance,
    PlayStroke,
    SendSoldier,
)
from engine.noblemen.queen import queen_for
from engine.noblemen.scandal import LOOKED_AT
from engine.noblemen.soldiers import FARM_MONEY as SOLDIER_MONEY
from engine.noblemen.soldiers import FOREST_TILES as SOLDIER_TILES
from engine.noblemen.soldiers import targets
from engine.noblemen.squares import AROUND, Square, square
from engine.noblemen.state import Estate, State


def expansion_effects(table: Table[State], seat: Seat, move: Expand | PlayStroke) -> CertainData:
    """Return the money gained now, the tiles drawn after the last placement, and the areas completed."""
    asked = table.position.stack[-1]
    due = asked.due if isinstance(asked, ExpandOn) else 0
    completed = _completed(table, seat, move.tiles)
    counts = [sum(placed.tile == name for placed in move.tiles) for name in TERRAINS]
    farms, forests = (sum(area[0] == AREAS[terrain] for area in completed) for terrain in (FIELD, WOOD))
    income_now = FIELD_MONEY * counts[FIELD] + FARM_MONEY * farms
    garden = any(area[0] == AREAS[FOUNTAIN] for area in completed)
    return {
        "income": income_now,
        "money": table.state.players[seat].money + income_now,
        "draws": count_drawn(table, due + WOOD_TILES * counts[WOOD] + FOREST_TILES * forests),
        "areas": completed,
        "completes": {name: sum(area[0] == name for area in completed) for name in AREAS},
        "garden": garden,
        **({"queen": queen_for(table, seat)} if garden else {}),
    }


def _completed(table: Table[State], seat: Seat, tiles: Sequence[Placed]) -> list[tuple[str, int, int]]:
    """Return the areas that the tiles complete. Each tile is laid in turn on a copy of the estate."""
    estate = table.state.players[seat].estate
    grown = Estate(tiles=dict(estate.tiles), buildings={}, areas=list(estate.areas))
    found: list[tuple[str, int, int]] = []
    for placed in tiles:
        terrain, key = TERRAINS.index(placed.tile), placed.at.key
        new = new_areas(grown, key, terrain, overlap=table.options.areas_overlap)
        grown.tiles[key] = terrain
        grown.areas += new
        found += [(AREAS[terrain], square(corner).x, square(corner).y) for corner in new]
    return found


def _open_sides(table: Table[State], seat: Seat, at: Square) -> int:
    """Return how many of the eight sides of a square have no land yet."""
    return sum(at.key + step not in table.state.players[seat].estate.tiles for step in AROUND)


def castle_effects(table: Table[State], seat: Seat, move: BuildCastle) -> CertainData:
    certain: CertainData = {
        **price_effects(table, seat, price(table, seat, "castle") or 0),
        "open_sides": _open_sides(table, seat, move.at),
    }
    if (named := soldier_of(move)) is None:
        return {**certain, "sends": any(True for _ in targets(table, seat))}
    taken = soldier_effects(table, seat, named)
    return {**certain, **taken, "money": certain["money"] + taken.get("income", 0)}


def inheritance_effects(table: Table[State], seat: Seat, move: PlayInheritance) -> CertainData:
    return {"price": 0, "open_sides": _open_sides(table, seat, move.at)}


def palace_effects(table: Table[State], seat: Seat, move: BuildPalace) -> CertainData:
    cost = price(table, seat, "palace") or 0
    return {
        **price_effects(table, seat, cost),
        "queen": queen_for(table, seat),
        "open_sides": _open_sides(table, seat, move.at),
    }


def chapel_effects(table: Table[State], seat: Seat, move: BuildChapel) -> CertainData:
    cost, buildings = price(table, seat, "chapel") or 0, table.state.players[seat].estate.buildings
    around = [buildings.get(move.at.key + step) for step in AROUND]
    return {
        **price_effects(table, seat, cost),
        "looks": min(LOOKED_AT, len(table.state.deck)),
        "beside": {kind: around.count(kind) for kind in ("castle", "palace")},
    }


def folly_effects(table: Table[State], seat: Seat, _: BuildFolly) -> CertainData:
    cost = price_after_discount(table, seat, table.edition.follies.price)
    return {**price_effects(table, seat, cost), "points": folly_points(table)}


def soldier_effects(table: Table[State], seat: Seat, move: SendSoldier) -> CertainData:
    """Return the gain from a soldier. The owner of a forest chooses which tiles to give."""
    owner = table.state.players[move.seat]
    terrain = owner.estate.tiles[move.area.key]
    taken: CertainData = {"takes_area": AREAS[terrain]}
    if terrain == FIELD:
        income = min(SOLDIER_MONEY, owner.money)
        return {**taken, "income": income, "money": table.state.players[seat].money + income}
    if terrain == WOOD:
        return {**taken, "gets_tiles": min(SOLDIER_TILES, sum(owner.screen))}
    return {**taken, "queen": queen_for(table, seat) if table.state.queen == move.seat else "elsewhere"}
