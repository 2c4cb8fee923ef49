"""Who holds a seat, since when, and what is left in their bank. A seat's history is its tenures in order."""

from __future__ import annotations

from datetime import datetime, timedelta

import msgspec
from msgspec.structs import replace

from service.play.pace.pace import Pace
from service.play.pace.sentence import TimeRefusal
from service.play.pace.spans import NONE


class NoTakeover(TimeRefusal):
    """A seat that cannot change hands so."""


class Charge(msgspec.Struct, frozen=True):
    """What an answer cost: all counted time since the question came, and who paid for it.

    `beyond` is paid by nobody: time that a deadline moved out of sleep hours gave.
    """

    spent: timedelta
    time: timedelta
    bank: timedelta
    beyond: timedelta


class TenureTime(msgspec.Struct, frozen=True):
    """One player's time on a seat; `until` is None while it lasts."""

    player: str
    since: datetime
    bank: timedelta
    until: datetime | None = None

    def charged(self, pace: Pace, charge: Charge, *, own: bool) -> TenureTime:
        """After a question: its charge leaves the bank, an answer of one's `own` earns the increment."""
        earned = pace.increment if own else NONE
        left = max(NONE, self.bank - charge.bank) + earned
        return replace(self, bank=left if pace.cap is None else min(left, pace.cap))


def first_tenure(pace: Pace, player: str, at: datetime) -> tuple[TenureTime, ...]:
    """The history of a seat that has just been taken."""
    return (TenureTime(player, at, pace.bank),)


def take_over(
    history: tuple[TenureTime, ...], pace: Pace, player: str, at: datetime
) -> tuple[TenureTime, ...]:
    """The history after a substitute has come: the old tenure ends and keeps its figures, the new clock is fresh."""
    *earlier, present = history
    if at < present.since:
        raise NoTakeover("time-takeover-before", since=present.since)
    return (*earlier, replace(present, until=at), TenureTime(player, at, pace.bank))


def owner(history: tuple[TenureTime, ...], at: datetime) -> TenureTime | None:
    """The one tenure that a moment belongs to; nobody's before the first."""
    return next(
        (each for each in history if each.since <= at and (each.until is None or at < each.until)), None
    )
