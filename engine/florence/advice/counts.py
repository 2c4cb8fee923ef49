"""What is counted at a table, seat by seat, to learn what it is worth (`engine/bots/learned.py`)."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine import Seat
from engine.florence.advice.actions import prestige_hope
from engine.florence.advice.worth import (
    base_value,
    money_worth,
    profession_worth,
    rounds_left,
    works_to_come,
)
from engine.florence.auctions import AskLastBuyer, AskLot, AskRaise
from engine.florence.scoring import prestige_points
from engine.florence.state import FlorenceTable
from engine.florence.tally import tally
from engine.florence.turn import ActionTurn, Turn
from engine.florence.works import bonus_values
from engine.values.seat import clockwise

MOST_ROUNDS: Final = 6
"""Rounds to come; a longer game is judged as if it had only so many."""


class Counts(NamedTuple):
    points: float
    money: float
    """In hundreds; and what it is worth, by the rounds left."""
    money_worth: float
    prestige_cards: float
    prestige_now: float
    prestige_hope: float
    professions: float
    best_work: float
    works_in_hand: float
    """What the works promise for which there is time."""
    further_works: float
    base_value: float
    jester_works: float
    """Jesters, times the works to come."""
    builders: float
    recruiters: float
    freedoms: float
    buildings: float
    landscapes: float
    kinds: float
    """Of landscapes."""
    bonus_cards: float
    bonus_values: float
    turns_to_come: float
    """In this round."""
    actions_left: float
    leads_round: float
    may_buy: float
    leads_auction: float
    after_start: float
    """How late in the order of the round."""


def counts(table: FlorenceTable) -> list[Counts]:
    coming = [step.seat for step in table.position.stack if isinstance(step, ActionTurn)]
    best = max(person.best for person in table.state.seats)
    order = clockwise(table.seats, table.state.start)
    return [_counts(table, seat, coming.count(seat), best, order.index(seat)) for seat in range(table.seats)]


def _counts(table: FlorenceTable, seat: Seat, coming: int, best: int, place: int) -> Counts:
    person, left, asked = table.state.seats[seat], rounds_left(table), table.position.stack[-1]
    works = sorted((profession_worth(table, seat, card) for card in person.hand), reverse=True)
    turns = left + bool(table.state.bidding)
    base, to_come, tallied = base_value(table, seat), works_to_come(table, seat), tally(table, person)
    return Counts(
        points=person.points,
        money=person.money / 100,
        money_worth=money_worth(table, person.money),
        prestige_cards=len(person.prestige),
        prestige_now=sum(prestige_points(table, seat, card) for card in person.prestige),
        prestige_hope=sum(prestige_hope(table, seat, card) for card in person.prestige),
        professions=len(person.hand),
        best_work=works[0] if works else 0.0,
        works_in_hand=sum(works[: max(0, round(1.3 * turns))]),
        further_works=max(0.0, to_come - len(person.hand)) * base,
        base_value=base,
        jester_works=person.jesters * to_come,
        builders=person.builders,
        recruiters=person.recruiters,
        freedoms=len(person.freedoms),
        buildings=tallied["building"],
        landscapes=tallied["landscape"],
        kinds=tallied["type"],
        bonus_cards=len(person.bonuses),
        bonus_values=sum(bonus_values(table, seat).values()),
        turns_to_come=coming,
        actions_left=asked.left if isinstance(asked, Turn) and asked.seat == seat else 0,
        leads_round=bool(best) and person.best == best,
        may_buy=seat in table.state.bidding,
        leads_auction=isinstance(asked, AskRaise) and asked.auction.leader == seat,
        after_start=place / table.seats,
    )


def stage(table: FlorenceTable) -> int:
    """Rounds to come, and whether this one's auctions are still on."""
    return 2 * min(MOST_ROUNDS, rounds_left(table)) + bool(table.state.bidding)


def quiet(table: FlorenceTable) -> bool:
    """A lot is to be named, or a turn begins."""
    asked = table.position.stack[-1]
    return isinstance(asked, AskLot | AskLastBuyer) or (isinstance(asked, Turn) and not asked.done)
