"""The auction phase.

Lots are named one after the other. Each player buys at most one, and each lot is sold once.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from engine import Illegal, Move, Seat, Step
from engine.florence.certain import CertainData
from engine.florence.data import Figures
from engine.florence.decision import Decision
from engine.florence.events import BoughtNothing, Named, Passed, Waived, WasBid
from engine.florence.lots import can_take, certain_points, forbids_taking, left_of, receive_bought
from engine.florence.money import forbids_bid, price_asked, price_paid, purse, rename_price
from engine.florence.moves import Bid, Buy, Name, Pass, Waive
from engine.florence.question_data import LastBuyerData, LotLimitsData, NameData, RaiseData
from engine.florence.ruleset import ruleset_of
from engine.florence.state import FlorenceTable, State, data_of
from engine.florence.works import later_minimums, pay_of_works
from engine.mechanics.auction import Auction
from engine.table.at_once import Limit, Limits
from engine.values.amounts import Amounts
from engine.values.seat import clockwise

PASS: Final = Pass()
WAIVE: Final = Waive()


@cache
def bid_move(amount: int) -> Bid:
    return Bid(amount)


@cache
def name_move(lot: str) -> Name:
    return Name(lot)


@cache
def buy_move(lot: str) -> Buy:
    return Buy(lot)


def figures(table: FlorenceTable) -> Figures:
    return data_of(table).figures(table.seats)


def lots_for(table: FlorenceTable, seat: Seat) -> list[str]:
    """Return the lots that a seat may name, raise for or buy now."""
    sold = table.state.sold
    return [lot for lot in figures(table).lots if lot not in sold and can_take(table, seat, lot)]


def forbids_lot(table: FlorenceTable, seat: Seat, lot: str) -> Illegal | None:
    """Return the rule that keeps a seat from having a lot now, or None."""
    if lot not in figures(table).lots:
        return Illegal("no-such-lot", lot=lot)
    if lot in table.state.sold:
        return Illegal("lot-sold", lot=lot)
    if not left_of(table, lot):
        return Illegal("lot-gone", lot=lot)
    return forbids_taking(table, seat, lot)


class Auctions(Step[State], tag="auctions"):
    """The auction phase of a round. It begins with the start player."""

    def run(self, table: FlorenceTable) -> None:
        state = table.state
        state.bidding = list(clockwise(table.seats, state.start))
        state.sold = []
        table.then(NextLot(seat=state.start))


class NextLot(Step[State], tag="next-lot"):
    """The next naming of a lot.

    The auctioneer names again unless they have bought a lot or waived. The last player left may simply buy.
    """

    seat: Seat

    def run(self, table: FlorenceTable) -> None:
        bidding = table.state.bidding
        if not bidding:
            return
        seat = next(seat for seat in clockwise(table.seats, self.seat) if seat in bidding)
        table.ask(AskLastBuyer(seat=seat) if len(bidding) == 1 else AskLot(seat=seat))


class AskLot(Decision, tag="name"):
    """Name a lot, or waive."""

    def moves(self, table: FlorenceTable, seat: Seat) -> list[Move]:
        can_bid = purse(table, seat) >= figures(table).bid
        lots = lots_for(table, seat) if can_bid else ()
        return [WAIVE, *map(name_move, lots), *super().moves(table, seat)]

    def forbids(self, table: FlorenceTable, seat: Seat, move: Any) -> Illegal | None:
        match move:
            case Waive():
                return None
            case Name(lot):
                return forbids_lot(table, seat, lot) or forbids_bid(table, seat, figures(table).bid)
        return self.forbids_other(table, move, Illegal("name-first"))

    def default(self, table: FlorenceTable, seat: Seat) -> Move:
        return WAIVE

    def data(self, table: FlorenceTable, seat: Seat) -> NameData:
        return {
            "lots": lots_for(table, seat),
            "amount": figures(table).bid,
            "bidding": list(table.state.bidding),
            "bidding_seats": list(table.state.bidding),
            "sold": list(table.state.sold),
            "later_minimums": later_minimums(table),
            **pay_of_works(table),
            **price_asked(table, seat, figures(table).bid),
        }

    def what_if(self, table: FlorenceTable, seat: Seat, move: Any) -> CertainData:
        if isinstance(move, Name):
            return rename_price("opening_bid", price_paid(table, seat, figures(table).bid))
        return {"no_lot": True} if isinstance(move, Waive) else super().what_if(table, seat, move)

    def answer(self, table: FlorenceTable, seat: Seat, move: Any) -> None:
        match move:
            case Waive():
                table.then(NextLot(seat=seat))
                table.state.bidding.remove(seat)
                table.tell(Waived(seat=seat))
            case Name():
                table.then(NextLot(seat=seat))
                self._auction(table, move)
            case _:
                super().answer(table, seat, move)

    def _auction(self, table: FlorenceTable, move: Name) -> None:
        """Open the auction of the lot. Naming it is a bid of the opening price."""
        opening = figures(table).bid
        table.tell(Named(seat=self.seat, lot=move.lot, amount=opening))
        bidding = table.state.bidding
        rivals = [
            seat
            for seat in clockwise(table.seats, self.seat)
            if seat == self.seat or (seat in bidding and can_take(table, seat, move.lot))
        ]
        auction = Auction(tuple(rivals), first=opening, step=data_of(table).rules.step).bid(opening)
        if table.options.at_once and not auction.over:
            table.ask(AskLimits(asked=auction.bidders, lot=move.lot, auction=auction))
        else:
            continue_auction(table, move.lot, auction)


def continue_auction(table: FlorenceTable, lot: str, auction: Auction) -> None:
    """Ask the next bidder, or sell the lot."""
    if not auction.over:
        table.ask(AskRaise(seat=auction.turn, lot=lot, auction=auction))
    elif auction.leader is not None:
        sell_lot(table, auction.leader, lot, auction.high)


def sell_lot(table: FlorenceTable, seat: Seat, lot: str, price: int) -> None:
    """Sell the lot. Paying for it and taking it may ask further questions."""
    state = table.state
    state.bidding.remove(seat)
    state.sold.append(lot)
    if not any(expansion.settles(table, seat, lot, price) for expansion in ruleset_of(table).expansions):
        receive_bought(table, seat, lot, price)


class AskRaise(Decision, tag="raise"):
    """Raise by the fixed step, or pass."""

    lot: str
    auction: Auction

    def moves(self, table: FlorenceTable, seat: Seat) -> list[Move]:
        bids = map(bid_move, self.auction.amounts(purse(table, seat)))
        return [PASS, *bids, *super().moves(table, seat)]

    def forbids(self, table: FlorenceTable, seat: Seat, move: Any) -> Illegal | None:
        match move:
            case Pass():
                return None
            case Bid(amount):
                if amount != self.auction.lowest:
                    return Illegal("raise-by", amount=amount, lowest=self.auction.lowest)
                return forbids_bid(table, seat, amount)
        refusal = Illegal("raise-or-pass", lot=self.lot, lowest=self.auction.lowest)
        return self.forbids_other(table, move, refusal)

    def amounts(self, table: FlorenceTable, seat: Seat) -> Amounts:
        bids = self.auction.amounts(purse(table, seat))
        return Amounts(Bid, bids, auction="rising", high=self.auction.high)

    def default(self, table: FlorenceTable, seat: Seat) -> Move:
        return PASS

    def data(self, table: FlorenceTable, seat: Seat) -> RaiseData:
        return {
            "lot": self.lot,
            "bid": self.auction.high,
            "leader_seat": self.auction.leader,
            "amount": self.auction.lowest,
            "bidders": list(self.auction.bidders),
            "bidding_seats": list(self.auction.bidders),
            **pay_of_works(table),
            **price_asked(table, seat, self.auction.lowest),
        }

    def concerns(self, table: FlorenceTable, seat: Seat) -> Sequence[str]:
        return (self.lot,)

    def what_if(self, table: FlorenceTable, seat: Seat, move: Any) -> CertainData:
        match move:
            case Bid(amount):
                return price_paid(table, seat, amount)
            case Pass():
                rest = self.auction.passed()
                if rest.over:
                    return {"winner_seat": rest.leader, "for": rest.high}
                return {"next_bidder_seat": rest.turn}
        return super().what_if(table, seat, move)

    def answer(self, table: FlorenceTable, seat: Seat, move: Any) -> None:
        match move:
            case Bid(amount):
                table.tell(WasBid(seat=seat, lot=self.lot, amount=amount))
                continue_auction(table, self.lot, self.auction.bid(amount))
            case Pass():
                table.tell(Passed(seat=seat, lot=self.lot))
                continue_auction(table, self.lot, self.auction.passed())
            case _:
                super().answer(table, seat, move)


class AskLimits(Limits[State], kw_only=True, tag="limits"):
    """One question to all bidders at once: the most that each would raise for the lot.

    The player who named the lot has bid the opening price.
    """

    declines = PASS
    lot: str

    def purse(self, table: FlorenceTable, seat: Seat) -> int:
        return purse(table, seat)

    def data(self, table: FlorenceTable, seat: Seat) -> LotLimitsData:
        return {
            "lot": self.lot,
            "bidding_seats": list(self.auction.bidders),
            "step": data_of(table).rules.step,
            **super().data(table, seat),
            **pay_of_works(table),
            **price_asked(table, seat, self.auction.lowest),
        }

    def concerns(self, table: FlorenceTable, seat: Seat) -> Sequence[str]:
        return (self.lot,)

    def what_if(self, table: FlorenceTable, seat: Seat, move: Move) -> CertainData:
        if not isinstance(move, Limit):
            return {"no_bid": True}
        return rename_price("price_at_most", price_paid(table, seat, move.amount))

    def settled(self, table: FlorenceTable, auction: Auction) -> None:
        continue_auction(table, self.lot, auction)


class AskLastBuyer(Decision, tag="last-buyer"):
    """The last player without a lot may buy any lot left at the opening price, or nothing."""

    def moves(self, table: FlorenceTable, seat: Seat) -> list[Move]:
        can_pay = purse(table, seat) >= figures(table).bid
        lots = lots_for(table, seat) if can_pay else ()
        return [PASS, *map(buy_move, lots), *super().moves(table, seat)]

    def forbids(self, table: FlorenceTable, seat: Seat, move: Any) -> Illegal | None:
        match move:
            case Pass():
                return None
            case Buy(lot):
                return forbids_lot(table, seat, lot) or forbids_bid(table, seat, figures(table).bid)
        return self.forbids_other(table, move, Illegal("buy-or-pass", price=figures(table).bid))

    def normal(self, table: FlorenceTable, seat: Seat, move: Move) -> Move:
        """Return the canonical answer.

        To waive is to buy nothing. To name a lot is to buy it, because no rival is left to raise.
        """
        match move:
            case Waive():
                return PASS
            case Name(lot):
                return buy_move(lot)
        return move

    def default(self, table: FlorenceTable, seat: Seat) -> Move:
        return PASS

    def data(self, table: FlorenceTable, seat: Seat) -> LastBuyerData:
        return {
            "lots": lots_for(table, seat),
            "price": figures(table).bid,
            "sold": list(table.state.sold),
            "later_minimums": later_minimums(table),
            **pay_of_works(table),
            **price_asked(table, seat, figures(table).bid),
        }

    def what_if(self, table: FlorenceTable, seat: Seat, move: Any) -> CertainData:
        if isinstance(move, Pass):
            return {"no_lot": True}
        if not isinstance(move, Buy):
            return super().what_if(table, seat, move)
        return {**price_paid(table, seat, figures(table).bid), **certain_points(table, seat, move.lot)}

    def answer(self, table: FlorenceTable, seat: Seat, move: Any) -> None:
        match move:
            case Buy(lot):
                sell_lot(table, seat, lot, figures(table).bid)
            case Pass():
                table.state.bidding.remove(seat)
                table.tell(BoughtNothing(seat=seat))
            case _:
                super().answer(table, seat, move)
