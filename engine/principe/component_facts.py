"""The facts on each kind of component, and its effect for the seat now, as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, TypedDict

from msgspec import Meta

from engine.values.seat import Seat


class CardFacts(TypedDict):
    hand: Annotated[
        int, Meta(description="The number in the hand of the owner, as far as the seat knows it.")
    ]
    up: Annotated[int, Meta(description="The number face up in front of the owner.")]
    down: Annotated[int, Meta(description="The number face down in front of the owner.")]
    building: Annotated[str, Meta(description="The building on the card.")]
    role: Annotated[str, Meta(description="The major role of its colour.")]
    most: Annotated[int, Meta(description="The most face-up cards of its colour that a seat has.")]
    seats: Annotated[list[Seat], Meta(description="The seats that have so many.")]
    leads: Annotated[bool, Meta(description="True if the seat is one of them.")]
    cities: Annotated[list[str], Meta(description="The open cities that cost cards of its colour.")]
    needs: Annotated[dict[str, int], Meta(description="The number that each of these cities costs.")]


class CityFacts(TypedDict):
    ducats: Annotated[int, Meta(description="The ducats that it costs.")]
    points: Annotated[int, Meta(description="The points for founding it.")]
    arms: Annotated[int, Meta(description="The coats of arms that it gives.")]
    regions: Annotated[list[str], Meta(description="The regions for these arms.")]
    need: Annotated[list[str], Meta(description="The cards that it costs, by colour.")]
    payable: Annotated[bool | None, Meta(description="True if the seat can pay it now. Null for onlookers.")]
    missing: Annotated[list[str], Meta(description="The cards that the seat lacks, by colour.")]
    short: Annotated[int, Meta(description="The ducats that it lacks.")]
    lead: Annotated[list[str], Meta(description="The regions in which it would lead with these arms.")]
    seats: Annotated[list[Seat], Meta(description="The other seats that would get points.")]
    others: Annotated[int, Meta(description="The points of these seats together.")]


class RegionFacts(TypedDict):
    lies: Annotated[str, Meta(description="Where it lies on the map.")]
    most: Annotated[int, Meta(description="The most arms that a seat has there.")]
    seats: Annotated[list[Seat], Meta(description="The seats that lead.")]
    first: Annotated[int, Meta(description="The points for most arms at the end.")]
    second: Annotated[int, Meta(description="The points for second place.")]
    arms: Annotated[int | None, Meta(description="The arms of the seat. Null for onlookers.")]
    points: Annotated[
        int | None, Meta(description="The points of the seat if the game ended now. Null for onlookers.")
    ]
    with_one: Annotated[
        int | None, Meta(description="The same with one of its arms more. Null for onlookers.")
    ]


class RoleFacts(TypedDict):
    tile: Annotated[str, Meta(description="`major` or `minor`.")]
    colour: Annotated[str, Meta(description="Its colour.")]
    points: Annotated[
        int, Meta(description="The points at the end, and for each city of others with its colour.")
    ]
    gain: Annotated[int, Meta(description="What its ability brings: points, cards, arms or ducats.")]


class ArmsFacts(TypedDict):
    placed: Annotated[int, Meta(description="The arms that the owner has placed.")]


class DeckFacts(TypedDict):
    last_below: Annotated[
        int, Meta(description="The number of cards below which the next round is the last.")
    ]
    last_cards: Annotated[
        int, Meta(description="The cards for the auctions of the last round. 0: all that are left.")
    ]
    last: Annotated[bool, Meta(description="True in the last round.")]


class CityDeckFacts(TypedDict):
    display: Annotated[int, Meta(description="The number of open cities below which the game ends.")]
    open: Annotated[int, Meta(description="The number of open cities.")]
    removed: Annotated[int, Meta(description="The number of cities out of the game.")]


FACTS: Final[Mapping[str, type]] = {
    "card": CardFacts,
    "city": CityFacts,
    "region": RegionFacts,
    "role": RoleFacts,
    "arms": ArmsFacts,
    "deck": DeckFacts,
    "city-deck": CityDeckFacts,
}
