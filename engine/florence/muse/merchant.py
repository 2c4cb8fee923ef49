"""The merchant: he pays for the lot won in the next round, or brings points for the rank on the track of fame."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engine import Illegal, Move, Seat
from engine.florence.decision import Decision
from engine.florence.deed import Deed
from engine.florence.events import Bought
from engine.florence.lots import receive, receive_bought
from engine.florence.money import price_paid
from engine.florence.moves import Pass
from engine.florence.muse.court import MERCHANT
from engine.florence.muse.events import MerchantPaid, MerchantScored
from engine.florence.muse.invitations import court_of
from engine.florence.muse.moves import MerchantFree, MerchantPoints
from engine.florence.state import FlorenceTable
from engine.majority import ranks

_FREE: Final = MerchantFree()
_POINTS: Final = MerchantPoints()
_PAY: Final = Pass()


def rank(table: FlorenceTable, seat: Seat) -> int:
    """The place on the track of fame; those who are level share the better one."""
    return ranks([person.points for person in table.state.seats])[seat]


def score_rank(table: FlorenceTable, seat: Seat) -> None:
    points = rank(table, seat)
    del court_of(table).guests[MERCHANT]
    table.state.seats[seat].gain("merchant", points)
    table.tell(MerchantScored(seat=seat, points=points))


def score_unused(table: FlorenceTable) -> None:
    """A merchant whose time is over and who was not used brings points."""
    seat = court_of(table).guests.get(MERCHANT)
    if seat is not None:
        score_rank(table, seat)


class ScoringRank(Deed):
    """The points may be taken at any decision of one's own."""

    name = "merchant"
    move = MerchantPoints

    def moves(self, table: FlorenceTable, seat: Seat) -> Sequence[Move]:
        return (_POINTS,) if court_of(table).hosts(seat, MERCHANT) else ()

    def obstacle(self, table: FlorenceTable, seat: Seat, move: MerchantPoints) -> Illegal | None:
        hosts = court_of(table).hosts(seat, MERCHANT)
        return None if hosts else Illegal("not-your-guest", character=MERCHANT)

    def what_if(self, table: FlorenceTable, seat: Seat, move: MerchantPoints) -> dict[str, Any]:
        return {"points": rank(table, seat)}

    def do(self, table: FlorenceTable, seat: Seat, move: MerchantPoints) -> None:
        score_rank(table, seat)


class Paying(Decision, tag="merchant"):
    """A lot was won by the merchant's host: free, or paid for and points now, or paid for and the merchant kept."""

    lot: str
    price: int

    def own(self, table: FlorenceTable) -> list[Move]:
        return [_FREE, _PAY]

    def obstacle(self, table: FlorenceTable, move: Any) -> Illegal | None:
        return None if isinstance(move, MerchantFree | Pass) else Illegal("free-or-points")

    def default(self, table: FlorenceTable, seat: Seat) -> Move:
        return _POINTS

    def data(self, table: FlorenceTable, seat: Seat) -> dict[str, Any]:
        return {"lot": self.lot, "price": self.price, "points": rank(table, seat)}

    def certain(self, table: FlorenceTable, move: Any) -> dict[str, Any]:
        return price_paid(table, self.seat, 0 if isinstance(move, MerchantFree) else self.price)

    def what_if(self, table: FlorenceTable, seat: Seat, move: Move) -> dict[str, Any]:
        certain = super().what_if(table, seat, move)
        return price_paid(table, seat, self.price) | certain if isinstance(move, MerchantPoints) else certain

    def answer(self, table: FlorenceTable, seat: Seat, move: Move) -> None:
        """Taking the points here is also the word to pay."""
        if isinstance(move, MerchantPoints):
            score_rank(table, seat)
            receive_bought(table, seat, self.lot, self.price)
        else:
            super().answer(table, seat, move)

    def decide(self, table: FlorenceTable, move: MerchantFree | Pass) -> None:
        if isinstance(move, Pass):
            receive_bought(table, self.seat, self.lot, self.price)
            return
        del court_of(table).guests[MERCHANT]
        table.tell(MerchantPaid(seat=self.seat, lot=self.lot, price=self.price))
        table.tell(Bought(seat=self.seat, lot=self.lot, price=0))
        receive(table, self.seat, self.lot)
