"""Winding clocks anew, when what they go by has changed."""

from datetime import datetime

from sqlalchemy.orm import Session

from service.clocks.queries import clocks_of, times_of
from service.clocks.running_clock import Running, hours_at, pauses_at, running
from service.models.clocks import Clock, SeatTime
from service.models.tables import Seat, Table


def wind_seat(session: Session, row: Table, seat: Seat, now: datetime) -> None:
    """The clock of one seat, if one runs."""
    clock = session.get(Clock, seat.id, populate_existing=True)
    if clock is not None:
        running(session, row, seat, clock, session.get_one(SeatTime, seat.id)).wind(now)


def wind_table(session: Session, row: Table, now: datetime) -> None:
    """All clocks of a table."""
    pauses, times = pauses_at(session, row.id), times_of(session, row.id)
    for clock in clocks_of(session, row.id).values():
        seat = row.seats[clock.number]
        Running(clock, times[seat.id], hours_at(pauses, row, seat, clock)).wind(now)
