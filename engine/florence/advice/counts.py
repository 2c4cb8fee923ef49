"""The quantities that are counted for each seat, to learn their worth (`engine/bots/learned.py`)."""

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
"""The highest number of rounds to come. A longer game is judged as if it had only this many."""


class Counts(NamedTuple):
    points: float
    money: float
    """Money in hundreds. The next field is its worth, which depends on the rounds left."""
    money_worth: float
    prestige_cards: float
    prestige_now: float
    prestige_hope: float
    professions: float
    best_work: float
    works_in_hand: float
    """The worth of the works in hand that there is still time to complete."""
    further_works: float
    base_value: float
    jester_works: float
    """The number of jesters times the works to come."""
    builders: float
    recruiters: float
    freedoms: float
    buildings: float
    landscapes: float
    kinds: float
    """The number of landscape types."""
    bonus_cards: float
    bonus_values: float
    turns_to_come: float
    """The number of action turns still to come in this round."""
    actions_left: float
    leads_round: float
    may_buy: float
    leads_auction: float
    after_start: float
    """The position in the order of the round, as a fraction of the seats."""


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
    """Return the stage of the game: the rounds to come, and whether this round's auctions are still on."""
    return 2 * min(MOST_ROUNDS, rounds_left(table)) + bool(table.state.bidding)


def is_quiet(table: FlorenceTable) -> bool:
    """Return True if a lot is to be named or an action turn begins."""
    asked = table.position.stack[-1]
    return isinstance(asked, AskLot | AskLastBuyer) or (isinstance(asked, Turn) and not asked.done)
