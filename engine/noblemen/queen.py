"""The Queen: who takes the card, what its holder gets at the end of a turn, and the track on which the round moves."""

from __future__ import annotations

from typing import NamedTuple

from engine import Seat, Table
from engine.noblemen.events import Hosted, MovedOn, QueenStayed, TookQueen
from engine.noblemen.state import State

POINTS = 1
GATHERINGS = ("ball", "scoring")
"""What the court comes together for."""


class Ahead(NamedTuple):
    """The next ball or scoring, and how many spaces the round has yet to move to it."""

    kind: str
    spaces: int


def ahead(table: Table[State]) -> Ahead:
    to_come = enumerate(table.edition.round.track[table.state.space :], start=1)
    return next(Ahead(kind, spaces) for spaces, kind in to_come if kind in GATHERINGS)


def space_kind(table: Table[State]) -> str:
    """What the round marker stands on."""
    kind: str = table.edition.round.track[table.state.space - 1]
    return kind


def take_queen(table: Table[State], seat: Seat) -> None:
    """Nothing happens where one has the Queen, or where nobody can take the card any more."""
    if can_take_queen(table, seat):
        table.state.queen = seat
        table.tell(TookQueen(seat=seat))
    elif table.state.queen != seat:
        table.tell(QueenStayed(seat=seat, holder_seat=table.state.queen))


def can_take_queen(table: Table[State], seat: Seat) -> bool:
    return table.state.queen != seat and space_kind(table) != "locked"


def queen_for(table: Table[State], seat: Seat) -> str:
    """What becomes of the Queen where something would bring the card to a seat."""
    if table.state.queen == seat:
        return "mine"
    return "taken" if can_take_queen(table, seat) else "locked"


def move_on(table: Table[State]) -> None:
    """After a ball the round leaves its space by itself."""
    table.state.space += 1
    table.tell(MovedOn(space=table.state.space, kind=space_kind(table)))


def host(table: Table[State], seat: Seat) -> None:
    table.state.players[seat].score("queen", POINTS)
    table.state.space += 1
    table.tell(Hosted(seat=seat, points=POINTS, space=table.state.space, kind=space_kind(table)))
