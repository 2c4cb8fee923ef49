"""A table that courtiers play on from here: what is to be expected of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from engine.bots.bot import Pick, chosen
from engine.table.table import Table
from engine.values.move import Move
from engine.values.seat import Seat

RESTLESS: Final = 25
"""So many moves later a table is judged although something is half done."""


def _always() -> bool:
    return True


def play_out(
    table: Table[Any], ahead: int, pick: Pick, in_time: Callable[[], bool] = _always
) -> Sequence[float] | None:
    """The points of each seat so many moves later, or at the end; None, where there was no time to find out."""
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
    """The same after at least so many moves, when nothing is half done, by what was learned from other tables."""
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
    """Whoever is waited for answers like a courtier."""
    seat = table.waiting[0]
    table.play(seat, _courtiers(table, seat, pick))


def _courtiers(table: Table[Any], seat: Seat, pick: Pick) -> Move:
    """What a courtier answers on an imagined table."""
    moves = table.moves(seat)
    if len(moves) == 1:
        return moves[0]
    return chosen(table, seat, moves, table.game.advice.weigh(table, seat, moves), pick)
