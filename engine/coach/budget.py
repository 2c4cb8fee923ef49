"""The budget of the coach, counted in tables that are played on.

It is no time budget, so that the same seed gives the same looks on every machine. A limit of time ends the
work between two looks.
"""

from dataclasses import dataclass
from math import ceil
from typing import Final

QUARTER: Final = 4
"""One in so many decisions of a seat gets a second look: those that seem to have cost most."""
AGAIN: Final = 2
CLOSELY: Final = 6
"""The factors on the number of tables: `AGAIN` for the second look, `CLOSELY` for the close look."""
CLOSE: Final = 2
"""The closeness of the close look."""
ASKED: Final = 24
"""The least sum of playouts of the looks that somebody asks for besides."""


@dataclass(frozen=True)
class CoachBudget:
    """The limits of the coach.

    It looks at every decision, again at the costly ones, and closely at the most costly. Each look uses new
    tables. If somebody asks, more close looks follow, which add their tables to the first one.
    """

    playouts: int = 8
    """The number of tables that are played on for one decision at the first look."""
    width: int = 4
    """The number of answers that are compared: the played one and the best others."""
    moments: int = 4
    """The number of decisions of each seat that get a close look."""

    @property
    def closest(self) -> int:
        """The closeness of the last look if somebody asks for a closer one."""
        return CLOSE + ceil(ASKED / self.playouts)

    def most(self, decisions: int, closeness: int) -> int:
        """Return how many of the decisions of a seat get a repeated look."""
        again = ceil(decisions / QUARTER)
        return min(self.moments, again) if closeness >= CLOSE else again

    def pairs(self, closeness: int) -> int:
        """Return how many new tables compare the two answers of a repeated look."""
        return self.playouts * (CLOSELY if closeness >= CLOSE else AGAIN) // 2
