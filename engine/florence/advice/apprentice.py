"""The apprentice's glance: complete works when possible, build the wished-for buildings, bid a little."""

from __future__ import annotations

from typing import Final

from engine import Move, Seat
from engine.florence.advice.worth import count_wishes, rounds_left
from engine.florence.joint.moves import Accept, Counter, Propose
from engine.florence.moves import (
    Bid,
    Build,
    Buy,
    DrawBonus,
    DrawProfession,
    Introduce,
    Name,
    Place,
    Recruit,
    Sell,
    Work,
)
from engine.florence.muse.moves import Cash, Invite, MerchantPoints, PrincessWork
from engine.florence.state import FlorenceTable
from engine.table.at_once import Limit

A_LOT: Final = 500
"""The most that the apprentice bids for any lot."""
A_GUEST: Final = 600
AT_A_GLANCE: Final[dict[type[Move], float]] = {
    Name: 1.0,
    Buy: 1.0,
    Recruit: 2.0,
    DrawProfession: 0.5,
    DrawBonus: 0.3,
    PrincessWork: 5.0,
    MerchantPoints: 0.5,
    Accept: 1.0,
    Counter: -1.0,
    Propose: -1.0,
    Sell: -1.0,
}


def quick_weight(table: FlorenceTable, seat: Seat, move: Move) -> float:
    person = table.state.seats[seat]
    match move:
        case Work(bonuses=bonuses, points=points):
            half = rounds_left(table) > 1
            return 6.0 + len(bonuses) - (abs(points - 3) if half else -points)
        case Build(building=building):
            return 1.5 * count_wishes(table, person, building) + (0.5 if rounds_left(table) < 2 else 0.0)  # noqa: PLR2004 - the last rounds
        case Introduce(freedom):
            return 1.2 * count_wishes(table, person, freedom) - 0.5
        case Place(tile=tile):
            return float(count_wishes(table, person, tile))
        case Bid(amount):
            return 1.0 if amount <= min(A_LOT, person.money) else -1.0
        case Limit(amount):
            return 1.0 + amount / A_LOT if amount <= A_LOT else -1.0
        case Invite(amount=amount):
            return 1.0 - amount / A_GUEST
        case Cash(points):
            return float(points)
    return AT_A_GLANCE.get(type(move), 0.0)
