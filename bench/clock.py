"""The cost of computing one clock. `make bench-clock`.

A usual calendar (sleep, a zone with summer time, a leave of two days) with every built-in pace, beside the least that any
such computation needs: one moment converted to the player's zone and back. The ratios matter. The last line is one JSON
object with all figures.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from time import process_time
from timeit import repeat
from zoneinfo import ZoneInfo

from service.play.pace.calendar import Calendar, Leave, SleepHours
from service.play.pace.deadline import OpenQuestionTime, compute_clock
from service.play.pace.hours import Hours
from service.play.pace.pace import Pace, load_ready_made
from service.play.pace.tenure import first_tenure

DAY = timedelta(days=1)
OPENED = datetime(2026, 11, 20, 17, 30, tzinfo=UTC)
ZONE = "Europe/Rome"
CALENDAR = Calendar(
    zone=ZONE, sleep=SleepHours("23:00", "07:00"), leave=(Leave(OPENED + 3 * DAY, OPENED + 5 * DAY),)
)
NUMBER, ROUNDS = 200, 20


def microseconds(work: Callable[[], object]) -> float:
    """Return the processor time of the best round. Other load can only make rounds slower."""
    return min(repeat(work, timer=process_time, number=NUMBER, repeat=ROUNDS)) / NUMBER * 1_000_000


def to_the_zone_and_back() -> datetime:
    return OPENED.astimezone(ZoneInfo(ZONE)).astimezone(UTC)


def reckoning(pace: Pace) -> Callable[[], object]:
    hours, tenure = Hours(pace, CALENDAR), first_tenure(pace, "Anna", OPENED)[0]
    return lambda: compute_clock(hours, tenure, OpenQuestionTime("lay", OPENED), OPENED)


def main() -> None:
    least = microseconds(to_the_zone_and_back)
    print(f"{'pace':12}{'µs':>10}{'ratio':>10}")
    figures = {}
    for name, pace in load_ready_made().items():
        took = microseconds(reckoning(pace))
        figures[name] = {"microseconds": round(took, 1), "ratio": round(took / least, 1)}
        print(f"{name:12}{took:10.1f}{took / least:10.1f}")
    print(json.dumps({"to_the_zone_and_back": round(least, 2), "paces": figures}))


if __name__ == "__main__":
    main()
