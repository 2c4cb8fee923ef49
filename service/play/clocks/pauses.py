"""Decisions of a table about its time: a pause, its end, more time, seats opened for substitutes."""

from datetime import datetime, timedelta

from service.play.clocks.running_clock import extend_clock, pace_of, reset_alarms
from service.play.pace.hours import Pause
from service.play.pace.leave import agree_pause, end_current_pause
from service.play.pace.spans import NONE
from service.play.tables.models import Seat, Table


def silent_seats(row: Table) -> list[Seat]:
    """Return the seats that nobody hears from."""
    return [seat for seat in row.seats if seat.time is not None and seat.time.unheard_since is not None]


def pause_clocks(row: Table, length: timedelta, now: datetime) -> None:
    """Stop all clocks for a length of time. They continue on their own."""
    store_pauses(row, agree_pause(row.pauses, Pause(now, now + length), now), now)


def end_pause(row: Table, now: datetime) -> None:
    store_pauses(row, end_current_pause(row.pauses, now), now)


def store_pauses(row: Table, pauses: tuple[Pause, ...], now: datetime) -> None:
    row.pauses = pauses
    reset_alarms(row, now)


def extend_deadlines(row: Table, length: timedelta | None, now: datetime) -> None:
    """Give every open question `length` more time, or its own time once more."""
    pace = pace_of(row)
    for seat in row.seats:
        if seat.clock is not None:
            more = length or pace.time_for(seat.clock.kind) or NONE
            extend_clock(seat, seat.clock.extra + more)
    reset_alarms(row, now)


def open_silent_seats(row: Table, now: datetime) -> None:
    for seat in silent_seats(row):
        seat.offered_at = seat.offered_at or now
