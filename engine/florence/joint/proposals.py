"""Proposals: which ones the active player may make to which neighbour, and the rules that forbid them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine import Illegal, Move, Seat
from engine.florence.building import cost
from engine.florence.joint.borders import EAST, crossings_of, neighbours
from engine.florence.joint.moves import Propose
from engine.florence.joint.offers import closed_squares, forbids_offer, offer_of
from engine.florence.state import FlorenceTable, data_of
from engine.florence.turn import Turn

PROPOSE: Final = "propose"


def turn_of(table: FlorenceTable) -> Turn:
    """Return the action turn that is going on."""
    return next(asked for asked in reversed(table.position.stack) if isinstance(asked, Turn))


def proposals_left(table: FlorenceTable) -> int:
    return data_of(table).joint.proposals - turn_of(table).done.count(PROPOSE)


def sensible_prices(table: FlorenceTable, seat: Seat) -> tuple[int, ...]:
    """Return nothing, half and all of the bank's price, if the active player can then pay the bank."""
    costs, money, coin = cost(table, seat), table.state.seats[seat].money, data_of(table).rules.coin
    prices = sorted({0, costs // (2 * coin) * coin, costs})
    return tuple(price for price in prices if money + price >= costs)


def proposals(table: FlorenceTable, seat: Seat, sides: Iterable[str]) -> list[Move]:
    """Return a proposal for every place across these borders, at sensible prices."""
    if proposals_left(table) <= 0:
        return []
    prices, crossings = sensible_prices(table, seat), crossings_of(data_of(table))
    around = neighbours(table.seats, seat)
    own = closed_squares(table, seat)
    moves: list[Move] = []
    for side in sides:
        beyond = closed_squares(table, around[side])
        west, east = (own, beyond) if side == EAST else (beyond, own)
        for building in buildings_for_both(table, seat, around[side]):
            moves += crossings.fitting(building, side, west, east, prices)
    return moves


def buildings_for_both(table: FlorenceTable, seat: Seat, other: Seat) -> list[str]:
    """Return the buildings that are left and that neither seat has."""
    stock, people = table.state.stock, table.state.seats
    standing = {tile.tile for each in (seat, other) for tile in people[each].standing}
    return [name for name in data_of(table).buildings if stock[name] and name not in standing]


def forbids_proposal(table: FlorenceTable, seat: Seat, move: Propose) -> Illegal | None:
    """Return the rule that forbids a proposal, or None."""
    if proposals_left(table) <= 0:
        return Illegal("proposals", most=data_of(table).joint.proposals)
    offer = offer_of(table, seat, move)
    if offer is None:
        return Illegal("no-neighbour", sides=tuple(neighbours(table.seats, seat)))
    return forbids_offer(table, offer)


def in_normal_form(table: FlorenceTable, move: Propose) -> Propose:
    at = crossings_of(data_of(table)).canonical(move.building, move.at)
    return move if at == move.at else Propose(move.building, at, move.side, move.price)
