"""The view of a table as plain data: the common part around the game's own part."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.table.position import Position
from engine.values.open_question import OpenQuestion
from engine.values.seat import Seat
from engine.values.to_plain import to_plain


def table_view(
    position: Position[Any, Any, Any],
    seat: Seat | None,
    *,
    waiting: Sequence[Seat],
    question: OpenQuestion | None,
    shown: Mapping[str, Any],
    result: dict[str, Any] | None,
) -> dict[str, Any]:
    """Return everything that a seat, or a spectator (None), may know. `shown` is the game's own part."""
    view: dict[str, Any] = to_plain(
        {
            "game": position.game,
            "version": position.version,
            "edition": position.edition,
            "edition_hash": position.edition_hash,
            "options": position.options,
            "seats": position.seats,
            "commitment": position.commitment,
            "seed": position.seed.hex() if position.over else None,  # it would reveal all hidden information
            "count": position.count,
            "over": position.over,
            "waiting": waiting,
            "seat": seat,
            "question": None if question is None else question.plain(),
            "table": shown,
            "result": result,
        }
    )
    return view
