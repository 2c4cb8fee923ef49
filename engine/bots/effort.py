"""How much a searching bot may think about one answer, and the moves that are worth thinking about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp
from typing import Any, Final

from engine.table.table import Table
from engine.values.seat import Seat

SCALE: Final = 8.0
"""How many points ahead are nearly won."""


@dataclass(frozen=True)
class Effort:
    """How much a bot may think about one answer. It stops at whichever limit comes first."""

    playouts: int = 48
    """How many tables are played on, all moves together."""
    seconds: float | None = None
    now: Callable[[], float] | None = None
    """The clock that counts the seconds: it comes from outside, the engine has none."""
    width: int | None = None
    """How many moves are compared; None: as many as the bot finds useful."""
    ahead: int | None = None
    """How many moves a table is played on before it is judged; None: as the game advises."""

    def begun(self) -> Callable[[], bool]:
        """Thinking begins now: whether there is time left, for whoever asks later."""
        now, seconds = self.now, self.seconds
        if now is None or seconds is None:
            return lambda: True
        deadline = now() + seconds
        return lambda: now() < deadline


def short_list(table: Table[Any], weights: Sequence[float], width: int, doubts: float = 1.0) -> list[int]:
    """Which answers weigh most, the best first, without those that are far worse: by so many doubts of the game."""
    order = sorted(range(len(weights)), key=lambda at: -weights[at])
    least = weights[order[0]] - doubts * table.game.advice.doubt
    return [at for at in order[:width] if weights[at] >= least]


def standing_of(points: Sequence[float], seat: Seat) -> float:
    """The share of rivals that are beaten, softened by how far ahead or behind they are."""
    rivals = [other for at, other in enumerate(points) if at != seat]
    return sum(1 / (1 + exp((other - points[seat]) / SCALE)) for other in rivals) / len(rivals)
