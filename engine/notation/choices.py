"""Choices: the answers that a seat may give, or the continuations of an answer that it has begun.

Letters, terminals and programs offer them. They contain only what the seat may know: its legal answers and
the certain effects of each.
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
    """The part of a table that is needed to sort its answers."""

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
    """The possible answers, or the continuations of some words."""

    begun: str
    """The words that are continued, or "" for all answers."""
    moves: tuple[Move, ...]
    """All answers, one by one."""
    kinds: tuple[Kind, ...]
    liberties: tuple[Kind, ...]
    """Moves that are possible at any time and decide nothing. They are listed on one line."""

    amounts: tuple[Move, ...] = ()
    """A few of the amounts, where the question is answered with an amount."""

    @property
    def listed(self) -> list[Move]:
        """The answers that are listed on a line each."""
        return [*(kind.best for kind in self.kinds), *self.amounts]


def choices_of(table: Answered, seat: Seat, words: Sequence[str] = ()) -> Choices:
    """Return the answers that begin with some words, by kind. Amounts are listed apart."""

    def worth(move: Move) -> tuple[float, ...]:
        certain = table.what_if(seat, move)
        return _number(certain, "points"), -_number(certain, "price"), -table.spoils(seat, move)

    ways = filter_suiting(table, seat, matching_ways(table, seat, words))
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


def filter_suiting(table: Answered, seat: Seat, ways: Sequence[Way]) -> Sequence[Way]:
    """Return the answers that fit the table: a lesson offers only those that fit its idea.

    If none fits, return all.
    """
    return [way for way in ways if table.suits(seat, way.move)] or ways


def matching_ways(table: Answered, seat: Seat, words: Sequence[str]) -> Sequence[Way]:
    """Return the legal answers that begin with some words.

    The last word may also be a square covered by the answer.
    """
    ways = _ways(table, seat)
    named = [after for way in ways if (after := way.after(words)) is not None]
    if len(named) > 1 or not words:
        return named
    told = [way.move for way in named]
    return [*named, *(way for way in _lying_on(table, seat, ways, words) if way.move not in told)]


def begun_moves(table: Answered, seat: Seat, words: Sequence[str]) -> Sequence[Move]:
    return [way.move for way in matching_ways(table, seat, words)]


def _lying_on(table: Answered, seat: Seat, ways: Sequence[Way], words: Sequence[str]) -> Sequence[Way]:
    """Return the answers on the square named last.

    No word leads on from a square, so each is listed by itself.
    """
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
