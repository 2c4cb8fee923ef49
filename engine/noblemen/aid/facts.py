"""The facts on each kind of component, and its effect for the seat now, as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NotRequired, TypedDict


class Full(TypedDict):
    """A flag for complete facts. Of all components with a name, only the one nearest to the seat has it."""

    full: bool


class CardFacts(Full):
    effect: str
    prestige: int
    worth: int
    queen: str
    looked: NotRequired[int]
    places: NotRequired[list[int]]


class TileFacts(Full):
    church: int
    laid: int
    areas: int
    empty: int


class BuildingFacts(Full):
    offered: int
    prices: list[int]
    yours: int
    short: int
    sites: int


class FollyFacts(Full):
    wants: str
    points: int
    yours: int
    short: int
    missing: int
    empty: int


class TitleFacts(Full):
    asks: int
    points: int
    discount: int
    copies: int
    missing: int
    rivals: int


class TokenFacts(Full):
    price: int
    most: int


class SoldierFacts(Full):
    home: int
    out: int


class QueenFacts(Full):
    locked: bool
    points: int
    kind: NotRequired[str]
    spaces: NotRequired[int]


class ScreenFacts(Full):
    money: int
    tiles: int
    tokens: int
    cards: int


FACTS: Final[Mapping[str, type]] = {
    "card": CardFacts,
    "tile": TileFacts,
    "building": BuildingFacts,
    "folly": FollyFacts,
    "title": TitleFacts,
    "token": TokenFacts,
    "soldier": SoldierFacts,
    "queen": QueenFacts,
    "screen": ScreenFacts,
}
