"""The merchant: pays for the lot won in the next round, or brings points by the rank on the track of fame."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engine import Illegal, Move, Seat
from engine.florence.action import Action
from engine.florence.certain import CertainData
from engine.florence.decision import Decision
from engine.florence.events import Bought
from engine.florence.lots import receive_bought, receive_lot
from engine.florence.money import means, price_paid
from engine.florence.moves import Pass
from engine.florence.muse.court import MERCHANT
from engine.florence.muse.events import MerchantPaid, MerchantScored
from engine.florence.muse.invitations import court_of
from engine.florence.muse.moves import MerchantFree, MerchantPoints
from engine.florence.question_data import MerchantData
from engine.florence.state import FlorenceTable
from engine.mechanics.majority import ranks

_FREE: Final = MerchantFree()
_POINTS: Final = MerchantPoints()
_PAY: Final = Pass()


def rank(table: FlorenceTable, seat: Seat) -> int:
    """Return the rank of a seat on the track of fame. Tied seats share the better rank."""
    return ranks([person.points for person in table.state.seats])[seat]


def score_rank(table: FlorenceTable, seat: Seat) -> None:
    points = rank(table, seat)
    del court_of(table).guests[MERCHANT]
    table.state.seats[seat].gain("merchant", points)
    table.tell(MerchantScored(seat=seat, points=points))


def score_unused(table: FlorenceTable) -> None:
    """Score a merchant that was not used before the end of the visit."""
    seat = court_of(table).guests.get(MERCHANT)
    if seat is not None:
        score_rank(table, seat)


class MerchantPointsAction(Action):
    """The merchant's points. They may be taken at any decision of the player's own."""

    name = "merchant"
    move = MerchantPoints

    def moves(self, table: FlorenceTable, seat: Seat) -> Sequence[Move]:
        return (_POINTS,) if court_of(table).hosts(seat, MERCHANT) else ()

    def forbids(self, table: FlorenceTable, seat: Seat, move: MerchantPoints) -> Illegal | None:
        hosts = court_of(table).hosts(seat, MERCHANT)
        return None if hosts else Illegal("not-your-guest", character=MERCHANT)

    def what_if(self, table: FlorenceTable, seat: Seat, move: MerchantPoints) -> CertainData:
        return {"points": rank(table, seat)}

    def do(self, table: FlorenceTable, seat: Seat, move: MerchantPoints) -> None:
        score_rank(table, seat)


class AskPayment(Decision, tag="merchant"):
    """The question to the merchant's host after winning a lot.

    The host takes the lot for free, or pays and takes the points now, or pays and keeps the merchant.
    """

    lot: str
    price: int

    def moves(self, table: FlorenceTable, seat: Seat) -> list[Move]:
        return [_FREE, _PAY, *super().moves(table, seat)]

    def forbids(self, table: FlorenceTable, seat: Seat, move: Any) -> Illegal | None:
        if isinstance(move, MerchantFree | Pass):
            return None
        return self.forbids_other(table, move, Illegal("free-or-points"))

    def default(self, table: FlorenceTable, seat: Seat) -> Move:
        return _POINTS

    def data(self, table: FlorenceTable, seat: Seat) -> MerchantData:
        points = rank(table, seat)
        return {"lot": self.lot, "price": self.price, "points": points, **means(table, seat)}

    def concerns(self, table: FlorenceTable, seat: Seat) -> Sequence[str]:
        return (self.lot, MERCHANT)

    def what_if(self, table: FlorenceTable, seat: Seat, move: Any) -> CertainData:
        match move:
            case MerchantFree():
                return price_paid(table, seat, 0)
            case Pass():
                return price_paid(table, seat, self.price)
            case MerchantPoints():
                return price_paid(table, seat, self.price) | super().what_if(table, seat, move)
        return super().what_if(table, seat, move)

    def answer(self, table: FlorenceTable, seat: Seat, move: Any) -> None:
        match move:
            case MerchantFree():
                del court_of(table).guests[MERCHANT]
                table.tell(MerchantPaid(seat=seat, lot=self.lot, price=self.price))
                table.tell(Bought(seat=seat, lot=self.lot, price=0))
                receive_lot(table, seat, self.lot)
            case Pass():
                receive_bought(table, seat, self.lot, self.price)
            case MerchantPoints():  # a free action elsewhere; here it also pays for the lot
                score_rank(table, seat)
                receive_bought(table, seat, self.lot, self.price)
            case _:
                super().answer(table, seat, move)
