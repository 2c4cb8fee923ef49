"""The certain effects of a move, as plain data. A key is present only if the move has that effect."""

from __future__ import annotations

from typing import Annotated, TypedDict

from msgspec import Meta

from engine.values.seat import Seat


class Sold(TypedDict):
    """The seat that gets the lot, and the price, after all others have passed."""

    seat: Annotated[Seat, Meta(description="The seat that gets the lot.")]
    price: Annotated[int, Meta(description="The ducats that it pays.")]


class Others(TypedDict):
    """The effect on another seat."""

    seat: Annotated[Seat, Meta(description="The other seat.")]
    points: Annotated[int, Meta(description="The points that it gets.")]


class RegionThen(TypedDict):
    """Arms and points by seat, if the game ended after the move."""

    arms: Annotated[list[int], Meta(description="The arms in the region, by seat.")]
    points: Annotated[list[int], Meta(description="The points for the region, by seat.")]


class CertainData(TypedDict, total=False):
    arms: Annotated[dict[str, int], Meta(description="The arms placed, by region.")]
    cards: Annotated[int, Meta(description="The number of cards bought.")]
    colour: Annotated[str, Meta(description="The colour of the cards bought.")]
    ducats: Annotated[int, Meta(description="The ducats of the seat after the move. For a bid: if it wins.")]
    ducats_at_least: Annotated[
        int, Meta(description="The fewest ducats that the seat has left after the auction.")
    ]
    face_up: Annotated[
        list[int], Meta(description="The face-up cards of the colour after the move, by seat.")
    ]
    goes: Annotated[
        list[Sold], Meta(description="Who gets the lot, and for how much, if the pass ends the auction.")
    ]
    hand: Annotated[dict[str, int], Meta(description="The cards in the hand after the move, by colour.")]
    others: Annotated[list[Others], Meta(description="The points that other seats get.")]
    points: Annotated[int, Meta(description="The points gained.")]
    price: Annotated[int, Meta(description="The ducats that the move costs. For a bid: if it wins.")]
    price_at_most: Annotated[int, Meta(description="The highest price that the limit allows.")]
    regions: Annotated[
        dict[str, RegionThen],
        Meta(description="The regions after the move, by name, as if the game ended then."),
    ]
    role: Annotated[str, Meta(description="The role bought.")]
    sold: Annotated[bool, Meta(description="True if the bid wins at once.")]
    turned: Annotated[int, Meta(description="The cards that the role turns face down.")]
    unsold: Annotated[bool, Meta(description="True if nobody gets the lot.")]
