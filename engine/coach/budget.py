"""How much the coach may think, counted in tables that are played on: so that the same seed tells the same everywhere."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

QUARTER: Final = 4
"""One in so many decisions of a seat, those that seem to have cost the most, are looked at once more."""
AGAIN: Final = 2
CLOSELY: Final = 6
"""By how much more tables: once more, and closely."""


@dataclass(frozen=True)
class CoachBudget:
    """Every decision is looked at, the dear ones again, and the dearest closely: each time on new tables."""

    playouts: int = 24
    """How many tables are played on for one decision, at the first look."""
    width: int = 4
    """How many answers are compared: the one that was played, and those that look best besides."""
    moments: int = 4
    """How many decisions of each seat are looked at closely."""

    def most(self, decisions: int) -> Sequence[int]:
        """Of so many decisions of a seat, how many are looked at how closely."""
        again = ceil(decisions / QUARTER)
        return decisions, again, min(self.moments, again)

    def tables(self, closeness: int) -> int:
        return self.playouts * (1, AGAIN, CLOSELY)[closeness]
