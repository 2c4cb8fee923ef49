"""Sealed auctions: all bidders name a limit, secretly and at the same time.

Then the auction of the rulebook is run with these limits. Only its outcome is published: the winner and the
price. Nobody learns more about the limits than follows from the price.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Annotated, Any, ClassVar, Final, TypedDict, TypeVar

import msgspec

from engine.mechanics.auction import Auction, settle_auction
from engine.notation.refusals import Illegal
from engine.table.game import SAVES_WAITING, Options
from engine.table.past import Past
from engine.table.question import Together
from engine.table.table import Table
from engine.values.amounts import AmountRange, Amounts
from engine.values.event import Event
from engine.values.move import Move
from engine.values.seat import Seat

S = TypeVar("S")

SHARES: Final = (0.5, 0.3, 0.2)
"""The probabilities of the highest limit that is worth it, of the next lower one, and of the one below."""


class AtOnce(Options, frozen=True):
    """The base class for the options of games with sealed auctions."""

    at_once: Annotated[
        bool,
        msgspec.Meta(
            description="sealed auctions: all players secretly name a limit, and the engine bids up to it",
            extra_json_schema=SAVES_WAITING,
        ),
    ] = False


class Limit(Move, frozen=True, tag="limit"):
    """The most that a player would bid."""

    form = "limit {amount}"
    examples = ("limit 700",)
    amount: Annotated[int, msgspec.Meta(description="The most to pay.")]


class Compared(Event, tag="limits"):
    """The limits are compared: the winner and the price. At 0 nobody would pay anything."""

    reveals = True
    leader_seat: Seat | None
    price: int


@cache
def limit(amount: int) -> Limit:
    return Limit(amount)


class LimitsData(TypedDict):
    """The state of an auction for a seat that names a limit, as plain data."""

    high: Annotated[int, msgspec.Meta(description="The highest bid so far, 0 if there is none.")]
    leader_seat: Annotated[Seat | None, msgspec.Meta(description="The seat with the highest bid.")]
    bidders: Annotated[list[Seat], msgspec.Meta(description="The seats in the auction.")]
    purse: Annotated[int, msgspec.Meta(description="The most that the seat could pay.")]
    range: Annotated[
        AmountRange | None, msgspec.Meta(description="The possible limits. Null if the seat can only pass.")
    ]
    answer: Annotated[
        str | None, msgspec.Meta(description="The answer that the seat has given. It may still change it.")
    ]


class Limits(Together[S], kw_only=True):
    """A question to all bidders, answered with a limit or a pass.

    Each game says what is sold, how much each seat can pay, and what follows.
    """

    auction: Auction
    declines: ClassVar[Move]
    """The game's own move for a pass."""

    def purse(self, table: Table[S], seat: Seat) -> int:
        """Return the most that a seat could pay."""
        raise NotImplementedError(type(self).__name__)  # each game has its own money

    def settled(self, table: Table[S], auction: Auction) -> None:
        """Apply the outcome of the auction. Perhaps nobody has bid."""
        raise NotImplementedError(type(self).__name__)  # each game has its own lots

    def amounts(self, table: Table[S], seat: Seat) -> Amounts:
        """Return all useful limits: from the least possible bid to all the money of the seat."""
        limits = range(self.auction.lowest, self.purse(table, seat) + 1, self.auction.step or 1)
        return Amounts(Limit, limits, auction="sealed", high=self.auction.high)

    def moves(self, table: Table[S], seat: Seat) -> Sequence[Move]:
        return (self.declines, *map(limit, self.amounts(table, seat).values))

    def forbids(self, table: Table[S], seat: Seat, move: Move) -> Illegal | None:
        if move == self.declines:
            return None
        if not isinstance(move, Limit):
            return Illegal("limit-or-pass", lowest=self.auction.lowest)
        if move.amount in self.amounts(table, seat).values:
            return None
        if move.amount > (purse := self.purse(table, seat)):
            return Illegal("limit-beyond", amount=move.amount, purse=purse)
        return Illegal(
            "limit-step", amount=move.amount, lowest=self.auction.lowest, step=self.auction.step or 1
        )

    def default(self, table: Table[S], seat: Seat) -> Move:
        return self.declines

    def data(self, table: Table[S], seat: Seat) -> LimitsData:
        """Return the state of the auction. A game adds what is sold."""
        amounts = self.amounts(table, seat).values
        return {
            "high": self.auction.high,
            "leader_seat": self.auction.leader,
            "bidders": list(self.auction.bidders),
            "purse": self.purse(table, seat),
            "range": {"first": amounts[0], "highest": amounts[-1]} if amounts else None,
            "answer": self.answers.get(seat),
        }

    def settle(self, table: Table[S], answers: dict[Seat, Any]) -> None:
        limits = {seat: move.amount for seat, move in answers.items() if isinstance(move, Limit)}
        auction = settle_auction(self.auction, limits)
        table.tell(Compared(leader_seat=auction.leader, price=auction.high))
        self.settled(table, auction)


