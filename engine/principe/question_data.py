"""The data of each question beside its answers. Prompts and programs read the same data."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, TypedDict

from msgspec import Meta

from engine.table.at_once import LimitsData
from engine.values.amounts import AmountRange
from engine.values.seat import Seat

TileKind: TypeAlias = Literal["major", "minor"]
ByColour: TypeAlias = dict[str, int]
Ducats: TypeAlias = Annotated[int, Meta(description="The ducats of the seat.")]
Hand: TypeAlias = Annotated[ByColour, Meta(description="The cards in its hand, by colour.")]
Supply: TypeAlias = Annotated[int, Meta(description="The coats of arms that it has left.")]
MayFound: TypeAlias = Annotated[bool, Meta(description="True if cities can be founded in this round.")]


class LotOfCards(TypedDict):
    """A lot of all cards of one colour."""

    colour: Annotated[str, Meta(description="The colour of the cards for sale.")]
    cards: Annotated[int, Meta(description="The number of cards for sale.")]


class KnownOfCards(TypedDict):
    """The uses of the cards, and the groups that are auctioned after them."""

    hand: Annotated[int, Meta(description="The cards of this colour in the hand.")]
    roles: Annotated[list[str], Meta(description="The roles of this colour.")]
    cities: Annotated[list[str], Meta(description="The open cities that cost cards of this colour.")]
    within_reach: Annotated[
        dict[str, int],
        Meta(description="The cities whose cards would then be complete, with their price in ducats."),
    ]
    may_found: MayFound
    next: Annotated[list[str], Meta(description="The colours auctioned afterwards, one entry for each card.")]


class LotOfRole(TypedDict):
    colour: Annotated[str, Meta(description="The colour of the role.")]
    tile: Annotated[TileKind, Meta(description="The kind of role: `major` or `minor`.")]
    role: Annotated[str, Meta(description="The name of the role.")]


class KnownOfRole(TypedDict):
    """The gain from the tile, and the number of cards it turns face down."""

    gain: Annotated[int, Meta(description="What its ability brings: points, cards, arms or ducats.")]
    points: Annotated[
        int,
        Meta(description="The points of the role: at the end, and for each city of others with its colour."),
    ]
    turned: Annotated[int, Meta(description="The cards that the seat must turn face down for it.")]
    cities: Annotated[list[str], Meta(description="The open cities that cost cards of this colour.")]


class Rivals(TypedDict):
    """The other seats still in the auction, and the highest bid that the richest of them can make."""

    seats: Annotated[list[Seat], Meta(description="The other seats in the auction.")]
    most: Annotated[int, Meta(description="The highest bid that one of them can make.")]


class RisingData(Rivals):
    """The state of an auction with bids one after the other."""

    high: Annotated[int, Meta(description="The highest bid, 0 if there is none.")]
    high_seat: Annotated[Seat | None, Meta(description="The seat with the highest bid.")]
    bidders: Annotated[list[Seat], Meta(description="The seats in the auction, in order of their bids.")]
    range: Annotated[
        AmountRange | None, Meta(description="The possible bids. Null if the seat can only pass.")
    ]
    ducats: Ducats


class BidForCardsData(LotOfCards, RisingData, KnownOfCards):
    pass


class BidForRoleData(LotOfRole, RisingData, KnownOfRole):
    pass


class SealedData(Rivals, LimitsData):
    """The state of an auction with limits named by all seats at once."""


class LimitForCardsData(LotOfCards, SealedData, KnownOfCards):
    pass


class LimitForRoleData(LotOfRole, SealedData, KnownOfRole):
    pass


class FoundingData(TypedDict):
    """The data for a prompt about founding."""

    allowed: MayFound
    cities: Annotated[list[str], Meta(description="The open cities that the seat can pay.")]
    ducats: Ducats
    hand: Hand
    supply: Supply
    last: Annotated[bool, Meta(description="True in the last round.")]


class TurnData(FoundingData):
    seats: Annotated[list[Seat], Meta(description="The seats that have their turn afterwards, in order.")]


class LayData(TypedDict):
    cards: Annotated[int, Meta(description="The number of cards to lay.")]
    hand: Hand
    ducats: Ducats
    first: Annotated[bool, Meta(description="True in the first round.")]
    prince_seat: Annotated[Seat, Meta(description="The seat that has Il Principe and bids first.")]
    may_found: MayFound
    display: Annotated[int, Meta(description="The number of open cities below which the game ends.")]
    ends: Annotated[
        bool, Meta(description="True if the game ends after this answer, because too few cities are open.")
    ]
    deck: Annotated[int, Meta(description="The cards left in the deck.")]
    next_is_last: Annotated[bool, Meta(description="True if the next round is the last one.")]


class RevealData(TypedDict):
    colours: Annotated[
        list[str], Meta(description="The colours of face-down cards that the seat can turn face up.")
    ]


class ArmsData(TypedDict):
    supply: Supply
    regions: Annotated[list[str], Meta(description="The regions to choose from.")]
    first: Annotated[int, Meta(description="The points for most arms in a region at the end.")]
    second: Annotated[int, Meta(description="The points for second place there.")]
