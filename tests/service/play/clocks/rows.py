"""Reads clocks, moves and letters from the database."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import select

from service.platform.deps import deps
from service.platform.outbox.models import Letter
from service.platform.transaction import read_session
from service.play.clocks.running_clock import deadline_at, running_clock_at
from service.play.tables.models import Clock, Seat
from service.play.tables.move_models import Move


@dataclass(frozen=True)
class OpenClock:
    """The clock of a seat, with its current data."""

    table_id: int
    number: int
    ring_at: datetime
    failures: int
    last_error: str
    deadline: datetime | None
    next_due: datetime | None
    """The next real deadline. The alarm may ring before it."""
    document: Clock

    def __getattr__(self, name: str) -> Any:
        return getattr(self.document, name)


def open_clocks():
    """Return every running clock by table and seat."""
    now = deps().clock()
    with read_session() as session:
        seats = session.scalars(select(Seat).order_by(Seat.table_id, Seat.number)).all()
        return [
            OpenClock(
                each.table_id,
                each.number,
                each.ring_at,
                each.failures,
                each.last_error,
                deadline_at(each.table, each, now),
                running_clock_at(each.table, each).next_check(now),
                each.clock,
            )
            for each in seats
            if each.clock is not None
        ]


def origins(number):
    """Return the moves of a table: seat and origin."""
    with read_session() as session:
        rows = select(Move.seat, Move.origin).where(Move.table_id == number).order_by(Move.number)
        return [tuple(row) for row in session.execute(rows)]


def letters(kind):
    """Return the letters of a kind in order: recipient and contents."""
    with read_session() as session:
        found = session.scalars(select(Letter).where(Letter.kind == kind).order_by(Letter.id)).all()
        return [(letter.recipient.partition("@")[0], letter.payload) for letter in found]


def letter_states(kind):
    with read_session() as session:
        return list(session.scalars(select(Letter.state).where(Letter.kind == kind).order_by(Letter.id)))
