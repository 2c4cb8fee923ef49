"""Advice for the action turn: the worth of works, buildings and cards."""

from __future__ import annotations

from typing import Final

from engine import Seat
from engine.florence.advice.lots import crowding
from engine.florence.advice.worth import (
    BEST_WORK,
    VALUE,
    money_worth,
    next_minimum,
    price_cost,
    profession_worth,
    rounds_left,
    wished_worth,
    works_to_come,
)
from engine.florence.building import cost
from engine.florence.lookup import lookup_of
from engine.florence.moves import Build, Introduce, Work
from engine.florence.scoring import prestige_points
from engine.florence.state import PROFESSION, FlorenceTable, data_of
from engine.florence.tally import tally
from engine.florence.works import bonus_values, value_of

HELD: Final = (0.0, 0.6, 1.0, 1.4, 2.2, 3.2, 4.5)
"""The gain of a work from waiting, by the rounds left: jesters and wished-for things may still come."""
HELD_BONUS: Final = 0.9
"""The part of its value that a bonus card keeps for a later work."""
LAST: Final = (1.0, 0.62, 0.5)
"""The probability that a value remains the best of the round, by the number of rivals still to play."""


class Works:
    """The worth of all works of one decision. Each value is computed once."""

    def __init__(self, table: FlorenceTable, seat: Seat) -> None:
        self.table, self.seat = table, seat
        self.person, self.left = table.state.seats[seat], rounds_left(table)
        self.bonuses = bonus_values(table, seat)
        self.values = {card: sum(value_of(table, seat, card).values()) for card in self.person.hand}
        self.scarce = len(self.person.hand) <= self.left + 1

    def weigh(self, move: Work) -> float:
        rules = data_of(self.table).rules
        added = sum(map(self.bonuses.__getitem__, move.bonuses))
        value = self.values[move.profession] + added
        money = value * rules.money_per_value - move.points * rules.money_per_point_bought
        gain = move.points + self._money(money) + self._best(value)
        return gain - self._waiting(move)

    def _money(self, more: int) -> float:
        before = self.person.money
        return money_worth(self.table, before + more) - money_worth(self.table, before)

    def _best(self, value: int) -> float:
        rivals = [other.best for seat, other in enumerate(self.table.state.seats) if seat != self.seat]
        if value < max(rivals) or value <= self.person.best:
            return 0.0
        coming = sum(not best for best in rivals)
        usual = next_minimum(self.table, 0) + 4
        return BEST_WORK * LAST[min(coming, len(LAST) - 1)] * (1.0 if value >= usual or not coming else 0.4)

    def _waiting(self, move: Work) -> float:
        """Return the loss of playing a work now: the cards played, and the gain from waiting."""
        if not self.left:
            return 0.0
        later = HELD[min(self.left, len(HELD) - 1)] if self.scarce else 0.3
        value = self.values[move.profession]
        kept = VALUE * value * (0.75 if self.scarce and value + 3 >= next_minimum(self.table, 1) else 0.25)
        held = sum(VALUE * HELD_BONUS * self.bonuses[card] for card in move.bonuses)
        return later + kept * min(1.0, self.left / 4) + held


def weigh_build(table: FlorenceTable, seat: Seat, move: Build) -> float:
    return building_worth(table, seat, move.building) - placement_penalty(table, seat, move)


def building_worth(table: FlorenceTable, seat: Seat, building: str) -> float:
    """Return the worth of a building: points and wishes of works, less the price and the room it takes."""
    data = data_of(table)
    wished = wished_worth(table, seat, building, data.work.building)
    size = sum(line.count("#") for line in data.buildings[building].outline)
    return data.rules.points_per_building + wished - price_cost(table, seat, cost(table, seat)) - 0.06 * size


def placement_penalty(table: FlorenceTable, seat: Seat, move: Build) -> float:
    placement = lookup_of(data_of(table)).buildings[move.building].lying[move.at]
    return crowding(table, seat, placement.mask, builds=True)


def weigh_freedom(table: FlorenceTable, seat: Seat, move: Introduce) -> float:
    data = data_of(table)
    wished = wished_worth(table, seat, move.freedom, data.work.freedom)
    return wished + 0.3 - price_cost(table, seat, data.rules.freedom_costs)


def weigh_new_profession(table: FlorenceTable, seat: Seat) -> float:
    """Return the worth of a new profession: a card for every work, and one more work if there is time."""
    data, person = data_of(table), table.state.seats[seat]
    left = rounds_left(table)
    spare = left + 0.5 - len(person.hand)
    work = (
        VALUE * (next_minimum(table, 1) + 1) * (0.8 if spare > 0 else 0.3 if spare > -1 else 0.1)
        if left
        else 0.0
    )
    price = price_cost(table, seat, data.rules.card_costs)
    return VALUE * data.work.card * works_to_come(table, seat) + work - price - 0.8


def weigh_new_bonus(table: FlorenceTable, seat: Seat) -> float:
    """Return the worth of a new bonus card: about four values for one work."""
    person = table.state.seats[seat]
    useful = 1.0 if len(person.bonuses) < min(3.0, works_to_come(table, seat)) else 0.2
    if not person.hand and not rounds_left(table):
        return -1.0
    return VALUE * 4.6 * useful - price_cost(table, seat, data_of(table).rules.card_costs)


def weigh_card(table: FlorenceTable, seat: Seat, deck: str, card: str) -> float:
    """Return the worth of a card that the seat looks at."""
    if deck == PROFESSION:
        return profession_worth(table, seat, card)
    data = data_of(table)
    if card in data.prestige:
        return prestige_hope(table, seat, card)
    bonus, person = data.bonus[card], table.state.seats[seat]
    counts = tally(table, person)
    return bonus.each * sum(counts[name] + 0.12 * rounds_left(table) for name in bonus.counts)


def prestige_hope(table: FlorenceTable, seat: Seat, card: str) -> float:
    """Return the worth of a prestige card: its points now, and part of the points it may still bring."""
    rule, left = data_of(table).prestige[card], rounds_left(table)
    now = prestige_points(table, seat, card)
    sure = max(0.35, 0.95 - 0.12 * left)
    near = _nearness(table, seat, card)
    return now * sure + (rule.points - now) * near * min(0.6, 0.15 * left)


def _nearness(table: FlorenceTable, seat: Seat, card: str) -> float:
    """Return how much of a prestige card's condition is fulfilled."""
    rule = data_of(table).prestige[card]
    counts = [tally(table, person) for person in table.state.seats]
    if rule.at_least:
        parts = [min(1.0, counts[seat][kind] / number) for kind, number in rule.at_least.items()]
        return sum(parts) / len(parts)
    kind = rule.most or rule.fewest
    mine, rivals = counts[seat][kind], [each[kind] for at, each in enumerate(counts) if at != seat]
    behind = max(rivals) - mine if rule.most else mine - min(rivals)
    return max(0.0, 0.8 - 0.25 * max(0, behind))
