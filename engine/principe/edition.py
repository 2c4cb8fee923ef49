"""The shape of an edition's file, and the data that the rules compute from it once."""

from __future__ import annotations

from typing import Final

import msgspec

COLOURS: Final = ("green", "white", "red", "blue", "yellow")
"""The colours in the order that breaks ties and gives roles. Counts of cards are lists in this order."""
GREEN, WHITE, RED, BLUE, YELLOW = range(5)

Counts = list[int]


class City(msgspec.Struct):
    size: str
    ducats: int
    points: int
    arms: int
    regions: tuple[str, ...]
    """The regions in alphabetical order."""
    cost: dict[str, int]
    need: tuple[int, ...] = ()
    """The cost as counts by colour."""

    def __post_init__(self) -> None:
        self.need = tuple(self.cost.get(colour, 0) for colour in COLOURS)


class Region(msgspec.Struct):
    colour: str
    lies: str


class Purse(msgspec.Struct):
    start: int
    income: int
    easy_start: int
    easy_income: int


class Seating(msgspec.Struct):
    """The figures that depend on the number of seats."""

    draw: int
    lay: int
    last_below: int
    last_cards: int
    income: int | None = None
    minors: bool = True
    cards_out: int = 0
    cities_out: int = 0


class Points(msgspec.Struct):
    major: int
    minor: int
    region: int
    region_second: int
    set: int
    ducats: int
    hand: int
    white: int


class Ability(msgspec.Struct):
    ducats: int


class Edition(msgspec.Struct):
    copies: int
    arms: int
    families: tuple[str, ...]
    display: int
    purse: Purse
    seats: dict[str, Seating]
    points: Points
    ability: Ability
    buildings: dict[str, str]
    majors: dict[str, str]
    minors: dict[str, str]
    regions: dict[str, Region]
    cities: dict[str, City]
    areas: tuple[str, ...] = ()
    """The regions in alphabetical order. Counts of arms are lists in this order."""

    def __post_init__(self) -> None:
        self.areas = tuple(sorted(self.regions))

    def seating(self, seats: int) -> Seating:
        return self.seats[str(seats)]
