"""Advice for turns: which city to found, which cards to play or turn face up, where to place arms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine import Move, Seat, Table
from engine.principe.advice.worth import (
    CARD,
    arms_gain,
    city_worths,
    colour_worth,
    ducat,
    hand_worth,
    rivals_gain_cost,
    rounds_left,
    scarcity_factor,
)
from engine.principe.edition import COLOURS, City
from engine.principe.founding import arms_placed
from engine.principe.moves import Arms, Found, Play, Reveal
from engine.principe.state import State

READY: Final = 1.0
"""The advantage of a city that can be founded now over one that may be founded later."""


def weigh_found(table: Table[State], seat: Seat, move: Found) -> float:
    """Return the weight of founding a city.

    The gain is the city itself and the effect of its cards face up. The loss is the worth of the cards in the
    hand.
    """
    city, player = table.edition.cities[move.city], table.state.players[seat]
    gain = city.points + arms_gain(table, seat, arms_placed(table.edition, player, move))
    price = city.ducats * ducat(table) + CARD * sum(city.need)
    shown = sum(
        colour_worth(table, seat, colour, player.up[colour] + count)
        - colour_worth(table, seat, colour, player.up[colour])
        for colour, count in enumerate(city.need)
        if count
    )
    return float(READY + gain - price - rivals_gain_cost(table, seat, city) + 0.8 * shown)


def weigh_play(table: Table[State], seat: Seat, move: Play, worths: Sequence[tuple[City, float]]) -> float:
    """Return the weight of playing cards: the tile that they may bring, less their worth in the hand."""
    player, colour = table.state.players[seat], COLOURS.index(move.colour)
    left = list(player.hand)
    left[colour] -= move.count
    chance = scarcity_factor(table)
    loss = hand_worth(player, player.hand, worths, chance) - hand_worth(player, left, worths, chance)
    gain = colour_worth(table, seat, colour, player.up[colour] + move.count) - colour_worth(
        table, seat, colour, player.up[colour]
    )
    return gain + _set_gain(table, seat, colour) + 0.25 * move.count - (loss if rounds_left(table) else 0.0)


def weigh_turn(table: Table[State], seat: Seat, moves: Sequence[Move]) -> list[float]:
    """Return the weights of the moves of a turn: cities, cards, or nothing."""
    worths = city_worths(table, seat)
    weights = []
    for move in moves:
        match move:
            case Found():
                weights.append(weigh_found(table, seat, move))
            case Play():
                weights.append(weigh_play(table, seat, move, worths))
            case _:
                weights.append(0.0)
    return weights


def _set_gain(table: Table[State], seat: Seat, colour: int) -> float:
    """Return the colour's part of the points of a set. It is zero unless the set still needs the colour."""
    player = table.state.players[seat]
    played = [up + down for up, down in zip(player.up, player.down, strict=True)]
    points: int = table.edition.points.set
    if played[colour] > min(played):
        return 0.0
    return points / played.count(played[colour])


def weigh_reveal(table: Table[State], seat: Seat, move: Reveal) -> float:
    player, colour = table.state.players[seat], COLOURS.index(move.colour)
    return colour_worth(table, seat, colour, player.up[colour] + 1) - colour_worth(
        table, seat, colour, player.up[colour]
    )


def weigh_arms(table: Table[State], seat: Seat, move: Arms) -> float:
    return arms_gain(table, seat, {move.region: 1})
