"""The reckoning itself, which is openskill's (Weng and Lin): strengths before a table, places at it, strengths after it.

Everything that rates goes through here, people at tables as well as bots in tournaments. Of its models this is the one
that compares each two at a table, as Bradley and Terry do: with three to five players it learns most from a table.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from openskill.models import BradleyTerryFull

MODEL: Final = BradleyTerryFull()
SCALE: Final = 20.0
START: Final = 1000.0
"""The rating of whoever has never played: what is known of them is nothing."""
PROVISIONAL: Final = 5.5
"""While the spread is larger: for about 5 tables of four players, or 16 of two."""


class Strength(NamedTuple):
    """What is believed of a player: the middle of it, and how far it spreads."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma

    @property
    def rating(self) -> float:
        """What a player is almost surely worth: three spreads below the middle. It grows with what is known."""
        return self._told(z=3.0)

    @property
    def middle(self) -> float:
        """What a player is most likely worth; 1500 of whoever has never played."""
        return self._told(z=0.0)

    @property
    def provisional(self) -> bool:
        return self.sigma > PROVISIONAL

    def _told(self, z: float) -> float:
        return MODEL.rating(self.mu, self.sigma).ordinal(z=z, alpha=SCALE, target=START)


def rate(before: Sequence[Strength], places: Sequence[int]) -> list[Strength]:
    """What is believed after a table; equal places are ties. The order of the players is part of the reckoning."""
    teams = [[MODEL.rating(each.mu, each.sigma)] for each in before]
    return [
        Strength(one.mu, one.sigma) for (one,) in MODEL.rate(teams, ranks=[float(place) for place in places])
    ]
