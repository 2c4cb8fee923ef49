"""Learned values: by how many points a seat will end ahead of the others, judged by what can be counted at its table.

A game says what is counted and how far a table has come; what each count is worth was learned from tables that courtiers
played among themselves. `make values` lets them play and writes `values.json` beside the advice of each game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from operator import mul
from typing import Any, Final, TypeAlias

from engine.table.advice import Advice
from engine.table.table import Table
from engine.values.decoder import Decoder

FILE: Final = "values.json"

Weights: TypeAlias = dict[int, dict[str, float]]
"""By stage, and by the name of what is counted."""

_weights = Decoder(Weights)


class LearnedAdvice(Advice):
    """The advice of a game that has learned values."""

    near: int = 6
    counted: tuple[str, ...]
    """The names of what is counted."""

    def counts(self, table: Table[Any]) -> Sequence[Sequence[float]]:
        """What is counted, seat by seat, in the order of the names."""
        raise NotImplementedError(type(self).__name__)  # every game has other things

    def stage(self, table: Table[Any]) -> int:
        """How far the table has come: things are worth something else in each stage."""
        raise NotImplementedError(type(self).__name__)  # every game has other stages

    def expected(self, table: Table[Any]) -> Sequence[float]:
        stage, known = self.stage(table), self._worths
        weights = known[stage] if stage in known else known[min(known, key=lambda each: abs(each - stage))]
        return [sum(map(mul, weights, counts)) for counts in self.counts(table)]

    @cached_property
    def _worths(self) -> Mapping[int, Sequence[float]]:
        """What each count is worth, by stage, in the order of the names."""
        learned = _weights.decode(files(type(self).__module__).joinpath(FILE).read_bytes())
        return {stage: [weights[name] for name in self.counted] for stage, weights in learned.items()}
