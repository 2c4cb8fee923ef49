"""The facts on each kind of component, and its effect for the seat now, as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, NotRequired, TypeAlias, TypedDict

from msgspec import Meta

Yours: TypeAlias = Annotated[int, Meta(description="The pounds that the seat would pay.")]
Short: TypeAlias = Annotated[int, Meta(description="The pounds that it lacks for that.")]
Empty: TypeAlias = Annotated[int, Meta(description="The empty plains of its estate.")]


class Full(TypedDict):
    """A flag for complete facts. Of all components with a name, only the one nearest to the seat has it."""

    full: Annotated[
        bool,
        Meta(
            description="True for the component of that name that is nearest to the seat. Show the whole text there only."
        ),
    ]


class CardFacts(Full):
    effect: Annotated[str, Meta(description="The name of its effect.")]
    prestige: Annotated[int, Meta(description="The prestige for giving it back at a ball.")]
    worth: Annotated[int, Meta(description="Its effect now, in tiles, points, tokens, squares or pounds.")]
    queen: Annotated[
        str, Meta(description="What happens to the Queen: `taken`, `mine` or `locked`. Empty if nothing.")
    ]
    looked: NotRequired[
        Annotated[int, Meta(description="The number of copies among the cards looked at now.")]
    ]
    places: NotRequired[Annotated[list[int], Meta(description="Its known places in the deck. The top is 1.")]]


class TileFacts(Full):
    church: Annotated[
        int, Meta(description="The tiles of this kind that the church still takes in this decade.")
    ]
    laid: Annotated[int, Meta(description="The tiles of this kind in the estate of the seat.")]
    areas: Annotated[int, Meta(description="The areas of this kind in its estate.")]
    empty: Empty


class BuildingFacts(Full):
    offered: Annotated[int, Meta(description="The number on the market.")]
    prices: Annotated[list[int], Meta(description="Their prices, the cheapest first.")]
    yours: Yours
    short: Short
    sites: Annotated[int, Meta(description="The squares on which the seat could build it.")]


class FollyFacts(Full):
    wants: Annotated[str, Meta(description="The areas that it needs.")]
    points: Annotated[int, Meta(description="The points for the next folly.")]
    yours: Yours
    short: Short
    missing: Annotated[int, Meta(description="The areas that the seat lacks.")]
    empty: Empty


class TitleFacts(Full):
    asks: Annotated[int, Meta(description="The prestige that it needs.")]
    points: Annotated[int, Meta(description="The points that it brings.")]
    discount: Annotated[int, Meta(description="The pounds by which it makes buildings cheaper.")]
    copies: Annotated[int, Meta(description="The copies at this table.")]
    missing: Annotated[int, Meta(description="The prestige that the seat lacks for it now.")]
    rivals: Annotated[int, Meta(description="The other seats with at least as much prestige now.")]


class TokenFacts(Full):
    price: Annotated[int, Meta(description="The pounds for each.")]
    most: Annotated[int, Meta(description="The most that the seat could take now.")]


class SoldierFacts(Full):
    home: Annotated[int, Meta(description="The soldiers at home.")]
    out: Annotated[int, Meta(description="The soldiers in areas of others.")]


class QueenFacts(Full):
    locked: Annotated[bool, Meta(description="True if nobody can take her now.")]
    points: Annotated[int, Meta(description="The points for having her at the end of a turn.")]
    kind: NotRequired[Annotated[str, Meta(description="The next event of the track: `ball` or `scoring`.")]]
    spaces: NotRequired[Annotated[int, Meta(description="The number of spaces to it.")]]


class ScreenFacts(Full):
    money: Annotated[int, Meta(description="The pounds behind it.")]
    tiles: Annotated[int, Meta(description="The tiles behind it.")]
    tokens: Annotated[int, Meta(description="The bribe tokens behind it.")]
    cards: Annotated[int, Meta(description="The scandal cards behind it.")]


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
