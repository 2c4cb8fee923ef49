"""Keeping: parts of a drawing that need not be drawn again, because they would show the same.

After a move most of a board is what it was, and the seats of a table see most of it alike. So a template says of a
costly part what it shows (`{% call kept("court", person, names[person.seat]) %}`): with the same facts, game, language
and look it is the same part. Whatever a part shows must be among its facts; a test draws whole tables both ways.
"""

import re
from collections.abc import Callable, Iterable

import msgspec
from markupsafe import Markup

from service.pages.calling import marked_up
from service.shelf import Shelf

PARTS = Shelf(8_000_000)
FACTS = msgspec.json.Encoder()
SQUARE = re.compile(r"\d+ (?:[a-z]\d+|-?\d+,-?\d+)")

Keeper = Callable[..., Markup]


def keeper(*drawing: str, parts: Shelf = PARTS) -> Keeper:
    """For the templates of one drawing: the same words, colours and edition."""

    def kept(part: str, *facts: object, caller: Callable[[], Markup]) -> Markup:
        tag = " ".join((*drawing, part, FACTS.encode(facts).decode()))
        found = parts.get(tag)
        if found is None:
            found = caller().encode()
            parts.put(tag, found)
        return marked_up(found.decode())

    return kept


class Marked(frozenset[str]):
    """What changed, as `changed` names it."""

    def of(self, seat: int) -> list[str]:
        """The marks of one seat and of its things, always in the same order."""
        return sorted(mark for mark in self if mark == f"seat {seat}" or mark.startswith(f"{seat} "))

    def about(self, seat: int, *facts: str) -> list[str]:
        """The marks of what the things of one seat were called for: `1 region red`."""
        return [mark for mark in self.of(seat) if mark.split(" ")[1] in facts]

    def squares(self, seat: int) -> list[str]:
        """Those of its squares alone: a plan of them shows no other."""
        return [mark for mark in self.of(seat) if SQUARE.fullmatch(mark)]

    def among(self, things: Iterable[str]) -> list[str]:
        return [thing for thing in things if thing in self]

    def on(self, seat: int, squares: Iterable[str]) -> bool:
        return any(f"{seat} {square}" in self for square in squares)
