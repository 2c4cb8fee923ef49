"""The moves of Noblemen, in the order of the rulebook."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from engine import Move, Seat
from engine.noblemen.components import Folly, Terrain
from engine.noblemen.counted import Gifts, Placed, Tiles
from engine.noblemen.squares import Square

Number = Annotated[int, Meta(ge=0)]
ALL: Final = "all"


class Stock(Move, frozen=True, tag="stock"):
    form = "stock {tiles}"
    examples = ("stock field 3 wood 2 fountain 3 plain 1",)
    tiles: Annotated[Tiles, Meta(description="The tiles to choose, by kind.")]


class Keep(Move, frozen=True, tag="keep"):
    """Keep one of the cards looked at, or `all` with an intrigue."""

    form = "keep {card}"
    examples = ("keep tribute", "keep all")
    card: Annotated[str, Meta(description="The card, or `all`.")]


class Expand(Move, frozen=True, tag="expand"):
    """Lay the next tile of an expansion, or several at once."""

    form = "expand {tiles}"
    examples = ("expand field 0,1", "expand field 0,1 wood 1,0 fountain 1,1")
    tiles: Annotated[tuple[Placed, ...], Meta(description="The tiles to lay, in order.")]


class Done(Move, frozen=True, tag="done"):
    """Lay no further tile."""

    form = "done"
    closing = "action"


class CountArea(Move, frozen=True, tag="area"):
    """Choose which of several squares of four becomes the area, named by its bottom left square."""

    form = "area {at}"
    at: Annotated[Square, Meta(description="The bottom left square of the area.")]


class BuildCastle(Move, frozen=True, tag="build castle"):
    """Build a castle, and name its soldier if wanted. `from` says which soldier moves if there is a choice."""

    form = "build castle {at} [soldier {seat} {area}] [from {leaving_seat} {left}]"
    examples = ("build castle 0,1", "build castle 0,1 soldier seat2 2,3")
    at: Annotated[Square, Meta(description="The square.")]
    seat: Annotated[
        Seat | None, Meta(description="The owner of the area for its soldier. Null: no soldier is sent yet.")
    ] = None
    area: Annotated[Square | None, Meta(description="The bottom left square of that area.")] = None
    leaving_seat: Annotated[
        Seat | None,
        Meta(description="The owner of the area that the soldier leaves. Null: it comes from home."),
    ] = None
    left: Annotated[Square | None, Meta(description="The bottom left square of the area that it leaves.")] = (
        None
    )


class BuildPalace(Move, frozen=True, tag="build palace"):
    form = "build palace {at}"
    at: Annotated[Square, Meta(description="The square of the castle that it replaces.")]


class BuildChapel(Move, frozen=True, tag="build chapel"):
    form = "build chapel {at}"
    at: Annotated[Square, Meta(description="The square.")]


class BuildFolly(Move, frozen=True, tag="build folly"):
    form = "build folly {folly} {at}"
    examples = ("build folly farms 1,2",)
    folly: Annotated[Folly, Meta(description="The folly.")]
    at: Annotated[Square, Meta(description="The square.")]


class SendSoldier(Move, frozen=True, tag="soldier"):
    form = "soldier {seat} {area} [from {leaving_seat} {left}]"
    examples = ("soldier seat2 2,3", "soldier seat2 2,3 from seat1 0,0")
    seat: Annotated[Seat, Meta(description="The owner of the area.")]
    area: Annotated[Square, Meta(description="The bottom left square of the area.")]
    leaving_seat: Annotated[
        Seat | None,
        Meta(description="The owner of the area that the soldier leaves. Null: it comes from home."),
    ] = None
    left: Annotated[Square | None, Meta(description="The bottom left square of the area that it leaves.")] = (
        None
    )


class NoSoldier(Move, frozen=True, tag="soldier none"):
    form = "soldier none"


class Give(Move, frozen=True, tag="give"):
    """Give tiles to the soldier in the player's forest."""

    form = "give {first} {second}"
    examples = ("give field wood",)
    first: Annotated[Terrain, Meta(description="A tile to give.")]
    second: Annotated[Terrain, Meta(description="The other tile.")]


class Bribe(Move, frozen=True, tag="bribe"):
    form = "bribe {tokens}"
    examples = ("bribe 3",)
    tokens: Annotated[Number, Meta(description="The number of bribe tokens to take.")]


class Taxes(Move, frozen=True, tag="taxes"):
    form = "taxes [{tokens}]"
    examples = ("taxes", "taxes 2")
    tokens: Annotated[Number, Meta(description="The bribe tokens to give back for pounds.")] = 0


class Land(Move, frozen=True, tag="land"):
    form = "land [{tokens}]"
    examples = ("land", "land 2")
    tokens: Annotated[Number, Meta(description="The bribe tokens to give back for tiles.")] = 0


class Donate(Move, frozen=True, tag="donate"):
    form = "donate {tiles}"
    examples = ("donate field 2 wood 1",)
    tiles: Annotated[Tiles, Meta(description="The tiles to give, by kind.")]


class Leisure(Move, frozen=True, tag="leisure"):
    form = "leisure"


class Swap(Move, frozen=True, tag="swap"):
    form = "swap {first} {second} for {wanted}"
    liberty = True
    examples = ("swap field fountain for plain",)
    first: Annotated[Terrain, Meta(description="A tile to put into the bag.")]
    second: Annotated[Terrain, Meta(description="The other tile.")]
    wanted: Annotated[Terrain, Meta(description="The tile to take from the bag.")]


class PlayStroke(Move, frozen=True, tag="play cunning stroke"):
    form = "play cunning~stroke expand {tiles}"
    examples = ("play cunning stroke expand wood 2,0",)
    tiles: Annotated[tuple[Placed, ...], Meta(description="The tiles to lay, in order.")]


class PlayFavour(Move, frozen=True, tag="play favour of the vicar"):
    form = "play favour~of~the~vicar {tiles}"
    examples = ("play favour of the vicar field 2 plain 1",)
    tiles: Annotated[Tiles, Meta(description="The tiles to give back, by kind.")]


class PlayInheritance(Move, frozen=True, tag="play inheritance"):
    form = "play inheritance {at}"
    examples = ("play inheritance 3,1",)
    at: Annotated[Square, Meta(description="The square of the castle.")]


class Play(Move, frozen=True, tag="play"):
    """Play a scandal card that needs no further choice."""

    form = "play {card}"
    examples = ("play tribute", "play secret marriage")
    card: Annotated[str, Meta(description="The card.")]


class Prestige(Move, frozen=True, tag="prestige"):
    form = "prestige {gifts}"
    examples = ("prestige tokens 2 blackmail 1 tribute 1", "prestige none")
    gifts: Annotated[Gifts, Meta(description="The things to give back.")]


class End(Move, frozen=True, tag="end"):
    form = "end"
    closing = "turn"
