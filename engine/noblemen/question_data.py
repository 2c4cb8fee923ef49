"""The data of each question beside its answers. Prompts and programs read the same data."""

from __future__ import annotations

from typing import TypedDict

from engine.noblemen.components import Area
from engine.values.seat import Seat


class TitlesAsked(TypedDict):
    """The prestige that each title needs, and its number of copies at this table."""

    duke: int
    duke_copies: int
    marquess: int
    marquess_copies: int
    earl: int
    earl_copies: int
    viscount: int
    viscount_copies: int


class PrestigeParts(TypedDict):
    """The sources of prestige."""

    fountains: int
    gardens: int
    soldiers: int
    palaces: int
    gifts: int


class PrestigeData(PrestigeParts, TitlesAsked):
    prestige: int
    most: int
    taken: list[int]
    tokens: int
    cards: list[str]


class PrestigeInTurnData(PrestigeData):
    seats: list[Seat]


class PrestigeAtOnceData(PrestigeData):
    seats: list[Seat]
    answer: str | None


class StoreData(TypedDict):
    """The things behind the seat's own screen."""

    money: int
    tokens: int
    tiles: int


class TrackData(TypedDict):
    """The space of the round, the next event on the track, and the seat that moves it."""

    space: int
    spaces: int
    ahead: str
    ahead_in: int
    queen_seat: Seat
    queen_mine: bool
    queen_locked: bool


class EstateProspects(TypedDict):
    """The present yield of the estate."""

    prestige: int
    estate_points: int
    taxed: bool
    taxes: int
    landed: bool
    land: int
    empty: int


class ProspectsData(StoreData, TrackData, EstateProspects, TitlesAsked):
    next_seat: Seat


class TurnData(ProspectsData):
    acted: bool
    carded: bool


class ExpandOnData(TypedDict):
    left: int
    due: int
    money: int
    tiles: int
    queen_mine: bool


class AreaData(TypedDict):
    area: Area
    squares: list[str]


class KeepData(TypedDict):
    cards: list[str]
    all: bool
    held: list[str]


class SoldierData(TypedDict):
    home: int
    out: int
    money: int


class GiveData(TypedDict):
    to_seat: Seat
    tiles: int
    left: int


class StockData(TypedDict):
    most: int
    screen: int
    money: int
    first_seat: Seat
    queen_seat: Seat


class FirstCardData(TypedDict):
    cards: list[str]
    money: int
