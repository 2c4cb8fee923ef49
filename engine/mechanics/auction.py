"""Auctions that go clockwise: one value that says who is still in, what has been bid, and whose word it is.

It holds nothing hidden, fits into a question and its dump, and changes by being replaced. Prices rise by a fixed
step or by any amount; whoever passes is out; a bid stands until it is overbid, and the last one left wins it. Where
nobody has bid yet, the last one left may still do so.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

import msgspec

from engine.values.seat import Seat

Word = tuple[Seat, int | None]
"""What was said: a bid by its amount, or None for a pass."""


class Auction(msgspec.Struct, frozen=True, omit_defaults=True):
    """An auction at one moment. It opens with all bidders in the order in which they speak."""

    bidders: tuple[Seat, ...]
    """Those still in; the first one has the word."""
    first: int = 1
    """What the first bid must at least be."""
    step: int | None = None
    """By how much exactly each bid exceeds the last one; None: by any amount."""
    high: int = 0
    leader: Seat | None = None

    @property
    def over(self) -> bool:
        return len(self.bidders) < (1 if self.leader is None else 2)

    @property
    def turn(self) -> Seat:
        """Whose word it is."""
        return self.bidders[0]

    @property
    def lowest(self) -> int:
        """The least that may be bid now."""
        return self.first if self.leader is None else self.high + (self.step or 1)

    def amounts(self, purse: int) -> range:
        """All bids that a purse allows now."""
        lowest = self.lowest
        return range(lowest, (purse if self.step is None else min(purse, lowest)) + 1)

    def bid(self, amount: int) -> Auction:
        """After the bid of whoever has the word."""
        speaker, *others = self.bidders
        return Auction((*others, speaker), self.first, self.step, amount, speaker)

    def without(self, unable: Collection[Seat]) -> Auction:
        """Without those of its bidders."""
        bidders = tuple(seat for seat in self.bidders if seat not in unable)
        return Auction(bidders, self.first, self.step, self.high, self.leader)

    def passed(self) -> Auction:
        """After the pass of whoever has the word."""
        return Auction(self.bidders[1:], self.first, self.step, self.high, self.leader)


def course(auction: Auction, limits: Mapping[Seat, int]) -> Iterator[Word]:
    """All that is said from here on if everybody bids the least amount as long as it is within their limit.

    Who names no limit passes. The limits must be within what each can pay.
    """
    while not auction.over:
        speaker, amount = auction.turn, auction.lowest
        if amount <= limits.get(speaker, 0):
            yield speaker, amount
            auction = auction.bid(amount)
        else:
            yield speaker, None
            auction = auction.passed()


def settled(auction: Auction, limits: Mapping[Seat, int]) -> Auction:
    """The end of the auction in which everybody follows their limit: `leader` has won it for `high`."""
    for _, amount in course(auction, limits):
        auction = auction.passed() if amount is None else auction.bid(amount)
    return auction
