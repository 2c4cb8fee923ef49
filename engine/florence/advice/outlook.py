"""The outlook: the score so far, and the expected worth of money, cards and principality."""

from __future__ import annotations

from engine import Seat
from engine.florence.advice.actions import prestige_hope
from engine.florence.advice.worth import (
    VALUE,
    base_value,
    money_worth,
    profession_worth,
    rounds_left,
    works_to_come,
)
from engine.florence.state import FlorenceTable


def outlook(table: FlorenceTable) -> list[float]:
    return [_expected(table, seat) for seat in range(table.seats)]


def _expected(table: FlorenceTable, seat: Seat) -> float:
    person, left = table.state.seats[seat], rounds_left(table)
    cards = sum(prestige_hope(table, seat, card) for card in person.prestige)
    works = sorted((profession_worth(table, seat, card) for card in person.hand), reverse=True)
    turns = left + (1 if table.state.bidding else 0)
    hand = sum(works[: max(0, round(1.3 * turns))])
    further = max(0.0, works_to_come(table, seat) - len(person.hand)) * VALUE * 0.5 * base_value(table, seat)
    builders = 0.3 * person.builders * left
    return (
        person.points
        + money_worth(table, person.money)
        + cards
        + hand
        + (further if left else 0.0)
        + builders
    )
