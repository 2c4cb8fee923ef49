"""What changed: the marks that a drawing shows, from the events a seat has seen since it last looked."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

NAMING = str, list, tuple
"""What may hold names."""


def marks_of_news(told: Iterable[Mapping[str, Any]]) -> frozenset[str]:
    """Of what was told since a seat last looked. What was dealt before the first move is new to nobody: all of it is
    seen for the first time."""
    return changed_marks(event["data"] for event in told if event["count"])


def changed_marks(events: Iterable[Mapping[str, Any]]) -> frozenset[str]:
    """Marks are seats (`seat 1`), names of things (`jester`), things of a seat (`1 c4`), and where one word names
    two things, what it was called for (`1 region red`, `1 colour red`)."""
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
    """The names in a fact: words, and squares that are pairs of numbers; other numbers are seats and amounts."""
    match value:
        case str():
            yield value
        case [int(column), int(row)]:
            yield f"{column},{row}"
        case _:
            for item in value:
                if isinstance(item, NAMING):
                    yield from _names(item)
