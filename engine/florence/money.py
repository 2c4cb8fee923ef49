"""Money from prestige: points go back for florins, at any decision of one's own and for what a bid lacks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from engine import Illegal, Move, Seat
from engine.florence.action import Action
from engine.florence.certain import CertainData
from engine.florence.events import SoldPoints
from engine.florence.lookup import SELL_MOVES
from engine.florence.moves import Sell
from engine.florence.question_data import Means, PriceAsked
from engine.florence.ruleset import ruleset_of
from engine.florence.state import FlorenceTable, data_of


def may_sell(table: FlorenceTable) -> bool:
    return Sell in ruleset_of(table).free_actions


def purse(table: FlorenceTable, seat: Seat) -> int:
    """The most that a seat can bid: its money, and what its points would bring."""
    person = table.state.seats[seat]
    if not may_sell(table):
        return person.money
    return person.money + person.points * data_of(table).rules.money_per_point_sold


def means(table: FlorenceTable, seat: Seat) -> Means:
    """What somebody who is asked for money has, and what they could pay if they sold all their points."""
    money, most = table.state.seats[seat].money, purse(table, seat)
    return {"money": money, "purse": most, "from_points": most - money}


def price_asked(table: FlorenceTable, seat: Seat, price: int) -> PriceAsked:
    """Of a question that asks for so much at least."""
    told = means(table, seat)
    return {**told, "lacking": max(0, price - told["purse"])}


def sale_for(table: FlorenceTable, seat: Seat, price: int) -> int:
    """How many points must be sold to pay a price."""
    lacking = price - table.state.seats[seat].money
    return max(0, -(-lacking // data_of(table).rules.money_per_point_sold))


def pay(table: FlorenceTable, seat: Seat, price: int) -> None:
    """Pay the bank; what is missing is sold."""
    missing = sale_for(table, seat, price)
    if missing:
        sell(table, seat, missing)
    table.state.seats[seat].money -= price


def sell(table: FlorenceTable, seat: Seat, points: int) -> None:
    person = table.state.seats[seat]
    money = points * data_of(table).rules.money_per_point_sold
    person.gain("sold", -points)
    person.money += money
    table.tell(SoldPoints(seat=seat, points=points, money=money))


def price_paid(table: FlorenceTable, seat: Seat, price: int) -> CertainData:
    """What is certain about paying a price, for `what_if`."""
    sold = sale_for(table, seat, price)
    rate = data_of(table).rules.money_per_point_sold
    money = table.state.seats[seat].money + sold * rate - price
    return {"price": price, "money_after": money, **({"points_sold": sold} if sold else {})}


def named(name: Literal["opening_bid", "price_at_most"], paid: CertainData) -> CertainData:
    """The same of a price that may come to be another one: others raise, or a limit is not reached."""
    certain: CertainData = {}
    certain[name] = paid["price"]  # first, as the price is told
    certain.update(paid)
    del certain["price"]
    return certain


def forbids_bid(table: FlorenceTable, seat: Seat, price: int) -> Illegal | None:
    """A price may be no more than the purse: money, and points that can be sold for it."""
    most = purse(table, seat)
    return None if price <= most else Illegal("purse", price=price, purse=most)


def forbids_paying(table: FlorenceTable, seat: Seat, price: int) -> Illegal | None:
    """A price must be paid out of the money in hand; points are not sold for it unasked."""
    person = table.state.seats[seat]
    if person.money >= price:
        return None
    if may_sell(table):
        return Illegal("money-sell-first", price=price, money=person.money, points=person.points)
    return Illegal("money", price=price, money=person.money)


class SellAction(Action):
    name = "sell"
    move = Sell

    def moves(self, table: FlorenceTable, seat: Seat) -> Sequence[Move]:
        return SELL_MOVES[: table.state.seats[seat].points]

    def forbids(self, table: FlorenceTable, seat: Seat, move: Sell) -> Illegal | None:
        points = table.state.seats[seat].points
        return None if 0 < move.points <= points else Illegal("sell-points", points=points)

    def what_if(self, table: FlorenceTable, seat: Seat, move: Sell) -> CertainData:
        person = table.state.seats[seat]
        money = move.points * data_of(table).rules.money_per_point_sold
        return {
            "money": money,
            "money_after": person.money + money,
            "points": -move.points,
            "points_after": person.points - move.points,
        }

    def do(self, table: FlorenceTable, seat: Seat, move: Sell) -> None:
        sell(table, seat, move.points)
