"""The view of Il Principe, as plain data."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from msgspec import Meta

from engine.principe.question_data import ByColour, TileKind
from engine.values.seat import Seat


class CityData(TypedDict):
    city: Annotated[str, Meta(description="The city.")]
    size: Annotated[str, Meta(description="Its size.")]
    cost: Annotated[ByColour, Meta(description="The cards that it costs, by colour.")]
    ducats: Annotated[int, Meta(description="The ducats that it costs.")]
    points: Annotated[int, Meta(description="The points for founding it.")]
    arms: Annotated[int, Meta(description="The coats of arms that it gives.")]
    regions: Annotated[list[str], Meta(description="The regions for these arms.")]


class GroupData(TypedDict):
    """Cards that are auctioned together."""

    colour: Annotated[str, Meta(description="Their colour.")]
    cards: Annotated[int, Meta(description="Their number.")]


AuctionFor = TypedDict(
    "AuctionFor", {"for": Annotated[Literal["cards", "role"], Meta(description="What is for sale.")]}
)
"""The kind of an auction. The key `for` is reserved in Python, so this uses the functional syntax."""


class AuctionData(AuctionFor):
    """The auction that is going on: for `cards`, or for the `role` of a `tile`."""

    colour: Annotated[str, Meta(description="The colour of the lot.")]
    cards: NotRequired[Annotated[int, Meta(description="The number of cards, if these are for sale.")]]
    tile: NotRequired[Annotated[TileKind, Meta(description="`major` or `minor`, if a role is for sale.")]]
    role: NotRequired[Annotated[str, Meta(description="The name of that role.")]]
    high: Annotated[int, Meta(description="The highest bid, 0 if there is none.")]
    high_seat: Annotated[Seat | None, Meta(description="The seat with the highest bid.")]
    bidders: Annotated[list[Seat], Meta(description="The seats in the auction, in order of their bids.")]


class PlayerData(TypedDict):
    family: Annotated[str, Meta(description="The family of the seat.")]
    points: Annotated[int, Meta(description="Its points. Some count only at the end.")]
    cards: Annotated[int, Meta(description="The number of cards in its hand.")]
    up: Annotated[ByColour, Meta(description="The face-up cards, by colour.")]
    down: Annotated[ByColour, Meta(description="The face-down cards, by colour.")]
    arms: Annotated[dict[str, int], Meta(description="The arms in each region.")]
    supply: Annotated[int, Meta(description="The arms left.")]
    ducats: Annotated[int | None, Meta(description="Its ducats. Null if hidden.")]
    ducats_reckoned: Annotated[int, Meta(description="Its ducats as all can compute them.")]
    hand: Annotated[ByColour | None, Meta(description="The cards in its hand, by colour. Null if hidden.")]
    hand_known: Annotated[ByColour, Meta(description="Those that all have seen.")]


class HoldersData(TypedDict):
    """The holders of the two tiles of a colour. With few players there is only one tile."""

    major: Annotated[Seat | None, Meta(description="The seat with the major role.")]
    minor: NotRequired[Annotated[Seat | None, Meta(description="The seat with the minor role.")]]


class RoleNames(TypedDict):
    major: Annotated[str, Meta(description="The name of the major role.")]
    minor: Annotated[str, Meta(description="The name of the minor role.")]


class PrincipeTableData(TypedDict):
    """All that one seat may know of the table."""

    round: Annotated[int, Meta(description="The present round.")]
    last_round: Annotated[bool, Meta(description="True in the last round.")]
    prince: Annotated[Seat, Meta(description="The seat that has Il Principe.")]
    cities: Annotated[list[CityData], Meta(description="The open cities.")]
    founded: Annotated[list[str], Meta(description="The founded cities.")]
    city_deck: Annotated[int, Meta(description="The number of cities in the deck.")]
    cities_removed: Annotated[int, Meta(description="The number of cities out of the game.")]
    deck: Annotated[int, Meta(description="The number of cards in the deck.")]
    gone: Annotated[ByColour, Meta(description="The cards out of the game, by colour.")]
    groups: Annotated[list[GroupData], Meta(description="The cards still to be auctioned, in order.")]
    auction: Annotated[AuctionData | None, Meta(description="The auction that is going on, if any.")]
    roles: Annotated[dict[str, HoldersData], Meta(description="The holders of the roles, by colour.")]
    role_names: Annotated[dict[str, RoleNames], Meta(description="The names of the roles, by colour.")]
    players: Annotated[list[PlayerData], Meta(description="The players, by seat.")]
    laid: Annotated[
        list[str] | None,
        Meta(description="The cards that the seat has chosen to lay. Null if it has not, or all are shown."),
    ]
    ended: Annotated[
        str, Meta(description="Why the game has ended: `cities`, `deck` or `empty`. Empty before.")
    ]
