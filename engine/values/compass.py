"""The compass: words for the nine parts of a board (`north-west`), to narrow down a place step by step."""

from __future__ import annotations

from typing import Final

PARTS: Final = (
    ("southwest", "south", "southeast"),
    ("west", "centre", "east"),
    ("northwest", "north", "northeast"),
)
"""The parts from bottom to top, each row from left to right."""
_THIRDS: Final = 3


def compass(x: float, y: float, width: int, height: int) -> str:
    """Return the part of a board that contains a point.

    `width` and `height` count squares. `0, 0` is the bottom left corner.
    """
    return PARTS[_third(y, height)][_third(x, width)]


def _third(at: float, length: int) -> int:
    return min(int(at * _THIRDS / length), _THIRDS - 1)
