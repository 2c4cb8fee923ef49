"""Advice for auctions: the worth of each lot now, which lot to name, and how far to bid."""

from __future__ import annotations

from typing import Final

from engine import Seat
from engine.florence.advice.worth import (
    VALUE,
    base_value,
    next_minimum,
    price_cost,
    profession_worth,
    rounds_left,
    wished_worth,
    works_to_come,
)
from engine.florence.auctions import figures
from engine.florence.lookup import lookup_of
from engine.florence.lots import LANDSCAPE
from engine.florence.moves import Buy, Name
from engine.florence.recruiting import recruitable
from engine.florence.state import PRESTIGE, RECRUITING, FlorenceTable, data_of

PRESTIGE_CARD: Final = 4.6
"""The worth of a prestige card: one of five, chosen to fit."""
BEST_CHANCE: Final = 0.35
"""The worth of a little more value in each round, because it raises the chance of the best work."""
NEXT_LOT: Final = 0.8
"""The worth of another lot that the seat can still get in this round if it does not buy this one."""


def lot_worth(table: FlorenceTable, seat: Seat, lot: str) -> float:
    match lot:
        case "jester":
            return _jester(table, seat)
        case "builder":
            return _builder(table, seat)
        case _ if lot == PRESTIGE:
            return PRESTIGE_CARD - 0.25 * min(4, rounds_left(table))
        case _ if lot == RECRUITING:
            return _recruiting(table, seat)
        case _ if lot == LANDSCAPE:
            return max(landscape_worth(table, seat, tile) for tile in data_of(table).landscapes)
    return landscape_worth(table, seat, lot)


def _jester(table: FlorenceTable, seat: Seat) -> float:
    """Return the worth of a jester: two values for every work to come, and the minimum reached sooner."""
    works = works_to_come(table, seat)
    best = BEST_CHANCE * min(works, rounds_left(table) + 1)
    short = 0.5 if base_value(table, seat) + 7 < next_minimum(table) else 0.0
    return VALUE * data_of(table).work.jester * works + best + short * min(3.0, works)


def _builder(table: FlorenceTable, seat: Seat) -> float:
    """Return the worth of a builder: cheaper buildings, and points from the second builder on."""
    data, person = data_of(table), table.state.seats[seat]
    costs = data.rules.building_costs
    saved = costs[person.builders] - costs[min(person.builders + 1, len(costs) - 1)]
    builds = min(2.6, 0.55 * (rounds_left(table) + 1))
    room = 0.5 * builds if person.builders + 1 == data.rules.builders_to_touch else 0.0
    points = data.rules.points_per_further_builder if person.builders else 0
    return points + builds * saved * VALUE / 100 + room


def landscape_worth(table: FlorenceTable, seat: Seat, tile: str) -> float:
    """Return the worth of a landscape.

    It adds its value to works, and points for a second one of its type. The room that it takes counts against
    it.
    """
    data, person = data_of(table), table.state.seats[seat]
    standing = [other.tile for other in person.standing]
    if tile in standing:
        return data.rules.points_per_repeated_landscape + 0.5
    size = sum(line.count("#") for line in data.landscapes[tile].outline)
    return wished_worth(table, seat, tile, data.work.landscape) + 1.0 - 0.1 * size


def _recruiting(table: FlorenceTable, seat: Seat) -> float:
    """Return the worth of a recruiting card.

    It adds a value to every work, and one more work with the best profession that is face up.
    """
    works = works_to_come(table, seat)
    open_now = [profession_worth(table, seat, card) for card in recruitable(table, seat)]
    best = max(open_now, default=2.0 if rounds_left(table) > 1 else 0.0)
    return VALUE * data_of(table).work.card * works + 0.75 * best


def weigh_name(table: FlorenceTable, seat: Seat, move: Name | Buy) -> float:
    """Return the weight of naming or buying a lot at the opening price."""
    return lot_worth(table, seat, move.lot) - price_cost(table, seat, figures(table).bid, acted=False)


def weigh_raise(table: FlorenceTable, seat: Seat, lot: str, price: int) -> float:
    """Return the weight of raising: the lot at this price, less the lot that the seat could get instead."""
    return lot_worth(table, seat, lot) - price_cost(table, seat, price, acted=False) - NEXT_LOT


def crowding(table: FlorenceTable, seat: Seat, mask: int, *, builds: bool) -> float:
    """Return the penalty for free squares that a tile makes useless for further buildings.

    It makes tiles lie close together.
    """
    person, data = table.state.seats[seat], data_of(table)
    grid = lookup_of(data).grid
    free = grid.full & ~person.occupied
    around = grid.beside(mask) & free
    if builds and person.builders < data.rules.builders_to_touch:
        return 0.05 * (around & ~grid.beside(person.built)).bit_count()
    return 0.03 * around.bit_count()
