"""Negotiation: one or both neighbours answer proposals; then the active player decides.

Neighbours answer in another player's turn, so their own free actions must wait. If a neighbour lacks money
for a price that they accept, points are sold for it, as for a bid.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from engine import Illegal, Move, Seat, Together
from engine.florence.building import cost
from engine.florence.certain import CertainData
from engine.florence.decision import Decision
from engine.florence.joint.borders import EAST, WEST, areas_of_half, crossings_of, neighbours, own_squares
from engine.florence.joint.events import Accepted, Countered, Declined, Proposed, Refused, Withdrawn
from engine.florence.joint.moves import Accept, Close, Counter, Propose, Refuse, Withdraw
from engine.florence.joint.offers import Offer, close, crossing_of, forbids_offer, forbids_price
from engine.florence.joint.proposals import PROPOSE, forbids_proposal, in_normal_form, proposals, turn_of
from engine.florence.money import forbids_bid, means, price_paid, purse
from engine.florence.question_data import AnswersData, OfferData, ProposalData
from engine.florence.state import FlorenceTable, State, data_of
from engine.values.amounts import Amounts

_ACCEPT: Final = Accept()
_REFUSE: Final = Refuse()
_WITHDRAW: Final = Withdraw()


@cache
def _counter(price: int) -> Counter:
    return Counter(price)


@cache
def _closing(side: str) -> Close:
    return Close(side)


def propose(table: FlorenceTable, seat: Seat, move: Propose) -> Offer:
    """Make a proposal. It counts towards the limit of the turn."""
    turn = turn_of(table)
    turn.done = (*turn.done, PROPOSE)
    to = neighbours(table.seats, seat)[move.side]
    table.tell(
        Proposed(
            seat=seat, to_seat=to, building=move.building, spot=move.at, side=move.side, price=move.price
        )
    )
    return Offer(seat, to, move.building, move.at, move.side, move.price)


class AskNeighbours(Together[State], tag="proposal", kw_only=True):
    """The question to neighbours: accept, refuse or name another price.

    Meanwhile the proposer may also ask the other neighbour, or withdraw.
    """

    proposer: Seat
    offers: tuple[Offer, ...]
    proposers_id: int | None = None
    """The id of the proposer's question once they have asked the other neighbour too.

    The first neighbour's question keeps its id.
    """

    def ids(self, seat: Seat) -> tuple[int, ...]:
        own = () if self.proposers_id is None or seat != self.proposer else (self.proposers_id,)
        return (*super().ids(seat), *own)

    def may(self, table: FlorenceTable) -> Sequence[Seat]:
        return (*self.asked, self.proposer)

    def to(self, seat: Seat) -> Offer:
        """Return the offer to a neighbour."""
        return next(offer for offer in self.offers if offer.to == seat)

    def moves(self, table: FlorenceTable, seat: Seat) -> Sequence[Move]:
        if seat == self.proposer:
            return [_WITHDRAW, *proposals(table, seat, self._sides_left(table))]
        offer = self.to(seat)
        answers: list[Move] = [_REFUSE]
        if self.forbids(table, seat, _ACCEPT) is None:
            answers.append(_ACCEPT)
        highest = 2 * max(offer.price, cost(table, offer.seat))
        prices = [price for price in self._prices(table, seat) if price <= highest]
        return answers + [_counter(price) for price in prices if price != offer.price]

    def forbids(self, table: FlorenceTable, seat: Seat, move: Any) -> Illegal | None:
        if seat == self.proposer:
            return self._forbids_proposer(table, move)
        match move:
            case Refuse():
                return None
            case Accept():
                return forbids_offer(table, self.to(seat)) or forbids_bid(table, seat, self.to(seat).price)
            case Counter(price):
                if price == self.to(seat).price:
                    return Illegal("same-price", price=price)
                return forbids_price(table, price) or forbids_bid(table, seat, price)
        return Illegal("answer-proposal")

    def amounts(self, table: FlorenceTable, seat: Seat) -> Amounts | None:
        return None if seat == self.proposer else Amounts(Counter, self._prices(table, seat))

    def normal(self, table: FlorenceTable, seat: Seat, move: Move) -> Move:
        return in_normal_form(table, move) if isinstance(move, Propose) else move

    def default(self, table: FlorenceTable, seat: Seat) -> Move:
        return _WITHDRAW if seat == self.proposer else _REFUSE

    def data(self, table: FlorenceTable, seat: Seat) -> ProposalData:
        if seat == self.proposer:
            data = self._data(table, seat, self.offers[0])
            data["offers"] = [offer_data(table, offer) for offer in self.offers]
        else:
            data = self._data(table, seat, self.to(seat))
            data["answer"] = self.answers.get(seat)
        return data

    def _data(self, table: FlorenceTable, seat: Seat, offer: Offer) -> ProposalData:
        """Return the data that all players concerned see beside an offer."""
        return {
            **offer_data(table, offer),
            "proposer": seat == self.proposer,
            "asked_seats": list(self.asked),
            **means(table, seat),  # type: ignore[typeddict-item]  # all keys of `means` are always present
        }

    def concerns(self, table: FlorenceTable, seat: Seat) -> Sequence[str]:
        return tuple(offer.building for offer in self.offers if seat in (offer.seat, offer.to))

    def what_if(self, table: FlorenceTable, seat: Seat, move: Move) -> CertainData:
        """Return the certain effects of an answer.

        Only an answer that settles at once is certain. For the others, return the effects if they are
        accepted.
        """
        points: CertainData = {"points": data_of(table).rules.points_per_building}
        match move:
            case Accept():
                brings: CertainData = {**price_paid(table, seat, self.to(seat).price), **points}
                return brings if len(self.asked) == 1 else {"if_accepted": brings}
            case Counter(price):
                brings = {**price_paid(table, seat, price), **points}
                return {"if_accepted": brings}
            case Propose():
                return if_accepted(table, seat, move)
        return {"no_building": True}

    def covers(self, table: FlorenceTable, seat: Seat, move: Any) -> Sequence[str]:
        return own_squares(table, move) if isinstance(move, Propose) else ()

    def areas(self, table: FlorenceTable, seat: Seat, move: Any) -> Mapping[str, Sequence[str]]:
        return areas_of_half(table, move) if isinstance(move, Propose) else {}

    def answer(self, table: FlorenceTable, seat: Seat, move: Any) -> None:
        match move:
            case Withdraw():
                table.tell(Withdrawn(seat=seat))
            case Propose():
                offer = propose(table, seat, move)
                self.offers = (*self.offers, offer)
                self.asked = (*self.asked, offer.to)
                if table.renews_ids:
                    self.proposers_id = table.new_id()
                table.keep(self)
            case _:
                super().answer(table, seat, move)

    def settle(self, table: FlorenceTable, answers: dict[Seat, Any]) -> None:
        """Announce all answers and build or ask the active player.

        If the only offer left was accepted as proposed, the building stands. Otherwise the active player
        chooses among the answers, if any offer is left.
        """
        open_offers = []
        for offer in self.offers:
            match answers[offer.to]:
                case Accept():
                    table.tell(Accepted(seat=offer.to, price=offer.price))
                    open_offers.append(offer)
                case Counter(price):
                    table.tell(Countered(seat=offer.to, price=price))
                    open_offers.append(offer.at_price(price))
                case _:
                    table.tell(Refused(seat=offer.to))
        if len(open_offers) == 1 and open_offers[0] in self.offers:
            conclude(table, open_offers[0])
        elif open_offers:
            table.ask(AskWhichOffer(seat=self.proposer, offers=tuple(open_offers)))

    def _prices(self, table: FlorenceTable, seat: Seat) -> range:
        """Return the prices that a neighbour could pay, in coins. The proposed price is no counter-offer."""
        return range(0, purse(table, seat) + 1, data_of(table).rules.coin)

    def _sides_left(self, table: FlorenceTable) -> list[str]:
        taken = {offer.side for offer in self.offers}
        return [side for side in neighbours(table.seats, self.proposer) if side not in taken]

    def _forbids_proposer(self, table: FlorenceTable, move: Any) -> Illegal | None:
        match move:
            case Withdraw():
                return None
            case Propose(side=side) if side in {offer.side for offer in self.offers}:
                return Illegal("proposed-already", side=side)
            case Propose():
                return forbids_proposal(table, self.proposer, move)
        return Illegal("proposal-open")


class AskWhichOffer(Decision, tag="answers"):
    """The active player accepts one of the answers, or none."""

    offers: tuple[Offer, ...]

    def moves(self, table: FlorenceTable, seat: Seat) -> list[Move]:
        possible = [offer for offer in self.offers if forbids_offer(table, offer) is None]
        return [_REFUSE, *(_closing(offer.side) for offer in possible), *super().moves(table, seat)]

    def forbids(self, table: FlorenceTable, seat: Seat, move: Any) -> Illegal | None:
        match move:
            case Refuse():
                return None
            case Close(side):
                offer = self._from(side)
                return Illegal("no-answer", side=side) if offer is None else forbids_offer(table, offer)
        return self.forbids_other(table, move, Illegal("decide-answers"))

    def normal(self, table: FlorenceTable, seat: Seat, move: Move) -> Move:
        """Return the canonical move. With a single answer it is clear which one is accepted."""
        if isinstance(move, Accept) and len(self.offers) == 1:
            return _closing(self.offers[0].side)
        return move

    def default(self, table: FlorenceTable, seat: Seat) -> Move:
        return _REFUSE

    def data(self, table: FlorenceTable, seat: Seat) -> AnswersData:
        """Return the answers, with the price of each side that can be accepted."""
        east, west = self._from(EAST), self._from(WEST)
        around = neighbours(table.seats, seat)
        return {
            "offers": [offer_data(table, offer) for offer in self.offers],
            "east_price": None if east is None else east.price,
            "west_price": None if west is None else west.price,
            "east_seat": around.get(EAST),
            "west_seat": around.get(WEST),
            "east_answers": east is not None,
            "west_answers": west is not None,
            "building_price": cost(table, seat),
            **means(table, seat),
        }

    def concerns(self, table: FlorenceTable, seat: Seat) -> Sequence[str]:
        return tuple(dict.fromkeys(offer.building for offer in self.offers))

    def what_if(self, table: FlorenceTable, seat: Seat, move: Any) -> CertainData:
        offer = self._from(move.side) if isinstance(move, Close) else None
        if isinstance(move, Refuse):
            return {"no_building": True}
        if offer is None:
            return super().what_if(table, seat, move)
        return brought_by_building(table, seat, offer.price)

    def answer(self, table: FlorenceTable, seat: Seat, move: Any) -> None:
        offer = self._from(move.side) if isinstance(move, Close) else None
        if offer is not None:
            conclude(table, offer)
        elif isinstance(move, Refuse):
            table.tell(Declined(seat=seat))
        else:
            super().answer(table, seat, move)

    def _from(self, side: str) -> Offer | None:
        return next((offer for offer in self.offers if offer.side == side), None)


def was_told(table: FlorenceTable, seat: Seat, count: int) -> bool:
    """Return True if a neighbour's answer, given after the first `count` moves, was announced to all.

    An answer is not announced if it was changed later, or if the proposal was withdrawn before all had
    answered.
    """
    ends = (Accepted, Countered, Refused, Withdrawn)
    end = next((event for event in table.events(None) if event.at > count and isinstance(event, ends)), None)
    if end is None or isinstance(end, Withdrawn):
        return False
    return all(mover != seat for mover, _ in table.history.moves[count + 1 : end.at])


def conclude(table: FlorenceTable, offer: Offer) -> None:
    """Build the building, and use up one action of the active player."""
    turn = turn_of(table)
    table.position.stack.remove(turn)
    turn.use_action(table, "joint")
    close(table, offer)


def offer_data(table: FlorenceTable, offer: Offer) -> OfferData:
    """Return an offer as all may see it: the squares on both boards, the bank's price, and who pays whom."""
    crossing = crossing_of(table, offer)
    squares = crossings_of(data_of(table)).board.squares
    west, east = (offer.seat, offer.to) if offer.side == EAST else (offer.to, offer.seat)
    return {
        "from_seat": offer.seat,
        "to_seat": offer.to,
        "building": offer.building,
        "at": offer.at,
        "side": offer.side,
        "price": offer.price,
        "west_seat": west,
        "east_seat": east,
        "west_squares": list(squares(crossing.west)) if crossing else [],
        "east_squares": list(squares(crossing.east)) if crossing else [],
        "cost": cost(table, offer.seat),
        "points": data_of(table).rules.points_per_building,
    }


def brought_by_building(table: FlorenceTable, seat: Seat, price: int) -> CertainData:
    """Return the effects of a building across a border for the active player."""
    costs = cost(table, seat)
    return {
        "cost": costs,
        "price": price,
        "money_after": table.state.seats[seat].money + price - costs,
        "points": data_of(table).rules.points_per_building,
    }


def if_accepted(table: FlorenceTable, seat: Seat, move: Propose) -> CertainData:
    """Return whom a proposal asks, which squares the building would cover, and what it would bring."""
    crossing = crossings_of(data_of(table)).named(move.building, move.at)
    certain: CertainData = {
        "to_seat": neighbours(table.seats, seat).get(move.side),
        "if_accepted": brought_by_building(table, seat, move.price),
    }
    if crossing is None:
        return certain
    own, beyond = map(crossings_of(data_of(table)).board.squares, crossing.on(move.side))
    return {**certain, "squares": list(own), "squares_beyond": list(beyond)}
