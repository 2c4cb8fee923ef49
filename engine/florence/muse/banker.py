"""The banker in the last round: whoever had him may turn all his money into points before prestige cards are scored."""

from __future__ import annotations

from functools import cache
from typing import Any

from engine import Illegal, Move, Seat
from engine.florence.decision import Decision
from engine.florence.moves import Pass
from engine.florence.muse.events import Cashed
from engine.florence.muse.moves import Cash
from engine.florence.state import FlorenceTable, data_of


@cache
def cash(points: int) -> Cash:
    return Cash(points)


class Cashing(Decision, tag="cash"):
    def own(self, table: FlorenceTable) -> list[Move]:
        return [cash(points) for points in range(self._most(table) + 1)]

    def obstacle(self, table: FlorenceTable, move: Any) -> Illegal | None:
        if isinstance(move, Cash) and 0 <= move.points <= self._most(table):
            return None
        return Illegal("cash", most=self._most(table))

    def normal(self, table: FlorenceTable, seat: Seat, move: Move) -> Move:
        return cash(0) if isinstance(move, Pass) else move

    def default(self, table: FlorenceTable, seat: Seat) -> Move:
        return cash(0)

    def data(self, table: FlorenceTable, seat: Seat) -> dict[str, Any]:
        return {"most": self._most(table), "money": table.state.seats[seat].money}

    def certain(self, table: FlorenceTable, move: Any) -> dict[str, Any]:
        price = move.points * data_of(table).banker.money_per_point
        return {
            "points": move.points,
            "price": price,
            "money_after": table.state.seats[self.seat].money - price,
        }

    def decide(self, table: FlorenceTable, move: Cash) -> None:
        person = table.state.seats[self.seat]
        money = move.points * data_of(table).banker.money_per_point
        person.money -= money
        person.gain("cash", move.points)
        table.tell(Cashed(seat=self.seat, money=money, points=move.points))

    def _most(self, table: FlorenceTable) -> int:
        return table.state.seats[self.seat].money // data_of(table).banker.money_per_point
