"""Playouts: courtiers play a table on from here to estimate its result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from engine.bots.bot import Pick, choose_move
from engine.table.table import Table
from engine.values.move import Move
from engine.values.seat import Seat

RESTLESS: Final = 25
"""The number of additional moves after which a table is judged even if an action is half done."""


def _always() -> bool:
    return True


def play_out(
    table: Table[Any], ahead: int, pick: Pick, in_time: Callable[[], bool] = _always
) -> Sequence[float] | None:
    """Return the points of each seat after `ahead` moves or at the end, or None when time ran out."""
    for _ in range(ahead):
        if table.over:
            break
        if not in_time():
            return None
        _courtiers_turn(table, pick)
    return _points(table) if table.over else table.game.advice.outlook(table)


def play_until_quiet(
    table: Table[Any], ahead: int, pick: Pick, in_time: Callable[[], bool]
) -> Sequence[float] | None:
    """Return the learned estimate after at least `ahead` moves, once no action is half done.

    Return None when time ran out.
    """
    advice, played = table.game.advice, 0
    while not table.over and (played < ahead or (played < ahead + RESTLESS and not advice.quiet(table))):
        if not in_time():
            return None
        _courtiers_turn(table, pick)
        played += 1
    return _points(table) if table.over else advice.expected(table)


def _points(table: Table[Any]) -> Sequence[float]:
    return [score.points for score in table.scores()]


def _courtiers_turn(table: Table[Any], pick: Pick) -> None:
    """Play the answer of a courtier for the seat that is waited for."""
    seat = table.waiting[0]
    table.play(seat, _courtiers(table, seat, pick))


def _courtiers(table: Table[Any], seat: Seat, pick: Pick) -> Move:
    """Return the answer of a courtier at an imagined table."""
    moves = table.moves(seat)
    if len(moves) == 1:
        return moves[0]
    return choose_move(table, seat, moves, table.game.advice.weigh(table, seat, moves), pick)
