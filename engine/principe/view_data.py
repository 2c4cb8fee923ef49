"""The view of Il Principe, as plain data."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from engine.principe.question_data import ByColour, TileKind
from engine.values.seat import Seat


class CityData(TypedDict):
    city: str
    size: str
    cost: ByColour
    ducats: int
    points: int
    arms: int
    regions: list[str]


class GroupData(TypedDict):
    """Cards that are auctioned together."""

    colour: str
    cards: int


AuctionFor = TypedDict("AuctionFor", {"for": Literal["cards", "role"]})
"""The kind of an auction. The key `for` is reserved in Python, so this uses the functional syntax."""


class AuctionData(AuctionFor):
    """The auction that is going on: for `cards`, or for the `role` of a `tile`."""

    colour: str
    cards: NotRequired[int]
    tile: NotRequired[TileKind]
    role: NotRequired[str]
    high: int
    high_seat: Seat | None
    bidders: list[Seat]


class PlayerData(TypedDict):
    family: str
    points: int
    cards: int
    up: ByColour
    down: ByColour
    arms: dict[str, int]
    supply: int
    ducats: int | None
    ducats_reckoned: int
    hand: ByColour | None
    hand_known: ByColour


class HoldersData(TypedDict):
    """The holders of the two tiles of a colour. With few players there is only one tile."""

    major: Seat | None
    minor: NotRequired[Seat | None]


class RoleNames(TypedDict):
    major: str
    minor: str


class PrincipeTableData(TypedDict):
    """All that one seat may know of the table."""

    round: int
    last_round: bool
    prince: Seat
    cities: list[CityData]
    founded: list[str]
    city_deck: int
    cities_removed: int
    deck: int
    gone: ByColour
    groups: list[GroupData]
    auction: AuctionData | None
    roles: dict[str, HoldersData]
    role_names: dict[str, RoleNames]
    players: list[PlayerData]
    laid: list[str] | None
    ended: str
