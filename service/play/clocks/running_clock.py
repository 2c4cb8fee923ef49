"""A running clock: its document together with everything that the time arithmetic needs."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
from msgspec.structs import replace

from service.platform.accounts.models import Player, PlayerKind
from service.play.pace.calendar import Calendar, SleepHours, calendar_while_open, read_calendar
from service.play.pace.deadline import (
    ClockState,
    OpenQuestionTime,
    SentReminder,
    clock_opened_at,
    compute_charge,
    compute_clock,
    compute_deadline,
    earliest_attention,
    time_given,
)
from service.play.pace.hours import Hours
from service.play.pace.pace import Pace, read_pace
from service.play.pace.spans import add_running_time
from service.play.pace.tenure import Charge, TenureTime
from service.play.tables.models import Clock, Seat, SeatTime, Table

CALENDAR = "calendar"
"""The key of the calendar in a player's preferences."""
NIGHT = SleepHours("23:00", "07:00")
"""The sleep hours of a person who has set none."""
NEVER_OFF = Calendar(weekend=())
"""The calendar of a seat without a person."""


@dataclass(frozen=True)
class RunningClock:
    """An open question's clock, ready for computation."""

    clock: Clock
    held: SeatTime
    hours: Hours

    @property
    def tenure(self) -> TenureTime:
        return TenureTime("", self.held.since, self.held.bank)

    @property
    def asked(self) -> OpenQuestionTime:
        return OpenQuestionTime(
            self.clock.kind,
            self.clock.opened_at,
            self.clock.extra,
            self.clock.reminded,
            absent=self.held.absent_since is not None,
        )

    def reckon(self, now: datetime) -> ClockState:
        return compute_clock(self.hours, self.tenure, self.asked, now)

    def deadline(self, now: datetime) -> datetime | None:
        """Return the deadline alone, for lists of many questions."""
        return compute_deadline(self.hours, self.tenure, self.asked, now)

    def charged(self, now: datetime) -> Charge:
        """Return what an answer costs now."""
        return compute_charge(self.hours, self.tenure, self.asked, now)

    @property
    def opened(self) -> datetime:
        return clock_opened_at(self.tenure, self.asked)

    @property
    def timed(self) -> bool:
        return time_given(self.hours, self.asked) is not None

    def next_check(self, now: datetime) -> datetime | None:
        """Return the time of the next check.

        At a pace without deadlines a silent seat is still noticed, once.
        """
        found = self.reckon(now)
        if found.deadline is not None or self.held.followed_at is not None:
            return found.look_again()
        return add_running_time(found.opened, self.hours.pace.absence.after, self.hours.stopped(found.opened))

    def first_check(self) -> datetime | None:
        """Return a time that is not after the first check, without looking at the calendar.

        Most questions are answered before it, so their deadline is never computed.
        """
        given = earliest_attention(self.hours, self.tenure, self.asked)
        if given is None and self.held.followed_at is not None:
            return None
        return self.opened + (self.hours.pace.absence.after if given is None else given)


def running_clock_at(table: Table, seat: Seat) -> RunningClock | None:
    """Return the clock of the question that a seat owes, or None."""
    if seat.clock is None or seat.time is None:
        return None
    return RunningClock(seat.clock, seat.time, hours_at(table, seat))


def deadline_at(table: Table, seat: Seat, now: datetime) -> datetime | None:
    """Return the deadline of the question that a seat owes, or None if there is none."""
    run = running_clock_at(table, seat)
    return None if run is None else run.deadline(now)


def note_reminder(seat: Seat, now: datetime, deadline: datetime) -> None:
    """Note on the clock that a reminder has named a deadline."""
    if seat.clock is not None:
        noted = SentReminder(now.astimezone(UTC), deadline.astimezone(UTC))
        seat.clock = replace(seat.clock, reminded=(*seat.clock.reminded, noted))


def extend_clock(seat: Seat, extra: timedelta) -> None:
    """Set the time that a seat has for its question beyond the usual time."""
    if seat.clock is not None:
        seat.clock = replace(seat.clock, extra=extra)


def reset_alarm(table: Table, seat: Seat, now: datetime) -> None:
    """Set when the clock of a seat is checked next, after a change of anything that its deadline depends on."""
    run = running_clock_at(table, seat)
    if run is not None:
        seat.ring_at = run.next_check(now)


def reset_alarms(table: Table, now: datetime) -> None:
    """Do the same for all seats of a table."""
    for seat in table.seats:
        reset_alarm(table, seat, now)


def hours_at(table: Table, seat: Seat) -> Hours:
    """Return the hours of a seat's player.

    The weekend is the one that was set when the open question came.
    """
    calendar = calendar_of(seat.player)
    if seat.clock is not None:
        calendar = calendar_while_open(read_calendar({"weekend": list(seat.clock.weekend)}), calendar)
    return Hours(pace_of(table), calendar, table.pauses)


def pace_of(table: Table) -> Pace:
    return read_pace(table.pace)


def calendar_of(player: Player | None) -> Calendar:
    """Return a player's calendar, in the time zone of their profile."""
    if player is None or player.kind == PlayerKind.BOT:
        return NEVER_OFF
    kept = player.preferences.get(CALENDAR)
    if kept is None:
        return Calendar(zone=player.time_zone, sleep=NIGHT)
    return read_calendar({**kept, "zone": player.time_zone})


def store_calendar(player: Player, calendar: Calendar) -> None:
    kept: dict[str, Any] = msgspec.to_builtins(calendar)
    player.preferences = player.preferences | {CALENDAR: kept}
