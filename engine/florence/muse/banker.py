"""The banker in the last round.

The player who hosted the banker may turn all their money into points before prestige cards are scored.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from engine import Illegal, Move, Seat
from engine.florence.certain import CertainData
from engine.florence.decision import Decision
from engine.florence.moves import Pass
from engine.florence.muse.events import Cashed
from engine.florence.muse.moves import Cash
from engine.florence.question_data import CashData
from engine.florence.state import FlorenceTable, data_of
from engine.values.amounts import Amounts


@cache
def cash(points: int) -> Cash:
    return Cash(points)


class AskCash(Decision, tag="cash"):
    def moves(self, table: FlorenceTable, seat: Seat) -> list[Move]:
        points = range(self._most(table) + 1)
        return [*map(cash, points), *super().moves(table, seat)]

    def forbids(self, table: FlorenceTable, seat: Seat, move: Any) -> Illegal | None:
        if isinstance(move, Cash) and 0 <= move.points <= self._most(table):
            return None
        return self.forbids_other(table, move, Illegal("cash", most=self._most(table)))

    def amounts(self, table: FlorenceTable, seat: Seat) -> Amounts:
        return Amounts(Cash, range(self._most(table) + 1))

    def normal(self, table: FlorenceTable, seat: Seat, move: Move) -> Move:
        return cash(0) if isinstance(move, Pass) else move

    def default(self, table: FlorenceTable, seat: Seat) -> Move:
        """Return as many points as possible. Points are certain, while money only breaks ties."""
        return cash(self._most(table))

    def data(self, table: FlorenceTable, seat: Seat) -> CashData:
        return {
            "most": self._most(table),
            "money": table.state.seats[seat].money,
            "money_per_point": data_of(table).banker.money_per_point,
        }

    def what_if(self, table: FlorenceTable, seat: Seat, move: Any) -> CertainData:
        if not isinstance(move, Cash):
            return super().what_if(table, seat, move)
        price = move.points * data_of(table).banker.money_per_point
        return {
            "points": move.points,
            "price": price,
            "money_after": table.state.seats[seat].money - price,
        }

    def answer(self, table: FlorenceTable, seat: Seat, move: Any) -> None:
        if not isinstance(move, Cash):
            super().answer(table, seat, move)
            return
        person = table.state.seats[seat]
        money = move.points * data_of(table).banker.money_per_point
        person.money -= money
        person.gain("cash", move.points)
        table.tell(Cashed(seat=seat, money=money, points=move.points))

    def _most(self, table: FlorenceTable) -> int:
        return table.state.seats[self.seat].money // data_of(table).banker.money_per_point
