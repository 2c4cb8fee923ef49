"""The facts on each kind of component, and its effect for the seat now, as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal, TypeAlias, TypedDict

from msgspec import Meta

from engine.values.seat import Seat

WishedBy: TypeAlias = Annotated[
    list[str], Meta(description="The professions in the seat's hand that wish for it.")
]
Minimum: TypeAlias = Annotated[int, Meta(description="The minimum value of a work in this round.")]


class Reckoned(TypedDict):
    """Facts with a flag for figures of the seat's own. Onlookers get no such figures."""

    reckoned: Annotated[
        bool, Meta(description="True if there are figures for the seat. Onlookers get zeros instead.")
    ]


class CardFacts(Reckoned):
    """The facts of a card, with its place as far as the seat knows it."""

    place: Annotated[
        str,
        Meta(
            description=(
                "`hand`, `looked` (among the cards looked at now), `row` (of works), `deck`, `spent` or "
                "`unknown`."
            )
        ),
    ]


class ProfessionFacts(CardFacts):
    building: Annotated[str, Meta(description="The building that it wishes for.")]
    landscape: Annotated[str, Meta(description="The landscape that it wishes for.")]
    freedom: Annotated[str, Meta(description="The freedom that it wishes for.")]
    building_value: Annotated[int, Meta(description="The value of that building.")]
    landscape_value: Annotated[int, Meta(description="The value of that landscape.")]
    freedom_value: Annotated[int, Meta(description="The value of that freedom.")]
    parts: Annotated[dict[str, int], Meta(description="The parts of `value`, by reason.")]
    value: Annotated[int, Meta(description="The value that its work would have now, without bonus cards.")]
    missing: Annotated[list[str], Meta(description="The wishes that the seat does not fulfil.")]
    minimum: Minimum


class BonusFacts(CardFacts):
    each: Annotated[int, Meta(description="The value for each thing counted.")]
    counts: Annotated[list[str], Meta(description="The things that it counts.")]
    adds: Annotated[int, Meta(description="The value that it would add to a work now.")]
    works: Annotated[
        dict[str, int], Meta(description="The value with this card of each work in the hand, by profession.")
    ]
    minimum: Minimum


class PrestigeFacts(CardFacts):
    points: Annotated[int, Meta(description="The points for the sole winner, or for all conditions met.")]
    tied: Annotated[int, Meta(description="The points for each of several seats that are tied.")]
    rule: Annotated[
        Literal["most", "fewest", "all"],
        Meta(description="Who gets them: the seat with most or fewest of a thing, or with all things."),
    ]
    thing: Annotated[str, Meta(description="The thing to have most or fewest of.")]
    wants: Annotated[dict[str, int], Meta(description="The least number of each thing, if all are needed.")]
    have: Annotated[int, Meta(description="The number that the seat has.")]
    others: Annotated[int, Meta(description="The best number of another seat.")]
    standing: Annotated[
        Literal["unknown", "behind", "tied", "leads", "fulfilled"],
        Meta(description="The standing of the seat now."),
    ]
    missing: Annotated[dict[str, int], Meta(description="The things that the seat lacks of `wants`.")]
    now: Annotated[int, Meta(description="The points that it would bring now.")]


class TileFacts(Reckoned):
    squares: Annotated[list[str], Meta(description="The squares that it covers in a corner of the board.")]
    outline: Annotated[list[str], Meta(description="Its shape, row by row.")]
    shape: Annotated[str, Meta(description="Its shape in one line.")]
    have: Annotated[int, Meta(description="The number that the seat has.")]
    wished_by: WishedBy
    value: Annotated[int, Meta(description="The value for a work whose profession wishes for it.")]
    points: Annotated[int, Meta(description="The points for placing it now.")]


class LandscapeFacts(TileFacts):
    points_again: Annotated[int, Meta(description="The points for one more of a type that the seat has.")]


class BuildingFacts(TileFacts):
    size: Annotated[str, Meta(description="`small`, `medium` or `large`.")]
    brief: Annotated[bool, Meta(description="True if no profession in the hand wishes for it.")]
    price: Annotated[int, Meta(description="The florins that the seat would pay for it.")]


class AnyLandscapeFacts(TypedDict):
    tiles: Annotated[dict[str, int], Meta(description="The number left of each landscape.")]


class FreedomFacts(TypedDict):
    price: Annotated[int, Meta(description="The florins to introduce it.")]
    value: Annotated[int, Meta(description="The value for a work whose profession wishes for it.")]
    have: Annotated[bool, Meta(description="True if the seat has it.")]
    wished_by: WishedBy


class JesterFacts(TypedDict):
    value: Annotated[int, Meta(description="The value that each adds to a work.")]
    have: Annotated[int, Meta(description="The number that the seat has.")]


class BuilderFacts(TypedDict):
    have: Annotated[int, Meta(description="The number that the seat has.")]
    most: Annotated[int, Meta(description="The most that a seat may have.")]
    price: Annotated[int, Meta(description="The florins for a building now.")]
    price_next: Annotated[int, Meta(description="The florins for a building with one builder more.")]
    points: Annotated[int, Meta(description="The points for the next builder.")]
    points_further: Annotated[int, Meta(description="The points for each builder after the first.")]
    to_touch: Annotated[int, Meta(description="The number from which on buildings may touch.")]


class RecruitingFacts(TypedDict):
    have: Annotated[int, Meta(description="The number that the seat has.")]
    value: Annotated[int, Meta(description="The value that each adds to a work.")]
    professions: Annotated[list[str], Meta(description="The professions that the seat can recruit.")]
    own_professions: Annotated[
        list[str], Meta(description="The professions of the seat that others can recruit.")
    ]


class DeckFacts(TypedDict):
    looked_at: Annotated[int, Meta(description="The number of cards to look at.")]
    price: Annotated[int, Meta(description="The florins for a look.")]
    kept: Annotated[int, Meta(description="The number of those cards to keep.")]


class CharacterFacts(Reckoned):
    parts: Annotated[dict[str, int], Meta(description="The parts of the value of the princess's work.")]
    brings: Annotated[
        int, Meta(description="What the character brings now: value, actions, points or florins.")
    ]
    taken: Annotated[bool, Meta(description="True if a seat has it in this round.")]
    lowest: Annotated[int | None, Meta(description="The lowest bid possible now. Null if there is none.")]
    highest: Annotated[int, Meta(description="The highest field of the card.")]
    bid: Annotated[int, Meta(description="The bid that lies on the card, 0 if there is none.")]
    bidder_seat: Annotated[Seat | None, Meta(description="The seat of that bid.")]


FACTS: Final[Mapping[str, type]] = {
    "profession": ProfessionFacts,
    "bonus": BonusFacts,
    "prestige": PrestigeFacts,
    "landscape": LandscapeFacts,
    "any-landscape": AnyLandscapeFacts,
    "building": BuildingFacts,
    "freedom": FreedomFacts,
    "jester": JesterFacts,
    "builder": BuilderFacts,
    "recruiting": RecruitingFacts,
    "deck": DeckFacts,
    "character": CharacterFacts,
}
