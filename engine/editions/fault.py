"""The faults of an edition's file: one line for each, with its key and what would be right."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from engine.mechanics.grid import Grid, outline
from engine.text.words import Words


class Fault(NamedTuple):
    """One fault. `why` names the message `edition-fault-…`."""

    key: str
    """The place in the file, or "" if the fault is about the whole file."""
    why: str
    facts: Mapping[str, Any]

    def explain(self, words: Words) -> str:
        return f"{self.key}: {self.sentence(words)}" if self.key else self.sentence(words)

    def sentence(self, words: Words) -> str:
        """Return the sentence without the key, for pages that show the place in another way."""
        return words.say(f"edition-fault-{self.why}", **self.facts)


def fault(key: str, why: str, **facts: Any) -> Fault:
    return Fault(key, why, facts)


def check_value(key: str, given: Any, right: Any) -> Iterator[Fault]:
    """Check a figure that has only one right value."""
    if given != right:
        yield fault(key, "value", given=str(given), right=str(right))


def check_total(key: str, numbers: Iterable[int], right: int) -> Iterator[Fault]:
    """Check figures by their sum, because only the sum is certain."""
    total = sum(numbers)
    if total != right:
        yield fault(key, "total", given=total, right=right)


def check_range(key: str, given: int, least: int, most: int) -> Iterator[Fault]:
    if not least <= given <= most:
        yield fault(key, "between", given=given, least=least, most=most)


def check_names(key: str, given: Iterable[str], right: Iterable[str]) -> Iterator[Fault]:
    """Check that exactly these names are present: the game has texts and rules for them."""
    given, right = list(given), list(right)
    missing = [name for name in right if name not in given]
    strange = [name for name in given if name not in right]
    if missing:
        yield fault(key, "names-missing", names=", ".join(missing))
    if strange:
        yield fault(key, "names-strange", names=", ".join(strange), right=", ".join(right))


def check_choice(key: str, given: str, right: Iterable[str]) -> Iterator[Fault]:
    right = list(right)
    if given not in right:
        yield fault(key, "one-of", given=given, right=", ".join(right))


def check_tile(key: str, drawing: Sequence[str], grid: Grid, squares: int | None = None) -> Iterator[Fault]:
    """Check an outline drawn with `#` and `.`.

    It must have the right number of squares, be in one piece, and fit on the board.
    """
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
