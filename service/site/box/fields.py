"""The figures of a file as form fields, each with its faults and our own figure."""

import re
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from engine.editions.edition import PRINTED
from engine.editions.fault import Fault
from engine.editions.figures import MARK, Figure, FigureKind
from engine.editions.words import FigureWords
from engine.text.words import Words
from service.platform.words import Words as OurWords
from service.site.box.entry import BoxEntry
from service.site.edition_tables import Cell, make_outline

COLUMNS, ROWS = 7, 5
"""The grid for a tile: large enough for seven squares in any rotation. Larger tiles extend it."""
LARGEST = 9
"""The maximum side of a board, whose columns are letters."""
PLACE = re.compile(r"\[(\d+)\]")
"""The index of a figure in a row, as a suffix of the row's key."""
SPARE = 2
"""The number of empty fields after a row, in case it is longer in the box."""


class BoxField(NamedTuple):
    key: str
    kind: FigureKind
    thing: str
    """The component that the figure describes, as moves name it. It may have a sign."""
    label: str
    value: Any
    choices: Sequence[tuple[str, str]]
    grid: Sequence[Sequence[tuple[str, str, bool]]]
    """Rows of squares, from the top: the form value, the label, and whether it is filled."""
    ours: Cell
    mark: str
    doubt: str
    seen: bool
    faults: Sequence[str]


class BoxSection(NamedTuple):
    """The figures of components of one kind."""

    name: str
    heading: str
    fields: Sequence[BoxField]


class BoxForm:
    """All form fields of a file in one language."""

    def __init__(self, entry: BoxEntry, faults: Iterable[Fault], words: Words, ours: OurWords) -> None:
        self.entry, self.faults, self.words, self.ours = entry, list(faults), words, ours
        self.figures = FigureWords(words)

    @property
    def sections(self) -> list[BoxSection]:
        by_table = groupby(self.entry.figures, key=lambda figure: figure.path[0])
        return [
            BoxSection(name, self.figures.heading(name), [self.field(figure) for figure in figures])
            for name, figures in by_table
        ]

    @property
    def other_faults(self) -> list[str]:
        """Return the faults of the file that belong to no field."""
        keys = [figure.key for figure in self.entry.figures]
        return [
            each.explain(self.words)
            for each in self.faults
            if not any(is_fault_of_figure(each, key) for key in keys)
        ]

    def field(self, figure: Figure) -> BoxField:
        mark, _, source = figure.doubt.partition(":")
        return BoxField(
            key=figure.key,
            kind=figure.kind,
            thing=next((part for part in reversed(figure.path) if self.figures.is_thing(part)), ""),
            label=capitalize_first(self.figures.label(figure.path)),
            value=figure.value,
            choices=[(each, self.figures.called(each)) for each in figure.choices],
            grid=self.grid(figure),
            ours=self.picture(figure),
            mark=mark,
            doubt=self.ours.say("rules-origin-of", mark=mark, source=source.strip()),
            seen=figure.mark == PRINTED,
            faults=[self.told(each, figure) for each in self.faults if is_fault_of_figure(each, figure.key)],
        )

    def told(self, wrong: Fault, figure: Figure) -> str:
        """Describe a fault at its field, with the place in a row or the component if it concerns only one."""
        within, sentence = wrong.key.removeprefix(figure.key), wrong.sentence(self.words)
        if not within:
            return capitalize_first(sentence)
        place = PLACE.fullmatch(within)
        where = (
            self.ours.say("box-place", number=int(place[1]))
            if place
            else self.figures.value(within.strip("."))
        )
        return f"{where}: {sentence}"

    def grid(self, figure: Figure) -> list[list[tuple[str, str, bool]]]:
        if figure.kind == FigureKind.OUTLINE:
            drawn = figure.value
            columns, rows = max(COLUMNS, *map(len, drawn), 0), max(ROWS, len(drawn))
            full = {(x, y) for y, line in enumerate(drawn) for x, square in enumerate(line) if square == MARK}
            return [
                [(f"{x}-{y}", self.square(x, y), (x, y) in full) for x in range(columns)] for y in range(rows)
            ]
        if figure.kind == FigureKind.SQUARES:
            board = self.entry.edition.at(figure.path[0])
            columns, rows = (min(board.get(side, LARGEST), LARGEST) for side in ("columns", "rows"))
            names = [[f"{chr(ord('a') + x)}{y}" for x in range(columns)] for y in range(rows, 0, -1)]
            return [[(name, name, name in figure.value) for name in row] for row in names]
        return []

    def square(self, x: int, y: int) -> str:
        return self.ours.say("box-square", column=x + 1, row=y + 1)

    def picture(self, figure: Figure) -> Cell:
        """Return our own figure: a drawing for an outline, otherwise words."""
        match figure.ours:
            case [str(), *_] if figure.kind == FigureKind.OUTLINE:
                return make_outline(figure.ours)
            case dict():
                return ", ".join(
                    f"{count} {self.figures.called(thing)}" for thing, count in figure.ours.items()
                )
            case list() if figure.kind == FigureKind.SQUARES:
                return " · ".join(figure.ours)
            case list():
                return " · ".join(self.figures.called(str(each)) for each in figure.ours)
        return self.figures.called(str(figure.ours))


def capitalize_first(text: str) -> str:
    """Capitalise the first letter, and keep the rest as it is."""
    return text[:1].upper() + text[1:]


def is_fault_of_figure(each: Fault, key: str) -> bool:
    """Return whether a fault concerns this figure or a part of it."""
    return each.key == key or each.key.startswith((f"{key}.", f"{key}["))
