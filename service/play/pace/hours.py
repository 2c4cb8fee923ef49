"""When a seat's clock stands still, and when its player is left alone.

Days *off* are weekends (where the pace says so), leave and pauses. *Stopped* time does not count: days off, and sleep
where the pace says so. *Quiet* time is days off and sleep: no deadline and no reminder falls into it.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Literal

import msgspec

from service.play.pace.calendar import Calendar, leaves, nights, weekends
from service.play.pace.pace import Pace
from service.play.pace.spans import Span, running, union

Cause = Literal["weekend", "leave", "pause", "sleep"]


class Pause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A time the whole table stands still, agreed by its players; it ends by itself."""

    start: datetime
    end: datetime


class Hours(msgspec.Struct, frozen=True):
    """The hours of one player at one table."""

    pace: Pace
    calendar: Calendar
    pauses: tuple[Pause, ...] = ()

    def because(self, cause: Cause, since: datetime) -> Iterator[Span]:
        """The spans of one cause, whether or not the pace lets them count."""
        match cause:
            case "weekend":
                return weekends(self.calendar, since)
            case "leave":
                return leaves(self.calendar)
            case "pause":
                return iter(sorted((pause.start, pause.end) for pause in self.pauses))
            case "sleep":
                return nights(self.calendar, since)

    @property
    def days_off(self) -> tuple[Cause, ...]:
        """Why whole days may not count."""
        return ("leave", "pause") if self.pace.weekends_count else ("weekend", "leave", "pause")

    @property
    def stopping(self) -> tuple[Cause, ...]:
        """Why this seat's clock may stand still."""
        return self.days_off if self.pace.sleep_counts else (*self.days_off, "sleep")

    def off(self, since: datetime) -> Iterator[Span]:
        return union(self.because(cause, since) for cause in self.days_off)

    def stopped(self, since: datetime) -> Iterator[Span]:
        return union(self.because(cause, since) for cause in self.stopping)

    def quiet(self, since: datetime) -> Iterator[Span]:
        return union(self.because(cause, since) for cause in (*self.days_off, "sleep"))

    def counted(self, start: datetime, end: datetime) -> timedelta:
        """The time between two moments that the clock counts."""
        return running(start, end, self.stopped(start))

    def waking(self, start: datetime, end: datetime) -> timedelta:
        """The time between two moments in which the player could have answered."""
        return running(start, end, self.quiet(start))
