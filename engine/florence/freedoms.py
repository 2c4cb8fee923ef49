"""Freedoms: a principality may introduce each one once, as long as some are left."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engine import Illegal, Move, Seat
from engine.florence.action import Action
from engine.florence.certain import CertainData
from engine.florence.events import Introduced
from engine.florence.money import forbids_paying, price_paid
from engine.florence.moves import Introduce
from engine.florence.state import FlorenceTable, data_of
from engine.florence.works import raised_by


@cache
def introduce_move(freedom: str) -> Introduce:
    return Introduce(freedom)


class FreedomAction(Action):
    name = "freedom"
    move = Introduce
    once = True

    def moves(self, table: FlorenceTable, seat: Seat) -> Sequence[Move]:
        person, data, stock = table.state.seats[seat], data_of(table), table.state.stock
        if person.money < data.rules.freedom_costs:
            return ()
        return [
            introduce_move(name)
            for name in data.freedoms.names
            if stock[name] and name not in person.freedoms
        ]

    def forbids(self, table: FlorenceTable, seat: Seat, move: Introduce) -> Illegal | None:
        data = data_of(table)
        if move.freedom not in data.freedoms.names:
            return Illegal("no-such-freedom", freedoms=data.freedoms.names)
        if move.freedom in table.state.seats[seat].freedoms:
            return Illegal("freedom-introduced", freedom=move.freedom)
        if not table.state.stock[move.freedom]:
            return Illegal("freedom-gone", freedom=move.freedom)
        return forbids_paying(table, seat, data.rules.freedom_costs)

    def what_if(self, table: FlorenceTable, seat: Seat, move: Introduce) -> CertainData:
        return {
            **price_paid(table, seat, data_of(table).rules.freedom_costs),
            **raised_by(table, seat, move.freedom, data_of(table).work.freedom),
        }

    def do(self, table: FlorenceTable, seat: Seat, move: Introduce) -> None:
        person, price = table.state.seats[seat], data_of(table).rules.freedom_costs
        person.money -= price
        person.freedoms.append(move.freedom)
        table.state.stock[move.freedom] -= 1
        table.tell(Introduced(seat=seat, freedom=move.freedom, price=price))
