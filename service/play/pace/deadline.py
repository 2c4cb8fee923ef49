"""The clock of one question: a pure function that computes deadline, reminders and charge.

    opened ──────── own time ──────── bank ────────┤ due ├─ the pace's hour ─┤ out of quiet time ├─ deadline
             stopped time in between does not count

No player loses a turn without a reminder. Until a reminder was sent for a deadline as early as this one, the
deadline stays at least one notice after `now`. A sweep that runs a day late therefore sends a reminder, and
plays no default. The last reminder is due two notices before the deadline, so a sweep may be late by one
without moving it.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Final, Literal

import msgspec

from service.play.pace.calendar import daily_moments, load_zone, parse_clock_time
from service.play.pace.hours import Hours
from service.play.pace.pace import ROOM, Hour
from service.play.pace.spans import (
    HORIZON,
    NONE,
    EndlessWait,
    add_running_time,
    next_running_moment,
    subtract_running_time,
)
from service.play.pace.tenure import Charge, TenureTime

DAY: Final = timedelta(days=1)
HOUR: Final = timedelta(hours=1)
AIM: Final = 2
"""The last reminder is due this many notices before the deadline."""

Moved = Literal["hour", "sleep", "reminder"]


class SentReminder(msgspec.Struct, frozen=True):
    """A sent reminder and the deadline that it named."""

    at: datetime
    deadline: datetime


Reminders = tuple[SentReminder, ...]


class OpenQuestionTime(msgspec.Struct, frozen=True):
    """An open question of a seat. `extra` is time that a vote or the desk has added."""

    kind: str
    opened: datetime
    extra: timedelta = NONE
    reminded: Reminders = ()
    absent: bool = False


class ClockState(msgspec.Struct, frozen=True):
    """The clock of an open question at one moment.

    opened     when the clock of this tenure began to run
    deadline   when the default is played; None without a limit
    reminders  the reminders to come; one that is due at `now` is still among them
    charge     what an answer costs now
    time_left, bank_left   what remains of the time given
    moved      the causes of a deadline later than the time given
    """

    opened: datetime
    deadline: datetime | None
    reminders: tuple[datetime, ...]
    charge: Charge
    time_left: timedelta
    bank_left: timedelta
    moved: tuple[Moved, ...] = ()

    def over(self, now: datetime) -> bool:
        """Return True if time has run out and the default has to be played."""
        return self.deadline is not None and self.deadline <= now

    def look_again(self) -> datetime | None:
        """Return when the clock needs attention: at the next reminder or the deadline."""
        return self.reminders[0] if self.reminders else self.deadline


def compute_clock(hours: Hours, tenure: TenureTime, asked: OpenQuestionTime, now: datetime) -> ClockState:
    """Compute the clock of an open question at `now`. A substitute's clock begins with their tenure."""
    opened = clock_opened_at(tenure, asked)
    charge = compute_charge(hours, tenure, asked, now)
    time = time_given(hours, asked)
    if time is None:
        return ClockState(opened, None, (), charge, NONE, NONE)
    bank = _bank_given(hours, tenure, asked)
    reminded = _reminded(asked, opened)
    deadline, moved = _deadline(hours, opened, time + bank, asked, reminded, now)
    return ClockState(
        opened=opened,
        deadline=deadline,
        reminders=_reminders(hours, opened, deadline, reminded, now, late="reminder" in moved),
        charge=charge,
        time_left=time - charge.time,
        bank_left=bank - charge.bank,
        moved=moved,
    )


def compute_deadline(
    hours: Hours, tenure: TenureTime, asked: OpenQuestionTime, now: datetime
) -> datetime | None:
    """Return the deadline alone, or None without a limit. It leaves out the reminders and the charge."""
    time = time_given(hours, asked)
    if time is None:
        return None
    opened = clock_opened_at(tenure, asked)
    given = time + _bank_given(hours, tenure, asked)
    return _deadline(hours, opened, given, asked, _reminded(asked, opened), now)[0]


def clock_opened_at(tenure: TenureTime, asked: OpenQuestionTime) -> datetime:
    """Return when the clock of this tenure began to run."""
    return max(asked.opened, tenure.since)


def compute_charge(hours: Hours, tenure: TenureTime, asked: OpenQuestionTime, now: datetime) -> Charge:
    """Return what an answer costs now.

    It is cheaper than `compute_clock` for callers that do not need the deadline.
    """
    spent = hours.counted(clock_opened_at(tenure, asked), now)
    time = time_given(hours, asked)
    if time is None:
        return Charge(spent, spent, NONE, NONE)
    return _charge(spent, time, _bank_given(hours, tenure, asked))


def time_given(hours: Hours, asked: OpenQuestionTime) -> timedelta | None:
    """Return the question's own time, or None without a limit."""
    time = hours.pace.grace if asked.absent else hours.pace.time_for(asked.kind)
    return None if hours.pace.time is None or time is None else time + asked.extra


