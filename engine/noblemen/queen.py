"""The Queen: taking the card, its holder's gain at the end of a turn, and the track of the round."""

from __future__ import annotations

from typing import NamedTuple

from engine import Seat, Table
from engine.noblemen.events import Hosted, MovedOn, QueenStayed, TookQueen
from engine.noblemen.state import State

POINTS = 1
GATHERINGS = ("ball", "scoring")
"""The spaces of the track for which all players come together."""


class Ahead(NamedTuple):
    """The next ball or scoring, and the number of spaces to it."""

    kind: str
    spaces: int


def next_gathering(table: Table[State]) -> Ahead:
    to_come = enumerate(table.edition.round.track[table.state.space :], start=1)
    return next(Ahead(kind, spaces) for spaces, kind in to_come if kind in GATHERINGS)


def space_kind(table: Table[State]) -> str:
    """Return the kind of the space under the round marker."""
    kind: str = table.edition.round.track[table.state.space - 1]
    return kind


def take_queen(table: Table[State], seat: Seat) -> None:
    """Give the Queen to a seat.

    Nothing changes if the seat has her already, or if the card cannot be taken any more.
    """
    if can_take_queen(table, seat):
        table.state.queen = seat
        table.tell(TookQueen(seat=seat))
    elif table.state.queen != seat:
        table.tell(QueenStayed(seat=seat, holder_seat=table.state.queen))


def can_take_queen(table: Table[State], seat: Seat) -> bool:
    return table.state.queen != seat and space_kind(table) != "locked"


def queen_for(table: Table[State], seat: Seat) -> str:
    """Return what would happen to the Queen if an effect gave her to a seat."""
    if table.state.queen == seat:
        return "mine"
    return "taken" if can_take_queen(table, seat) else "locked"


def move_on(table: Table[State]) -> None:
    """Move the round on after a ball. It leaves that space by itself."""
    table.state.space += 1
    table.tell(MovedOn(space=table.state.space, kind=space_kind(table)))


def host(table: Table[State], seat: Seat) -> None:
    table.state.players[seat].score("queen", POINTS)
    table.state.space += 1
    table.tell(Hosted(seat=seat, points=POINTS, space=table.state.space, kind=space_kind(table)))
