"""Tenures: the holder of a seat, since when, and the rest of their bank.

A seat's history is its tenures in order.
"""

from __future__ import annotations

from datetime import datetime, timedelta

import msgspec
from msgspec.structs import replace

from service.play.pace.pace import Pace
from service.play.pace.sentence import TimeRefusal
from service.play.pace.spans import NONE


class NoTakeover(TimeRefusal):
    """The seat cannot change hands at this time."""


class Charge(msgspec.Struct, frozen=True):
    """The cost of an answer: all counted time since the question came, and how it was paid.

    `beyond` is free: it is time gained when a deadline was moved out of sleep hours.
    """

    spent: timedelta
    time: timedelta
    bank: timedelta
    beyond: timedelta


class TenureTime(msgspec.Struct, frozen=True):
    """One player's tenure of a seat. `until` is None while it lasts."""

    player: str
    since: datetime
    bank: timedelta
    until: datetime | None = None

    def charged(self, pace: Pace, charge: Charge, *, own: bool) -> TenureTime:
        """Return the tenure after a question.

        The charge is taken from the bank, and the player's `own` answer earns the increment.
        """
        earned = pace.increment if own else NONE
        left = max(NONE, self.bank - charge.bank) + earned
        return replace(self, bank=left if pace.cap is None else min(left, pace.cap))


def first_tenure(pace: Pace, player: str, at: datetime) -> tuple[TenureTime, ...]:
    """Return the history of a seat that has just been taken."""
    return (TenureTime(player, at, pace.bank),)


def add_tenure(
    history: tuple[TenureTime, ...], pace: Pace, player: str, at: datetime
) -> tuple[TenureTime, ...]:
    """Return the history after a substitute took over.

    The old tenure ends and keeps its figures; the new clock is fresh.
    """
    *earlier, present = history
    if at < present.since:
        raise NoTakeover("time-takeover-before", since=present.since)
    return (*earlier, replace(present, until=at), TenureTime(player, at, pace.bank))


def tenure_at(history: tuple[TenureTime, ...], at: datetime) -> TenureTime | None:
    """Return the tenure that a moment belongs to, or None before the first."""
    return next(
        (each for each in history if each.since <= at and (each.until is None or at < each.until)), None
    )
