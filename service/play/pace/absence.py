"""Absent seats, punctuality and the likely end: judged from what happened, never kept as a second truth."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from statistics import median
from typing import Final

import msgspec

from service.play.pace.hours import Hours
from service.play.pace.pace import Follow
from service.play.pace.spans import NONE

IN_A_ROW: Final = 2
"""So many defaults in a row make a seat absent."""

ENOUGH: Final = 0.05
"""Before this share of a table is played, nothing can be said about its end."""


class Past(msgspec.Struct, frozen=True):
    """A question of one tenure that is over. `own` is when its player answered themselves; None: the clock played.

    Answers that a plan gave at once are neither kept nor missed and do not belong here. `excused`: the desk has
    forgiven a miss. `waking` is how long the answer took in hours in which the player could have given it.
    """

    opened: datetime
    closed: datetime
    own: datetime | None = None
    waking: timedelta = NONE
    excused: bool = False


class Attendance(msgspec.Struct, frozen=True):
    """How a seat stands: its misses in a row, and since when it is absent."""

    misses: int = 0
    absent_since: datetime | None = None

    @property
    def absent(self) -> bool:
        return self.absent_since is not None

    def after(self, past: Past) -> Attendance:
        """After one more question. Playing ends an absence."""
        if past.own is not None or past.excused:
            return Attendance()
        misses = self.misses + 1
        return Attendance(misses, self.absent_since or (past.closed if misses >= IN_A_ROW else None))


class Punctuality(msgspec.Struct, frozen=True):
    """Of `asked` questions with a deadline, `kept` were answered in time; `usual` is the median answer time."""

    asked: int
    kept: int
    usual: timedelta | None

    @property
    def share(self) -> float | None:
        return self.kept / self.asked if self.asked else None


class Progress(msgspec.Struct, frozen=True):
    """How much of a table was played at some moment, from 0 to 1."""

    at: datetime
    share: float


def answered(hours: Hours, opened: datetime, at: datetime) -> Past:
    """What an answer of one's own leaves in the history."""
    return Past(opened, at, own=at, waking=hours.waking(opened, at))


def attendance(history: Iterable[Past], back: datetime | None = None) -> Attendance:
    """How a seat stands after the questions of its present tenure. Playing, or saying `back`, ends an absence."""
    now = Attendance()
    for past in sorted(history, key=lambda past: past.closed):
        if past.own is not None or past.excused or back is None or past.closed > back:
            now = now.after(past)
    return now


def follow_up(hours: Hours, unheard_since: datetime, now: datetime) -> Follow | None:
    """What the table chose for a seat that nobody hears from, once that has lasted long enough.

    `unheard_since` is when the seat became absent; without a limit, when its oldest question was asked.
    """
    absence = hours.pace.absence
    return absence.then if hours.counted(unheard_since, now) >= absence.after else None


def punctuality(history: Iterable[Past]) -> Punctuality:
    """The figures shown of a player. An excused miss counts neither way."""
    counted = [past for past in history if past.own is not None or not past.excused]
    kept = [past.waking.total_seconds() for past in counted if past.own is not None]
    return Punctuality(len(counted), len(kept), timedelta(seconds=median(kept)) if kept else None)


def likely_end(marks: Iterable[Progress], now: datetime) -> datetime | None:
    """When the table ends if it goes on as it went, the present waiting included; None while too little is played."""
    row = sorted(marks, key=lambda mark: (mark.at, mark.share))
    if not row or row[-1].share < ENOUGH:
        return None
    first, last = row[0], row[-1]
    if last.share >= 1:
        return last.at
    if last.share <= first.share:
        return None
    return now + (now - first.at) * ((1 - last.share) / (last.share - first.share))
