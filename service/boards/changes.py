"""What changed: the marks that a drawing shows, from the events a seat has seen since it last looked."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any


def changed(events: Iterable[Mapping[str, Any]]) -> frozenset[str]:
    """Marks are seats (`seat 1`), names of things (`jester`), things of a seat (`1 c4`), and where one word names
    two things, what it was called for (`1 region red`, `1 colour red`)."""
    return frozenset(mark for event in events for mark in _marks(event))


def _marks(event: Mapping[str, Any]) -> Iterator[str]:
    if event.get("seat") is not None:
        yield f"seat {event['seat']}"
    owner = event.get("owner_seat", event.get("seat"))
    for fact, value in event.items():
        for thing in _names(value) if fact != "event" else ():
            yield thing
            if owner is not None:
                yield from (f"{owner} {thing}", f"{owner} {fact} {thing}")


def _names(value: Any) -> Iterator[str]:
    """The names in a fact: words, and squares that are pairs of numbers; other numbers are seats and amounts."""
    match value:
        case str():
            yield value
        case [int(column), int(row)]:
            yield f"{column},{row}"
        case list() | tuple():
            for item in value:
                yield from _names(item)
