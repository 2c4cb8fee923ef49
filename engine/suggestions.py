"""Suggestions: of the legal moves, those most like one that was refused."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from engine.move import Move


def nearest_moves(move: Move, legal: Sequence[Move], count: int) -> tuple[Move, ...]:
    """The closest first: the same kind of move, then as many words as can be alike, then numbers close by."""
    words = str(move).split()
    kind = [other for other in legal if type(other) is type(move)] or legal
    return tuple(sorted(kind, key=lambda other: _distance(words, str(other).split()))[:count])


def _distance(words: Sequence[str], others: Sequence[str]) -> tuple[int, int]:
    unlike = [(word, other) for word, other in zip_longest(words, others, fillvalue="") if word != other]
    gaps = [abs(int(word) - int(other)) for word, other in unlike if word.isdecimal() and other.isdecimal()]
    return len(unlike), sum(gaps)
