"""Choices: what a seat may answer, or add to what it has begun to say. Letters, terminals and programs offer these.

They are made of what the seat itself may know: its legal answers, and what is certain about each.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import msgspec

from engine.values.amounts import Amounts
from engine.values.kinds import Kind, Way, heads_of, kinds_of, way_of, with_default
from engine.values.move import Move
from engine.values.open_question import OpenQuestion
from engine.values.seat import Seat


class Answered(Protocol):
    """What is asked of a table to put its answers in order."""

    @property
    def game(self) -> Any: ...

    def moves(self, seat: Seat) -> Sequence[Move]: ...

    def question(self, seat: Seat) -> OpenQuestion | None: ...

    def amounts(self, seat: Seat) -> Amounts | None: ...

    def what_if(self, seat: Seat, move: Move) -> dict[str, Any]: ...

    def squares(self, seat: Seat, move: Move) -> Sequence[str]: ...

    def spoils(self, seat: Seat, move: Move) -> int: ...

    def suits(self, seat: Seat, move: Move) -> bool: ...


class Choices(msgspec.Struct, frozen=True, kw_only=True):
    """What can be answered, or added to some words."""

    begun: str
    """These words; none: everything that can be answered."""
    moves: tuple[Move, ...]
    """All of them, one by one."""
    kinds: tuple[Kind, ...]
    liberties: tuple[Kind, ...]
    """What may be done at any time and decides nothing: told in one line."""

    amounts: tuple[Move, ...] = ()
    """A few of the amounts that answer the question, where it is answered with one."""

    @property
    def listed(self) -> list[Move]:
        """The answers that are offered one to a line."""
        return [*(kind.best for kind in self.kinds), *self.amounts]


def choices_of(table: Answered, seat: Seat, words: Sequence[str] = ()) -> Choices:
    """The answers that begin with some words, by their kinds; the amounts that answer a question stand apart."""

    def worth(move: Move) -> tuple[float, ...]:
        certain = table.what_if(seat, move)
        return _number(certain, "points"), -_number(certain, "price"), -table.spoils(seat, move)

    ways = suiting(table, seat, begun(table, seat, words))
    moves = tuple(way.move for way in ways)
    if words:
        return Choices(begun=" ".join(words), moves=moves, kinds=kinds_of(ways, words, worth), liberties=())
    amounts, question = table.amounts(seat), table.question(seat)
    few: list[Move] = []
    if amounts is not None and amounts.values:
        ways = [way for way in ways if not isinstance(way.move, amounts.move)]
        few = [amounts.at(amount) for amount in amounts.sensible]
    liberties = [way for way in ways if way.move.liberty]
    decisive = [way for way in ways if not way.move.liberty] or liberties
    kinds = kinds_of(decisive, words, worth)
    if question is not None and any(way.move == question.default for way in decisive):
        kinds = with_default(kinds, question.default)
    at_any_time = () if decisive is liberties else heads_of(liberties, worth)
    return Choices(begun="", moves=moves, kinds=kinds, liberties=at_any_time, amounts=tuple(few))


def suiting(table: Answered, seat: Seat, ways: Sequence[Way]) -> Sequence[Way]:
    """Those that this very table lets pass: a lesson offers what serves its idea. All, where none does."""
    return [way for way in ways if table.suits(seat, way.move)] or ways


def begun(table: Answered, seat: Seat, words: Sequence[str]) -> Sequence[Way]:
    """The legal answers that begin with some words, of which the last may also be a square on which the answer lies."""
    ways = _ways(table, seat)
    named = [after for way in ways if (after := way.after(words)) is not None]
    if len(named) > 1 or not words:
        return named
    told = [way.move for way in named]
    return [*named, *(way for way in _lying_on(table, seat, ways, words) if way.move not in told)]


def begun_moves(table: Answered, seat: Seat, words: Sequence[str]) -> Sequence[Move]:
    return [way.move for way in begun(table, seat, words)]


def _lying_on(table: Answered, seat: Seat, ways: Sequence[Way], words: Sequence[str]) -> Sequence[Way]:
    """Nothing leads further from a square: these answers are told one by one."""
    *first, square = words
    return [
        way._replace(behind=len(way.steps))
        for way in ways
        if first and way.after(first) is not None and square.lower() in table.squares(seat, way.move)
    ]


def _ways(table: Answered, seat: Seat) -> list[Way]:
    tokens, areas = table.game.notation.tokens, table.game.areas
    return [way_of(move, tokens(str(move)), areas(table, seat, move)) for move in table.moves(seat)]


def _number(certain: Mapping[str, Any], fact: str) -> float:
    value = certain.get(fact)
    return value if isinstance(value, int | float) else 0
