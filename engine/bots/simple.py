"""Two bots that play any game without knowledge of it."""

from __future__ import annotations

from typing import Any, Final

from engine.bots.bot import Pick, Sight
from engine.values.move import Move

LOOKED_AT: Final = 30
"""The number of moves that the steady bot evaluates with `what_if`."""


class Aimless:
    """A bot that plays a random legal move."""

    def choose(self, sight: Sight, pick: Pick) -> Move:
        return sight.moves[pick(len(sight.moves))]


class Steady:
    """A bot that takes the most certain points. Where no move brings more, it plays a random move."""

    def choose(self, sight: Sight, pick: Pick) -> Move:
        if sight.question.forced:
            return sight.moves[0]
        looked_at = _some(sight.moves, pick)
        points = [_points(sight.what_if(move)) for move in looked_at]
        if max(points) > min(points):
            return looked_at[points.index(max(points))]
        return looked_at[pick(len(looked_at))]


def _some(moves: Any, pick: Pick) -> list[Move]:
    if len(moves) <= LOOKED_AT:
        return list(moves)
    start = pick(len(moves))
    return [moves[(start + step * len(moves) // LOOKED_AT) % len(moves)] for step in range(LOOKED_AT)]


def _points(certain: dict[str, Any]) -> float:
    """Return the `points` of the game's `what_if`, or 0 where it has none."""
    points = certain.get("points")
    return points if isinstance(points, int | float) else 0
