"""Advice for Noblemen: the worth of tiles, pounds, cards and estates, and of each decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine import Move, Seat, Table
from engine.bots.learned import LearnedAdvice
from engine.noblemen.advice.answers import weigh_answer
from engine.noblemen.advice.apprentice import quick_weight
from engine.noblemen.advice.counts import Counts, counts, is_quiet, stage
from engine.noblemen.advice.outlook import outlook


class NoblemenAdvice(LearnedAdvice):
    counted = Counts._fields
    doubt = 2.0
    ahead = 60
    near = 12

    def first_thought(self, table: Table[Any], seat: Seat, moves: Sequence[Move]) -> Sequence[float]:
        return [quick_weight(table, seat, move) for move in moves]

    def weigh(self, table: Table[Any], seat: Seat, moves: Sequence[Move]) -> Sequence[float]:
        return weigh_answer(table, seat, moves)

    def outlook(self, table: Table[Any]) -> Sequence[float]:
        return outlook(table)

    def counts(self, table: Table[Any]) -> Sequence[Sequence[float]]:
        return counts(table)

    def stage(self, table: Table[Any]) -> int:
        return stage(table)

    def quiet(self, table: Table[Any]) -> bool:
        return is_quiet(table)
