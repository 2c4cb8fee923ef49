"""What changed: the marks that a drawing shows, from the events a seat has seen since it last looked."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any


def changed(events: Iterable[Mapping[str, Any]]) -> frozenset[str]:
    """Marks are the names of things (`jester`), of things of a seat (`1 c4`) and of seats themselves (`seat 1`)."""
    return frozenset(mark for event in events for mark in _marks(event))


def _marks(event: Mapping[str, Any]) -> Iterator[str]:
    things = [thing for fact, value in event.items() if fact != "event" for thing in _names(value)]
    yield from things
    if event.get("seat") is not None:
        yield f"seat {event['seat']}"
    owner = event.get("owner_seat", event.get("seat"))
    yield from (f"{owner} {thing}" for thing in things if owner is not None)


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
