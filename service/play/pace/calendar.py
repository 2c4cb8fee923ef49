"""A player's calendar: zone, sleep hours, weekend, leave. It is only data; `hours` has what it stops."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from datetime import time as wall_time
from functools import cache
from typing import Annotated, Any, Final, Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec
from msgspec.structs import replace

from engine.values.decoder import Decoder
from service.play.pace.sentence import TimeRefusal
from service.play.pace.spans import HORIZON, NONE, Span

DAYS: Final = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
Day = Literal["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
LocalTime = Annotated[str, msgspec.Meta(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$")]

LONGEST_SLEEP: Final = timedelta(hours=12)
LONGEST_WEEKEND: Final = 3
ONE_DAY: Final = timedelta(days=1)


class BadCalendar(TimeRefusal):
    """A calendar that leaves no usable time, or that cannot be read."""


class SleepHours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The sleep hours: every night from one local time to another."""

    falls: LocalTime
    wakes: LocalTime

    @property
    def length(self) -> timedelta:
        falls, wakes = (
            datetime.combine(date.min, parse_clock_time(text)) for text in (self.falls, self.wakes)
        )
        return (wakes - falls) % ONE_DAY


class Leave(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A leave, announced before it began."""

    start: datetime
    end: datetime


class Calendar(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A player's time zone and the times when they are undisturbed.

    `ladder` has their own reminder intervals, if they chose any.
    """

    zone: str = "UTC"
    sleep: SleepHours | None = None
    weekend: tuple[Day, ...] = ("sat", "sun")
    leave: tuple[Leave, ...] = ()
    ladder: tuple[timedelta, ...] | None = None

    def __post_init__(self) -> None:
        load_zone(self.zone)
        if self.sleep and not NONE < self.sleep.length <= LONGEST_SLEEP:
            raise BadCalendar("time-sleep-too-long", longest=LONGEST_SLEEP)
        if len(set(self.weekend)) > LONGEST_WEEKEND:
            raise BadCalendar("time-weekend-too-long", longest=LONGEST_WEEKEND)
        if any(moment.tzinfo is None for away in self.leave for moment in (away.start, away.end)):
            raise BadCalendar("time-naive")
        if any(not away.start < away.end for away in self.leave):
            raise BadCalendar("time-leave-backwards")
        if self.ladder is not None and not (self.ladder and min(self.ladder) > NONE):
            raise BadCalendar("time-ladder-empty")

    def json(self) -> bytes:
        return msgspec.json.encode(self)


_DECODER: Final = Decoder(Calendar)


def read_calendar(data: bytes | str | dict[str, Any]) -> Calendar:
    """Read a calendar from JSON or plain data. Raise BadCalendar for an invalid one."""
    try:
        return _DECODER.convert(data) if isinstance(data, dict) else _DECODER.decode(data)
    except msgspec.DecodeError as error:
        if isinstance(error.__cause__, BadCalendar):
            raise error.__cause__ from None
        raise BadCalendar("time-bad-calendar", why=str(error)) from error


def calendar_while_open(at_opening: Calendar, present: Calendar) -> Calendar:
    """Return the calendar of an open question: the present one, with the weekend as it was when the question
    came.

    Otherwise a player could declare a day their weekend just before time runs out.
    """
    return replace(present, weekend=at_opening.weekend)


@cache
def load_zone(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise BadCalendar("time-no-zone", zone=name) from error


@cache
def parse_clock_time(text: str) -> wall_time:
    return wall_time.fromisoformat(text)


def local_time_bounds(day: date, at: wall_time, zone: ZoneInfo) -> tuple[datetime, datetime]:
    """Return the moments that a local time can mean, the earlier first.

    They differ only where a clock change skips or repeats that time. A span from the earlier to the later
    moment covers every moment that reads as inside it.
    """
    local = datetime.combine(day, at, zone)
    one, other = local.astimezone(UTC), local.replace(fold=1).astimezone(UTC)
    return (one, other) if one <= other else (other, one)


def _days(since: datetime, zone: ZoneInfo) -> Iterator[date]:
    """Return the local days from the one before `since` up to the horizon."""
    first = since.astimezone(zone).date() - ONE_DAY
    return (first + timedelta(days=n) for n in range(HORIZON.days + 3))


def sleep_spans(calendar: Calendar, since: datetime) -> Iterator[Span]:
    """Yield the sleep hours, from the night that may contain `since`."""
    if calendar.sleep is None:
        return
    zone = load_zone(calendar.zone)
    falls, wakes = parse_clock_time(calendar.sleep.falls), parse_clock_time(calendar.sleep.wakes)
    over_midnight = ONE_DAY if wakes <= falls else NONE
    for day in _days(since, zone):
        yield local_time_bounds(day, falls, zone)[0], local_time_bounds(day + over_midnight, wakes, zone)[1]


def weekend_spans(calendar: Calendar, since: datetime) -> Iterator[Span]:
    """Yield every day of the player's weekend."""
    zone = load_zone(calendar.zone)
    midnight = wall_time()
    free = {DAYS.index(day) for day in calendar.weekend}
    for day in _days(since, zone) if free else ():
        if day.weekday() in free:
            yield (
                local_time_bounds(day, midnight, zone)[0],
                local_time_bounds(day + ONE_DAY, midnight, zone)[1],
            )


def leave_spans(calendar: Calendar) -> Iterator[Span]:
    return iter(sorted((away.start, away.end) for away in calendar.leave))


def daily_moments(at: wall_time, zone: ZoneInfo, since: datetime) -> Iterator[datetime]:
    """Yield that local time of every day from `since` on.

    Where a clock change makes it ambiguous, take the later moment.
    """
    moments = (local_time_bounds(day, at, zone)[1] for day in _days(since, zone))
    return (moment for moment in moments if moment >= since)
