"""What a move would certainly bring. Each decision and each deed says it of itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine import Move, Seat
from engine.florence.state import FlorenceTable

Foreseen = Callable[[FlorenceTable, Seat, Move], dict[str, Any]]
"""How a question says what its answers bring."""


def what_if(table: FlorenceTable, seat: Seat, move: Move) -> dict[str, Any]:
    foreseen: Foreseen | None = getattr(table.position.stack[-1], "what_if", None)
    return foreseen(table, seat, move) if foreseen else {}
