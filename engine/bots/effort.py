"""The effort of a searching bot for one answer, and the short list of moves that are worth searching."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp
from typing import Any, Final

from engine.table.table import Table
from engine.values.seat import Seat

SCALE: Final = 8.0
"""The lead in points that counts as nearly won."""


@dataclass(frozen=True)
class Effort:
    """The limits of thinking about one answer. The bot stops at the first limit that it reaches."""

    playouts: int = 48
    """The number of tables that are played on, for all moves together."""
    seconds: float | None = None
    now: Callable[[], float] | None = None
    """The clock that counts the seconds. The caller supplies it, because the engine has no clock."""
    width: int | None = None
    """The number of moves that are compared. None: as many as the bot finds useful."""
    ahead: int | None = None
    """The number of moves that a table is played on before it is judged. None: as the game advises."""

    def begun(self) -> Callable[[], bool]:
        """Start the time budget. Return a function that says whether time is left."""
        now, seconds = self.now, self.seconds
        if now is None or seconds is None:
            return lambda: True
        deadline = now() + seconds
        return lambda: now() < deadline


def short_list(table: Table[Any], weights: Sequence[float], width: int, doubts: float = 1.0) -> list[int]:
    """Return the indexes of the answers with the highest weights, the best first.

    Answers are left out that weigh less than the best by more than `doubts` times the doubt of the game.
    """
    order = sorted(range(len(weights)), key=lambda at: -weights[at])
    least = weights[order[0]] - doubts * table.game.advice.doubt
    return [at for at in order[:width] if weights[at] >= least]


def standing_of(points: Sequence[float], seat: Seat) -> float:
    """Return the share of the rivals that a seat beats, smoothed by how far it is ahead or behind."""
    rivals = [other for at, other in enumerate(points) if at != seat]
    return sum(1 / (1 + exp((other - points[seat]) / SCALE)) for other in rivals) / len(rivals)
