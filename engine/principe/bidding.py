"""What the auctions of cards and of roles have in common: ducats, any higher amount, the pass that is for good."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from engine import Illegal, Move, Question, Seat, Table
from engine.amounts import Amounts
from engine.at_once import Limits
from engine.auction import Auction
from engine.principe.events import Passed, WasBid
from engine.principe.moves import BIDS, PASS, Bid, Pass
from engine.principe.open_knowledge import rivals
from engine.principe.state import State
from engine.seat import clockwise

SENSIBLE = 20
"""How many amounts are listed; beyond these only the highest one is. All between are legal too."""


class OnSale:
    """What is bid for: each says what it is, and what becomes of it."""

    __slots__ = ()

    def lot(self, table: Table[State]) -> dict[str, Any]:
        """What is bid for, as a prompt needs it."""
        raise NotImplementedError(type(self).__name__)  # every lot says what it is

    def known(self, table: Table[State], seat: Seat) -> dict[str, Any]:
        """What it is good for, and what comes next, for whoever bids."""
        raise NotImplementedError(type(self).__name__)  # every lot knows its use

    def sold(self, table: Table[State], seat: Seat, price: int) -> None:
        raise NotImplementedError(type(self).__name__)  # every lot knows what becomes of it

    def unsold(self, table: Table[State]) -> None:
        raise NotImplementedError(type(self).__name__)  # every lot knows what becomes of it

    def hand_over(self, table: Table[State], auction: Auction) -> None:
        """The auction is over: the winner pays and becomes the prince."""
        if auction.leader is None:
            self.unsold(table)
        else:
            table.state.pay(auction.leader, auction.high)
            table.state.prince = auction.leader
            self.sold(table, auction.leader, auction.high)


class AskBid(OnSale, Question[State]):
    """Bid more than the highest bid, or withdraw."""

    auction: Auction

    def who(self, table: Table[State]) -> tuple[Seat, ...]:
        return self.auction.bidders[:1]

    def moves(self, table: Table[State], seat: Seat) -> tuple[Move, ...]:
        return _listed(self.auction.lowest, table.state.players[seat].ducats)

    def forbids(self, table: Table[State], seat: Seat, move: Move) -> Illegal | None:
        if isinstance(move, Pass):
            return None
        if not isinstance(move, Bid):
            return Illegal("bid-now")
        if move.amount < self.auction.lowest:
            return Illegal("bid-low", amount=move.amount, lowest=self.auction.lowest)
        ducats = table.state.players[seat].ducats
        return Illegal("bid-money", amount=move.amount, ducats=ducats) if move.amount > ducats else None

    def amounts(self, table: Table[State], seat: Seat) -> Amounts:
        bids = self.auction.amounts(table.state.players[seat].ducats)
        return Amounts(Bid, bids, auction="rising", high=self.auction.high)

    def default(self, table: Table[State], seat: Seat) -> Pass:
        return PASS

    def data(self, table: Table[State], seat: Seat) -> dict[str, Any]:
        auction, amounts = self.auction, self.amounts(table, seat).values
        return {
            **self.lot(table),
            "high": auction.high,
            "high_seat": auction.leader,
            "bidders": list(auction.bidders),
            "range": {"first": amounts[0], "highest": amounts[-1]} if amounts else None,
            "ducats": table.state.players[seat].ducats,
            **self.known(table, seat),
            **rivals(table, seat, auction.bidders),
        }

    def answer(self, table: Table[State], seat: Seat, move: Bid | Pass) -> None:
        if isinstance(move, Bid):
            table.tell(WasBid(seat=seat, amount=move.amount))
            self.auction = self.auction.bid(move.amount)
        else:
            table.tell(Passed(seat=seat))
            self.auction = self.auction.passed()
        if self.auction.over:
            self.hand_over(table, self.auction)
        else:
            table.ask(self)


class AskBidLimits(OnSale, Limits[State]):
    """All at once: how far everybody would go."""

    declines = PASS

    def purse(self, table: Table[State], seat: Seat) -> int:
        return table.state.players[seat].ducats

    def about(self, table: Table[State]) -> dict[str, Any]:
        return self.lot(table)

    def data(self, table: Table[State], seat: Seat) -> dict[str, Any]:
        return {
            **super().data(table, seat),
            **self.known(table, seat),
            **rivals(table, seat, self.auction.bidders),
        }

    def settled(self, table: Table[State], auction: Auction) -> None:
        self.hand_over(table, auction)


def opened(table: Table[State], among: tuple[Seat, ...] | None = None) -> Auction:
    """An auction that the holder of Il Principe opens, or the first bidder clockwise from them."""
    order = clockwise(table.seats, table.state.prince)
    return Auction(order if among is None else tuple(seat for seat in order if seat in among))


@lru_cache(maxsize=1 << 12)
def _listed(lowest: int, ducats: int) -> tuple[Move, ...]:
    amounts = BIDS[lowest : min(ducats, lowest + SENSIBLE - 1) + 1]
    beyond = BIDS[ducats : ducats + 1] if ducats >= lowest + SENSIBLE else ()
    return (PASS, *amounts, *beyond)
