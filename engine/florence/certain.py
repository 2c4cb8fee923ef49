"""The certain effects of a move, as plain data. A key is present only if the move has that effect."""

from __future__ import annotations

from typing import Annotated, TypedDict

from msgspec import Meta

from engine.florence.state import FlorenceTable
from engine.values.move import Move
from engine.values.seat import Seat

GoesFor = TypedDict(
    "GoesFor",
    {"for": Annotated[int, Meta(description="The price for which `winner_seat` gets the lot.")]},
    total=False,
)
"""The price that ends an auction.

The word `for` is reserved in Python, so this uses the functional syntax.
"""


class Brought(TypedDict, total=False):
    """The things that a move costs and brings."""

    price: Annotated[
        int,
        Meta(description="The florins that the move costs. For a joint building: what the neighbour pays."),
    ]
    cost: Annotated[int, Meta(description="The florins for the bank, if a neighbour pays `price`.")]
    money_after: Annotated[int, Meta(description="The florins of the seat after the move.")]
    points: Annotated[int, Meta(description="The points gained, or lost if negative.")]
    points_sold: Annotated[int, Meta(description="The points that must be sold for the price.")]


class CertainData(Brought, GoesFor, total=False):
    adds: Annotated[int, Meta(description="The value that the bonus card would add to a work now.")]
    brings: Annotated[int, Meta(description="The florins that the guest brings.")]
    goes_back: Annotated[list[str], Meta(description="The profession cards that go back to the deck.")]
    if_accepted: Annotated[Brought, Meta(description="The effects if the other seat accepts.")]
    looked_at: Annotated[int, Meta(description="The number of cards to look at.")]
    minimum: Annotated[int, Meta(description="The minimum value of a work in this round.")]
    money: Annotated[int, Meta(description="The florins gained.")]
    next_bidder_seat: Annotated[Seat, Meta(description="The seat that bids next.")]
    no_bid: Annotated[bool, Meta(description="The seat makes no bid.")]
    no_building: Annotated[bool, Meta(description="Nothing is built.")]
    no_guest: Annotated[bool, Meta(description="The seat invites no more guests in this round.")]
    no_lot: Annotated[bool, Meta(description="The seat gets no lot in this round.")]
    opening_bid: Annotated[int, Meta(description="The bid that naming the lot makes. Others may raise it.")]
    parts: Annotated[dict[str, int], Meta(description="The parts of `value`, by reason.")]
    points_after: Annotated[int, Meta(description="The points of the seat after the move.")]
    points_today: Annotated[int, Meta(description="The points that the prestige card would bring now.")]
    points_when_placed: Annotated[int, Meta(description="The points when the landscape is placed.")]
    price_at_most: Annotated[int, Meta(description="The highest price that the limit allows.")]
    raises: Annotated[
        dict[str, int], Meta(description="The value added to works, by profession in the hand.")
    ]
    recruiters_after: Annotated[int, Meta(description="The recruiting cards left after the move.")]
    squares: Annotated[list[str], Meta(description="The squares covered in the own principality.")]
    squares_beyond: Annotated[list[str], Meta(description="The squares covered beyond the border.")]
    to_seat: Annotated[Seat | None, Meta(description="The neighbour that is asked.")]
    unused: Annotated[int, Meta(description="The actions that the seat gives up.")]
    value: Annotated[int, Meta(description="The value of the work.")]
    winner_seat: Annotated[Seat | None, Meta(description="The seat that gets the lot.")]
    without_bonuses: Annotated[int, Meta(description="The value of the work without bonus cards.")]


def what_if(table: FlorenceTable, seat: Seat, move: Move) -> CertainData:
    """Return the certain effects of a move, as the question or its action knows them."""
    certain: CertainData = table.position.stack[-1].what_if(table, seat, move)
    return certain
