"""Offers: a building across a border for a price, and the rules that both boards make for it."""

from __future__ import annotations

import msgspec

from engine import Illegal, Seat
from engine.florence.building import cost, forbids_building, raise_building, too_near
from engine.florence.joint.borders import OPPOSITE, Crossing, crossings_of, neighbours
from engine.florence.joint.events import BuiltTogether
from engine.florence.joint.moves import Propose
from engine.florence.lookup import lookup_of
from engine.florence.money import pay
from engine.florence.state import FlorenceTable, Standing, data_of


class Offer(msgspec.Struct, frozen=True):
    """The offer to a neighbour."""

    seat: Seat
    """The seat that pays the bank and uses an action."""
    to: Seat
    building: str
    at: str
    side: str
    """The side of the border, as the proposer sees it."""
    price: int

    def at_price(self, price: int) -> Offer:
        return msgspec.structs.replace(self, price=price)


def offer_of(table: FlorenceTable, seat: Seat, move: Propose) -> Offer | None:
    """Return the offer that a move makes, or None if there is no neighbour on that side."""
    to = neighbours(table.seats, seat).get(move.side)
    return None if to is None else Offer(seat, to, move.building, move.at, move.side, move.price)


def closed_squares(table: FlorenceTable, seat: Seat) -> int:
    """Return the squares of a board on which a building across a border may not lie."""
    return table.state.seats[seat].occupied | too_near(table, seat)


def crossing_of(table: FlorenceTable, offer: Offer) -> Crossing | None:
    return crossings_of(data_of(table)).named(offer.building, offer.at)


def forbids_offer(table: FlorenceTable, offer: Offer) -> Illegal | None:
    """Return the rule of either board, or of the purse, that an offer breaks, or None."""
    if offer.building not in data_of(table).buildings:
        return Illegal("no-such-building", building=offer.building)
    for seat in (offer.seat, offer.to):
        if forbids_building(table, seat, offer.building):
            return Illegal("not-for-both", building=offer.building)
    crossing = crossing_of(table, offer)
    if crossing is None:
        return Illegal("not-across", tile=offer.building, at=offer.at)
    own, beyond = crossing.on(offer.side)
    if own & closed_squares(table, offer.seat) or beyond & closed_squares(table, offer.to):
        return Illegal("not-on-both-boards", tile=offer.building, at=offer.at)
    return forbids_price(table, offer.price) or _forbids_cost(table, offer)


def forbids_price(table: FlorenceTable, price: int) -> Illegal | None:
    """Return the rule that a price breaks: prices are paid in coins."""
    coin = data_of(table).rules.coin
    return None if price >= 0 and price % coin == 0 else Illegal("coins", coin=coin, price=price)


def _forbids_cost(table: FlorenceTable, offer: Offer) -> Illegal | None:
    money, costs = table.state.seats[offer.seat].money, cost(table, offer.seat)
    if money + offer.price >= costs:
        return None
    return Illegal("bank-price", costs=costs, money=money, price=offer.price)


def close(table: FlorenceTable, offer: Offer) -> None:
    """Build across the border. Both players pay, own the building and get the points."""
    crossing = crossings_of(data_of(table)).named(offer.building, offer.at)
    if crossing is None:
        raise LookupError(offer.at)
    own, beyond = crossing.on(offer.side)
    costs = cost(table, offer.seat)
    pay(table, offer.to, offer.price)
    table.state.seats[offer.seat].money += offer.price - costs
    table.state.stock[offer.building] -= 1
    raise_building(table, offer.seat, Standing(offer.building, offer.at, own, offer.side))
    raise_building(table, offer.to, Standing(offer.building, offer.at, beyond, OPPOSITE[offer.side]))
    squares = lookup_of(data_of(table)).grid.squares
    table.tell(
        BuiltTogether(
            seat=offer.seat,
            with_seat=offer.to,
            building=offer.building,
            spot=offer.at,
            side=offer.side,
            squares=squares(own),
            squares_beyond=squares(beyond),
            cost=costs,
            price=offer.price,
            points=data_of(table).rules.points_per_building,
        )
    )
