"""What is wrong with an edition's file: one line for each fault, with its key and what would be right."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from engine.mechanics.grid import Grid, outline
from engine.text.words import Words


class Fault(NamedTuple):
    """`why` names the sentence `edition-fault-…`."""

    key: str
    """Where in the file; empty where it is about all of it."""
    why: str
    facts: Mapping[str, Any]

    def explain(self, words: Words) -> str:
        return f"{self.key}: {self.sentence(words)}" if self.key else self.sentence(words)

    def sentence(self, words: Words) -> str:
        """Without the key, for whoever sees where it is."""
        return words.say(f"edition-fault-{self.why}", **self.facts)


def fault(key: str, why: str, **facts: Any) -> Fault:
    return Fault(key, why, facts)


def should_be(key: str, given: Any, right: Any) -> Iterator[Fault]:
    """A figure that can only be this one."""
    if given != right:
        yield fault(key, "value", given=str(given), right=str(right))


def in_total(key: str, numbers: Iterable[int], right: int) -> Iterator[Fault]:
    """Figures of which only the sum is certain."""
    total = sum(numbers)
    if total != right:
        yield fault(key, "total", given=total, right=right)


def between(key: str, given: int, least: int, most: int) -> Iterator[Fault]:
    if not least <= given <= most:
        yield fault(key, "between", given=given, least=least, most=most)


def all_of(key: str, given: Iterable[str], right: Iterable[str]) -> Iterator[Fault]:
    """Names that must be there, and no others: a game has words for them, and rules."""
    given, right = list(given), list(right)
    missing = [name for name in right if name not in given]
    strange = [name for name in given if name not in right]
    if missing:
        yield fault(key, "names-missing", names=", ".join(missing))
    if strange:
        yield fault(key, "names-strange", names=", ".join(strange), right=", ".join(right))


def one_of(key: str, given: str, right: Iterable[str]) -> Iterator[Fault]:
    right = list(right)
    if given not in right:
        yield fault(key, "one-of", given=given, right=", ".join(right))


def a_tile(key: str, drawing: Sequence[str], grid: Grid, squares: int | None = None) -> Iterator[Fault]:
    """An outline: drawn with `#` and `.`, of so many squares, in one piece, with a place on the board."""
    drawn = "".join(drawing)
    if not drawn or set(drawn) - set("#.") or "#" not in drawn or len({*map(len, drawing)}) > 1:
        yield fault(key, "drawing")
        return
    cells = outline(drawing)
    if squares is not None and len(cells) != squares:
        yield fault(key, "squares", given=len(cells), right=squares)
    if not _in_one_piece(cells):
        yield fault(key, "pieces")
    if not grid.placements(cells).all:
        yield fault(key, "fits", columns=grid.width, rows=grid.height)


def _in_one_piece(cells: Iterable[tuple[int, int]]) -> bool:
    left = set(cells)
    edge = [left.pop()]
    while edge:
        x, y = edge.pop()
        near = left & {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)}
        left -= near
        edge += near
    return not left
