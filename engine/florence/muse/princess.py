"""The princess: one action, for a work without a profession that is valued in its own way."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engine import Illegal, Move, Seat
from engine.florence.action import Action
from engine.florence.certain import CertainData
from engine.florence.muse.court import PRINCESS
from engine.florence.muse.events import PrincessWorked
from engine.florence.muse.invitations import court_of
from engine.florence.muse.moves import PrincessWork
from engine.florence.state import FlorenceTable, data_of
from engine.florence.tally import tally
from engine.florence.works import certain_of_work, forbids_work, minimum, most_points, pay_for_work


@cache
def _working(points: int) -> PrincessWork:
    return PrincessWork(points)


def value_with_princess(table: FlorenceTable, seat: Seat) -> dict[str, int]:
    """Return the value of the princess's work, by reason."""
    person, values = table.state.seats[seat], data_of(table).princess
    counts = tally(table, person)
    return {
        "landscapes": values.landscape * counts["landscape"],
        "builders": values.builder * counts["builder"],
        "buildings": values.building * counts["building"],
        "cards": values.card * (counts["hand"] + counts["work"]),
    }


class PrincessWorkAction(Action):
    name = "princess"
    move = PrincessWork

    def moves(self, table: FlorenceTable, seat: Seat) -> Sequence[Move]:
        if not court_of(table).hosts(seat, PRINCESS):
            return ()
        value = sum(value_with_princess(table, seat).values())
        if value < minimum(table):
            return ()
        return [_working(points) for points in range(most_points(table, value) + 1)]

    def forbids(self, table: FlorenceTable, seat: Seat, move: PrincessWork) -> Illegal | None:
        if not court_of(table).hosts(seat, PRINCESS):
            return Illegal("not-your-guest", character=PRINCESS)
        return forbids_work(table, sum(value_with_princess(table, seat).values()), move.points)

    def what_if(self, table: FlorenceTable, seat: Seat, move: PrincessWork) -> CertainData:
        return certain_of_work(table, seat, value_with_princess(table, seat), move.points)

    def do(self, table: FlorenceTable, seat: Seat, move: PrincessWork) -> None:
        parts = value_with_princess(table, seat)
        value = sum(parts.values())
        del court_of(table).guests[PRINCESS]
        money = pay_for_work(table, seat, value, move.points)
        table.tell(PrincessWorked(seat=seat, value=value, parts=parts, money=money, points=move.points))
