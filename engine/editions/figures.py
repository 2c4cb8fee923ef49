"""The figures of an edition that are not printed in the rules: what each is, and how it may be entered by who has the box.

A figure is what is entered in one piece: a number, a row of numbers, an outline, what a city costs. Of which kind it is, and
what it may be, follows from the game's own edition that the file was made from.
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
    """How a figure is entered."""

    NUMBER = "number"
    NUMBERS = "numbers"
    """In a row, as many as there are."""
    COUNTS = "counts"
    """So many of each of several things."""
    ONE_OF = "one-of"
    SOME_OF = "some-of"
    SEQUENCE = "sequence"
    """Of several things in a row, each as often as it comes."""
    OUTLINE = "outline"
    SQUARES = "squares"
    """Of a board with columns and rows."""


class Figure(NamedTuple):
    """One of them, as the file has it and as the edition has it that the file was made from."""

    path: Path
    kind: FigureKind
    value: Any
    ours: Any
    mark: str
    """As it is written, with the source behind it."""
    doubt: str
    """The mark that it has in the edition that the file was made from."""
    choices: Sequence[str]

    @property
    def key(self) -> str:
        return ".".join(self.path)


def doubtful_figures(edition: Edition[Any], base: Edition[Any], shape: type) -> Iterator[Figure]:
    """All that are not printed in the rules, those too that this file has from the box."""
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
    """What is entered in one piece, and under which path (any name in the place of a thing's own) others are like it."""
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
    """How figures like these are entered, and what of."""
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
    """Of a tile: a mark for each of its squares."""
    return set("".join(lines)) <= {MARK, "."}


def are_squares(names: Sequence[str]) -> bool:
    """Of a board. A card may be called as a square is."""
    return all(map(SQUARE.fullmatch, names))


def _marks(edition: Edition[Any]) -> dict[Path, str]:
    return {tuple(path.split(".")): mark for path, mark in marks_written(edition.raw) if path not in ABOUT}


def _mark_of(path: Path, marks: Mapping[Path, str]) -> str:
    """Of a figure, or of the first thing in it."""
    return next((mark for each, mark in marks.items() if each[: len(path)] == path), "")


def corrected(raw: Plain, path: Path, value: Any, mark: str) -> dict[str, Any]:
    """What a file says, with another figure in it and with its mark."""
    name, *below = path
    if below:
        return {**raw, name: corrected(raw[name], tuple(below), value, mark)}
    marks = raw.get(PROVENANCE, {})
    marks = {"default": marks} if isinstance(marks, str) else marks
    return {PROVENANCE: None, **raw, name: value} | {PROVENANCE: {**marks, name: mark}}


def outline_of(squares: Sequence[tuple[int, int]]) -> list[str]:
    """Squares of a grid as an outline is drawn, wherever in the grid they lie."""
    if not squares:
        return []
    columns, rows = [x for x, _ in squares], [y for _, y in squares]
    return [
        "".join(MARK if (x, y) in squares else "." for x in range(min(columns), max(columns) + 1))
        for y in range(min(rows), max(rows) + 1)
    ]
