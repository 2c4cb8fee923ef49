"""The certain effects of a move: price, income, points with their parts, things left, and what follows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from engine import Move, Seat, Table
from engine.noblemen.actions import LEISURE_POINTS
from engine.noblemen.certain import court, estate, stores
from engine.noblemen.certain.data import CertainData
from engine.noblemen.moves import (
    Bribe,
    BuildCastle,
    BuildChapel,
    BuildFolly,
    BuildPalace,
    Donate,
    Done,
    End,
    Expand,
    Give,
    Keep,
    Land,
    Leisure,
    Play,
    PlayFavour,
    PlayInheritance,
    PlayStroke,
    Prestige,
    SendSoldier,
    Stock,
    Swap,
    Taxes,
)
from engine.noblemen.state import State

_FACTS: Final[Mapping[type[Move], Callable[[Table[State], Seat, Any], CertainData]]] = {
    Stock: stores.chosen,
    Keep: stores.kept,
    Expand: estate.expansion,
    PlayStroke: estate.expansion,
    Done: stores.done,
    BuildCastle: estate.castle,
    BuildPalace: estate.palace,
    BuildChapel: estate.chapel,
    BuildFolly: estate.folly,
    PlayInheritance: estate.inherited,
    SendSoldier: estate.soldier,
    Give: stores.handed_over,
    Bribe: stores.bribe,
    Taxes: stores.taxes,
    Land: stores.land,
    Donate: stores.gift,
    PlayFavour: stores.gift,
    Leisure: lambda _table, _seat, _move: {"points": LEISURE_POINTS},
    Swap: stores.swap,
    Play: stores.card,
    Prestige: court.prestige,
    End: court.end,
}


def what_if(table: Table[State], seat: Seat, move: Move) -> CertainData:
    facts = _FACTS.get(type(move))
    return {} if facts is None else facts(table, seat, move)
