"""The names of the parts of an edition, and the text of a figure where nothing is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from engine.editions.figures import are_squares, is_outline
from engine.text.words import Words, slug

BETWEEN: Final = " · "
LINES: Final = " / "
"""The separator between the lines of an outline."""
NOTHING: Final = "—"


class FigureWords(NamedTuple):
    """The words for figures in one language. A game may replace the common name of a figure."""

    words: Words

    def heading(self, table: str) -> str:
        """Return the heading for all figures of one kind."""
        message = f"rules-table-{table}"
        return self.words.say(message) if self.words.has(message) else self.called(table)

    def label(self, path: Sequence[str]) -> str:
        """Return the label of one figure within its kind."""
        return BETWEEN.join(self.called(part) for part in path[1:] or path)

    def full_label(self, path: str) -> str:
        """Return the label of one figure among all figures."""
        table, *below = path.split(".")
        return BETWEEN.join((self.heading(table), *map(self.called, below)))

    def called(self, part: str) -> str:
        """Return the name of a figure, a column of the tables, a value, or a thing."""
        for family in ("figure", "rules-column", "rules-value"):
            if self.words.has(message := f"{family}-{slug(part)}"):
                return self.words.say(message)
        return self.words.name(part)

    def is_thing(self, part: str) -> bool:
        """Return whether moves can name it."""
        return self.words.has(f"name-{slug(part)}")

    def value(self, word: str) -> str:
        """Return the text of a figure that is a word.

        The name of a thing has priority over figures of the same name.
        """
        size = f"rules-value-{slug(word)}"
        if self.words.has(size):
            return self.words.say(size)
        return self.words.name(word) if self.is_thing(word) else self.called(word)

    def told(self, value: Any) -> str:
        """Return the text of a figure."""
        match value:
            case None:
                return NOTHING
            case bool():
                return self.words.say("view-yes" if value else "view-no")
            case str():
                return self.value(value)
            case dict():
                return ", ".join(f"{self.told(each)} {self.value(thing)}" for thing, each in value.items())
            case [int(), *_]:
                return BETWEEN.join(map(str, value))
            case [str(), *_] if is_outline(value):
                return LINES.join(value)
            case [str(), *_] if are_squares(value):
                return self.words.join(value)
            case list():
                return self.words.join(map(self.value, value))
        return str(value)
