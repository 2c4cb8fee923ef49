"""The doge: a bot that searches many tables a few moves ahead and judges them with learned values.

    weights of all moves ─> candidates ─> each played on the same imagined table ─> judged a few moves later
                                └──────── candidates believed to be worse are dropped <────────┘

The weights give the first belief: a candidate is worse than the first choice by about as much as it weighs
less. The results on imagined tables change that belief. The more they agree, the more it changes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Final, NamedTuple

from engine.bots.bot import Pick, Sight, choose_move, draw_seed, imagine_table
from engine.bots.effort import Effort, short_list, standing_of
from engine.bots.playout import play_until_quiet
from engine.table.table import Table
from engine.values import chance
from engine.values.move import Move

WIDTH: Final = 6
"""The number of moves that are compared."""
BRIEF: Final = 10
"""The factor on the number of tables that the effort allows.

Each table is played only a few moves, so more fit.
"""
DOUBT: Final = 1.5
"""The factor on the game's `doubt`: how much less than the best a candidate may weigh."""
A_POINT: Final = 0.02
"""The share of the rivals that one point of weight is believed to be worth."""
UNSURE: Final = 0.09
"""The standard deviation of such a belief."""
NOISE: Final = 0.1
"""The assumed deviation of the difference of two candidates between tables.

It has the weight of `FEW` tables.
"""
FEW: Final = 2
SURELY: Final = 2.0
"""The number of standard deviations by which a candidate must be believed worse before it is dropped."""
FEWEST: Final = 4
"""The number of tables before the first candidate may be dropped."""


@dataclass
class Candidate:
    """A move and the judgements of the tables where it was played."""

    move: Move
    weight: float
    ends: list[float] = field(default_factory=list)


class Belief(NamedTuple):
    """The estimated gain of one candidate over another and its standard deviation."""

    gain: float
    unsure: float


class Doge:
    """A bot that searches within an effort."""

    def __init__(self, effort: Effort) -> None:
        self.effort = effort

    def choose(self, sight: Sight, pick: Pick) -> Move:
        if len(sight.moves) == 1:
            return sight.moves[0]
        in_time = self.effort.begun()
        candidates = self._candidates(sight, pick)
        left = BRIEF * self.effort.playouts
        while len(candidates) > 1 and left > 0 and self._lap(candidates, sight, pick, in_time):
            left -= len(candidates)
            candidates = remaining_candidates(candidates)
        return best_candidate(candidates).move

    def _candidates(self, sight: Sight, pick: Pick) -> list[Candidate]:
        """Return the courtier's choice and the moves that weigh nearly as much."""
        table, seat, moves = imagine_table(sight, pick), sight.question.seat, sight.moves
        weights = table.game.advice.weigh(table, seat, moves)
        first = moves.index(choose_move(table, seat, moves, weights, pick))
        width = self.effort.width or WIDTH
        others = [at for at in short_list(table, weights, width, DOUBT) if at != first]
        order = [first, *others[: width - 1]]
        return [Candidate(moves[at], min(weights[at], weights[first])) for at in order]

    def _lap(
        self, candidates: Sequence[Candidate], sight: Sight, pick: Pick, in_time: Callable[[], bool]
    ) -> bool:
        """Play each candidate once on the same table with the same chance.

        Return whether there was time for all. A lap that is not finished in time does not count.
        """
        if not in_time():
            return False
        table, seed = imagine_table(sight, pick), draw_seed(pick)
        ends: list[float] = []
        for candidate in candidates:
            end = self._judged(table.copy(), sight, candidate.move, seed, in_time)
            if end is None:
                return False
            ends.append(end)
        for candidate, end in zip(candidates, ends, strict=True):
            candidate.ends.append(end)
        return True

    def _judged(
        self, table: Table[Any], sight: Sight, move: Move, seed: bytes, in_time: Callable[[], bool]
    ) -> float | None:
        """Return how good the table is a few moves later, or None when time ran out."""
        table.play(sight.question.seat, move)
        ahead = self.effort.ahead or table.game.advice.near
        points = play_until_quiet(table, ahead, chance.picks(seed, "play"), in_time)
        return None if points is None else standing_of(points, sight.question.seat)


def estimate_gain(one: Candidate, other: Candidate) -> Belief:
    """Return the belief about two candidates that were played on the same tables."""
    gains = [mine - its for mine, its in zip(one.ends, other.ends, strict=True)]
    prior, count = A_POINT * (one.weight - other.weight), len(gains)
    if not count:
        return Belief(prior, UNSURE)
    mean = sum(gains) / count
    spread = sum((gain - mean) ** 2 for gain in gains) + FEW * NOISE**2
    told, thought = count * (count - 1 + FEW) / spread, 1 / UNSURE**2
    return Belief((mean * told + prior * thought) / (told + thought), 1 / sqrt(told + thought))


def best_candidate(candidates: Sequence[Candidate]) -> Candidate:
    """Return the candidate that is believed to gain most over the first one."""
    return max(candidates, key=lambda each: estimate_gain(each, candidates[0]).gain)


def remaining_candidates(candidates: Sequence[Candidate]) -> list[Candidate]:
    """Return the candidates that are not surely worse than the best, in their order."""
    best = best_candidate(candidates)
    if len(best.ends) < FEWEST:
        return [*candidates]
    return [each for each in candidates if each is best or not _surely_worse(estimate_gain(each, best))]


def _surely_worse(belief: Belief) -> bool:
    return belief.gain + SURELY * belief.unsure < 0
