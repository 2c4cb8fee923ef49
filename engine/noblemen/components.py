"""Components: the contents of an edition's file, as the rules use them."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from engine.table.game import SAVES_WAITING, Options

FEWEST: Final = 3
"""The smallest number of seats. Lists by the number of seats begin with it."""

Terrain = Literal["field", "wood", "fountain", "plain"]
TERRAINS: Final[tuple[Terrain, ...]] = ("field", "wood", "fountain", "plain")
FIELD, WOOD, FOUNTAIN, PLAIN = range(len(TERRAINS))

Area = Literal["farm", "forest", "garden"]
AREAS: Final[tuple[Area, ...]] = ("farm", "forest", "garden")
"""The areas, in the order of the terrains that they consist of."""

Folly = Literal["forests", "farms", "gardens", "mixed"]


class Building(msgspec.Struct, frozen=True):
    """A kind of building.

    The market holds the last `stocked` of the prices, and the cheapest is sold first.
    """

    total: int
    stocked: list[int]
    prices: list[int]


class Follies(msgspec.Struct, frozen=True):
    price: int
    points: list[int]
    needs: dict[Folly, dict[str, int]]


class Bribes(msgspec.Struct, frozen=True):
    tokens: int
    price: int
    most: int


class Title(msgspec.Struct, frozen=True):
    prestige: int
    points: int
    discount: int
    copies: list[int]


class Setup(msgspec.Struct, frozen=True):
    money: int
    screen: int
    chosen: int
    soldiers: int


class Round(msgspec.Struct, frozen=True):
    decades: int
    church: int
    track: list[str]


class Edition(msgspec.Struct, frozen=True):
    tiles: dict[str, int]
    buildings: dict[str, Building]
    follies: Follies
    bribes: Bribes
    titles: dict[str, Title]
    cards: dict[str, int]
    setup: Setup
    round: Round


class NoblemenOptions(Options, frozen=True):
    at_once: Annotated[
        bool,
        msgspec.Meta(
            description="simultaneous balls: all players secretly choose what they give back",
            extra_json_schema=SAVES_WAITING,
        ),
    ] = False
    first_game: Annotated[
        bool, msgspec.Meta(description="everyone begins with three tiles of each type, without a choice")
    ] = False
    areas_overlap: Annotated[
        bool,
        msgspec.Meta(description="every square of four counts as an area, even where squares share tiles"),
    ] = True
    open_money: Annotated[
        bool,
        msgspec.Meta(
            description="money, and the numbers of tiles and bribe tokens behind screens, are shown to all"
        ),
    ] = False
