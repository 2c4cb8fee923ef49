"""The view of Noblemen, as plain data."""

from __future__ import annotations

from typing import NotRequired, TypeAlias, TypedDict

from engine.noblemen.components import Area, Terrain
from engine.values.seat import Seat

ByTerrain: TypeAlias = dict[Terrain, int]
Post: TypeAlias = tuple[Seat, int, int]
"""The place of a soldier: the seat of the estate, and the square."""
TileAt: TypeAlias = tuple[int, int, Terrain]
BuildingAt: TypeAlias = tuple[int, int, str]
AreaAt: TypeAlias = tuple[int, int, Area, Seat | None]
"""An area: its bottom left square, its kind, and the seat that has a soldier on it."""


class AheadData(TypedDict):
    """The next ball or scoring, and the number of spaces to it."""

    kind: str
    spaces: int


class TitleData(TypedDict):
    """A title: the prestige needed, the gain, and the number of copies."""

    title: str
    prestige: int
    points: int
    discount: int
    copies: int


class ReckonedData(TypedDict):
    """The figures behind a screen that all can compute."""

    money: int
    tiles: int
    tokens: int


class BehindData(TypedDict):
    """The things behind a screen."""

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
    """An offer: full prices from the cheapest, the next price for this seat, and the follies that are left."""

    prices: list[int]
    yours: int | None
    follies: NotRequired[list[str]]
    needs: NotRequired[dict[str, dict[str, int]]]
    points: NotRequired[int | None]


class DeckData(TypedDict):
    """The number of cards, and the cards that the seat knows, by their place from the top."""

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
