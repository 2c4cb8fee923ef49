"""Advice for auctions: which cards to lay, and how high to bid for cards and for tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine import Seat, Table
from engine.principe.advice.worth import (
    city_worths,
    ducat,
    hand_worth,
    rounds_left,
    scarcity_factor,
    tile_worth,
)
from engine.principe.card_auctions import Cards
from engine.principe.edition import COLOURS
from engine.principe.moves import Lay
from engine.principe.roles import Tile
from engine.principe.state import State, founding_allowed

PRINCE: Final = 0.3
"""The worth of the marker itself, because its holder bids first."""
A_LITTLE: Final = 0.001
CITY: Final = 4
"""The ducats that a city needs. Ducats that are needed for a city are worth more than others."""
DEARER: Final = 0.25
AT_ONCE: Final = 1.5
"""The worth of founding a city at once with cards just won, without waiting for the turn."""


def weigh_lays(table: Table[State], seat: Seat, lays: Sequence[Lay]) -> list[float]:
    """Return the weights of lays, by the worth of the remaining hand."""
    player, worths = table.state.players[seat], city_worths(table, seat)
    weights = []
    for lay in lays:
        left = list(player.hand)
        for card in lay.cards:
            left[COLOURS.index(card)] -= 1
        weights.append(hand_worth(player, left, worths, 1.0))
    return weights


def weigh_bids(table: Table[State], seat: Seat, amounts: Sequence[int]) -> list[float]:
    """Return the weights of bids: the worth of the lot less the bid.

    The lowest bid is therefore the best one, as long as the lot is worth it.
    """
    worth, value = lot_worth(table, seat, table.position.stack[-1]), ducat(table)
    purse = table.state.players[seat].ducats
    dearer = DEARER if rounds_left(table) else 0.0
    return [worth - amount * (value + (dearer if purse - amount < CITY else 0.0)) for amount in amounts]


def weigh_limits(table: Table[State], seat: Seat, amounts: Sequence[int]) -> list[float]:
    """Return the weights of limits.

    The best is the highest worthwhile one, because the price will be lower.
    """
    bids = weigh_bids(table, seat, amounts)
    return [A_LITTLE * amount if left >= 0 else left for amount, left in zip(amounts, bids, strict=True)]


def lot_worth(table: Table[State], seat: Seat, asked: object) -> float:
    match asked:
        case Cards():
            return PRINCE + _cards_worth(table, seat)
        case Tile(colour=colour, tile=tile):
            return PRINCE + tile_worth(table, colour, tile)
    return 0.0


def _cards_worth(table: Table[State], seat: Seat) -> float:
    """Return the worth that the group on auction adds to the hand."""
    colour, count = table.state.groups[0]
    player = table.state.players[seat]
    more = list(player.hand)
    more[colour] += count
    worths, chance = city_worths(table, seat), scarcity_factor(table)
    gain = hand_worth(player, more, worths, chance) - hand_worth(player, player.hand, worths, chance)
    ready = founding_allowed(table) and any(
        all(held >= need for held, need in zip(more, city.need, strict=True)) and city.need[colour]
        for city, _ in worths
    )
    return gain + (AT_ONCE if ready else 0.0)
