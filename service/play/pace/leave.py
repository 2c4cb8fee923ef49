"""Leave of a player within a quota, and agreed pauses of a table.

Both begin now or later and never in the past, so no deadline that has passed becomes open again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta
from datetime import time as wall_time
from typing import Final

from msgspec.structs import replace

from service.play.pace.calendar import ONE_DAY, Calendar, Leave, load_zone, local_time_bounds
from service.play.pace.hours import Pause
from service.play.pace.sentence import TimeRefusal

QUOTA: Final = 35
"""The number of days of leave in a calendar year."""

LONGEST_PAUSE: Final = timedelta(days=30)
FURTHEST: Final = timedelta(days=366)
"""The furthest start of a leave or a pause. The horizon of the clock relies on it."""


class NoLeave(TimeRefusal):
    """The requested leave is not possible."""


class NoPause(TimeRefusal):
    """The requested pause is not possible."""


def count_leave_days(leave: Iterable[Leave], zone: str) -> Counter[int]:
    """Count the days of leave in each year. A partial day counts as a day."""
    days: set[date] = set()
    for away in leave:
        day = away.start.astimezone(load_zone(zone)).date()
        last = (away.end - timedelta.resolution).astimezone(load_zone(zone)).date()
        days.update(day + timedelta(days=n) for n in range((last - day).days + 1))
    return Counter(day.year for day in days)


def take_leave(calendar: Calendar, first: date, days: int, now: datetime, quota: int = QUOTA) -> Calendar:
    """Return the calendar with `days` whole local days of leave from `first` on.

    A day that has begun counts from now.
    """
    zone = load_zone(calendar.zone)
    if days < 1 or first < now.astimezone(zone).date() or first > (now + FURTHEST).date():
        raise NoLeave("time-leave-when", days=FURTHEST.days)
    midnight = wall_time()
    start = max(now.astimezone(UTC), local_time_bounds(first, midnight, zone)[0])
    taken = Leave(start, local_time_bounds(first + days * ONE_DAY, midnight, zone)[1])
    if any(away.start < taken.end and taken.start < away.end for away in calendar.leave):
        raise NoLeave("time-leave-twice")
    before, after = (
        count_leave_days(leave, calendar.zone) for leave in (calendar.leave, (*calendar.leave, taken))
    )
    for year, count in after.items():
        if count > quota and count > before[year]:
            left = max(0, quota - before[year])
            raise NoLeave("time-leave-quota", year=str(year), quota=quota, left=left)
    return replace(calendar, leave=tuple(sorted((*calendar.leave, taken), key=lambda away: away.start)))


def end_current_leave(calendar: Calendar, now: datetime) -> Calendar:
    """Return the calendar with the present leave ended now. Future leave stays."""
    kept = (replace(away, end=now) if away.start < now < away.end else away for away in calendar.leave)
    return replace(calendar, leave=tuple(kept))


def cancel_leave(calendar: Calendar, leave: Leave, now: datetime) -> Calendar:
    """Return the calendar without a leave that has not begun."""
    if leave not in calendar.leave or leave.start <= now:
        raise NoLeave("time-leave-begun")
    return replace(calendar, leave=tuple(away for away in calendar.leave if away != leave))


def agree_pause(pauses: tuple[Pause, ...], pause: Pause, now: datetime) -> tuple[Pause, ...]:
    """Return the pauses of a table with one more."""
    if not now <= pause.start < pause.end or pause.start > now + FURTHEST:
        raise NoPause("time-pause-when")
    if pause.end - pause.start > LONGEST_PAUSE:
        raise NoPause("time-pause-too-long", longest=LONGEST_PAUSE)
    if any(other.start < pause.end and pause.start < other.end for other in pauses):
        raise NoPause("time-pause-twice")
    return tuple(sorted((*pauses, pause), key=lambda each: each.start))


def end_current_pause(pauses: tuple[Pause, ...], now: datetime) -> tuple[Pause, ...]:
    """Return the pauses of a table with the present one ended now. Future pauses stay."""
    return tuple(replace(each, end=now) if each.start < now < each.end else each for each in pauses)
