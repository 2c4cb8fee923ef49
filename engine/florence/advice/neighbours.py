"""Advice for cooperative building: the worth of a building across a border to both neighbours."""

from __future__ import annotations

from typing import Final

from engine import Move, Seat
from engine.florence.advice.actions import building_worth
from engine.florence.advice.worth import money_worth, price_cost, wished_worth
from engine.florence.joint.moves import Accept, Close, Counter, Propose, Refuse, Withdraw
from engine.florence.joint.negotiation import AskNeighbours
from engine.florence.state import FlorenceTable, data_of

HIS_SHARE: Final = 0.5
"""The part of the neighbour's gain that counts as the seat's own loss."""
WILLING: Final = 3.4
"""The worth of any building to a neighbour, in points. They will hardly agree to a higher price."""
UNHEARD: Final = 0.6
"""The discount for a proposal or another price, because it may lead to nothing."""


def weigh_word(table: FlorenceTable, seat: Seat, move: Move) -> float:
    match move:
        case Propose(building=building, price=price):
            return _proposal(table, seat, building, price)
        case Accept():
            return _offered(table, seat)
        case Counter():
            return 0.2 - UNHEARD
        case Close():
            return 1.0
        case Refuse() | Withdraw():
            return 0.0
    return 0.0


def _proposal(table: FlorenceTable, seat: Seat, building: str, price: int) -> float:
    """Return the weight of a proposal: the building and the neighbour's money, less the neighbour's gain."""
    money = table.state.seats[seat].money
    paid = money_worth(table, money + price) - money_worth(table, money)
    asked = price / 100 * 0.55
    if asked > WILLING - 1:
        return -UNHEARD
    return building_worth(table, seat, building) + paid - HIS_SHARE * (WILLING - asked) - UNHEARD


def _offered(table: FlorenceTable, seat: Seat) -> float:
    """Return the weight of accepting a neighbour's proposal.

    It is the points and the value for works that wish for the building, less the price and a share of the
    proposer's points.
    """
    asked = table.position.stack[-1]
    if not isinstance(asked, AskNeighbours):
        return 0.0
    offer, data = asked.to(seat), data_of(table)
    wished = wished_worth(table, seat, offer.building, data.work.building)
    gain = data.rules.points_per_building + wished - price_cost(table, seat, offer.price)
    return gain - HIS_SHARE * data.rules.points_per_building
