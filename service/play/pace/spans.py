"""Arithmetic of moments and spans, independent of players and tables.

A span is half-open: it includes its start and excludes its end. Rows of spans are sorted by start and may
overlap. They are generated lazily, and never consumed beyond the horizon.
"""

from collections.abc import Iterable, Iterator
from datetime import datetime, timedelta
from heapq import merge
from typing import Final

from service.play.pace.sentence import TimeRefusal

Span = tuple[datetime, datetime]

NONE: Final = timedelta(0)
HORIZON: Final = timedelta(days=1000)
"""A length beyond any deadline: longer than the slowest pace with every bank, sleep, weekend and a year's
leave.
"""


class EndlessWait(TimeRefusal):
    """The clock would stand still for years, so the calendar must be a mistake."""


def merge_spans(rows: Iterable[Iterable[Span]]) -> Iterator[Span]:
    """Yield everything that any row covers, as spans that neither overlap nor touch."""
    start: datetime | None = None
    end: datetime | None = None
    for begins, ends in merge(*rows):
        if start is None or end is None:
            start, end = begins, ends
        elif begins <= end:
            end = max(end, ends)
        else:
            yield start, end
            start, end = begins, ends
    if start is not None and end is not None:
        yield start, end


def add_running_time(start: datetime, amount: timedelta, stops: Iterable[Span]) -> datetime:
    """Return the first running moment when `amount` of running time has passed since `start`."""
    at, left = start, amount
    for begins, ends in stops:
        if ends <= at:
            continue
        if at + left < begins or at - start > HORIZON:
            break
        left -= max(NONE, begins - at)
        at = ends
    if at + left - start > HORIZON:
        raise EndlessWait("time-endless", start=start, days=HORIZON.days)
    return at + left


def next_running_moment(at: datetime, stops: Iterable[Span]) -> datetime:
    """Return this moment if it is running time, otherwise the next running one."""
    return add_running_time(at, NONE, stops)


def subtract_running_time(
    end: datetime, amount: timedelta, stops: Iterable[Span], floor: datetime
) -> datetime:
    """Return the last running moment with `amount` of running time left until `end`; never before `floor`."""
    near = []
    for span in stops:
        if span[0] >= end:
            break
        near.append(span)
    at, left = end, amount
    for begins, ends in reversed(near):
        free = at - min(at, ends)
        if left <= free:
            break
        left -= free
        at = min(at, begins)
    return max(floor, at - left)


def covered_time(start: datetime, end: datetime, stops: Iterable[Span]) -> timedelta:
    """Return how much of the time from start to end the (disjoint) stops cover."""
    total = NONE
    for begins, ends in stops:
        if begins >= end:
            break
        total += max(NONE, min(end, ends) - max(start, begins))
    return total


def running_time(start: datetime, end: datetime, stops: Iterable[Span]) -> timedelta:
    """Return how much of the time from start to end is not stopped; zero if the end lies before the start."""
    return end - start - covered_time(start, end, stops) if end > start else NONE