def mixed_limits(moves: Sequence[Move], weights: Sequence[float]) -> Sequence[float] | None:
    """Return a policy for sealed bids, or None where no limit is worth anything.

    The highest worthwhile limit has half of the probability, the next lower ones have the rest. The price
    reveals the second-highest limit. If a bot always named its full value, the others would learn that value.
    """
    limits = (at for at, move in enumerate(moves) if isinstance(move, Limit) and weights[at] > 0)
    best = sorted(limits, key=lambda at: -weights[at])[: len(SHARES)]
    shares = dict(zip(best, SHARES, strict=False))
    return [shares.get(at, 0.0) for at in range(len(moves))] if shares else None


class SealedPast(Past):
    """The past of a game with sealed auctions.

    The limits of other seats may have been different, as long as every auction ended as it did.
    """

    def __init__(self, table: Table[Any], seat: Seat | None, seed: bytes) -> None:
        super().__init__(table, seat, seed)
        self._ends = [event for event in table.history.events if isinstance(event, Compared)]
        self._named: dict[int, dict[Seat, Move]] = {}

    def answered(self, twin: Table[Any], seat: Seat, move: Move) -> Move:
        asked = twin.position.stack[-1]
        if not isinstance(asked, Limits) or asked.id == self.open:
            return super().answered(twin, seat, move)
        if asked.id not in self._named:
            self._named[asked.id] = self._limits(twin, asked)
        return self._named[asked.id][seat]

    def _limits(self, twin: Table[Any], asked: Limits[Any]) -> dict[Seat, Move]:
        """Return limits of the other seats with which the auction ends as it did."""
        end = next(event for event in self._ends if event.at > twin.count)
        own = self._own_limit(twin, asked, end.at)
        purses = {other: asked.amounts(twin, other).values for other in asked.asked if other != self.seat}
        limits = self._ending(asked, Ending(end, purses, own))
        return {other: limit(limits[other]) if limits[other] else asked.declines for other in purses}

    def _own_limit(self, twin: Table[Any], asked: Limits[Any], until: int) -> dict[Seat, int]:
        """Return the last limit that the seat itself named, if any."""
        if self.seat is None:
            return {}
        lines = [asked.answers[self.seat]] if self.seat in asked.answers else []
        given = [twin.game.notation.parse(line) for line in lines]
        given += [move for seat, move in self.table.history.moves[twin.count : until] if seat == self.seat]
        last = given[-1] if given else None
        return {self.seat: last.amount} if isinstance(last, Limit) else {}

    def _ending(self, asked: Limits[Any], ending: Ending) -> dict[Seat, int]:
        """Return limits by seat, 0 for a pass.

        Each seat bids up to a random limit, unless the auction could then no longer end as it did.
        """
        auction = asked.auction
        limits = dict.fromkeys(auction.bidders, 0) | ending.known
        for other in ending.purses:
            limits[other] = self.one_of(f"limit {asked.id} {other}", ending.choices(auction, other))
        bids = dict.fromkeys(auction.bidders, 0)
        while not auction.over:
            speaker, amount = auction.turn, auction.lowest
            wants_it = amount <= limits[speaker]
            if ending.after_bid(auction) if wants_it else not ending.after_pass(auction):
                bids[speaker] = amount
                limits[speaker] = max(limits[speaker], amount)
                auction = auction.bid(amount)
            else:
                if limits[speaker] >= amount:
                    limits[speaker] = bids[speaker]
                auction = auction.passed()
        return limits


class Ending:
    """The known outcome of an auction, and whether the auction can still end with it."""

    def __init__(self, end: Compared, purses: dict[Seat, range], known: dict[Seat, int]) -> None:
        self.end = end
        self.purses = purses
        """The limits that the other seats could name."""
        self.known = known
        """The known limits. A seat with neither a known limit nor a purse passes."""
        self._possible: dict[Auction, bool] = {}

    def choices(self, opened: Auction, other: Seat) -> list[int]:
        """Return the possible limits of another seat, 0 for a pass.

        For the winner they are at least the price, for the others at most the price.
        """
        price, purse = self.end.price, self.purses[other]
        if other != self.end.leader_seat:
            return [0, *(amount for amount in purse if amount <= price)]
        willing = [amount for amount in purse if amount >= price]
        return [0, *willing] if opened.high == price else willing

    def possible(self, auction: Auction) -> bool:
        if auction.over:
            return (auction.leader, auction.high) == (self.end.leader_seat, self.end.price)
        if auction.high > self.end.price:
            return False
        if auction not in self._possible:
            self._possible[auction] = self.after_bid(auction) or self.after_pass(auction)
        return self._possible[auction]

    def after_bid(self, auction: Auction) -> bool:
        """Return whether the speaker may bid and the outcome is still possible."""
        amount, purse = auction.lowest, self.purses.get(auction.turn)
        can = amount <= self.known.get(auction.turn, 0) if purse is None else amount in purse
        return can and self.possible(auction.bid(amount))

    def after_pass(self, auction: Auction) -> bool:
        """Return whether the speaker may pass and the outcome is still possible."""
        can = auction.turn in self.purses or auction.lowest > self.known.get(auction.turn, 0)
        return can and self.possible(auction.passed())
