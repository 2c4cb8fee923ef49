"""The Queen: who takes the card, and what its holder gets at the end of a turn."""

from __future__ import annotations

from engine import Seat, Table
from engine.noblemen.events import Hosted, TookQueen
from engine.noblemen.state import State

POINTS = 1


def space_kind(table: Table[State]) -> str:
    """What the round marker stands on."""
    kind: str = table.edition.round.track[table.state.space - 1]
    return kind


def take_queen(table: Table[State], seat: Seat) -> None:
    """Nothing happens where one has the Queen, or where nobody can take the card any more."""
    if table.state.queen != seat and space_kind(table) != "locked":
        table.state.queen = seat
        table.tell(TookQueen(seat=seat))


def host(table: Table[State], seat: Seat) -> None:
    table.state.players[seat].score("queen", POINTS)
    table.state.space += 1
    table.tell(Hosted(seat=seat, points=POINTS, space=table.state.space))
