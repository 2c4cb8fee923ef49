"""Moves that are nearly right: legal ones with a changed part, and moves that are right at another moment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine import Seat, Table
from tests.engine.playing import Hand

NUMBERS = (-1, 0, 1, 7, 100, 10**9)


def wrong_moves(table: Table[Any], seat: Seat, hand: Hand, count: int) -> Iterator[dict[str, Any]]:
    """Yield JSON data of moves. The seat can make few of them now."""
    legal = [move.data() for other in range(table.seats) for move in hand.some_of(table.moves(other), count)]
    played = [move.data() for _, move in hand.some_of(table.history.moves, count)]
    yield from hand.some_of(played, count)
    for data in hand.some_of(legal + played, count):
        yield changed(data, table, hand)
    yield {"do": "nonsense"}


def changed(data: dict[str, Any], table: Table[Any], hand: Hand) -> dict[str, Any]:
    fields = [key for key in data if key != "do"]
    if not fields:
        return {**data, "surplus": 1}
    field = hand.one_of(fields)
    return {**data, field: _other(data[field], table, hand)}


def _other(value: Any, table: Table[Any], hand: Hand) -> Any:
    match value:
        case bool():
            return not value
        case int():
            return hand.one_of((*NUMBERS, value + 1, value - 1))
        case str():
            return hand.one_of((*table.game.names, "nonsense", ""))
        case list() if value:
            return hand.one_of(
                ([], value[1:], [*value, value[0]], [_other(value[0], table, hand), *value[1:]])
            )
        case dict() if value:
            key = hand.one_of(list(value))
            return {**value, key: _other(value[key], table, hand)}
        case _:
            return hand.one_of((None, [], 0, "nonsense", *table.game.names))
