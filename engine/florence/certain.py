"""What is certain about a move, as plain data: a key is there where the move brings such a thing."""

from __future__ import annotations

from typing import TypedDict

from engine.florence.state import FlorenceTable
from engine.values.move import Move
from engine.values.seat import Seat

GoesFor = TypedDict("GoesFor", {"for": int}, total=False)
"""The price at which an auction ends; the word is no name in Python."""


class Brought(TypedDict, total=False):
    """What is paid and got."""

    price: int
    cost: int
    money_after: int
    points: int
    points_sold: int


class CertainData(Brought, GoesFor, total=False):
    adds: int
    brings: int
    goes_back: list[str]
    if_accepted: Brought
    looked_at: int
    minimum: int
    money: int
    next_bidder_seat: Seat
    no_bid: bool
    no_building: bool
    no_guest: bool
    no_lot: bool
    opening_bid: int
    parts: dict[str, int]
    points_after: int
    points_today: int
    points_when_placed: int
    price_at_most: int
    raises: dict[str, int]
    recruiters_after: int
    squares: list[str]
    squares_beyond: list[str]
    to_seat: Seat | None
    unused: int
    value: int
    winner_seat: Seat | None
    without_bonuses: int


def what_if(table: FlorenceTable, seat: Seat, move: Move) -> CertainData:
    """The question knows, or the action that it leaves the move to."""
    certain: CertainData = table.position.stack[-1].what_if(table, seat, move)
    return certain
