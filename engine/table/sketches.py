"""Sketches: the own board in letters with the place of an answer marked. Several are placed side by side."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any, Final

from engine.notation.choices import Choices
from engine.table.table import Table
from engine.text.words import Words
from engine.values.move import Move
from engine.values.seat import Seat

WIDTH: Final = 70
"""The width of a line of text, in letters and terminals."""
APART: Final = 3


def own_board(table: Table[Any], seat: Seat, words: Words) -> str:
    """Return the own board, or "" if the game draws none."""
    return table.game.draw_own(table.view(seat), words, ()) if table.game.draw_own else ""


def sketch(table: Table[Any], seat: Seat, move: Move, words: Words) -> str:
    """Return the own board with the place of an answer, or "" if there is no place or no board."""
    squares = table.squares(seat, move)
    if table.game.draw_own is None or not squares:
        return ""
    return table.game.draw_own(table.view(seat), words, squares)


def sketches(table: Table[Any], seat: Seat, offered: Choices, words: Words) -> str:
    """Return a numbered sketch for each answer of a list, or "" unless all of them lie on the own board."""
    drawn: list[tuple[str, str]] = []
    for number, move in enumerate(offered.listed, 1):
        drawing = sketch(table, seat, move, words)
        if not drawing:
            return ""
        drawn.append((f"#{number} {words.write(str(move).removeprefix(offered.begun).strip())}", drawing))
    return _side_by_side(drawn)


def _side_by_side(drawn: Sequence[tuple[str, str]]) -> str:
    """Return drawings under their headings, as many side by side as fit into a line."""
    blocks = [[heading, *drawing.splitlines()] for heading, drawing in drawn]
    width = max((len(line) for block in blocks for line in block), default=0) + APART
    beside = max(1, WIDTH // width)
    return "\n\n".join(_row(blocks[at : at + beside], width) for at in range(0, len(blocks), beside))


def _row(blocks: Sequence[Sequence[str]], width: int) -> str:
    lines = zip_longest(*blocks, fillvalue="")
    return "\n".join("".join(part.ljust(width) for part in parts).rstrip() for parts in lines)
