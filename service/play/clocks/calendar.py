"""A player's calendar: changes, leave and return. Deadlines of open questions are recomputed at once."""

from datetime import date, datetime
from typing import Any

import msgspec
from sqlalchemy.orm import Session

from service.platform.accounts.models import Player
from service.play.clocks.letters import notify_leave
from service.play.clocks.queries import tables_played_by
from service.play.clocks.running_clock import calendar_of, reset_alarm, store_calendar
from service.play.clocks.start_stop import set_attendance
from service.play.pace.absence import Attendance
from service.play.pace.calendar import Calendar, read_calendar
from service.play.pace.leave import (
    QUOTA,
    NoLeave,
    cancel_leave,
    count_leave_days,
    end_current_leave,
    take_leave,
)
from service.play.tables.join import lock_seat_in_play
from service.play.tables.models import Seat, Table
from service.play.tables.queries import lock_table, seat_of


def change_calendar(session: Session, *, player_id: int, changes: dict[str, Any], now: datetime) -> Player:
    """Set the given fields and keep the rest. Raise BadCalendar for an invalid calendar."""
    player = lock_player(session, player_id)
    plain: dict[str, Any] = msgspec.to_builtins(calendar_of(player))
    return update_calendar(session, player, read_calendar({**plain, **msgspec.to_builtins(changes)}), now)


def begin_leave(session: Session, *, player_id: int, first: date, days: int, now: datetime) -> Player:
    """Take days of leave and announce it at every table of the player.

    Raise NoLeave if that is not possible.
    """
    player = lock_player(session, player_id)
    before = calendar_of(player)
    after = take_leave(before, first, days, now)
    update_calendar(session, player, after, now)
    (taken,) = set(after.leave) - set(before.leave)
    for table_id in tables_played_by(session, player_id):
        row = session.get_one(Table, table_id)
        seat = seat_of(row, player_id)
        if seat is not None:
            notify_leave(session, row, seat, taken, now)
    return player


def drop_leave(session: Session, *, player_id: int, start: datetime, now: datetime) -> Player:
    """Cancel a leave that has not begun. Raise NoLeave if there is none."""
    player = lock_player(session, player_id)
    calendar = calendar_of(player)
    meant = next((away for away in calendar.leave if away.start == start), None)
    if meant is None:
        raise NoLeave("time-leave-begun")
    return update_calendar(session, player, cancel_leave(calendar, meant, now), now)


def end_leave(session: Session, *, player_id: int, now: datetime) -> Player:
    """End the player's leave now, and mark none of their seats as absent any more."""
    player = lock_player(session, player_id)
    store_calendar(player, end_current_leave(calendar_of(player), now))
    for table_id in tables_played_by(session, player_id):
        row = lock_table(session, table_id)
        seat = row and seat_of(row, player_id)
        if row is not None and seat:
            mark_present(row, seat, now)
    return player


def return_to_table(session: Session, *, table_id: int, player_id: int, now: datetime) -> None:
    """Mark the player as present at one table, without ending the leave."""
    row, seat = lock_seat_in_play(session, table_id, player_id)
    mark_present(row, seat, now)


def mark_present(row: Table, seat: Seat, now: datetime) -> None:
    """Reset the missed deadlines of a seat and give its open question the usual time again."""
    if seat.time is not None:
        set_attendance(seat, Attendance())
        reset_alarm(row, seat, now)


def update_calendar(session: Session, player: Player, calendar: Calendar, now: datetime) -> Player:
    store_calendar(player, calendar)
    recompute_player_deadlines(session, player.id, now)
    return player


def recompute_player_deadlines(session: Session, player_id: int, now: datetime) -> None:
    """Recompute the deadlines of the player's open questions by the new calendar."""
    for table_id in tables_played_by(session, player_id):
        row = lock_table(session, table_id)
        seat = row and seat_of(row, player_id)
        if row is not None and seat:
            reset_alarm(row, seat, now)
            row.page_revision += 1  # the page shows the deadline, even if the next alarm stays


def lock_player(session: Session, player_id: int) -> Player:
    return session.get_one(Player, player_id, with_for_update=True)


def calendar_data(player: Player) -> dict[str, Any]:
    """Return the calendar as data, with the days of leave taken in each year."""
    calendar = calendar_of(player)
    plain = {name: getattr(calendar, name) for name in calendar.__struct_fields__}
    taken = {str(year): days for year, days in count_leave_days(calendar.leave, calendar.zone).items()}
    return {**plain, "quota": QUOTA, "taken": taken}
