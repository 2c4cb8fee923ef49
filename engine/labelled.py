"""A view as labelled values: the plain text and the board of a game that brings no drawing of its own.

A list as long as there are seats is told seat by seat. Labels are `view-…` in the game's catalogue, else the names of
the fields; values are called as the catalogue calls them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from engine.words import Words, slug

UNKNOWN: Final = "?"
"""What the view does not show."""
NOTHING: Final = "-"


class Labelled(NamedTuple):
    """One thing that a view shows: of the table, or of each seat."""

    label: str
    values: tuple[str, ...]
    by_seat: bool


def labelled(shown: Mapping[str, Any], words: Words, seats: int) -> list[Labelled]:
    """All that the game's part of a view shows."""
    return [row for key, value in shown.items() for row in _rows(_label(key, words), value, words, seats)]


def draw_labelled(view: dict[str, Any], words: Words, names: Sequence[str]) -> str:
    """The view as lines of text."""
    return "\n".join(_line(row, names) for row in labelled(view["table"], words, len(names)))


def _line(row: Labelled, names: Sequence[str]) -> str:
    said = (
        (f"{name} {value}" for name, value in zip(names, row.values, strict=True))
        if row.by_seat
        else row.values
    )
    return f"{row.label}: {', '.join(said)}"


def _rows(label: str, value: Any, words: Words, seats: int) -> Iterator[Labelled]:
    if isinstance(value, Mapping) and value:
        for key, inner in value.items():
            yield from _rows(f"{label}, {_label(key, words)}", inner, words, seats)
    elif isinstance(value, list) and len(value) == seats:
        yield from _by_seat(label, value, words)
    else:
        yield Labelled(label, (_said(value, words),), by_seat=False)


def _by_seat(label: str, value: Sequence[Any], words: Words) -> Iterator[Labelled]:
    """Where each seat has things of its own, one row for each of them."""
    if not all(isinstance(each, Mapping) for each in value):
        yield Labelled(label, tuple(_said(each, words) for each in value), by_seat=True)
        return
    for key in dict.fromkeys(key for each in value for key in each):
        said = tuple(_said(each.get(key), words) for each in value)
        yield Labelled(f"{label}, {_label(key, words)}", said, by_seat=True)


def _label(key: str, words: Words) -> str:
    message = f"view-{slug(key)}"
    return words.say(message) if words.has(message) else words.name(key).replace("_", " ")


def _said(value: Any, words: Words) -> str:
    match value:
        case None:
            return UNKNOWN
        case bool():
            return words.say("view-yes" if value else "view-no")
        case str():
            return words.name(value)
        case Mapping():
            return (
                words.join(f"{words.name(key)} {_said(inner, words)}" for key, inner in value.items())
                or NOTHING
            )
        case list():
            return words.join(_said(inner, words) for inner in value) or NOTHING
    return str(value)
