"""What a move would certainly bring. Each decision and each deed says it of itself."""

from __future__ import annotations

from typing import Any

from engine import Move, Seat
from engine.florence.decision import Decision
from engine.florence.state import FlorenceTable


def what_if(table: FlorenceTable, seat: Seat, move: Move) -> dict[str, Any]:
    asked = table.position.stack[-1]
    return asked.what_if(table, seat, move) if isinstance(asked, Decision) else {}
