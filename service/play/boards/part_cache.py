"""A cache for the costly parts of a drawing.

After a move most of a board is unchanged, and the seats of a table see most of it alike. A template therefore
passes the facts that a costly part shows (`{% call kept("stock", terrain, number) %}`). Together with game,
edition, language and look they are the cache key. All that a part shows must be among the facts; a test draws
whole tables with and without the cache.
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


def make_part_cache(*drawing: str, parts: VersionedCache[Markup] = PARTS) -> Keeper:
    """Return a cache function for the templates of one drawing, with common words, colours and edition."""
    common = " ".join(drawing)

    def kept(part: str, *facts: object, caller: Callable[[], Markup]) -> Markup:
        shown = f"{common} {part} {FACTS.encode(facts).decode()}"
        found = parts.get(shown)
        if found is None:
            found = caller()
            parts.put(shown, found)
        return found

    return kept


class MarkSet(frozenset[str]):
    """The marks of what changed, as `changed_marks` names them.

    Drawings query them often, so they are sorted once.
    """

    @cached_property
    def plotted(self) -> list[str]:
        """Return the squares of all seats."""
        return sorted(mark for mark in self if SQUARE.fullmatch(mark))

    @cached_property
    def called(self) -> Mapping[str, list[str]]:
        """Return marks with a fact's name, such as `1 region red`, grouped by that name."""
        found: dict[str, list[str]] = {}
        for mark in sorted(self):
            if mark.count(" ") > 1:
                found.setdefault(mark.split(" ")[1], []).append(mark)
        return found

    @cached_property
    def seats(self) -> list[str]:
        """Return the marks of seats that did anything."""
        return sorted(mark for mark in self if mark.startswith("seat "))

    def squares(self, seat: int) -> list[str]:
        """Return the marks of the squares of one seat, always in the same order."""
        return [mark for mark in self.plotted if mark.startswith(f"{seat} ")]

    def about(self, *facts: str) -> list[str]:
        """Return the marks with the name of one of these facts."""
        return [mark for fact in facts for mark in self.called.get(fact, ())]

    def among(self, things: Iterable[str]) -> list[str]:
        return [thing for thing in things if thing in self]

    def on(self, seat: int, squares: Iterable[str]) -> bool:
        return any(f"{seat} {square}" in self for square in squares)
