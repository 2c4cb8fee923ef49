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
    Stock: stores.stock_effects,
    Keep: stores.keep_effects,
    Expand: estate.expansion_effects,
    PlayStroke: estate.expansion_effects,
    Done: stores.done_effects,
    BuildCastle: estate.castle_effects,
    BuildPalace: estate.palace_effects,
    BuildChapel: estate.chapel_effects,
    BuildFolly: estate.folly_effects,
    PlayInheritance: estate.inheritance_effects,
    SendSoldier: estate.soldier_effects,
    Give: stores.give_effects,
    Bribe: stores.bribe_effects,
    Taxes: stores.taxes_effects,
    Land: stores.land_effects,
    Donate: stores.gift_effects,
    PlayFavour: stores.gift_effects,
    Leisure: lambda _table, _seat, _move: {"points": LEISURE_POINTS},
    Swap: stores.swap_effects,
    Play: stores.card_effects,
    Prestige: court.prestige_effects,
    End: court.end_effects,
}


def what_if(table: Table[State], seat: Seat, move: Move) -> CertainData:
    facts = _FACTS.get(type(move))
    return {} if facts is None else facts(table, seat, move)
