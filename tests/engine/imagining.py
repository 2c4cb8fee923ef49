"""Tables that look to somebody like the one that is played, for all laws that are held at the same moment."""

from __future__ import annotations

from typing import Any

from engine import Seat, Table
from tests.engine.playing import Hand

TWINS = 2
"""So many for each observer: to imagine a table takes longer than to hold most laws."""
_moment: tuple[bytes, dict[tuple[Seat | None, int], Table[Any]]] = (b"", {})


def imagined(table: Table[Any], observer: Seat | None, hand: Hand) -> Table[Any]:
    """One of the twins of this moment; they are the same ones whichever laws are held."""
    global _moment  # noqa: PLW0603 - only the moment that was asked for last is kept
    dump, number = table.dump(), hand.pick(TWINS)
    if _moment[0] != dump:
        _moment = (dump, {})
    twins = _moment[1]
    if (observer, number) not in twins:
        twins[observer, number] = table.imagine(observer, f"twin {table.count} {number}".encode())
    return twins[observer, number].copy()
