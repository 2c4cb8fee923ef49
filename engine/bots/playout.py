"""A table that courtiers play on from here: what is to be expected of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.bots.bot import Pick, chosen
from engine.move import Move
from engine.seat import Seat
from engine.table import Table


def _always() -> bool:
    return True


def play_out(
    table: Table[Any], ahead: int, pick: Pick, in_time: Callable[[], bool] = _always
) -> Sequence[float] | None:
    """The points of each seat so many moves later, or at the end; None, where there was no time to find out."""
    advice = table.game.advice
    for _ in range(ahead):
        if table.over:
            break
        if not in_time():
            return None
        seat = table.waiting[0]
        table.play(seat, _courtiers(table, seat, pick))
    return [score.points for score in table.scores()] if table.over else advice.outlook(table)


def _courtiers(table: Table[Any], seat: Seat, pick: Pick) -> Move:
    """What a courtier answers on an imagined table."""
    moves = table.moves(seat)
    if len(moves) == 1:
        return moves[0]
    return chosen(table, seat, moves, table.game.advice.weigh(table, seat, moves), pick)
