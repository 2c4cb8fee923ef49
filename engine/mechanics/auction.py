"""Auctions in clockwise order: one value with the remaining bidders, the highest bid, and the turn.

It contains nothing hidden, can be a field of a question, and is immutable. Prices rise by a fixed step or by
any amount. A bidder who passes is out. A bid stands until it is overbid, and the last remaining bidder wins
with it. If nobody has bid yet, the last remaining bidder may still bid.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

import msgspec

from engine.values.seat import Seat

Word = tuple[Seat, int | None]
"""One turn of an auction: the amount of a bid, or None for a pass."""


class Auction(msgspec.Struct, frozen=True, omit_defaults=True):
    """The state of an auction. It opens with all bidders in order of play."""

    bidders: tuple[Seat, ...]
    """The remaining bidders. It is the turn of the first one."""
    first: int = 1
    """The least first bid."""
    step: int | None = None
    """The exact amount by which each bid exceeds the last one. None: any amount."""
    high: int = 0
    leader: Seat | None = None

    @property
    def over(self) -> bool:
        return len(self.bidders) < (1 if self.leader is None else 2)

    @property
    def turn(self) -> Seat:
        """The seat that bids or passes next."""
        return self.bidders[0]

    @property
    def lowest(self) -> int:
        """The least bid that is possible now."""
        return self.first if self.leader is None else self.high + (self.step or 1)

    def amounts(self, purse: int) -> range:
        """Return all bids that a purse allows now."""
        lowest = self.lowest
        return range(lowest, (purse if self.step is None else min(purse, lowest)) + 1)

    def bid(self, amount: int) -> Auction:
        """Return the auction after a bid of the seat whose turn it is."""
        speaker, *others = self.bidders
        return Auction((*others, speaker), self.first, self.step, amount, speaker)

    def without(self, unable: Collection[Seat]) -> Auction:
        """Return the auction without bidders that are unable to bid."""
        bidders = tuple(seat for seat in self.bidders if seat not in unable)
        return Auction(bidders, self.first, self.step, self.high, self.leader)

    def passed(self) -> Auction:
        """Return the auction after a pass of the seat whose turn it is."""
        return Auction(self.bidders[1:], self.first, self.step, self.high, self.leader)


def iter_bids(auction: Auction, limits: Mapping[Seat, int]) -> Iterator[Word]:
    """Yield all further bids and passes if every seat bids the least amount up to its limit.

    A seat without a limit passes. The limits must be within what each seat can pay.
    """
    while not auction.over:
        speaker, amount = auction.turn, auction.lowest
        if amount <= limits.get(speaker, 0):
            yield speaker, amount
            auction = auction.bid(amount)
        else:
            yield speaker, None
            auction = auction.passed()


def settle_auction(auction: Auction, limits: Mapping[Seat, int]) -> Auction:
    """Return the end of the auction if every seat bids up to its limit: `leader` has won it for `high`."""
    for _, amount in iter_bids(auction, limits):
        auction = auction.passed() if amount is None else auction.bid(amount)
    return auction
