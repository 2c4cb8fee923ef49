"""Imagined tables: another past (`engine/table/past.py`), played from the deal.

The result is checked against the events that were sent to the seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from engine.notation.refusals import Refusal
from engine.table.past import NoPast
from engine.table.record import Record
from engine.values.move import Move
from engine.values.seat import Seat

if TYPE_CHECKING:
    from engine.table.table import Table


def another_table(table: Table[Any], seat: Seat | None, seed: bytes) -> Table[Any]:
    """Return the table of another past. Raise NoPast if it does not fit the events sent to the seat."""
    past = table.game.past(table, seat, seed)
    decided = {stream: past.brought(stream, outcome) for stream, outcome in table.history.drawn.items()}

    def answers(twin: Table[Any], other: Seat, move: Move) -> Move:
        return move if other == seat else past.answered(twin, other, move)

    record = msgspec.structs.replace(Record.of(table), seed=seed.hex(), decided=decided)
    try:
        twin = record.replay(answers=answers)
    except Refusal as refusal:
        raise NoPast(f"an imagined past of {table.game.name} breaks a rule: {refusal}") from refusal
    if twin.events(seat) != table.events(seat) or twin.position.asked != table.position.asked:
        raise NoPast(f"an imagined past of {table.game.name} tells seat {seat} what it was not told")
    return twin
