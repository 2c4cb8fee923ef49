"""The apprentice's glance: immediate points, a free follow-up, an estate that grows."""

from __future__ import annotations

from typing import Final

from engine import Move, Seat, Table
from engine.noblemen.advice.estate import land_around
from engine.noblemen.moves import (
    Bribe,
    BuildCastle,
    BuildChapel,
    BuildFolly,
    BuildPalace,
    Donate,
    Expand,
    Land,
    Leisure,
    Play,
    PlayFavour,
    Prestige,
    SendSoldier,
    Stock,
    Swap,
    Taxes,
)
from engine.noblemen.state import State

AT_A_GLANCE: Final[dict[type[Move], float]] = {
    BuildFolly: 12.0,
    BuildPalace: 6.0,
    Taxes: 2.5,
    Land: 2.4,
    Expand: 2.0,
    BuildCastle: 1.8,
    BuildChapel: 1.7,
    Play: 1.5,
    SendSoldier: 1.0,
    Leisure: 0.5,
    Swap: -1.0,
}


def quick_weight(table: Table[State], seat: Seat, move: Move) -> float:
    match move:
        case Bribe(tokens):
            return 0.8 * tokens
        case Donate(tiles) | PlayFavour(tiles):
            return 0.6 * sum(tiles.counts())
        case Stock(tiles):
            return float(sum(tiles.counts()))
        case Prestige(gifts):
            return float(gifts.tokens)
        case Expand(tiles):
            return AT_A_GLANCE[Expand] + 0.01 * land_around(table.state.players[seat].estate, tiles[0].at.key)
    return AT_A_GLANCE.get(type(move), 0.0)
