"""The rating model of openskill (Weng and Lin): strengths before a table and places give strengths after it.

All ratings use it: those of people at tables, and those of bots in tournaments. We use its model that
compares each pair at a table (Bradley-Terry). With three to five players this model learns most from a table.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from openskill.models import BradleyTerryFull

MODEL: Final = BradleyTerryFull()
SCALE: Final = 20.0
START: Final = 1000.0
"""The rating of a player who has never played, of whom nothing is known."""
PROVISIONAL: Final = 5.5
"""A rating is provisional while sigma is larger: for about 5 tables of four players, or 16 of two."""


class Strength(NamedTuple):
    """The estimate of a player's strength: its mean and its standard deviation."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma

    @property
    def rating(self) -> float:
        """Return a rating that the player's strength almost surely exceeds: the mean minus three sigma.

        It grows as more is known.
        """
        return self._told(z=3.0)

    @property
    def middle(self) -> float:
        """Return the most likely rating. It is 1500 for a player who has never played."""
        return self._told(z=0.0)

    @property
    def provisional(self) -> bool:
        return self.sigma > PROVISIONAL

    def _told(self, z: float) -> float:
        return MODEL.rating(self.mu, self.sigma).ordinal(z=z, alpha=SCALE, target=START)


def rate(before: Sequence[Strength], places: Sequence[int]) -> list[Strength]:
    """Return the strengths after a table.

    Equal places are ties. The result depends on the order of the players.
    """
    teams = [[MODEL.rating(each.mu, each.sigma)] for each in before]
    return [
        Strength(one.mu, one.sigma) for (one,) in MODEL.rate(teams, ranks=[float(place) for place in places])
    ]
