"""The worth of things, in points.

Money counts nothing at the end. A seat with money can turn more of its next works into points, so money is
worth those points. That holds up to the needs of the coming rounds; beyond them money is worth little.
Everything that raises the value of works is worth half a point for each value and work.
"""

from __future__ import annotations

from typing import Final

from engine import Seat
from engine.florence.state import FlorenceTable, Principality, data_of
from engine.florence.works import value_of

VALUE: Final = 0.5
"""The worth of one work value: 100 florins, half a point."""
WANTED: Final = (0, 700, 1200, 1500, 1700, 1900, 2100, 2300)
"""The money that is enough for the coming rounds, by the number of rounds left."""
TIGHT: Final = 0.68
"""The worth of 100 florins while a seat has less than `WANTED`."""
PLENTY: Final = 0.38
BEST_WORK: Final = 3.0


def rounds_left(table: FlorenceTable) -> int:
    """Return the number of rounds after the present one."""
    return len(data_of(table).minimum) - table.state.round


def money_worth(table: FlorenceTable, money: float) -> float:
    """Return the worth of money in points."""
    left = rounds_left(table)
    if not left:
        return 0.0
    wanted = WANTED[min(left, len(WANTED) - 1)]
    plenty = PLENTY if left > 1 else PLENTY * 0.5
    return (min(money, wanted) * TIGHT + max(0.0, money - wanted) * plenty) / 100


def price_cost(table: FlorenceTable, seat: Seat, price: int, *, acted: bool = True) -> float:
    """Return the cost of a price in points, including the points sold for missing money."""
    money = table.state.seats[seat].money
    after = money - price
    sold = max(0, -after) / 100
    if not rounds_left(table) and not acted:  # the last auctions: the coming turn wants little
        return sold + 0.15 * price / 100
    return money_worth(table, money) - money_worth(table, max(0, after)) + sold


def works_to_come(table: FlorenceTable, seat: Seat) -> float:
    """Return how many works a seat may still hope to complete."""
    person, turns = table.state.seats[seat], rounds_left(table) + 1
    return min(turns * 1.1, len(person.hand) + 0.45 * turns + person.recruiters)


def base_value(table: FlorenceTable, seat: Seat) -> int:
    """Return the value that every work of a seat has, whatever its profession."""
    work, person = data_of(table).work, table.state.seats[seat]
    return work.jester * person.jesters + work.card * (len(person.hand) + person.recruiters + len(person.row))


def next_minimum(table: FlorenceTable, rounds: int = 1) -> int:
    """Return the minimum value of a work some rounds from now."""
    minimum = data_of(table).minimum
    return minimum[min(len(minimum), table.state.round + rounds) - 1]


def profession_worth(table: FlorenceTable, seat: Seat, profession: str) -> float:
    """Return the worth of a profession in hand.

    It is the worth of its work, with part of the value still missing, if there is time for it.
    """
    value = sum(value_of(table, seat, profession).values())
    wants = missing_value(table, seat, profession)
    left = rounds_left(table)
    hoped = value + 0.6 * wants if left > 1 else value + 0.3 * wants * left
    reach = 1.0 if hoped + 2 >= next_minimum(table, 1) else 0.45
    return VALUE * hoped * reach * (0.85 if left else 0.5)


def missing_value(table: FlorenceTable, seat: Seat, profession: str) -> int:
    """Return the value of the things that a profession wishes for and the principality lacks."""
    data, person = data_of(table), table.state.seats[seat]
    card, standing = data.professions[profession], {tile.tile for tile in person.standing}
    wants = 0 if card.building in standing else data.work.building
    wants += 0 if card.landscape in standing else data.work.landscape
    return wants + (0 if card.freedom in person.freedoms else data.work.freedom)


def count_wishes(table: FlorenceTable, person: Principality, thing: str) -> int:
    """Return how many professions in hand wish for a building, landscape or freedom."""
    cards = data_of(table).professions
    return sum(
        thing in (cards[card].building, cards[card].landscape, cards[card].freedom) for card in person.hand
    )


def wished_worth(table: FlorenceTable, seat: Seat, thing: str, value: int) -> float:
    """Return the worth of a thing to the works to come: those in hand, and those that may be drawn."""
    person, works = table.state.seats[seat], works_to_come(table, seat)
    known = min(float(count_wishes(table, person, thing)), works)
    further = max(0.0, works - len(person.hand)) * 0.16
    return VALUE * value * (0.9 * known + further)
