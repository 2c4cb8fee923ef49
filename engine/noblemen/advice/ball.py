"""Advice for the ball: how much to give back for a better title."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine import Seat, Table
from engine.noblemen.advice.worth import TOKEN, card_worth, remaining_share
from engine.noblemen.ball import WORTH, free_space, sources
from engine.noblemen.counted import Gifts, field_names
from engine.noblemen.moves import Prestige
from engine.noblemen.state import State, by_seats

_NONE: Final = Gifts()


def weigh_prestige(table: Table[State], seat: Seat, moves: Sequence[Prestige]) -> list[float]:
    """Return the weights of prestige moves: the title the marker may bring, less the things given back."""
    base = sources(table, seat, _NONE).total
    token = max(0.1, TOKEN * remaining_share(table))
    costs = [token, *(card_worth(table, name) for name in field_names(Gifts)[1:])]
    rivals = expected_rivals(table, seat)
    worths: dict[int, float] = {}
    weights = []
    for move in moves:
        counts = move.gifts.counts()
        space = free_space(
            table, base + sum(worth * count for worth, count in zip(WORTH, counts, strict=True))
        )
        if space not in worths:
            worths[space] = title_worth(table, space, rivals)
        weights.append(worths[space] - sum(cost * count for cost, count in zip(costs, counts, strict=True)))
    return weights


def expected_rivals(table: Table[State], seat: Seat) -> list[int]:
    """Return the markers of the others: their spaces, or the spaces that their estates will reach."""
    shown = table.state.prestige
    return [
        shown[other] if other in shown else sources(table, other, _NONE).total
        for other in range(table.seats)
        if other != seat
    ]


def title_worth(table: Table[State], space: int, rivals: Sequence[int]) -> float:
    """Return the points and part of the discount of the best title that the marker gets.

    The discount counts less near the end. A higher space counts slightly more.
    """
    titles = table.edition.titles
    better = sum(other > space for other in rivals)
    for title in titles.values():
        copies = by_seats(table, title.copies)
        if better < copies and title.prestige <= space:
            return float(title.points + 0.5 * title.discount * remaining_share(table)) + 0.02 * space
        better = max(0, better - copies)
    return 0.0
