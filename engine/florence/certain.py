"""The certain effects of a move, as plain data. A key is present only if the move has that effect."""

from __future__ import annotations

from typing import TypedDict

from engine.florence.state import FlorenceTable
from engine.values.move import Move
from engine.values.seat import Seat

GoesFor = TypedDict("GoesFor", {"for": int}, total=False)
"""The price that ends an auction.

The word `for` is reserved in Python, so this uses the functional syntax.
"""


class Brought(TypedDict, total=False):
    """The things that a move costs and brings."""

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
    """Return the certain effects of a move, as the question or its action knows them."""
    certain: CertainData = table.position.stack[-1].what_if(table, seat, move)
    return certain
