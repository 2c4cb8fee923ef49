"""The view of a table, as plain data: what every view has around the part that the game itself shows."""

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
    """All that a seat may know, or a spectator (None), as plain data; `shown` is the game's own part."""
    view: dict[str, Any] = to_plain(
        {
            "game": position.game,
            "version": position.version,
            "edition": position.edition,
            "edition_hash": position.edition_hash,
            "options": position.options,
            "seats": position.seats,
            "commitment": position.commitment,
            "seed": position.seed.hex() if position.over else None,  # it would tell everything that is hidden
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
