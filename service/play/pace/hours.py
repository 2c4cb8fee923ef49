"""The hours of a player: when their clock stands still, and when they are undisturbed.

Days *off* are weekends (if the pace says so), leave and pauses. *Stopped* time does not count: days off, and
also sleep if the pace says so. *Quiet* time is days off and sleep: no deadline and no reminder falls into it.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Literal

import msgspec

from service.play.pace.calendar import Calendar, leave_spans, sleep_spans, weekend_spans
from service.play.pace.pace import Pace
from service.play.pace.spans import Span, merge_spans, running_time

Cause = Literal["weekend", "leave", "pause", "sleep"]


class Pause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pause of the whole table, agreed by its players. It ends on its own."""

    start: datetime
    end: datetime


class Hours(msgspec.Struct, frozen=True):
    """The hours of one player at one table."""

    pace: Pace
    calendar: Calendar
    pauses: tuple[Pause, ...] = ()

    def because(self, cause: Cause, since: datetime) -> Iterator[Span]:
        """Return the spans of one cause, even if the pace counts them."""
        match cause:
            case "weekend":
                return weekend_spans(self.calendar, since)
            case "leave":
                return leave_spans(self.calendar)
            case "pause":
                return iter(sorted((pause.start, pause.end) for pause in self.pauses))
            case "sleep":
                return sleep_spans(self.calendar, since)

    @property
    def days_off(self) -> tuple[Cause, ...]:
        """Return the causes of days that do not count."""
        return ("leave", "pause") if self.pace.weekends_count else ("weekend", "leave", "pause")

    @property
    def stopping(self) -> tuple[Cause, ...]:
        """Return the causes that stop this seat's clock."""
        return self.days_off if self.pace.sleep_counts else (*self.days_off, "sleep")

    def off(self, since: datetime) -> Iterator[Span]:
        return merge_spans(self.because(cause, since) for cause in self.days_off)

    def stopped(self, since: datetime) -> Iterator[Span]:
        return merge_spans(self.because(cause, since) for cause in self.stopping)

    def quiet(self, since: datetime) -> Iterator[Span]:
        return merge_spans(self.because(cause, since) for cause in (*self.days_off, "sleep"))

    def counted(self, start: datetime, end: datetime) -> timedelta:
        """Return the counted time between two moments."""
        return running_time(start, end, self.stopped(start))

    def waking(self, start: datetime, end: datetime) -> timedelta:
        """Return the time between two moments in which the player could have answered."""
        return running_time(start, end, self.quiet(start))
