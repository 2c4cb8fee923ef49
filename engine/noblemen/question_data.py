"""The data of each question beside its answers. Prompts and programs read the same data."""

from __future__ import annotations

from typing import Annotated, TypeAlias, TypedDict

from msgspec import Meta

from engine.noblemen.components import Area
from engine.values.seat import Seat

Money: TypeAlias = Annotated[int, Meta(description="The pounds of the seat.")]
Tiles: TypeAlias = Annotated[int, Meta(description="The tiles behind its screen.")]
Copies: TypeAlias = Annotated[int, Meta(description="The copies of that title at this table.")]
QueenSeat: TypeAlias = Annotated[Seat, Meta(description="The seat that has the Queen.")]
QueenMine: TypeAlias = Annotated[bool, Meta(description="True if the seat itself has the Queen.")]


class TitlesAsked(TypedDict):
    """The prestige that each title needs, and its number of copies at this table."""

    duke: Annotated[int, Meta(description="The prestige that a duke needs.")]
    duke_copies: Copies
    marquess: Annotated[int, Meta(description="The prestige that a marquess needs.")]
    marquess_copies: Copies
    earl: Annotated[int, Meta(description="The prestige that an earl needs.")]
    earl_copies: Copies
    viscount: Annotated[int, Meta(description="The prestige that a viscount needs.")]
    viscount_copies: Copies


class PrestigeParts(TypedDict):
    """The sources of prestige."""

    fountains: Annotated[int, Meta(description="The prestige from fountains.")]
    gardens: Annotated[int, Meta(description="The prestige from free gardens of the seat.")]
    soldiers: Annotated[int, Meta(description="The prestige from its soldiers in gardens of others.")]
    palaces: Annotated[int, Meta(description="The prestige from palaces.")]
    gifts: Annotated[int, Meta(description="The prestige from things given back, 0 before the answer.")]


class PrestigeData(PrestigeParts, TitlesAsked):
    prestige: Annotated[int, Meta(description="The prestige if nothing is given back.")]
    most: Annotated[int, Meta(description="The prestige if everything possible is given back.")]
    taken: Annotated[list[int], Meta(description="The spaces of the prestige track with a marker.")]
    tokens: Annotated[int, Meta(description="The bribe tokens of the seat.")]
    cards: Annotated[list[str], Meta(description="The scandal cards in its hand.")]


class PrestigeInTurnData(PrestigeData):
    seats: Annotated[list[Seat], Meta(description="The seats that answer afterwards, in order.")]


class PrestigeAtOnceData(PrestigeData):
    seats: Annotated[list[Seat], Meta(description="The other seats that are asked at the same time.")]
    answer: Annotated[
        str | None, Meta(description="The answer that the seat has given. It may still change it.")
    ]


class StoreData(TypedDict):
    """The things behind the seat's own screen."""

    money: Money
    tokens: Annotated[int, Meta(description="Its bribe tokens.")]
    tiles: Tiles


class TrackData(TypedDict):
    """The space of the round, the next event on the track, and the seat that moves it."""

    space: Annotated[int, Meta(description="The space of the marker of the decade.")]
    spaces: Annotated[int, Meta(description="The number of spaces of the track.")]
    ahead: Annotated[str, Meta(description="The next event of the track: `ball` or `scoring`.")]
    ahead_in: Annotated[int, Meta(description="The number of spaces to it.")]
    queen_seat: QueenSeat
    queen_mine: QueenMine
    queen_locked: Annotated[bool, Meta(description="True if nobody can take the Queen now.")]


class EstateProspects(TypedDict):
    """The present yield of the estate."""

    prestige: Annotated[int, Meta(description="The prestige of the seat if there were a ball now.")]
    estate_points: Annotated[
        int, Meta(description="The points of its castles and palaces if the decade ended now.")
    ]
    taxed: Annotated[bool, Meta(description="True if it has raised taxes in this decade.")]
    taxes: Annotated[int, Meta(description="The pounds that taxes would bring, without bribe tokens.")]
    landed: Annotated[bool, Meta(description="True if it has taken land in this decade.")]
    land: Annotated[int, Meta(description="The tiles that land would bring, without bribe tokens.")]
    empty: Annotated[int, Meta(description="The empty plains of the estate.")]


class ProspectsData(StoreData, TrackData, EstateProspects, TitlesAsked):
    next_seat: Annotated[Seat, Meta(description="The seat that has the next turn.")]


class TurnData(ProspectsData):
    acted: Annotated[bool, Meta(description="True if the action of this turn was taken.")]
    carded: Annotated[bool, Meta(description="True if a scandal card was played in this turn.")]


class ExpandOnData(TypedDict):
    left: Annotated[int, Meta(description="The tiles that may still be laid.")]
    due: Annotated[int, Meta(description="The tiles to draw from the bag after the last one is laid.")]
    money: Money
    tiles: Tiles
    queen_mine: QueenMine


class AreaData(TypedDict):
    area: Annotated[Area, Meta(description="The kind of area.")]
    squares: Annotated[list[str], Meta(description="The bottom left square of each area to choose from.")]


class KeepData(TypedDict):
    cards: Annotated[list[str], Meta(description="The cards looked at.")]
    all: Annotated[bool, Meta(description="True if an intrigue lets the seat keep all of them.")]
    held: Annotated[list[str], Meta(description="The scandal cards in its hand.")]


class SoldierData(TypedDict):
    home: Annotated[int, Meta(description="The soldiers at home.")]
    out: Annotated[int, Meta(description="The soldiers in areas of others.")]
    money: Money


class GiveData(TypedDict):
    to_seat: Annotated[Seat, Meta(description="The seat that gets the tiles.")]
    tiles: Annotated[int, Meta(description="The number of tiles to give.")]
    left: Annotated[int, Meta(description="The tiles left behind the screen afterwards.")]


class StockData(TypedDict):
    most: Annotated[int, Meta(description="The most tiles of each kind.")]
    screen: Annotated[
        int, Meta(description="The number of tiles behind the screen. The bag provides what is not chosen.")
    ]
    money: Money
    first_seat: Annotated[Seat, Meta(description="The seat that has the first turn.")]
    queen_seat: QueenSeat


class FirstCardData(TypedDict):
    cards: Annotated[list[str], Meta(description="The cards looked at. The seat keeps one.")]
    money: Money
