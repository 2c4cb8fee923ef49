"""Marks of what changed, taken from the events that a seat has seen since it last looked."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

NAMING = str, list, tuple
"""The types of facts that may hold names."""


def marks_of_news(told: Iterable[Mapping[str, Any]]) -> frozenset[str]:
    """Return the marks of the events that a seat has seen since it last looked.

    Events before the first move (the deal) are left out: everything is new then.
    """
    return changed_marks(event["data"] for event in told if event["count"])


def changed_marks(events: Iterable[Mapping[str, Any]]) -> frozenset[str]:
    """Return the marks of some events.

    Marks are seats (`seat 1`), names of things (`jester`) and things of a seat (`1 c4`). Where one word names
    two things, a mark also has the name of the fact (`1 region red`, `1 colour red`).
    """
    marks: set[str] = set()
    for event in events:
        if event.get("seat") is not None:
            marks.add(f"seat {event['seat']}")
        owner = event.get("owner_seat", event.get("seat"))
        for fact, value in event.items():
            if fact == "event" or not isinstance(value, NAMING):
                continue
            for thing in _names(value):
                marks.add(thing)
                if owner is not None:
                    marks |= {f"{owner} {thing}", f"{owner} {fact} {thing}"}
    return frozenset(marks)


def _names(value: str | Sequence[Any]) -> Iterator[str]:
    """Yield the names in a fact: words, and squares given as pairs of numbers.

    Other numbers are seats and amounts.
    """
    match value:
        case str():
            yield value
        case [int(column), int(row)]:
            yield f"{column},{row}"
        case _:
            for item in value:
                if isinstance(item, NAMING):
                    yield from _names(item)
