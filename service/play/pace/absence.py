"""Absent seats, punctuality and the likely end of a table.

All are computed from the history and never stored.
"""

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
"""The number of consecutive defaults that makes a seat absent."""

ENOUGH: Final = 0.05
"""The share of a table that must be played before its end can be estimated."""


class SettledQuestion(msgspec.Struct, frozen=True):
    """A settled question of one tenure.

    `own` is the time of the player's own answer; None means that the clock played the default. Immediate
    answers of a plan are neither kept nor missed and do not belong here. `excused` means that the desk has
    forgiven a miss. `waking` is the time to the answer, counting only hours in which the player could have
    given it.
    """

    opened: datetime
    closed: datetime
    own: datetime | None = None
    waking: timedelta = NONE
    excused: bool = False


class Attendance(msgspec.Struct, frozen=True):
    """The attendance of a seat: its consecutive misses, and since when it is absent."""

    misses: int = 0
    absent_since: datetime | None = None

    @property
    def absent(self) -> bool:
        return self.absent_since is not None

    def after(self, past: SettledQuestion) -> Attendance:
        """Return the attendance after one more question. An answer ends an absence."""
        if past.own is not None or past.excused:
            return Attendance()
        misses = self.misses + 1
        return Attendance(misses, self.absent_since or (past.closed if misses >= IN_A_ROW else None))


class Punctuality(msgspec.Struct, frozen=True):
    """The punctuality of a player.

    Of `asked` questions with a deadline, `kept` were answered in time; `usual` is the median answer time.
    """

    asked: int
    kept: int
    usual: timedelta | None

    @property
    def share(self) -> float | None:
        return self.kept / self.asked if self.asked else None


class Progress(msgspec.Struct, frozen=True):
    """The share of a table that was played at some moment, from 0 to 1."""

    at: datetime
    share: float


def settle_by_answer(hours: Hours, opened: datetime, at: datetime) -> SettledQuestion:
    """Return the history entry of a player's own answer."""
    return SettledQuestion(opened, at, own=at, waking=hours.waking(opened, at))


def compute_attendance(history: Iterable[SettledQuestion], back: datetime | None = None) -> Attendance:
    """Return the attendance of a seat after the questions of its present tenure.

    An answer, or `back`, ends an absence.
    """
    now = Attendance()
    for past in sorted(history, key=lambda past: past.closed):
        if past.own is not None or past.excused or back is None or past.closed > back:
            now = now.after(past)
    return now


def due_consequence(hours: Hours, unheard_since: datetime, now: datetime) -> Follow | None:
    """Return what the table chose for a seat that nobody hears from, or None if the silence is too short yet.

    `unheard_since` is when the seat became absent. At a pace without limit it is when its oldest question
    came.
    """
    absence = hours.pace.absence
    return absence.then if hours.counted(unheard_since, now) >= absence.after else None


def compute_punctuality(history: Iterable[SettledQuestion]) -> Punctuality:
    """Compute the punctuality of a player. An excused miss is not counted at all."""
    counted = [past for past in history if past.own is not None or not past.excused]
    kept = [past.waking.total_seconds() for past in counted if past.own is not None]
    return Punctuality(len(counted), len(kept), timedelta(seconds=median(kept)) if kept else None)


def estimate_end(marks: Iterable[Progress], now: datetime) -> datetime | None:
    """Estimate when the table ends from its speed so far, including the present wait.

    Return None while too little is played.
    """
    row = sorted(marks, key=lambda mark: (mark.at, mark.share))
    if not row or row[-1].share < ENOUGH:
        return None
    first, last = row[0], row[-1]
    if last.share >= 1:
        return last.at
    if last.share <= first.share:
        return None
    return now + (now - first.at) * ((1 - last.share) / (last.share - first.share))
