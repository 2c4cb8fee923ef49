"""What a move would certainly bring. Each decision and each deed says it of itself."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from engine import Move, Seat
from engine.florence.state import FlorenceTable


@runtime_checkable
class Foreseeing(Protocol):
    """A question that knows what its answers bring."""

    def what_if(self, table: FlorenceTable, seat: Seat, move: Move) -> dict[str, Any]: ...


def what_if(table: FlorenceTable, seat: Seat, move: Move) -> dict[str, Any]:
    asked = table.position.stack[-1]
    return asked.what_if(table, seat, move) if isinstance(asked, Foreseeing) else {}
