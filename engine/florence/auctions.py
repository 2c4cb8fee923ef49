"""The auction phase: lots are named one after the other; everybody buys at most one of them, and each is sold once."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from engine import Illegal, Move, Seat, Step
from engine.at_once import Limit, Limits
from engine.auction import Auction
from engine.florence.data import Figures
from engine.florence.decision import Decision
from engine.florence.events import BoughtNothing, Named, Passed, Waived, WasBid
from engine.florence.lots import can_take, cannot_take, left_of, points_at_once, receive_bought
from engine.florence.money import price_paid, purse
from engine.florence.moves import Bid, Buy, Name, Pass, Waive
from engine.florence.rooms import course_of
from engine.florence.state import FlorenceTable, State, data_of
from engine.seat import clockwise

PASS: Final = Pass()
WAIVE: Final = Waive()


@cache
def bid(amount: int) -> Bid:
    return Bid(amount)


@cache
def naming(lot: str) -> Name:
    return Name(lot)


@cache
def buying(lot: str) -> Buy:
    return Buy(lot)


def figures(table: FlorenceTable) -> Figures:
    return data_of(table).figures(table.seats)


def lots_for(table: FlorenceTable, seat: Seat) -> list[str]:
    """The lots that a seat may name, raise for or buy now."""
    sold = table.state.sold
    return [lot for lot in figures(table).lots if lot not in sold and can_take(table, seat, lot)]


def no_lot(table: FlorenceTable, seat: Seat, lot: str) -> Illegal | None:
    """Why a lot is not to be had by a seat."""
    if lot not in figures(table).lots:
        return Illegal("no-such-lot", lot=lot)
    if lot in table.state.sold:
        return Illegal("lot-sold", lot=lot)
    if not left_of(table, lot):
        return Illegal("lot-gone", lot=lot)
    return cannot_take(table, seat, lot)


def no_purse(table: FlorenceTable, seat: Seat, price: int) -> Illegal | None:
    """Why a price is more than a seat can bid."""
    most = purse(table, seat)
    return None if price <= most else Illegal("purse", price=price, purse=most)


class Auctions(Step[State], tag="auctions"):
    """The auction phase of a round begins with the start player."""

    def run(self, table: FlorenceTable) -> None:
        state = table.state
        state.bidding = list(clockwise(table.seats, state.start))
        state.sold = []
        table.then(NextLot(seat=state.start))


class NextLot(Step[State], tag="next-lot"):
    """The same auctioneer names again, unless he has a lot or has waived; the last one left may simply buy."""

    seat: Seat

    def run(self, table: FlorenceTable) -> None:
        bidding = table.state.bidding
        if not bidding:
            return
        seat = next(seat for seat in clockwise(table.seats, self.seat) if seat in bidding)
        table.ask(LastBuyer(seat=seat) if len(bidding) == 1 else Naming(seat=seat))


class Naming(Decision, tag="name"):
    """Name a lot, or waive."""

    def own(self, table: FlorenceTable) -> list[Move]:
        if purse(table, self.seat) < figures(table).bid:
            return [WAIVE]
        return [WAIVE, *map(naming, lots_for(table, self.seat))]

    def obstacle(self, table: FlorenceTable, move: Any) -> Illegal | None:
        match move:
            case Waive():
                return None
            case Name(lot):
                return no_lot(table, self.seat, lot) or no_purse(table, self.seat, figures(table).bid)
        return Illegal("name-first")

    def default(self, table: FlorenceTable, seat: Seat) -> Move:
        return WAIVE

    def data(self, table: FlorenceTable, seat: Seat) -> dict[str, Any]:
        return {
            "lots": lots_for(table, seat),
            "amount": figures(table).bid,
            "bidding": list(table.state.bidding),
        }

    def certain(self, table: FlorenceTable, move: Any) -> dict[str, Any]:
        return price_paid(table, self.seat, figures(table).bid) if isinstance(move, Name) else {}

    def decide(self, table: FlorenceTable, move: Name | Waive) -> None:
        table.then(NextLot(seat=self.seat))
        if isinstance(move, Waive):
            table.state.bidding.remove(self.seat)
            table.tell(Waived(seat=self.seat))
            return
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
            table.ask(NamingLimits(asked=auction.bidders, lot=move.lot, auction=auction))
        else:
            go_on(table, move.lot, auction)


def go_on(table: FlorenceTable, lot: str, auction: Auction) -> None:
    """Ask the next bidder, or sell."""
    if not auction.over:
        table.ask(Raising(seat=auction.turn, lot=lot, auction=auction))
    elif auction.leader is not None:
        win(table, auction.leader, lot, auction.high)


def win(table: FlorenceTable, seat: Seat, lot: str, price: int) -> None:
    """The lot is sold; paying and taking may ask further questions."""
    state = table.state
    state.bidding.remove(seat)
    state.sold.append(lot)
    if not any(room.settles(table, seat, lot, price) for room in course_of(table).rooms):
        receive_bought(table, seat, lot, price)


class Raising(Decision, tag="raise"):
    """Raise by the fixed step, or pass."""

    lot: str
    auction: Auction

    def own(self, table: FlorenceTable) -> list[Move]:
        return [PASS, *map(bid, self.auction.amounts(purse(table, self.seat)))]

    def obstacle(self, table: FlorenceTable, move: Any) -> Illegal | None:
        match move:
            case Pass():
                return None
            case Bid(amount):
                if amount != self.auction.lowest:
                    return Illegal("raise-by", amount=amount, lowest=self.auction.lowest)
                return no_purse(table, self.seat, amount)
        return Illegal("raise-or-pass", lot=self.lot, lowest=self.auction.lowest)

    def default(self, table: FlorenceTable, seat: Seat) -> Move:
        return PASS

    def data(self, table: FlorenceTable, seat: Seat) -> dict[str, Any]:
        return {
            "lot": self.lot,
            "bid": self.auction.high,
            "leader_seat": self.auction.leader,
            "amount": self.auction.lowest,
            "bidders": list(self.auction.bidders),
        }

    def certain(self, table: FlorenceTable, move: Any) -> dict[str, Any]:
        return price_paid(table, self.seat, move.amount) if isinstance(move, Bid) else {}

    def decide(self, table: FlorenceTable, move: Bid | Pass) -> None:
        if isinstance(move, Bid):
            table.tell(WasBid(seat=self.seat, lot=self.lot, amount=move.amount))
            go_on(table, self.lot, self.auction.bid(move.amount))
        else:
            table.tell(Passed(seat=self.seat, lot=self.lot))
            go_on(table, self.lot, self.auction.passed())


class NamingLimits(Limits[State], kw_only=True, tag="limits"):
    """All at once: up to how much everybody would raise for the lot named; who named it has bid the opening price."""

    declines = PASS
    lot: str

    def purse(self, table: FlorenceTable, seat: Seat) -> int:
        return purse(table, seat)

    def about(self, table: FlorenceTable) -> dict[str, Any]:
        return {"lot": self.lot}

    def what_if(self, table: FlorenceTable, seat: Seat, move: Move) -> dict[str, Any]:
        return price_paid(table, seat, move.amount) if isinstance(move, Limit) else {}

    def settled(self, table: FlorenceTable, auction: Auction) -> None:
        go_on(table, self.lot, auction)


class LastBuyer(Decision, tag="last-buyer"):
    """The last one without a lot may buy any that is left at the opening price, or nothing."""

    def own(self, table: FlorenceTable) -> list[Move]:
        if purse(table, self.seat) < figures(table).bid:
            return [PASS]
        return [PASS, *map(buying, lots_for(table, self.seat))]

    def obstacle(self, table: FlorenceTable, move: Any) -> Illegal | None:
        match move:
            case Pass():
                return None
            case Buy(lot):
                return no_lot(table, self.seat, lot) or no_purse(table, self.seat, figures(table).bid)
        return Illegal("buy-or-pass", price=figures(table).bid)

    def normal(self, table: FlorenceTable, seat: Seat, move: Move) -> Move:
        """To waive is to buy nothing; to name a lot with nobody left to raise is to buy it."""
        match move:
            case Waive():
                return PASS
            case Name(lot):
                return buying(lot)
        return move

    def default(self, table: FlorenceTable, seat: Seat) -> Move:
        return PASS

    def data(self, table: FlorenceTable, seat: Seat) -> dict[str, Any]:
        return {"lots": lots_for(table, seat), "price": figures(table).bid}

    def certain(self, table: FlorenceTable, move: Any) -> dict[str, Any]:
        if not isinstance(move, Buy):
            return {}
        points = points_at_once(table, self.seat, move.lot)
        return {**price_paid(table, self.seat, figures(table).bid), "points": points}

    def decide(self, table: FlorenceTable, move: Buy | Pass) -> None:
        if isinstance(move, Buy):
            win(table, self.seat, move.lot, figures(table).bid)
        else:
            table.state.bidding.remove(self.seat)
            table.tell(BoughtNothing(seat=self.seat))
