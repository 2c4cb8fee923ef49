"""What each question of Il Principe tells beside its answers, as plain data: prompts and programs read the same."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from engine.table.at_once import LimitsData
from engine.values.amounts import AmountRange
from engine.values.seat import Seat

TileKind: TypeAlias = Literal["major", "minor"]
ByColour: TypeAlias = dict[str, int]


class LotOfCards(TypedDict):
    """All cards of one colour."""

    colour: str
    cards: int


class KnownOfCards(TypedDict):
    """What the cards are good for, and what is auctioned after them."""

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
    """What the tile brings, and how many cards it turns face down."""

    gain: int
    points: int
    turned: int
    cities: list[str]


class Rivals(TypedDict):
    """Who else is still in, and how much the richest of them can bid."""

    seats: list[Seat]
    most: int


class RisingData(Rivals):
    """How an auction stands in which one after the other bids."""

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
    """How an auction stands in which all name their limits at once."""


class LimitForCardsData(LotOfCards, SealedData, KnownOfCards):
    pass


class LimitForRoleData(LotOfRole, SealedData, KnownOfRole):
    pass


class FoundingData(TypedDict):
    """What a prompt about founding needs."""

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
