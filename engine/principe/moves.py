"""The moves, and tables of moves. Each move is made once and shared by all lists of legal answers."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations_with_replacement
from typing import Annotated, Final

from msgspec import Meta, field

from engine import Move
from engine.principe.edition import COLOURS

MOST_DUCATS: Final = 400
"""More ducats than any player can ever own."""


class Lay(Move, frozen=True, tag="lay"):
    """Lay cards from the hand face down for the auctions, in colour order."""

    form = "lay {cards}"
    examples = ("lay green blue",)
    cards: Annotated[tuple[str, ...], Meta(description="The cards, by colour.")]


class Bid(Move, frozen=True, tag="bid"):
    """Bid ducats for the lot on auction: more than the highest bid."""

    form = "bid {amount}"
    examples = ("bid 4",)
    amount: Annotated[int, Meta(description="The ducats bid.")]


class Pass(Move, frozen=True, tag="pass"):
    """Leave this auction for good."""

    form = "pass"


class Found(Move, frozen=True, tag="found"):
    """Found an open city. Its arms are given by region, or left out if there is no choice."""

    form = "found {city} {arms}"
    examples = ("found verona", "found milano blue 1 green 1")
    city: Annotated[str, Meta(description="The city.")]
    arms: Annotated[
        dict[str, int], Meta(description="The arms to place, by region. Empty if there is no choice.")
    ] = field(default_factory=dict)


class Decline(Move, frozen=True, tag="decline"):
    """Found no city at once after winning a group."""

    form = "decline"


class Play(Move, frozen=True, tag="play"):
    """Play cards of one colour from the hand, face up in front of the player."""

    form = "play {colour} {count}"
    examples = ("play blue 3",)
    colour: Annotated[str, Meta(description="The colour of the cards.")]
    count: Annotated[int, Meta(description="The number of cards.")]


class Rest(Move, frozen=True, tag="rest"):
    """Take a turn without a city and without cards."""

    form = "rest"


class Reveal(Move, frozen=True, tag="reveal"):
    """Turn one own face-down card of a colour face up: the green ability."""

    form = "reveal {colour}"
    examples = ("reveal blue",)
    colour: Annotated[str, Meta(description="The colour of the card.")]


class Arms(Move, frozen=True, tag="arms"):
    """Place one coat of arms in a region: the blue ability."""

    form = "arms {region}"
    examples = ("arms green",)
    region: Annotated[str, Meta(description="The region.")]


PASS: Final = Pass()
DECLINE: Final = Decline()
REST: Final = Rest()
BIDS: Final = tuple(Bid(amount) for amount in range(MOST_DUCATS + 1))
PLAYS: Final = tuple(tuple(Play(colour, count) for count in range(1, 101)) for colour in COLOURS)
REVEALS: Final = tuple(Reveal(colour) for colour in COLOURS)


@lru_cache(maxsize=1 << 14)
def lays(hand: tuple[int, ...], cards: int) -> tuple[Lay, ...]:
    """Return all ways to lay so many cards from a hand. The first one has the lowest colours."""
    choices = combinations_with_replacement([colour for colour, count in enumerate(hand) if count], cards)
    return tuple(
        _lay(choice)
        for choice in choices
        if all(choice.count(colour) <= hand[colour] for colour in set(choice))
    )


@cache
def _lay(colours: tuple[int, ...]) -> Lay:
    return Lay(tuple(COLOURS[colour] for colour in colours))


@cache
def founds(city: str, regions: tuple[str, ...], arms: int) -> tuple[Found, ...]:
    """Return all ways to split coats of arms over a city's regions.

    If there is only one way, the move leaves the arms out.
    """
    if not arms or len(regions) == 1:
        return (Found(city),)
    splits = combinations_with_replacement(regions, arms)
    return tuple(
        Found(city, {region: split.count(region) for region in dict.fromkeys(split)}) for split in splits
    )


@cache
def arms_moves(regions: tuple[str, ...]) -> tuple[Arms, ...]:
    return tuple(Arms(region) for region in regions)
