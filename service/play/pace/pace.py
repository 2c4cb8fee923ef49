"""The pace of a table: its time rules as data, with JSON input and output.

Lengths of time are ISO 8601 (`P2D`, `PT8H`).
"""

from __future__ import annotations

import tomllib
from datetime import timedelta
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from engine.values.decoder import Decoder
from service.play.pace.calendar import LocalTime, load_zone
from service.play.pace.sentence import TimeRefusal
from service.play.pace.spans import NONE

READY_MADE: Final = Path(__file__).with_name("paces.toml")
LONGEST_TIME: Final = timedelta(days=60)
LONGEST_BANK: Final = timedelta(days=90)
SHORTEST_NOTICE: Final = timedelta(minutes=1)
ROOM: Final = 3
"""The minimum time of a question in notices: the reminder comes after the first one, with two left."""

Follow = Literal["default", "bot", "open", "vote"]


class BadPace(TimeRefusal):
    """Time rules that are contradictory or unreadable."""


class Hour(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An hour of every day in one place, the same for everybody: `20:00` in `Europe/Rome`."""

    at: LocalTime
    zone: str


class Absence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rule for a seat that stays absent: its defaults go on, a bot, an open seat, or a vote."""

    after: timedelta = timedelta(days=7)
    then: Follow = "default"


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The time rules of a table."""

    time: timedelta | None = None
    """The own time of a question, at most 60 days. Null: no limit. With `hour` it is the least time."""
    kinds: dict[str, timedelta] = {}
    """Other times for some kinds of question."""
    bank: timedelta = NONE
    """The extra time of a seat at first. It is spent after a question's own time."""
    increment: timedelta = NONE
    """The time that each own answer adds to the bank."""
    cap: timedelta | None = None
    """The most that a bank can hold."""
    hour: Hour | None = None
    """A daily hour of all deadlines, instead of a bank."""
    weekends_count: bool = True
    """The clock runs on the player's weekend."""
    sleep_counts: bool = True
    """The clock runs while the player sleeps."""
    notice: timedelta = timedelta(hours=1)
    """The least waking time between a reminder and the deadline. A question has at least three."""
    ladder: tuple[timedelta, ...] = (timedelta(days=1), timedelta(hours=4))
    """The reminders, as times before the deadline. A player may choose their own."""
    grace: timedelta = timedelta(hours=6)
    """The time of a question at an absent seat."""
    absence: Absence = Absence()
    """When an absent seat is given up, and `then`: `default`, `bot`, `open` (for a substitute) or `vote`."""

    def __post_init__(self) -> None:
        _check_times(self)
        _check_bank(self)
        if self.hour:
            load_zone(self.hour.zone)
        if not self.ladder or min(self.ladder) <= NONE:
            raise BadPace("time-ladder-empty")

    def time_for(self, kind: str) -> timedelta | None:
        """Return the own time of a question of this kind."""
        return None if self.time is None else self.kinds.get(kind, self.time)

    def json(self) -> bytes:
        return msgspec.json.encode(self)


_DECODER: Final = Decoder(Pace)


def _check_times(pace: Pace) -> None:
    shortest = ROOM * pace.notice
    if pace.notice < SHORTEST_NOTICE:
        raise BadPace("time-notice-too-short", shortest=SHORTEST_NOTICE)
    for time in (pace.time or shortest, pace.grace, pace.absence.after, *pace.kinds.values()):
        if not shortest <= time <= LONGEST_TIME:
            raise BadPace("time-out-of-bounds", time=time, shortest=shortest, longest=LONGEST_TIME)


def _check_bank(pace: Pace) -> None:
    kept = (pace.bank, pace.increment, pace.cap or NONE)
    if any(kept) and (pace.time is None or pace.hour):
        raise BadPace("time-bank-of-no-use")
    if pace.time is None and (pace.kinds or pace.hour):
        raise BadPace("time-kinds-without-time")
    if min(kept) < NONE or max(kept) > LONGEST_BANK:
        raise BadPace("time-bank-out-of-bounds", longest=LONGEST_BANK)
    if pace.increment and pace.cap is None:
        raise BadPace("time-cap-missing")
    if pace.cap is not None and pace.cap < pace.bank:
        raise BadPace("time-cap-below-bank", cap=pace.cap, bank=pace.bank)


def read_pace(data: bytes | str | dict[str, Any]) -> Pace:
    """Read a pace from JSON or plain data. Raise BadPace for an invalid one."""
    try:
        return _DECODER.convert(data) if isinstance(data, dict) else _DECODER.decode(data)
    except msgspec.DecodeError as error:
        if isinstance(error.__cause__, TimeRefusal):
            raise error.__cause__ from None
        raise BadPace("time-bad-pace", why=str(error)) from error


@cache
def load_ready_made() -> dict[str, Pace]:
    """Return the ready-made paces by name."""
    return {name: read_pace(data) for name, data in tomllib.loads(READY_MADE.read_text()).items()}


def plain_pace(pace: Any) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(pace)
    return plain
