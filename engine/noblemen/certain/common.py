"""What several moves bring for certain: what is paid, drawn and left, what a sum is made of, and the Queen."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Seat, Table
from engine.noblemen.actions import Income
from engine.noblemen.ball import Sources
from engine.noblemen.certain.data import CertainData
from engine.noblemen.components import TERRAINS
from engine.noblemen.state import State


def paying(table: Table[State], seat: Seat, cost: int) -> CertainData:
    return {"price": cost, "money": table.state.players[seat].money - cost}


def made_of(what: str, parts: Income | Sources) -> CertainData:
    """The sum behind a total, told under this name where more than the tiles themselves bring something."""
    told: CertainData = {"made_of": {what: parts._asdict()}} if any(parts[1:]) else {}
    return {"parts": parts._asdict(), **told}


def drawn(table: Table[State], due: int) -> int:
    """Tiles that are due, as far as the bag goes: how many it holds follows from what all have seen."""
    return min(due, sum(table.state.bag))


def behind(table: Table[State], seat: Seat, change: Sequence[int]) -> dict[str, int]:
    """The tiles behind the screen afterwards."""
    screen = table.state.players[seat].screen
    return {name: have + more for name, have, more in zip(TERRAINS, screen, change, strict=True)}


def one_less(*tiles: str) -> list[int]:
    return [-tiles.count(name) for name in TERRAINS]
