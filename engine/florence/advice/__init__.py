"""Advice for The Princes of Florence: the worth of money, lots, tiles and cards, and of each decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine import Move, Seat, Table
from engine.bots.learned import LearnedAdvice
from engine.florence.advice.answers import weigh_answers
from engine.florence.advice.apprentice import quick_weight
from engine.florence.advice.counts import Counts, counts, is_quiet, stage
from engine.florence.advice.outlook import outlook


class FlorenceAdvice(LearnedAdvice):
    counted = Counts._fields
    doubt = 2.0

    def first_thought(self, table: Table[Any], seat: Seat, moves: Sequence[Move]) -> Sequence[float]:
        return [quick_weight(table, seat, move) for move in moves]

    def weigh(self, table: Table[Any], seat: Seat, moves: Sequence[Move]) -> Sequence[float]:
        return weigh_answers(table, seat, moves)

    def outlook(self, table: Table[Any]) -> Sequence[float]:
        return outlook(table)

    def counts(self, table: Table[Any]) -> Sequence[Sequence[float]]:
        return counts(table)

    def stage(self, table: Table[Any]) -> int:
        return stage(table)

    def quiet(self, table: Table[Any]) -> bool:
        return is_quiet(table)
