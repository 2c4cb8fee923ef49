"""A view as labelled values: the plain text and the board of a game without a drawing of its own.

The part under `seats` (a list with a dict for each seat) is shown by seat. Labels are the messages `view-…`
of the game's catalogue, else the names of the fields. Values have their names from the catalogue.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from engine.text.words import Words, slug
from engine.values.knowledge import SEATS, count_key

UNKNOWN: Final = "?"
"""The sign for a value that the view hides."""
NOTHING: Final = "-"


class Labelled(NamedTuple):
    """One value of a view: of the table, or of each seat."""

    label: str
    values: tuple[str, ...]
    by_seat: bool


def label_values(shown: Mapping[str, Any], words: Words) -> list[Labelled]:
    """Return the values in the game's part of a view. A hidden value is left out if its count is shown."""
    told = {key: value for key, value in shown.items() if value is not None or count_key(key) not in shown}
    return [row for key, value in told.items() for row in _rows(key, value, words)]


def draw_labelled(view: dict[str, Any], words: Words, names: Sequence[str]) -> str:
    """Return the view as lines of text."""
    return "\n".join(_line(row, names) for row in label_values(view["table"], words))


def _line(row: Labelled, names: Sequence[str]) -> str:
    said = (
        (f"{name} {value}" for name, value in zip(names, row.values, strict=True))
        if row.by_seat
        else row.values
    )
    return f"{row.label}: {', '.join(said)}"


def _rows(key: str, value: Any, words: Words, within: str = "") -> Iterator[Labelled]:
    label = f"{within}{_label(key, words)}"
    if key == SEATS:
        yield from _by_seat(value, words)
    elif isinstance(value, Mapping) and value:
        for inner, each in value.items():
            yield from _rows(inner, each, words, f"{label}, ")
    else:
        yield Labelled(label, (_said(value, words),), by_seat=False)


def _by_seat(value: Sequence[Mapping[str, Any]], words: Words) -> Iterator[Labelled]:
    """Yield one row for each value of the seats."""
    for key in dict.fromkeys(key for each in value for key in each):
        said = tuple(_said(each.get(key), words) for each in value)
        yield Labelled(_label(key, words), said, by_seat=True)


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
