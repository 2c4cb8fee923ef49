"""How to play The Princes of Florence well: what money, lots, tiles and cards are worth, and what follows for each decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine import Move, Seat, Table
from engine.advice import Advice
from engine.florence.advice.answers import weigh_answers
from engine.florence.advice.apprentice import glance
from engine.florence.advice.outlook import outlook


class FlorenceAdvice(Advice):
    doubt = 2.0

    def first_thought(self, table: Table[Any], seat: Seat, moves: Sequence[Move]) -> Sequence[float]:
        return [glance(table, seat, move) for move in moves]

    def weigh(self, table: Table[Any], seat: Seat, moves: Sequence[Move]) -> Sequence[float]:
        return weigh_answers(table, seat, moves)

    def outlook(self, table: Table[Any]) -> Sequence[float]:
        return outlook(table)
