"""What each question of Noblemen tells beside its answers, as plain data: prompts and programs read the same."""

from __future__ import annotations

from typing import TypedDict

from engine.noblemen.components import Area
from engine.values.seat import Seat


class TitlesAsked(TypedDict):
    """The prestige that each title asks for, and how many there are of it at this table."""

    duke: int
    duke_copies: int
    marquess: int
    marquess_copies: int
    earl: int
    earl_copies: int
    viscount: int
    viscount_copies: int


class PrestigeParts(TypedDict):
    """Where prestige comes from."""

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
    """What lies behind the own screen."""

    money: int
    tokens: int
    tiles: int


class TrackData(TypedDict):
    """Where the round stands, what it comes to, and who moves it."""

    space: int
    spaces: int
    ahead: str
    ahead_in: int
    queen_seat: Seat
    queen_mine: bool
    queen_locked: bool


class EstateProspects(TypedDict):
    """What the estate brings as it stands."""

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
