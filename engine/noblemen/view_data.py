"""The view of Noblemen, as plain data."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypeAlias, TypedDict

from msgspec import Meta

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

    kind: Annotated[str, Meta(description="`ball` or `scoring`.")]
    spaces: Annotated[int, Meta(description="The number of spaces to it.")]


class TitleData(TypedDict):
    """A title: the prestige needed, the gain, and the number of copies."""

    title: Annotated[str, Meta(description="The title.")]
    prestige: Annotated[int, Meta(description="The prestige that it needs.")]
    points: Annotated[int, Meta(description="The points that it brings.")]
    discount: Annotated[int, Meta(description="The pounds by which it makes buildings cheaper.")]
    copies: Annotated[int, Meta(description="The copies at this table.")]


class ReckonedData(TypedDict):
    """The figures behind a screen that all can compute."""

    money: Annotated[int, Meta(description="The pounds.")]
    tiles: Annotated[int, Meta(description="The number of tiles.")]
    tokens: Annotated[int, Meta(description="The number of bribe tokens.")]


class BehindData(TypedDict):
    """The things behind a screen."""

    money: Annotated[int, Meta(description="The pounds.")]
    tiles: Annotated[ByTerrain, Meta(description="The tiles, by kind.")]
    tokens: Annotated[int, Meta(description="The number of bribe tokens.")]
    cards: Annotated[list[str], Meta(description="The scandal cards.")]


class EstateData(TypedDict):
    tiles: Annotated[list[TileAt], Meta(description="Each tile: its column, its row and its kind.")]
    buildings: Annotated[
        list[BuildingAt], Meta(description="Each building: its column, its row and its kind.")
    ]
    areas: Annotated[
        list[AreaAt],
        Meta(
            description="Each area: the column and row of its bottom left square, its kind, and the seat with a soldier there."
        ),
    ]


class PlayerData(TypedDict):
    title: Annotated[str, Meta(description="The title of the seat.")]
    points: Annotated[dict[str, int], Meta(description="The points by reason. Liaisons count at the end.")]
    taxed: Annotated[bool, Meta(description="True if it has raised taxes in this decade.")]
    landed: Annotated[bool, Meta(description="True if it has taken land in this decade.")]
    cards: Annotated[int, Meta(description="The number of scandal cards.")]
    prestige: Annotated[int, Meta(description="Its prestige, without things to give back.")]
    home: Annotated[int, Meta(description="The soldiers at home.")]
    reckoned: Annotated[
        ReckonedData, Meta(description="The things behind its screen, as far as all can compute them.")
    ]
    soldiers: Annotated[
        list[Post],
        Meta(
            description="Each soldier sent out: the seat of the estate, and the column and row of the area."
        ),
    ]
    estate: Annotated[EstateData, Meta(description="Its estate.")]
    behind: Annotated[BehindData | None, Meta(description="The things behind its screen. Null if hidden.")]


class OfferData(TypedDict):
    """An offer: full prices from the cheapest, the next price for this seat, and the follies that are left."""

    prices: Annotated[list[int], Meta(description="The full prices on offer, the cheapest first.")]
    yours: Annotated[
        int | None, Meta(description="The price for the seat. Null if nothing is left, and for onlookers.")
    ]
    follies: NotRequired[Annotated[list[str], Meta(description="The follies left.")]]
    needs: NotRequired[
        Annotated[dict[str, dict[str, int]], Meta(description="The areas that each of them needs, by kind.")]
    ]
    points: NotRequired[
        Annotated[int | None, Meta(description="The points for the next folly. Null if none is left.")]
    ]


class DeckData(TypedDict):
    """The number of cards, and the cards that the seat knows, by their place from the top."""

    count: Annotated[int, Meta(description="The number of cards.")]
    known: Annotated[
        dict[str, str], Meta(description="The cards that the seat knows, by place. The top is 0.")
    ]


class NoblemenTableData(TypedDict):
    """All that one seat may know of the table."""

    decade: Annotated[int, Meta(description="The present decade.")]
    space: Annotated[int, Meta(description="The space of the marker of the decade.")]
    track: Annotated[list[str], Meta(description="The kind of each space of the track.")]
    ahead: Annotated[AheadData | None, Meta(description="The next ball or scoring. Null at the end.")]
    titles: Annotated[list[TitleData], Meta(description="The titles, the best first.")]
    queen: Annotated[Seat, Meta(description="The seat that has the Queen.")]
    turn: Annotated[Seat | None, Meta(description="The seat that has the turn. Null between turns.")]
    acted: Annotated[bool, Meta(description="True if the action of this turn was taken.")]
    carded: Annotated[bool, Meta(description="True if a scandal card was played in this turn.")]
    players: Annotated[list[PlayerData], Meta(description="The players, by seat.")]
    market: Annotated[dict[str, OfferData], Meta(description="The offers, by kind of building.")]
    church: Annotated[ByTerrain, Meta(description="The tiles in the church, by kind.")]
    tokens: Annotated[int, Meta(description="The bribe tokens left.")]
    bag: Annotated[
        ByTerrain | None,
        Meta(description="The tiles in the bag, by kind. Null if the seat may not look into it."),
    ]
    deck: Annotated[DeckData, Meta(description="The deck of scandal cards.")]
    prestige: Annotated[
        dict[str, int],
        Meta(description="The space of each marker on the prestige track, by seat, during a ball."),
    ]
