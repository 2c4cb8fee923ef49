"""The facts on each kind of component, and its effect for the seat now, as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypedDict

from engine.values.seat import Seat


class CardFacts(TypedDict):
    hand: int
    up: int
    down: int
    building: str
    role: str
    most: int
    seats: list[Seat]
    leads: bool
    cities: list[str]
    needs: dict[str, int]


class CityFacts(TypedDict):
    ducats: int
    points: int
    arms: int
    regions: list[str]
    need: list[str]
    payable: bool | None
    missing: list[str]
    short: int
    lead: list[str]
    seats: list[Seat]
    others: int


class RegionFacts(TypedDict):
    lies: str
    most: int
    seats: list[Seat]
    first: int
    second: int
    arms: int | None
    points: int | None
    with_one: int | None


class RoleFacts(TypedDict):
    tile: str
    colour: str
    points: int
    gain: int


class ArmsFacts(TypedDict):
    placed: int


class DeckFacts(TypedDict):
    last_below: int
    last_cards: int
    last: bool


class CityDeckFacts(TypedDict):
    display: int
    open: int
    removed: int


FACTS: Final[Mapping[str, type]] = {
    "card": CardFacts,
    "city": CityFacts,
    "region": RegionFacts,
    "role": RoleFacts,
    "arms": ArmsFacts,
    "deck": DeckFacts,
    "city-deck": CityDeckFacts,
}
