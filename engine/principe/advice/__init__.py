"""Advice for Il Principe: the worth of cards, ducats, cities and tiles, and of each decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine import Move, Seat, Table
from engine.bots.learned import LearnedAdvice
from engine.principe.advice.apprentice import quick_weight
from engine.principe.advice.auctions import weigh_bids, weigh_lays, weigh_limits
from engine.principe.advice.counts import Counts, counts, is_quiet, stage
from engine.principe.advice.outlook import outlook
from engine.principe.advice.turns import weigh_arms, weigh_reveal, weigh_turn
from engine.principe.moves import Arms, Bid, Lay, Reveal
from engine.table.at_once import Limit, mixed_limits


class PrincipeAdvice(LearnedAdvice):
    counted = Counts._fields
    doubt = 2.5
    ahead = 40

    def first_thought(self, table: Table[Any], seat: Seat, moves: Sequence[Move]) -> Sequence[float]:
        return [quick_weight(table, seat, move) for move in moves]

    def weigh(self, table: Table[Any], seat: Seat, moves: Sequence[Move]) -> Sequence[float]:
        last: Any = moves[-1]
        match last:
            case Bid():
                amounts = [move.amount if isinstance(move, Bid) else 0 for move in moves]
                return [0.0, *weigh_bids(table, seat, amounts[1:])]
            case Limit():
                limits = [move.amount if isinstance(move, Limit) else 0 for move in moves]
                return [0.0, *weigh_limits(table, seat, limits[1:])]
            case Lay():
                return weigh_lays(table, seat, [move for move in moves if isinstance(move, Lay)])
            case Reveal():
                return [weigh_reveal(table, seat, move) for move in moves if isinstance(move, Reveal)]
            case Arms():
                return [weigh_arms(table, seat, move) for move in moves if isinstance(move, Arms)]
        return weigh_turn(table, seat, moves)

    def policy(
        self, table: Table[Any], seat: Seat, moves: Sequence[Move], weights: Sequence[float]
    ) -> Sequence[float] | None:
        return mixed_limits(moves, weights)

    def outlook(self, table: Table[Any]) -> Sequence[float]:
        return outlook(table)

    def counts(self, table: Table[Any]) -> Sequence[Sequence[float]]:
        return counts(table)

    def stage(self, table: Table[Any]) -> int:
        return stage(table)

    def quiet(self, table: Table[Any]) -> bool:
        return is_quiet(table)
