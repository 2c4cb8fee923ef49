"""Squares: the unbounded grid of an estate. Columns and rows count from its first tile, right and up.

The rules use one number for a square, so that a neighbour is a sum. People and clients see `column,row`.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, ClassVar, Final

import msgspec

from engine.values.form import Token, Tokens

Key = int

_ROW: Final = 1 << 10
_HALF: Final = _ROW // 2
"""A distance greater than all tiles in one line."""
_NOWHERE: Final = 1 << 40

EDGES: Final = (-_ROW, -1, 1, _ROW)
AROUND: Final = (-_ROW - 1, -_ROW, -_ROW + 1, -1, 1, _ROW - 1, _ROW, _ROW + 1)
FOUR: Final = (0, 1, _ROW, _ROW + 1)
"""The steps to the squares of an area, from its bottom left one."""

Distance = Annotated[int, msgspec.Meta(gt=-_HALF, lt=_HALF)]


class Square(msgspec.Struct, frozen=True, array_like=True):
    """A square: `2,3` in words, `[2, 3]` as data."""

    x: Distance
    y: Distance

    width: ClassVar[int] = 1
    made_of: ClassVar[tuple[Token, ...]] = ("place",)

    @classmethod
    def from_words(cls, tokens: Tokens) -> Square:
        x, y = tokens[0].split(",")
        return cls(int(x), int(y))

    def words(self) -> str:
        return f"{self.x},{self.y}"

    @property
    def key(self) -> Key:
        inside = -_HALF < self.x < _HALF and -_HALF < self.y < _HALF
        return self.y * _ROW + self.x if inside else _NOWHERE


@cache
def square(key: Key) -> Square:
    """Return the square of a number. Each one is made once and shared."""
    x = (key + _HALF) % _ROW - _HALF
    return Square(x, (key - x) // _ROW)
