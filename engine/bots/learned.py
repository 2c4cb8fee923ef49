"""Learned values: an estimate of how many points a seat will end ahead, from counts at its table.

A game defines its counts and the stage of a table. The value of each count was learned from tables that
courtiers played with each other. `make values` plays them and writes `values.json` next to the advice of each
game.
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
"""The weights by stage and by name of the count."""

_weights = Decoder(Weights)


class LearnedAdvice(Advice):
    """The advice of a game with learned values."""

    near: int = 6
    counted: tuple[str, ...]
    """The names of the counts."""

    def counts(self, table: Table[Any]) -> Sequence[Sequence[float]]:
        """Return the counts of each seat, in the order of the names."""
        raise NotImplementedError(type(self).__name__)  # each game has its own counts

    def stage(self, table: Table[Any]) -> int:
        """Return the stage of the table. Counts have other weights in each stage."""
        raise NotImplementedError(type(self).__name__)  # each game has its own stages

    def expected(self, table: Table[Any]) -> Sequence[float]:
        stage, known = self.stage(table), self._worths
        weights = known[stage] if stage in known else known[min(known, key=lambda each: abs(each - stage))]
        return [sum(map(mul, weights, counts)) for counts in self.counts(table)]

    @cached_property
    def _worths(self) -> Mapping[int, Sequence[float]]:
        """The weight of each count by stage, in the order of the names."""
        learned = _weights.decode(files(type(self).__module__).joinpath(FILE).read_bytes())
        return {stage: [weights[name] for name in self.counted] for stage, weights in learned.items()}
