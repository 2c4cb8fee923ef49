"""The figures that an owner of the box enters, as the file of an edition.

The server stores nothing between requests. The form contains the whole file. Owners may save the file and
upload it later to continue.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec
from werkzeug.datastructures import MultiDict

from engine.editions.check import LONGEST_FILE
from engine.editions.edition import PRINTED, Edition
from engine.editions.fault import Fault, fault
from engine.editions.figures import Figure, FigureKind, correct_figure, doubtful_figures, outline_of
from engine.editions.text import text_of
from engine.table.game import Game
from service.platform.editions import ENDING, EditionFile, parse_edition

Sent = MultiDict[str, str]
UNLIKE_AN_EDITION = (
    tomllib.TOMLDecodeError,
    msgspec.ValidationError,
    AttributeError,
    KeyError,
    TypeError,
    RecursionError,
)
"""The errors when reading an arbitrary file."""
MOST_SQUARES = 50
"""The maximum number of squares in a row or column of a form."""
SEEN = "seen"
"""The form field with the keys of all figures that were read off the box, changed or not."""


@dataclass(frozen=True)
class BoxEntry:
    """An edition file with its future name and the figures entered so far."""

    game: Game
    name: str
    raw: Mapping[str, Any]
    faults: tuple[Fault, ...] = ()
    """The faults of typed values that are not figures."""

    @cached_property
    def edition(self) -> Edition[Any]:
        return self.game.editions.read(self.name, self.text)

    @cached_property
    def text(self) -> str:
        return text_of(self.raw)

    @cached_property
    def figures(self) -> Sequence[Figure]:
        editions = self.game.editions
        return list(doubtful_figures(self.edition, editions.own[self.edition.ruled_as], editions.shape))

    @property
    def read_off(self) -> int:
        """Return the number of figures that were read off the box."""
        return sum(figure.mark == PRINTED for figure in self.figures)

    @property
    def file_name(self) -> str:
        return f"{self.name}{ENDING}"

    def checked(self) -> EditionFile:
        return parse_edition(Path(), self.name, self.text)

    def with_answers(self, sent: Sent) -> BoxEntry:
        """Return the entry with the figures of the form."""
        raw, faults = dict(self.raw) | {"title": sent.get("title", "").strip() or self.edition.title}, []
        seen = set(sent.getlist(SEEN))
        for figure in self.figures:
            try:
                value = parse_figure(figure, sent)
            except ValueError:
                faults.append(fault(figure.key, "kind", right="integer"))
                continue
            mark = PRINTED if figure.key in seen or value != figure.ours else figure.doubt
            raw = correct_figure(raw, figure.path, value, mark)
        return BoxEntry(self.game, sent.get("name", "").strip() or self.name, raw, tuple(faults))


def read_entry(game: Game, name: str, text: str) -> BoxEntry | None:
    """Read a file to continue with. Return None if its data do not have the shape of the game's data."""
    if len(text) > LONGEST_FILE:
        return None
    try:
        entry = BoxEntry(game, name, tomllib.loads(text))
        known = entry.edition.ruled_as in game.editions.own and bool(entry.figures)
    except UNLIKE_AN_EDITION:
        return None
    return entry if known else None


def parse_figure(figure: Figure, sent: Sent) -> Any:
    """Return one figure in the format of the file. Raise ValueError for an invalid number."""
    said = [each for each in sent.getlist(figure.key) if each.strip()]
    match figure.kind:
        case FigureKind.NUMBER:
            return int(said[0]) if said else figure.value
        case FigureKind.NUMBERS:
            return [int(each) for each in said]
        case FigureKind.COUNTS:
            counts = dict(parse_counts(figure, sent))
            return figure.value if counts == figure.value else counts
        case FigureKind.ONE_OF:
            return said[0] if said else figure.value
        case FigureKind.SOME_OF:
            return sorted(set(said))
        case FigureKind.SEQUENCE:
            return said
        case FigureKind.OUTLINE:
            return outline_of([parse_square(each) for each in said])
        case FigureKind.SQUARES:
            return sorted(set(said), key=lambda square: (square[1:], square[:1]))


def parse_counts(figure: Figure, sent: Sent) -> Iterator[tuple[str, int]]:
    for thing in figure.choices:
        if number := int(sent.get(f"{figure.key}.{thing}", "").strip() or 0):
            yield thing, number


def parse_square(text: str) -> tuple[int, int]:
    column, _, row = text.partition("-")
    square = int(column), int(row)
    if max(square) > MOST_SQUARES:
        raise ValueError(text)
    return square
