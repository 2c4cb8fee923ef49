"""The arithmetic of moments and spans; it knows nothing of players or tables.

A span is half-open: its start belongs to it, its end does not. Rows of spans are sorted by start and may overlap;
they are generated as far as somebody looks, and nobody looks further than the horizon.
"""

from collections.abc import Iterable, Iterator
from datetime import datetime, timedelta
from heapq import merge
from typing import Final

from service.play.pace.sentence import TimeRefusal

Span = tuple[datetime, datetime]

NONE: Final = timedelta(0)
HORIZON: Final = timedelta(days=1000)
"""Longer than the slowest pace with every bank, sleep, weekend and a year's leave."""


class Endless(TimeRefusal):
    """The clock would stand still for years: the calendar cannot be meant."""


def union(rows: Iterable[Iterable[Span]]) -> Iterator[Span]:
    """All that is covered by any row, as spans that neither overlap nor touch."""
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


def walk(start: datetime, amount: timedelta, stops: Iterable[Span]) -> datetime:
    """The first running moment at which `amount` of running time has passed since `start`."""
    at, left = start, amount
    for begins, ends in stops:
        if ends <= at:
            continue
        if at + left < begins or at - start > HORIZON:
            break
        left -= max(NONE, begins - at)
        at = ends
    if at + left - start > HORIZON:
        raise Endless("time-endless", start=start, days=HORIZON.days)
    return at + left


def land(at: datetime, stops: Iterable[Span]) -> datetime:
    """This moment, or the first running one after it."""
    return walk(at, NONE, stops)


def back(end: datetime, amount: timedelta, stops: Iterable[Span], floor: datetime) -> datetime:
    """The last running moment from which `amount` of running time is left until `end`; never before `floor`."""
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


def covered(start: datetime, end: datetime, stops: Iterable[Span]) -> timedelta:
    """How much of the time from start to end the (disjoint) stops take."""
    total = NONE
    for begins, ends in stops:
        if begins >= end:
            break
        total += max(NONE, min(end, ends) - max(start, begins))
    return total


def running(start: datetime, end: datetime, stops: Iterable[Span]) -> timedelta:
    """How much time from start to end is not stopped; none when the end lies before the start."""
    return end - start - covered(start, end, stops) if end > start else NONE
