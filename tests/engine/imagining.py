"""Tables that look like the real one to an observer, shared by all laws that look at the same moment."""

from __future__ import annotations

from typing import Any

from engine import Seat, Table
from tests.engine.playing import Hand

TWINS = 2
"""Twins for each observer. To imagine a table takes longer than to check most laws."""
_moment: tuple[bytes, dict[tuple[Seat | None, int], Table[Any]]] = (b"", {})


def imagined(table: Table[Any], observer: Seat | None, hand: Hand) -> Table[Any]:
    """Return one of the twins of this moment. All laws get the same ones."""
    global _moment  # noqa: PLW0603 - only the latest moment is kept
    dump, number = table.dump(), hand.pick(TWINS)
    if _moment[0] != dump:
        _moment = (dump, {})
    twins = _moment[1]
    if (observer, number) not in twins:
        twins[observer, number] = table.imagine(observer, f"twin {table.count} {number}".encode())
    return twins[observer, number].copy()
