"""What is certain about a move: price, income with its parts, prestige, points."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from engine import Move, Seat, Table
from engine.noblemen.actions import BRIBE_POINTS, LEISURE_POINTS, income
from engine.noblemen.ball import free_space, sources
from engine.noblemen.build import discounted, folly_points, price
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
    Bribe,
    BuildCastle,
    BuildChapel,
    BuildFolly,
    BuildPalace,
    Donate,
    Done,
    Expand,
    Land,
    Leisure,
    Play,
    PlayFavour,
    PlayStroke,
    Prestige,
    Taxes,
)
from engine.noblemen.scandal import DOWRY_TILES, MARRIAGE_POINTS, MARRIAGE_TOKENS, TRIBUTE_MONEY
from engine.noblemen.squares import square
from engine.noblemen.state import Estate, State, tokens_left

Facts = dict[str, Any]


def _paying(table: Table[State], seat: Seat, cost: int) -> Facts:
    return {"price": cost, "money": table.state.players[seat].money - cost}


def _building(kind: str) -> Callable[[Table[State], Seat, Any], Facts]:
    return lambda table, seat, _: _paying(table, seat, price(table, seat, kind) or 0)


def _folly(table: Table[State], seat: Seat, _: BuildFolly) -> Facts:
    cost = discounted(table, seat, table.edition.follies.price)
    return {**_paying(table, seat, cost), "points": folly_points(table)}


def _expansion(table: Table[State], seat: Seat, move: Expand | PlayStroke) -> Facts:
    """Money now, tiles to be drawn after the last placement, areas completed."""
    asked = table.position.stack[-1]
    due = asked.due if isinstance(asked, ExpandOn) else 0
    completed = _completed(table, seat, move.tiles)
    counts = [sum(placed.tile == name for placed in move.tiles) for name in TERRAINS]
    farms, forests = (sum(area[0] == AREAS[terrain] for area in completed) for terrain in (FIELD, WOOD))
    income_now = FIELD_MONEY * counts[FIELD] + FARM_MONEY * farms
    return {
        "income": income_now,
        "money": table.state.players[seat].money + income_now,
        "draws": due + WOOD_TILES * counts[WOOD] + FOREST_TILES * forests,
        "areas": completed,
        "garden": any(area[0] == AREAS[FOUNTAIN] for area in completed),
    }


def _completed(table: Table[State], seat: Seat, tiles: Sequence[Placed]) -> list[list[Any]]:
    """The areas that the tiles complete, laid one after the other on a copy of the estate."""
    estate = table.state.players[seat].estate
    grown = Estate(tiles=dict(estate.tiles), buildings={}, areas=list(estate.areas))
    found: list[list[Any]] = []
    for placed in tiles:
        terrain, key = TERRAINS.index(placed.tile), placed.at.key
        new = new_areas(grown, key, terrain, overlap=table.options.areas_overlap)
        grown.tiles[key] = terrain
        grown.areas += new
        found += [[AREAS[terrain], square(corner).x, square(corner).y] for corner in new]
    return found


def _taxes(table: Table[State], seat: Seat, move: Taxes) -> Facts:
    parts = income(table, seat, FIELD, move.tokens)
    money = table.state.players[seat].money + parts.total
    return {"income": parts.total, "parts": parts._asdict(), "money": money}


def _land(table: Table[State], seat: Seat, move: Land) -> Facts:
    parts = income(table, seat, WOOD, move.tokens)
    return {"draws": parts.total, "parts": parts._asdict()}


def _bribe(table: Table[State], seat: Seat, move: Bribe) -> Facts:
    cost = move.tokens * table.edition.bribes.price
    return {**_paying(table, seat, cost), "points": move.tokens * BRIBE_POINTS}


def _prestige(table: Table[State], seat: Seat, move: Prestige) -> Facts:
    parts = sources(table, seat, move.gifts)
    return {"prestige": parts.total, "parts": parts._asdict(), "space": free_space(table, parts.total)}


def _done(table: Table[State], _seat: Seat, _: Done) -> Facts:
    asked = table.position.stack[-1]
    return {"draws": asked.due} if isinstance(asked, ExpandOn) else {}


def _card(table: Table[State], seat: Seat, move: Play) -> Facts:
    match move.card:
        case "dowry":
            return {"draws": DOWRY_TILES}
        case "secret marriage":
            return {"tokens": min(MARRIAGE_TOKENS, tokens_left(table)), "points": MARRIAGE_POINTS}
        case "tribute":
            money = table.state.players[seat].money + TRIBUTE_MONEY
            return {"income": TRIBUTE_MONEY, "money": money}
    return {}


_FACTS: Final[Mapping[type[Move], Callable[[Table[State], Seat, Any], Facts]]] = {
    Expand: _expansion,
    PlayStroke: _expansion,
    BuildCastle: _building("castle"),
    BuildPalace: _building("palace"),
    BuildChapel: _building("chapel"),
    BuildFolly: _folly,
    Bribe: _bribe,
    Taxes: _taxes,
    Land: _land,
    Donate: lambda _table, _seat, move: {"points": sum(move.tiles.counts())},
    PlayFavour: lambda _table, _seat, move: {"points": sum(move.tiles.counts())},
    Leisure: lambda _table, _seat, _move: {"points": LEISURE_POINTS},
    Play: _card,
    Prestige: _prestige,
    Done: _done,
}


def what_if(table: Table[State], seat: Seat, move: Move) -> Facts:
    facts = _FACTS.get(type(move))
    return {} if facts is None else facts(table, seat, move)
