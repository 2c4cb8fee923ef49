"""A running clock: its row together with everything that the time arithmetic needs."""

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import msgspec

from engine.values.decoder import Decoder
from service.platform.accounts.models import Player, PlayerKind
from service.play.pace.calendar import Calendar, SleepHours, calendar_while_open, read_calendar
from service.play.pace.deadline import (
    ClockState,
    OpenQuestionTime,
    SentReminder,
    clock_opened_at,
    compute_charge,
    compute_clock,
    time_given,
)
from service.play.pace.hours import Hours, Pause
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
REMINDED = Decoder(tuple[SentReminder, ...])


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
            REMINDED.convert(self.clock.reminded),
            absent=self.held.absent_since is not None,
        )

    def reckon(self, now: datetime) -> ClockState:
        return compute_clock(self.hours, self.tenure, self.asked, now)

    def charged(self, now: datetime) -> Charge:
        """Return what an answer costs now."""
        return compute_charge(self.hours, self.tenure, self.asked, now)

    @property
    def opened(self) -> datetime:
        return clock_opened_at(self.tenure, self.asked)

    @property
    def timed(self) -> bool:
        return time_given(self.hours, self.asked) is not None

    def wind(self, now: datetime) -> ClockState:
        """Compute the deadline and store it, with the time of the next check."""
        found = self.reckon(now)
        self.clock.deadline = found.deadline
        self.clock.ring_at = self.look_again(found)
        return found

    def look_again(self, found: ClockState) -> datetime | None:
        """Return the time of the next check.

        At a pace without deadlines a silent seat is still noticed, once.
        """
        if found.deadline is not None or self.held.followed_at is not None:
            return found.look_again()
        return add_running_time(found.opened, self.hours.pace.absence.after, self.hours.stopped(found.opened))

    def note_reminder(self, now: datetime, deadline: datetime) -> None:
        noted: Any = msgspec.to_builtins(SentReminder(now.astimezone(UTC), deadline.astimezone(UTC)))
        self.clock.reminded = [*self.clock.reminded, noted]


def running_clock_at(table: Table, seat: Seat) -> RunningClock | None:
    """Return the clock of the question that a seat owes, or None."""
    if seat.clock is None or seat.time is None:
        return None
    return RunningClock(seat.clock, seat.time, hours_at(table, seat))


def recompute_deadline(table: Table, seat: Seat, now: datetime) -> None:
    """Recompute the deadline of one seat after a change of anything that it depends on."""
    run = running_clock_at(table, seat)
    if run is not None:
        run.wind(now)


def recompute_deadlines(table: Table, now: datetime) -> None:
    """Recompute the deadlines of all seats of a table."""
    for seat in table.seats:
        recompute_deadline(table, seat, now)


def hours_at(table: Table, seat: Seat) -> Hours:
    """Return the hours of a seat's player.

    The weekend is the one that was set when the open question came.
    """
    calendar = calendar_of(seat.player)
    if seat.clock is not None:
        calendar = calendar_while_open(read_calendar({"weekend": seat.clock.weekend}), calendar)
    return Hours(pace_of(table), calendar, pauses_at(table))


def pauses_at(table: Table) -> tuple[Pause, ...]:
    return tuple(Pause(each.start, each.end) for each in table.pauses)


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
