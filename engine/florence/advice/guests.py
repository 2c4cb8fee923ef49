"""Advice for characters: the worth of each guest for a round, and how the host uses them."""

from __future__ import annotations

from typing import Final

from engine import Move, Seat
from engine.florence.advice.worth import VALUE, base_value, money_worth, next_minimum, price_cost, rounds_left
from engine.florence.moves import Pass
from engine.florence.muse.court import BANKER, CARDINAL, MERCHANT, MUSE, PRINCESS, PROFESSOR
from engine.florence.muse.merchant import rank
from engine.florence.muse.moves import (
    Cash,
    Decline,
    Invite,
    MerchantFree,
    MerchantPoints,
    PrincessWork,
    Professor,
)
from engine.florence.muse.princess import value_with_princess
from engine.florence.state import PRESTIGE, FlorenceTable

WORKS_A_ROUND: Final = 1.2
FREE_LOT: Final = 2.6


def weigh_guest(table: FlorenceTable, seat: Seat, move: Move) -> float | None:
    """Return the weight of a move about characters, or None for any other move."""
    match move:
        case Invite(character, amount):
            return guest_worth(table, seat, character) - price_cost(table, seat, amount, acted=False)
        case Decline() | Pass():
            return 0.0
        case PrincessWork(points):
            value = sum(value_with_princess(table, seat).values())
            money = 100 * value - 200 * points
            return points + _money(table, seat, money) + 1.0
        case MerchantFree():
            return 2.0
        case MerchantPoints():
            last = not rounds_left(table)
            return rank(table, seat) - (0.0 if last else 2.5)
        case Professor(deck):
            return 3.0 if deck == PRESTIGE else 1.5
        case Cash(points):
            return float(points)
    return None


def _money(table: FlorenceTable, seat: Seat, more: int) -> float:
    before = table.state.seats[seat].money
    return money_worth(table, before + more) - money_worth(table, before)


def guest_worth(table: FlorenceTable, seat: Seat, character: str) -> float:
    court = table.state.court
    worths = {
        MUSE: VALUE * table.state.round * WORKS_A_ROUND + 1.0,
        CARDINAL: 2.4,
        PRINCESS: _princess(table, seat),
        MERCHANT: FREE_LOT if rounds_left(table) else float(rank(table, seat)),
        PROFESSOR: 3.4,
        BANKER: 0.0 if court is None else 0.6 * court.pot / 100,
    }
    return worths[character]


def _princess(table: FlorenceTable, seat: Seat) -> float:
    value = sum(value_with_princess(table, seat).values())
    if value < next_minimum(table, 0):
        return 0.3 if value + base_value(table, seat) else 0.0
    return 0.85 * VALUE * value
