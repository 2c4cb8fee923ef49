"""Sketches: the own board in letters with the place of an answer marked on it; several stand side by side."""

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
"""Of a line of text, in a letter as at a terminal."""
APART: Final = 3


def own_board(table: Table[Any], seat: Seat, words: Words) -> str:
    """The own board as it lies; nothing where the game draws none."""
    return table.game.draw_own(table.view(seat), words, ()) if table.game.draw_own else ""


def sketch(table: Table[Any], seat: Seat, move: Move, words: Words) -> str:
    """Where an answer would lie on the own board; nothing where it lies on none, or the game draws none."""
    squares = table.squares(seat, move)
    if table.game.draw_own is None or not squares:
        return ""
    return table.game.draw_own(table.view(seat), words, squares)


def sketches(table: Table[Any], seat: Seat, offered: Choices, words: Words) -> str:
    """Where the answers of a list would lie, each under its number, where all of them lie on the own board."""
    drawn: list[tuple[str, str]] = []
    for number, move in enumerate(offered.listed, 1):
        drawing = sketch(table, seat, move, words)
        if not drawing:
            return ""
        drawn.append((f"#{number} {words.write(str(move).removeprefix(offered.begun).strip())}", drawing))
    return _side_by_side(drawn)


def _side_by_side(drawn: Sequence[tuple[str, str]]) -> str:
    """Drawings under their headings, as many beside each other as a line has room for."""
    blocks = [[heading, *drawing.splitlines()] for heading, drawing in drawn]
    width = max((len(line) for block in blocks for line in block), default=0) + APART
    beside = max(1, WIDTH // width)
    return "\n\n".join(_row(blocks[at : at + beside], width) for at in range(0, len(blocks), beside))


def _row(blocks: Sequence[Sequence[str]], width: int) -> str:
    lines = zip_longest(*blocks, fillvalue="")
    return "\n".join("".join(part.ljust(width) for part in parts).rstrip() for parts in lines)
