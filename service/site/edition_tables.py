"""The data of an edition as tables, with the origin of every figure.

`rules/tables.toml` in the folder of the game defines the tables. Components are named as in the game's
catalogue. `rows` is the path of the components in the edition file. A column shows the value at
`<row>.<column>`, unless the column has an `at`, where `*` stands for the name of the row. A table for some
options only has a `when`, as in the text of the rules.
"""

import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from engine.editions.edition import MARKS, Edition
from engine.editions.figures import is_outline
from engine.editions.words import FigureWords
from engine.rules import Played, read_when
from engine.table.game import games
from engine.text.words import Words
from service.platform.words import Words as OurWords

FULL = "#"
SIDE = 11
"""The side of an outline's square, in pixels."""


class Outline(NamedTuple):
    """The drawing of a tile. Each square is given by its top left corner."""

    squares: Sequence[tuple[int, int]]
    width: int
    height: int


Cell = str | Outline


class Row(NamedTuple):
    name: str
    cells: Sequence[Cell]


class DataTable(NamedTuple):
    caption: str
    columns: Sequence[str]
    rows: Sequence[Row]
    origins: Sequence[str]
    """The origin of most rows, then of each row that differs."""


@dataclass(frozen=True)
class Column:
    name: str
    at: str

    def path(self, row: str) -> str:
        return self.at.replace("*", row)


@cache
def load_table_definitions(game: str) -> Sequence[Mapping[str, Any]]:
    """Return the table definitions of a game; empty if it has none."""
    file = games()[game].folder / "rules" / "tables.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))["tables"] if file.is_file() else ()


def make_data_tables(
    game: str, edition: Edition[Any], words: Words, ours: OurWords, played: Played | None = None
) -> list[DataTable]:
    """Return all tables of an edition, or only those that apply to a `played` table."""
    maker = DataTableBuilder(edition, words, ours)
    return [
        maker.table(each["name"], each["rows"], each["columns"])
        for each in load_table_definitions(game)
        if played is None or read_when(each.get("when", "")).holds(played)
    ]


class DataTableBuilder:
    """A builder of the tables of one edition in one language."""

    def __init__(self, edition: Edition[Any], words: Words, ours: OurWords) -> None:
        self.edition, self.words, self.ours = edition, words, ours
        self.marks = edition.provenance()

    def table(self, name: str, rows: str, columns: Sequence[Any]) -> DataTable:
        """Return the table `name`, with a row for each component at the path `rows`."""
        said = [
            Column(each, f"{rows}.*.{each}") if isinstance(each, str) else Column(**each) for each in columns
        ]
        figures = FigureWords(self.words)
        things = [thing for thing in self.edition.at(rows) if thing != "provenance"]
        made = [
            Row(
                self.words.name(thing),
                [make_cell(self.edition.at(column.path(thing)), figures) for column in said],
            )
            for thing in things
        ]
        caption = self.words.say(f"rules-table-{name}")
        return DataTable(caption, [self.heading(column) for column in said], made, self.origins(said, things))

    def origins(self, columns: Sequence[Column], things: Sequence[str]) -> list[str]:
        """Return the most common origin once, then the origin of each row that differs."""
        found = {self.words.name(thing): self.origin(columns, thing) for thing in things}
        ((usual, _),) = Counter(found.values()).most_common(1)
        return [usual, *(f"{name}: {origin}" for name, origin in found.items() if origin != usual)]

    def heading(self, column: Column) -> str:
        return self.words.say(f"rules-column-{column.name}")

    def origin(self, columns: Sequence[Column], row: str) -> str:
        """Return the origin of the figures of a row."""
        found = [(self.mark(column.path(row)), self.heading(column)) for column in columns]
        used = [mark for mark in MARKS if any(mark == each for each, _ in found)]
        if len(used) == 1:
            return self.ours.say("rules-all-of-it", mark=used[0])
        return "; ".join(
            self.ours.say(
                "rules-some-of-it",
                mark=mark,
                columns=", ".join(heading for each, heading in found if each == mark),
            )
            for mark in used
        )

    def mark(self, path: str) -> str:
        """Return the mark of the first datum at or below a path; empty if there is none."""
        return next((mark for each, mark in self.marks.items() if f"{each}.".startswith(f"{path}.")), "")


def make_cell(value: Any, figures: FigureWords) -> Cell:
    """Return a figure of an edition: a drawing for a tile, text for anything else."""
    match value:
        case [str(), *_] if is_outline(value):
            return make_outline(value)
    return figures.told(value)


def make_outline(lines: Sequence[str]) -> Outline:
    squares = [
        (x * SIDE, y * SIDE)
        for y, line in enumerate(lines)
        for x, square in enumerate(line)
        if square == FULL
    ]
    return Outline(squares, len(lines[0]) * SIDE, len(lines) * SIDE)
