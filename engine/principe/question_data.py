"""The data of each question beside its answers. Prompts and programs read the same data."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from engine.table.at_once import LimitsData
from engine.values.amounts import AmountRange
from engine.values.seat import Seat

TileKind: TypeAlias = Literal["major", "minor"]
ByColour: TypeAlias = dict[str, int]


class LotOfCards(TypedDict):
    """A lot of all cards of one colour."""

    colour: str
    cards: int


class KnownOfCards(TypedDict):
    """The uses of the cards, and the groups that are auctioned after them."""

    hand: int
    roles: list[str]
    cities: list[str]
    within_reach: dict[str, int]
    may_found: bool
    next: list[str]


class LotOfRole(TypedDict):
    colour: str
    tile: TileKind
    role: str


class KnownOfRole(TypedDict):
    """The gain from the tile, and the number of cards it turns face down."""

    gain: int
    points: int
    turned: int
    cities: list[str]


class Rivals(TypedDict):
    """The other seats still in the auction, and the highest bid that the richest of them can make."""

    seats: list[Seat]
    most: int


class RisingData(Rivals):
    """The state of an auction with bids one after the other."""

    high: int
    high_seat: Seat | None
    bidders: list[Seat]
    range: AmountRange | None
    ducats: int


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

    allowed: bool
    cities: list[str]
    ducats: int
    hand: ByColour
    supply: int
    last: bool


class TurnData(FoundingData):
    seats: list[Seat]


class LayData(TypedDict):
    cards: int
    hand: ByColour
    ducats: int
    first: bool
    prince_seat: Seat
    may_found: bool
    display: int
    ends: bool
    deck: int
    next_is_last: bool


class RevealData(TypedDict):
    colours: list[str]


class ArmsData(TypedDict):
    supply: int
    regions: list[str]
    first: int
    second: int
