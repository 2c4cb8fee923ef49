"""Money from points: prestige points can be sold for florins.

The player may sell at any decision of their own. Points are sold automatically for money that a bid lacks.
"""

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
    """Return the most that a seat can bid: its money, and the money that its points would bring."""
    person = table.state.seats[seat]
    if not may_sell(table):
        return person.money
    return person.money + person.points * data_of(table).rules.money_per_point_sold


def means(table: FlorenceTable, seat: Seat) -> Means:
    """Return the money of a seat, and the money that it could pay if it sold all its points."""
    money, most = table.state.seats[seat].money, purse(table, seat)
    return {"money": money, "purse": most, "from_points": most - money}


def price_asked(table: FlorenceTable, seat: Seat, price: int) -> PriceAsked:
    """Return the means of a seat, and how much it lacks for a price."""
    told = means(table, seat)
    return {**told, "lacking": max(0, price - told["purse"])}


def sale_for(table: FlorenceTable, seat: Seat, price: int) -> int:
    """Return how many points must be sold to pay a price."""
    lacking = price - table.state.seats[seat].money
    return max(0, -(-lacking // data_of(table).rules.money_per_point_sold))


def pay(table: FlorenceTable, seat: Seat, price: int) -> None:
    """Pay the bank. Sell points for missing money."""
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
    """Return the certain effects of paying a price, for `what_if`."""
    sold = sale_for(table, seat, price)
    rate = data_of(table).rules.money_per_point_sold
    money = table.state.seats[seat].money + sold * rate - price
    return {"price": price, "money_after": money, **({"points_sold": sold} if sold else {})}


def rename_price(name: Literal["opening_bid", "price_at_most"], paid: CertainData) -> CertainData:
    """Return the same effects under another name, for a price that may still change.

    Others may raise, or a limit may not be reached.
    """
    certain: CertainData = {}
    certain[name] = paid["price"]  # first, where the price would be shown
    certain.update(paid)
    del certain["price"]
    return certain


def forbids_bid(table: FlorenceTable, seat: Seat, price: int) -> Illegal | None:
    """Return the rule against a price above the purse: money, and points that can be sold for it."""
    most = purse(table, seat)
    return None if price <= most else Illegal("purse", price=price, purse=most)


def forbids_paying(table: FlorenceTable, seat: Seat, price: int) -> Illegal | None:
    """Return the rule against a price above the money in hand. Points are not sold for it automatically."""
    person = table.state.seats[seat]
    if person.money >= price:
        return None
    if person.points > 0 and may_sell(table):
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
