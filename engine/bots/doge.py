"""The doge: a search that looks at many tables, each a little way ahead, and judges them by what was learned from others.

    weights of all moves ─> candidates ─> a table imagined, each candidate on the same one ─> a few moves on, judged
                                └────── those that are believed to be worse leave <──────────────┘

From the beginning it believes that a candidate is worse than the first choice by about as much as it weighs less. What
happens on imagined tables moves that belief, the more the more of them agree.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Final, NamedTuple

from engine.bots.bot import Pick, Sight, chosen, drawn_seed, imagined
from engine.bots.effort import Effort, short_list, standing_of
from engine.bots.playout import play_until_quiet
from engine.table.table import Table
from engine.values import chance
from engine.values.move import Move

WIDTH: Final = 6
"""Moves that are compared."""
BRIEF: Final = 10
"""It plays so many tables on for each that its effort allows, as it plays them on so briefly."""
DOUBT: Final = 1.5
"""How many times what the game calls doubtful a candidate may weigh less than the best."""
A_POINT: Final = 0.02
"""What share of the rivals a point of weight is believed to be worth."""
UNSURE: Final = 0.09
"""How far such a belief is off, as a standard deviation."""
NOISE: Final = 0.1
"""How far the difference of two candidates varies from table to table, as long as there are few: it counts like `FEW` tables."""
FEW: Final = 2
SURELY: Final = 2.0
"""By how many standard deviations a candidate must be believed to be worse, to leave."""
FEWEST: Final = 4
"""Tables before anyone leaves."""


@dataclass
class Candidate:
    """A move, and how the tables were judged on which it was played."""

    move: Move
    weight: float
    ends: list[float] = field(default_factory=list)


class Belief(NamedTuple):
    """By how much one candidate is better than another, and how far off that may be."""

    gain: float
    unsure: float


class Doge:
    """Searches within an effort."""

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
            candidates = remaining(candidates)
        return leading(candidates).move

    def _candidates(self, sight: Sight, pick: Pick) -> list[Candidate]:
        """The courtier's choice, and what weighs nearly as much."""
        table, seat, moves = imagined(sight, pick), sight.question.seat, sight.moves
        weights = table.game.advice.weigh(table, seat, moves)
        first = moves.index(chosen(table, seat, moves, weights, pick))
        width = self.effort.width or WIDTH
        others = [at for at in short_list(table, weights, width, DOUBT) if at != first]
        order = [first, *others[: width - 1]]
        return [Candidate(moves[at], min(weights[at], weights[first])) for at in order]

    def _lap(
        self, candidates: Sequence[Candidate], sight: Sight, pick: Pick, in_time: Callable[[], bool]
    ) -> bool:
        """Each candidate once on the same table, with the same chance; a lap that is not finished in time does not count."""
        if not in_time():
            return False
        table, seed = imagined(sight, pick), drawn_seed(pick)
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
        """How good the table is a few moves later; nothing, where there was no time for them."""
        table.play(sight.question.seat, move)
        ahead = self.effort.ahead or table.game.advice.near
        points = play_until_quiet(table, ahead, chance.picks(seed, "play"), in_time)
        return None if points is None else standing_of(points, sight.question.seat)


def believed(one: Candidate, other: Candidate) -> Belief:
    """What is believed of two that were played on the same tables."""
    gains = [mine - its for mine, its in zip(one.ends, other.ends, strict=True)]
    prior, count = A_POINT * (one.weight - other.weight), len(gains)
    if not count:
        return Belief(prior, UNSURE)
    mean = sum(gains) / count
    spread = sum((gain - mean) ** 2 for gain in gains) + FEW * NOISE**2
    told, thought = count * (count - 1 + FEW) / spread, 1 / UNSURE**2
    return Belief((mean * told + prior * thought) / (told + thought), 1 / sqrt(told + thought))


def leading(candidates: Sequence[Candidate]) -> Candidate:
    """The one that is believed to gain most over the first."""
    return max(candidates, key=lambda each: believed(each, candidates[0]).gain)


def remaining(candidates: Sequence[Candidate]) -> list[Candidate]:
    """Those of whom it is not sure that they are worse than the best, in their order."""
    best = leading(candidates)
    if len(best.ends) < FEWEST:
        return [*candidates]
    return [each for each in candidates if each is best or not _surely_worse(believed(each, best))]


def _surely_worse(belief: Belief) -> bool:
    return belief.gain + SURELY * belief.unsure < 0
