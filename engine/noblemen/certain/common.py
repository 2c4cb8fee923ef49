"""Certain effects of several moves: prices, draws, things left, parts of a sum, and the Queen."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Seat, Table
from engine.noblemen.actions import Income
from engine.noblemen.ball import Sources
from engine.noblemen.certain.data import CertainData
from engine.noblemen.components import TERRAINS
from engine.noblemen.state import State


def price_effects(table: Table[State], seat: Seat, cost: int) -> CertainData:
    return {"price": cost, "money": table.state.players[seat].money - cost}


def total_parts(what: str, parts: Income | Sources) -> CertainData:
    """Return the parts of a total.

    If anything besides the tiles adds to it, give the parts under the name in `made_of`, too.
    """
    told: CertainData = {"made_of": {what: parts._asdict()}} if any(parts[1:]) else {}
    return {"parts": parts._asdict(), **told}


def count_drawn(table: Table[State], due: int) -> int:
    """Return how many of the tiles due the bag can provide.

    The number of tiles in the bag follows from public events.
    """
    return min(due, sum(table.state.bag))


def tiles_behind_screen(table: Table[State], seat: Seat, change: Sequence[int]) -> dict[str, int]:
    """Return the tiles behind the screen afterwards."""
    screen = table.state.players[seat].screen
    return {name: have + more for name, have, more in zip(TERRAINS, screen, change, strict=True)}


def minus_tiles(*tiles: str) -> list[int]:
    return [-tiles.count(name) for name in TERRAINS]
