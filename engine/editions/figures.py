"""The figures of an edition that are not printed in the rules, so that an owner of the box can correct them.

A figure is a value that is entered in one piece: a number, a row of numbers, an outline, the cost of a city.
Its kind and its possible values follow from the game's own edition that the file was made from.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Any, Final, NamedTuple, TypeAlias

from msgspec import inspect

from engine.editions.edition import ABOUT, PRINTED, PROVENANCE, Edition, marks_written

Path: TypeAlias = tuple[str, ...]
Plain: TypeAlias = Mapping[str, Any]

ANY: Final = "*"
SQUARE: Final = re.compile(r"[a-z][1-9]")
MARK: Final = "#"


class FigureKind(StrEnum):
    """The way to enter a figure."""

    NUMBER = "number"
    NUMBERS = "numbers"
    """A row of numbers of any length."""
    COUNTS = "counts"
    """The count of each of several things."""
    ONE_OF = "one-of"
    SOME_OF = "some-of"
    SEQUENCE = "sequence"
    """Several things in a row, with repetitions."""
    OUTLINE = "outline"
    SQUARES = "squares"
    """Squares of a board with columns and rows."""


class Figure(NamedTuple):
    """One figure: its value in the file, and in the game's own edition that the file was made from."""

    path: Path
    kind: FigureKind
    value: Any
    ours: Any
    mark: str
    """The mark as written, with its source."""
    doubt: str
    """The mark in the edition that the file was made from."""
    choices: Sequence[str]

    @property
    def key(self) -> str:
        return ".".join(self.path)


def doubtful_figures(edition: Edition[Any], base: Edition[Any], shape: type) -> Iterator[Figure]:
    """Yield all figures that are not printed in the rules, even if this file has them from the box."""
    alike: dict[Path, list[Any]] = {}
    pieces = dict(_pieces(inspect.type_info(shape), base.plain, (), ()))
    for like, value in pieces.values():
        alike.setdefault(like, []).append(value)
    marks, doubts = _marks(edition), _marks(base)
    for path, (like, ours) in pieces.items():
        mark, doubt = _mark_of(path, marks), _mark_of(path, doubts)
        if {mark, doubt} - {PRINTED, ""}:
            kind, choices = _kind(alike[like])
            value = edition.at(".".join(path))
            yield Figure(path, kind, ours if value is None else value, ours, mark, doubt, choices)


def _pieces(
    kind: inspect.Type, value: Any, path: Path, like: Path
) -> Iterator[tuple[Path, tuple[Path, Any]]]:
    """Yield the path of each figure, with its value and the path that it shares with similar figures.

    In the shared path `*` stands for the name of a thing.
    """
    if isinstance(kind, inspect.StructType):
        fields = {field.encode_name: field.type for field in kind.fields}
        for name in value:
            yield from _pieces(fields[name], value[name], (*path, name), (*like, name))
    elif isinstance(kind, inspect.DictType) and not isinstance(kind.value_type, inspect.IntType):
        for name in value:
            yield from _pieces(kind.value_type, value[name], (*path, name), (*like, ANY))
    else:
        yield path, (like, value)


def _kind(alike: Sequence[Any]) -> tuple[FigureKind, Sequence[str]]:
    """Return how figures like these are entered, and their possible values."""
    first = next((each for each in alike if each), alike[0])
    match first:
        case int():
            return FigureKind.NUMBER, ()
        case str():
            return FigureKind.ONE_OF, sorted(set(alike))
        case dict():
            return FigureKind.COUNTS, list(dict.fromkeys(name for each in alike for name in each))
        case [int(), *_]:
            return FigureKind.NUMBERS, ()
    things = list(dict.fromkeys(thing for each in alike for thing in each))
    if is_outline(things):
        return FigureKind.OUTLINE, ()
    if are_squares(things):
        return FigureKind.SQUARES, ()
    if any(len(set(each)) < len(each) for each in alike):
        return FigureKind.SEQUENCE, things
    return FigureKind.SOME_OF, sorted(things)


def is_outline(lines: Sequence[str]) -> bool:
    """Return whether lines are the outline of a tile, with a mark for each square."""
    return set("".join(lines)) <= {MARK, "."}


def are_squares(names: Sequence[str]) -> bool:
    """Return whether names are squares of a board. A single name may also be that of a card."""
    return all(map(SQUARE.fullmatch, names))


def _marks(edition: Edition[Any]) -> dict[Path, str]:
    return {tuple(path.split(".")): mark for path, mark in marks_written(edition.raw) if path not in ABOUT}


def _mark_of(path: Path, marks: Mapping[Path, str]) -> str:
    """Return the mark of a figure, or of the first value in it."""
    return next((mark for each, mark in marks.items() if each[: len(path)] == path), "")


def correct_figure(raw: Plain, path: Path, value: Any, mark: str) -> dict[str, Any]:
    """Return the content of a file with another value and mark for one figure."""
    name, *below = path
    if below:
        return {**raw, name: correct_figure(raw[name], tuple(below), value, mark)}
    marks = raw.get(PROVENANCE, {})
    marks = {"default": marks} if isinstance(marks, str) else marks
    return {PROVENANCE: None, **raw, name: value} | {PROVENANCE: {**marks, name: mark}}


def outline_of(squares: Sequence[tuple[int, int]]) -> list[str]:
    """Return squares as the drawing of an outline, wherever they are in the grid."""
    if not squares:
        return []
    columns, rows = [x for x, _ in squares], [y for _, y in squares]
    return [
        "".join(MARK if (x, y) in squares else "." for x in range(min(columns), max(columns) + 1))
        for y in range(min(rows), max(rows) + 1)
    ]
