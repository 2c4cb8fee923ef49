"""Keeping: the costly parts of a drawing that need not be drawn again, because they would show the same.

After a move most of a board is what it was, and the seats of a table see most of it alike. So a template says of a
costly part what it shows (`{% call kept("stock", terrain, number) %}`): with the same facts, game, language and look it
is the same. Whatever is shown must be among the facts; a test draws whole tables both ways.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property

import msgspec
from markupsafe import Markup

from service.platform.cache import VersionedCache

PARTS: VersionedCache[Markup] = VersionedCache(8_000_000)
FACTS = msgspec.json.Encoder()
SQUARE = re.compile(r"\d+ (?:[a-z]\d+|-?\d+,-?\d+)")

Keeper = Callable[..., Markup]


def keeper(*drawing: str, parts: VersionedCache[Markup] = PARTS) -> Keeper:
    """For the templates of one drawing: the same words, colours and edition."""
    common = " ".join(drawing)

    def kept(part: str, *facts: object, caller: Callable[[], Markup]) -> Markup:
        shown = f"{common} {part} {FACTS.encode(facts).decode()}"
        found = parts.get(shown)
        if found is None:
            found = caller()
            parts.put(shown, found)
        return found

    return kept


class Marked(frozenset[str]):
    """What changed, as `changed` names it. A drawing asks often, so it is sorted out once."""

    @cached_property
    def plotted(self) -> list[str]:
        """The squares of all seats."""
        return sorted(mark for mark in self if SQUARE.fullmatch(mark))

    @cached_property
    def called(self) -> Mapping[str, list[str]]:
        """Things of a seat by what they were called for: `1 region red`."""
        found: dict[str, list[str]] = {}
        for mark in sorted(self):
            if mark.count(" ") > 1:
                found.setdefault(mark.split(" ")[1], []).append(mark)
        return found

    @cached_property
    def seats(self) -> list[str]:
        """Who did anything."""
        return sorted(mark for mark in self if mark.startswith("seat "))

    def squares(self, seat: int) -> list[str]:
        """The marks of the squares of one seat, always in the same order."""
        return [mark for mark in self.plotted if mark.startswith(f"{seat} ")]

    def about(self, *facts: str) -> list[str]:
        """The marks of things that were called for this."""
        return [mark for fact in facts for mark in self.called.get(fact, ())]

    def among(self, things: Iterable[str]) -> list[str]:
        return [thing for thing in things if thing in self]

    def on(self, seat: int, squares: Iterable[str]) -> bool:
        return any(f"{seat} {square}" in self for square in squares)
