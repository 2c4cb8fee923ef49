"""Decisions of a table about its time: a pause, its end, more time, seats opened for substitutes."""

from datetime import datetime, timedelta

from service.play.clocks.running_clock import pace_of, pauses_at, recompute_deadlines
from service.play.pace.hours import Pause
from service.play.pace.leave import agree_pause, end_current_pause
from service.play.pace.spans import NONE
from service.play.tables.models import SeatTime, Table, TablePause


def silent_seats(row: Table) -> list[SeatTime]:
    """Return the time records of the seats that nobody hears from."""
    return [seat.time for seat in row.seats if seat.time is not None and seat.time.unheard_since is not None]


def pause_clocks(row: Table, length: timedelta, now: datetime) -> None:
    """Stop all clocks for a length of time. They continue on their own."""
    store_pauses(row, agree_pause(pauses_at(row), Pause(now, now + length), now), now)


def end_pause(row: Table, now: datetime) -> None:
    store_pauses(row, end_current_pause(pauses_at(row), now), now)


def store_pauses(row: Table, pauses: tuple[Pause, ...], now: datetime) -> None:
    row.pauses = [TablePause(start=each.start, end=each.end) for each in pauses]
    recompute_deadlines(row, now)


def extend_deadlines(row: Table, length: timedelta | None, now: datetime) -> None:
    """Give every open question `length` more time, or its own time once more."""
    pace = pace_of(row)
    for seat in row.seats:
        if seat.clock is not None:
            seat.clock.extra += length or pace.time_for(seat.clock.kind) or NONE
    recompute_deadlines(row, now)


def open_silent_seats(row: Table, now: datetime) -> None:
    for held in silent_seats(row):
        held.offered_at = held.offered_at or now
