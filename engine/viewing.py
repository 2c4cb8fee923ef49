"""Viewing: what every view of a table has around what the game itself shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.plain import plain

if TYPE_CHECKING:
    from engine.seat import Seat
    from engine.table import Table


def view_of(table: Table[Any], seat: Seat | None) -> dict[str, Any]:
    """All that a seat may know, or a spectator (None), as plain data."""
    position = table.position
    asked = None if seat is None else table.question(seat)
    view: dict[str, Any] = plain(
        {
            "game": position.game,
            "version": position.version,
            "edition": position.edition,
            "options": position.options,
            "seats": position.seats,
            "commitment": position.commitment,
            "seed": position.seed.hex() if position.over else None,
            "count": position.count,
            "over": position.over,
            "waiting": table.waiting,
            "seat": seat,
            "question": None if asked is None else asked.plain(),
            "table": table.game.view(table, seat),
            "result": table.result().data() if position.over else None,
        }
    )
    return view
