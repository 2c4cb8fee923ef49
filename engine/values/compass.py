"""The compass: the nine parts of a board by their words, for people who come to a place from afar (`north-west`)."""

from __future__ import annotations

from typing import Final

PARTS: Final = (
    ("southwest", "south", "southeast"),
    ("west", "centre", "east"),
    ("northwest", "north", "northeast"),
)
"""From the bottom up, each row from the left."""
_THIRDS: Final = 3


def compass(x: float, y: float, width: int, height: int) -> str:
    """The part of a board, so many squares wide and high, in which a point lies; `0, 0` is its bottom left corner."""
    return PARTS[_third(y, height)][_third(x, width)]


def _third(at: float, length: int) -> int:
    return min(int(at * _THIRDS / length), _THIRDS - 1)
