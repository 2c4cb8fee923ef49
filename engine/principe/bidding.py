"""Common rules of the auctions of cards and of roles.

Bids are in ducats. Any higher amount is allowed, and a pass is final.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from engine import Illegal, Move, Question, Seat, Table
from engine.mechanics.auction import Auction
from engine.principe.events import CannotBid, Passed, WasBid
from engine.principe.moves import BIDS, PASS, Bid, Pass
from engine.principe.open_knowledge import rivals
from engine.principe.question_data import RisingData, SealedData
from engine.principe.state import PASSES_UNASKED, State
from engine.table.at_once import Limits
from engine.values.amounts import Amounts
from engine.values.seat import clockwise

SENSIBLE = 20
"""How many amounts are listed. Beyond these only the highest is listed, but all in between are legal too."""


class OnSale:
    """A lot of an auction. Each kind describes itself, and handles its sale."""

    __slots__ = ()

    def lot(self, table: Table[State]) -> Mapping[str, Any]:
        """Return the lot as a prompt needs it."""
        raise NotImplementedError(type(self).__name__)  # every kind of lot describes itself

    def sold(self, table: Table[State], seat: Seat, price: int) -> None:
        raise NotImplementedError(type(self).__name__)  # every kind of lot handles its sale

    def unsold(self, table: Table[State]) -> None:
        raise NotImplementedError(type(self).__name__)  # every kind of lot handles its sale

    def hand_over(self, table: Table[State], auction: Auction) -> None:
        """End the auction. The winner pays and becomes the prince."""
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

    def stands(self, table: Table[State], seat: Seat) -> RisingData:
        """Return the state of the auction for a bidder, independent of the lot."""
        auction, amounts = self.auction, self.amounts(table, seat).values
        return {
            "high": auction.high,
            "high_seat": auction.leader,
            "bidders": list(auction.bidders),
            "range": {"first": amounts[0], "highest": amounts[-1]} if amounts else None,
            "ducats": table.state.players[seat].ducats,
            **rivals(table, seat, auction.bidders),
        }

    def answer(self, table: Table[State], seat: Seat, move: Bid | Pass) -> None:
        if isinstance(move, Bid):
            table.tell(WasBid(seat=seat, amount=move.amount))
            self.auction = self.auction.bid(move.amount)
        else:
            table.tell(Passed(seat=seat))
            self.auction = self.auction.passed()
        self.go_on(table)

    def go_on(self, table: Table[State]) -> None:
        """Ask the next bidder, or sell."""
        self.auction = _of_the_able(table, self.auction)
        if self.auction.over:
            self.hand_over(table, self.auction)
        else:
            table.ask(self)


class AskBidLimits(OnSale, Limits[State]):
    """One question to all bidders at once: the most that each would bid."""

    declines = PASS

    def purse(self, table: Table[State], seat: Seat) -> int:
        return table.state.players[seat].ducats

    def stands(self, table: Table[State], seat: Seat) -> SealedData:
        """Return the state of the auction for a seat that names a limit, independent of the lot."""
        return {**super().data(table, seat), **rivals(table, seat, self.auction.bidders)}

    def go_on(self, table: Table[State]) -> None:
        """Ask all seats that can bid. If no seat can, the lot is not sold."""
        if self.asked:
            table.ask(self)
        else:
            self.unsold(table)

    def settled(self, table: Table[State], auction: Auction) -> None:
        self.hand_over(table, auction)


def bidding_order(table: Table[State], among: Sequence[Seat]) -> tuple[Seat, ...]:
    """Return the bidders clockwise from the holder of Il Principe. The first of them opens."""
    return tuple(seat for seat in clockwise(table.seats, table.state.prince) if seat in among)


def open_auction(table: Table[State], bidders: tuple[Seat, ...]) -> Auction:
    return _of_the_able(table, Auction(bidders))


def _of_the_able(table: Table[State], auction: Auction) -> Auction:
    """Let seats with too few ducats for any bid pass without a question.

    This reveals nothing, because all players can compute the ducats.
    """
    if table.position.version < PASSES_UNASKED:
        return auction
    players, lowest = table.state.players, auction.lowest
    unable = [seat for seat in auction.bidders if players[seat].ducats < lowest and seat != auction.leader]
    for seat in unable:
        table.tell(CannotBid(seat=seat))
    return auction.without(unable) if unable else auction


@lru_cache(maxsize=1 << 12)
def _listed(lowest: int, ducats: int) -> tuple[Move, ...]:
    amounts = BIDS[lowest : min(ducats, lowest + SENSIBLE - 1) + 1]
    beyond = BIDS[ducats : ducats + 1] if ducats >= lowest + SENSIBLE else ()
    return (PASS, *amounts, *beyond)
