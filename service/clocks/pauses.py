"""What a table decides about its time: a pause, its end, more time, seats opened for substitutes."""

from datetime import datetime, timedelta

from sqlalchemy import delete
from sqlalchemy.orm import Session

from service.clocks.queries import clocks_of, times_of
from service.clocks.recompute import wind_table
from service.clocks.running_clock import pace_of, pauses_at
from service.models.clocks import SeatTime, TablePause
from service.models.tables import Table
from service.pace.hours import Pause
from service.pace.leave import agree_pause, resume
from service.pace.spans import NONE


def silent_seats(session: Session, row: Table) -> list[SeatTime]:
    """How the seats stand that nobody hears from."""
    times = times_of(session, row.id)
    return [held for held in times.values() if held.absent_since is not None or held.followed_at is not None]


def pause(session: Session, row: Table, length: timedelta, now: datetime) -> None:
    """All clocks stand still for so long, and run on by themselves."""
    keep_pauses(session, row, agree_pause(pauses_at(session, row.id), Pause(now, now + length), now), now)


def end_pause(session: Session, row: Table, now: datetime) -> None:
    keep_pauses(session, row, resume(pauses_at(session, row.id), now), now)


def keep_pauses(session: Session, row: Table, pauses: tuple[Pause, ...], now: datetime) -> None:
    session.execute(delete(TablePause).where(TablePause.table_id == row.id))
    session.add_all(TablePause(table_id=row.id, start=each.start, end=each.end) for each in pauses)
    session.flush()
    wind_table(session, row, now)


def extend(session: Session, row: Table, length: timedelta | None, now: datetime) -> None:
    """Every open question has so much more time, or its own time once more."""
    pace = pace_of(row)
    for clock in clocks_of(session, row.id).values():
        clock.extra += length or pace.time_for(clock.kind) or NONE
    wind_table(session, row, now)


def open_silent_seats(session: Session, row: Table, now: datetime) -> None:
    for held in silent_seats(session, row):
        held.offered_at = held.offered_at or now