def earliest_attention(hours: Hours, tenure: TenureTime, asked: OpenQuestionTime) -> timedelta | None:
    """Return how long a clock surely needs no attention after it began, or None without a limit.

    It takes no walk through the calendar. Stopped time only makes reminders and the deadline later. Sleep
    makes the last reminder earlier, by the nights among the waking hours before the deadline. An hour is
    allowed for a change of the clocks to winter time.
    """
    time = time_given(hours, asked)
    if time is None:
        return None
    given = time + _bank_given(hours, tenure, asked)
    aim = AIM * hours.pace.notice
    night = hours.calendar.sleep.length if hours.calendar.sleep else NONE
    nights = (aim // (DAY - night) + 1) * (night + HOUR) if night else NONE
    first = max(hours.calendar.ladder or hours.pace.ladder, default=NONE)
    return max(hours.pace.notice, given - max(first, aim + nights))


def _bank_given(hours: Hours, tenure: TenureTime, asked: OpenQuestionTime) -> timedelta:
    return NONE if asked.absent or hours.pace.hour else tenure.bank


def _charge(spent: timedelta, time: timedelta, bank: timedelta) -> Charge:
    own = min(spent, time)
    drawn = min(spent - own, bank)
    return Charge(spent, own, drawn, spent - own - drawn)


def _base(
    hours: Hours, opened: datetime, given: datetime, hour: Hour | None
) -> tuple[datetime, tuple[Moved, ...]]:
    """Return the deadline by the time given, and what moved it. More exempt time can only make it later."""
    roomy = add_running_time(opened, ROOM * hours.pace.notice, hours.quiet(opened))
    struck = _at_hour(hours, hour, max(given, roomy))
    base = next_running_moment(struck, hours.quiet(struck))
    moved: tuple[Moved, ...] = ("hour",) if hour else ()
    return base, (*moved, "sleep") if base > _at_hour(hours, hour, given) else moved


def _reminded(asked: OpenQuestionTime, opened: datetime) -> Reminders:
    """Return the reminders that were sent to this tenure."""
    return tuple(reminder for reminder in asked.reminded if reminder.at >= opened)


def _deadline(
    hours: Hours,
    opened: datetime,
    given: timedelta,
    asked: OpenQuestionTime,
    reminded: Reminders,
    now: datetime,
) -> tuple[datetime, tuple[Moved, ...]]:
    """Return the base deadline, or a later one.

    It is later if no reminder has named a deadline as early as the base, and no time is left for such a
    reminder.
    """
    hour = None if asked.absent else hours.pace.hour
    until = add_running_time(opened, given, hours.stopped(opened))
    base, moved = _base(hours, opened, until, hour)
    soonest = max(opened, now)
    noticed = add_running_time(soonest, hours.pace.notice, hours.quiet(soonest))
    told = [reminder.deadline for reminder in reminded]
    if min([noticed, *told]) <= base:
        return base, moved
    kept = min([_at_hour(hours, hour, noticed), *told])
    return next_running_moment(kept, hours.quiet(kept)), (*moved, "reminder")


def _at_hour(hours: Hours, hour: Hour | None, at: datetime) -> datetime:
    """Return this moment, or with an `hour` the next time that it strikes on a day that is not off.

    Strikes within sleep hours count: otherwise an hour that always falls into them would never come.
    """
    if hour is None:
        return at
    for moment in _strikes(hour, at):
        if next_running_moment(moment, hours.off(moment)) == moment:
            return moment
    raise EndlessWait("time-endless", start=at, days=HORIZON.days)


def _strikes(hour: Hour, since: datetime) -> Iterator[datetime]:
    return daily_moments(parse_clock_time(hour.at), load_zone(hour.zone), since)


def _reminders(
    hours: Hours, opened: datetime, deadline: datetime, reminded: Reminders, now: datetime, *, late: bool
) -> tuple[datetime, ...]:
    """Return the reminders for this deadline from now on. A missed one is sent once, at a waking hour.

    With `late`, the deadline waits for a reminder. It is then due at once, or else a slow sweep would
    postpone the deadline for ever.
    """
    last = subtract_running_time(deadline, AIM * hours.pace.notice, hours.quiet(opened), opened)
    earliest = opened + hours.pace.notice
    wanted = (deadline - distance for distance in hours.calendar.ladder or hours.pace.ladder)
    rungs = {min(next_running_moment(rung, hours.quiet(rung)), last) for rung in wanted if rung >= earliest}
    already = max((reminder.at for reminder in reminded), default=opened)
    soon = next_running_moment(max(now, opened), hours.quiet(max(now, opened)))
    coming = {rung for rung in rungs if rung >= now and rung > already}
    if soon <= last and any(already < rung < now for rung in rungs):
        coming.add(soon)
    if all(reminder.deadline > deadline for reminder in reminded):
        if late:
            coming.add(soon)
        elif not coming:
            coming.add(max(last, soon))
    return tuple(sorted(coming))
