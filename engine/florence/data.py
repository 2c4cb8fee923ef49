"""The data of an edition, as the rules read it from its file."""

from __future__ import annotations

from typing import Final

import msgspec

SIZES: Final = ("large", "medium", "small")


class Figures(msgspec.Struct, frozen=True):
    """The figures with which a table of a certain number of seats begins."""

    money: int
    bid: int
    lots: tuple[str, ...]


class Opening(msgspec.Struct, frozen=True):
    dealt: int
    kept: int
    tables: dict[str, Figures]


class Rules(msgspec.Struct, frozen=True, rename={"step": "raise"}):
    actions: int
    step: int
    looked_at: int
    kept: int
    points_per_building: int
    points_per_repeated_landscape: int
    points_per_further_builder: int
    points_for_best_work: int
    most_builders: int
    building_costs: tuple[int, ...]
    builders_to_touch: int
    coin: int
    """The smallest coin."""
    card_costs: int
    freedom_costs: int
    money_per_value: int
    money_per_point_bought: int
    money_per_point_sold: int


class WorkValues(msgspec.Struct, frozen=True):
    building: int
    landscape: int
    freedom: int
    jester: int
    card: int


class Freedoms(msgspec.Struct, frozen=True):
    names: tuple[str, ...]
    copies: int


class Board(msgspec.Struct, frozen=True):
    columns: int
    rows: int
    palazzo: tuple[str, ...]
    joined_palazzo: tuple[str, ...]


class Building(msgspec.Struct, frozen=True):
    size: str
    copies: int
    outline: tuple[str, ...]


class Landscape(msgspec.Struct, frozen=True):
    copies: int
    outline: tuple[str, ...]


class Profession(msgspec.Struct, frozen=True):
    number: int
    building: str
    landscape: str
    freedom: str


class Bonus(msgspec.Struct, frozen=True):
    counts: tuple[str, ...]
    each: int


class Prestige(msgspec.Struct, frozen=True):
    """A prestige card.

    Its condition is one of: most of something, fewest of something, at least some of several.
    """

    points: int
    tied: int = 0
    most: str = ""
    fewest: str = ""
    at_least: dict[str, int] = {}
    at_least_by_types: dict[str, int] = {}
    """Another reading of the same card, if there is one."""


class Character(msgspec.Struct, frozen=True):
    fields: tuple[int, ...]


class Banker(msgspec.Struct, frozen=True):
    money: int
    growth: int
    money_per_point: int


class Princess(msgspec.Struct, frozen=True):
    landscape: int
    builder: int
    building: int
    card: int


class Joint(msgspec.Struct, frozen=True):
    proposals: int
    builders_at_border: int
    builders_at_border_of_building: int


class Data(msgspec.Struct, frozen=True, eq=False):
    """The data of one edition.

    It is compared by identity, so that results computed from it can be cached by it.
    """

    minimum: tuple[int, ...]
    opening: Opening
    rules: Rules
    work: WorkValues
    stock: dict[str, int]
    freedoms: Freedoms
    principality: Board
    buildings: dict[str, Building]
    landscapes: dict[str, Landscape]
    professions: dict[str, Profession]
    bonus: dict[str, Bonus]
    prestige: dict[str, Prestige]
    characters: dict[str, Character]
    banker: Banker
    princess: Princess
    joint: Joint

    def figures(self, seats: int) -> Figures:
        """Return the money, opening bid and lots of a table with this number of seats."""
        return self.opening.tables.get(str(seats), self.opening.tables["default"])
