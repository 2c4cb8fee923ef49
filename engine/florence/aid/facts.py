"""The facts on each kind of component, and its effect for the seat now, as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypedDict

from engine.values.seat import Seat


class Reckoned(TypedDict):
    """Facts with a flag for figures of the seat's own. Onlookers get no such figures."""

    reckoned: bool


class CardFacts(Reckoned):
    """The facts of a card, with its place as far as the seat knows it."""

    place: str


class ProfessionFacts(CardFacts):
    building: str
    landscape: str
    freedom: str
    building_value: int
    landscape_value: int
    freedom_value: int
    parts: dict[str, int]
    value: int
    missing: list[str]
    minimum: int


class BonusFacts(CardFacts):
    each: int
    counts: list[str]
    adds: int
    works: dict[str, int]
    minimum: int


class PrestigeFacts(CardFacts):
    points: int
    tied: int
    rule: Literal["most", "fewest", "all"]
    thing: str
    wants: dict[str, int]
    have: int
    others: int
    standing: Literal["unknown", "behind", "tied", "leads", "fulfilled"]
    missing: dict[str, int]
    now: int


class TileFacts(Reckoned):
    squares: list[str]
    outline: list[str]
    shape: str
    have: int
    wished_by: list[str]
    value: int
    points: int


class LandscapeFacts(TileFacts):
    points_again: int


class BuildingFacts(TileFacts):
    size: str
    brief: bool
    price: int


class AnyLandscapeFacts(TypedDict):
    tiles: dict[str, int]


class FreedomFacts(TypedDict):
    price: int
    value: int
    have: bool
    wished_by: list[str]


class JesterFacts(TypedDict):
    value: int
    have: int


class BuilderFacts(TypedDict):
    have: int
    most: int
    price: int
    price_next: int
    points: int
    points_further: int
    to_touch: int


class RecruitingFacts(TypedDict):
    have: int
    value: int
    professions: list[str]
    own_professions: list[str]


class DeckFacts(TypedDict):
    looked_at: int
    price: int
    kept: int


class CharacterFacts(Reckoned):
    parts: dict[str, int]
    brings: int
    taken: bool
    lowest: int | None
    highest: int
    bid: int
    bidder_seat: Seat | None


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
