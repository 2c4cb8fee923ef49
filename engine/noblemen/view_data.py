"""What a view of Noblemen holds, as plain data."""

from __future__ import annotations

from typing import NotRequired, TypeAlias, TypedDict

from engine.noblemen.components import Area, Terrain
from engine.values.seat import Seat

ByTerrain: TypeAlias = dict[Terrain, int]
Post: TypeAlias = tuple[Seat, int, int]
"""On whose estate a soldier is, and the square."""
TileAt: TypeAlias = tuple[int, int, Terrain]
BuildingAt: TypeAlias = tuple[int, int, str]
AreaAt: TypeAlias = tuple[int, int, Area, Seat | None]
"""The bottom left square, what it is, and whose soldier sits on it."""


class AheadData(TypedDict):
    """The next ball or scoring, and how many spaces there are to it."""

    kind: str
    spaces: int


class TitleData(TypedDict):
    """What a title asks for, what it brings, and how many there are."""

    title: str
    prestige: int
    points: int
    discount: int
    copies: int


class ReckonedData(TypedDict):
    """What anybody knows who kept the books."""

    money: int
    tiles: int
    tokens: int


class BehindData(TypedDict):
    """What is behind a screen."""

    money: int
    tiles: ByTerrain
    tokens: int
    cards: list[str]


class EstateData(TypedDict):
    tiles: list[TileAt]
    buildings: list[BuildingAt]
    areas: list[AreaAt]


class PlayerData(TypedDict):
    title: str
    points: dict[str, int]
    taxed: bool
    landed: bool
    cards: int
    prestige: int
    home: int
    reckoned: ReckonedData
    soldiers: list[Post]
    estate: EstateData
    behind: BehindData | None


class OfferData(TypedDict):
    """Full prices from the cheapest, and what the next one costs this seat; of follies also which, and for what."""

    prices: list[int]
    yours: int | None
    follies: NotRequired[list[str]]
    needs: NotRequired[dict[str, dict[str, int]]]
    points: NotRequired[int | None]


class DeckData(TypedDict):
    """How many cards, and those that the seat knows, by their place from the top."""

    count: int
    known: dict[str, str]


class NoblemenTableData(TypedDict):
    """All that one seat may know of the table."""

    decade: int
    space: int
    track: list[str]
    ahead: AheadData | None
    titles: list[TitleData]
    queen: Seat
    turn: Seat | None
    acted: bool
    carded: bool
    players: list[PlayerData]
    market: dict[str, OfferData]
    church: ByTerrain
    tokens: int
    bag: ByTerrain | None
    deck: DeckData
    prestige: dict[str, int]
