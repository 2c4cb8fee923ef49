"""The squares of the seat's own estate that a move names, and the part of the estate that contains each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine import Move, Seat, Table
from engine.mechanics.grid import HALF
from engine.noblemen.moves import (
    BuildCastle,
    BuildChapel,
    BuildFolly,
    BuildPalace,
    CountArea,
    Expand,
    PlayInheritance,
    PlayStroke,
)
from engine.noblemen.squares import Square, square
from engine.noblemen.state import State
from engine.values.compass import compass


def named_squares(move: Move) -> list[Square]:
    match move:
        case Expand(tiles) | PlayStroke(tiles):
            return [placed.at for placed in tiles]
        case (
            BuildCastle(at=at)
            | BuildPalace(at)
            | BuildChapel(at)
            | BuildFolly(at=at)
            | PlayInheritance(at)
            | CountArea(at)
        ):
            return [at]
    return []


def areas(table: Table[State], seat: Seat, move: Any) -> Mapping[str, Sequence[str]]:
    """Return the part of the estate for each named square.

    The estate is taken as it is now, with the ring of squares on which it may grow.
    """
    named = named_squares(move)
    if not named:
        return {}
    tiles = [square(key) for key in table.state.players[seat].estate.tiles]
    left, bottom = min(each.x for each in tiles) - 1, min(each.y for each in tiles) - 1
    width, height = max(each.x for each in tiles) + 2 - left, max(each.y for each in tiles) + 2 - bottom
    return {at.words(): (compass(at.x - left + HALF, at.y - bottom + HALF, width, height),) for at in named}
