"""The budget of the coach, counted in tables that are played on.

It is no time budget, so that the same seed gives the same results on every machine.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

QUARTER: Final = 4
"""One in so many decisions of a seat gets a second look: those that seem to have cost most."""
AGAIN: Final = 2
CLOSELY: Final = 6
"""The factors on the number of tables: `AGAIN` for the second look, `CLOSELY` for the close look."""


@dataclass(frozen=True)
class CoachBudget:
    """The limits of the coach.

    It looks at every decision, again at the costly ones, and closely at the most costly. Each look uses new
    tables.
    """

    playouts: int = 24
    """The number of tables that are played on for one decision at the first look."""
    width: int = 4
    """The number of answers that are compared: the played one and the best others."""
    moments: int = 4
    """The number of decisions of each seat that get a close look."""

    def most(self, decisions: int) -> Sequence[int]:
        """Return how many of the decisions of a seat get the first, the second and the close look."""
        again = ceil(decisions / QUARTER)
        return decisions, again, min(self.moments, again)

    def tables(self, closeness: int) -> int:
        return self.playouts * (1, AGAIN, CLOSELY)[closeness]
