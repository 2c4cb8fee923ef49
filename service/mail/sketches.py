"""Sketches: the own board in letters, with the place of an answer marked on it; several stand side by side."""

from collections.abc import Sequence
from itertools import zip_longest

import engine
from engine import Move
from engine.words import Words

WIDTH = 70
"""Of a letter's line."""
APART = 3


def sketch(game: engine.AnyTable, seat: int, move: Move, words: Words) -> str:
    """Where an answer would lie on the own board; nothing where it lies on none, or the game draws none."""
    squares = game.squares(seat, move)
    if game.game.draw_own is None or not squares:
        return ""
    return game.game.draw_own(game.view(seat), words, squares)


def own_board(game: engine.AnyTable, seat: int, words: Words) -> str:
    """The own board as it lies; nothing where the game draws none."""
    return game.game.draw_own(game.view(seat), words, ()) if game.game.draw_own else ""


def side_by_side(sketches: Sequence[tuple[str, str]]) -> str:
    """Drawings under their headings, as many beside each other as a line has room for."""
    blocks = [[heading, *drawing.splitlines()] for heading, drawing in sketches if drawing]
    if not blocks:
        return ""
    width = max(len(line) for block in blocks for line in block) + APART
    beside = max(1, WIDTH // width)
    return "\n\n".join(row(blocks[at : at + beside], width) for at in range(0, len(blocks), beside))


def row(blocks: Sequence[Sequence[str]], width: int) -> str:
    lines = zip_longest(*blocks, fillvalue="")
    return "\n".join("".join(part.ljust(width) for part in parts).rstrip() for parts in lines)
