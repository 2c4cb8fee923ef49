"""The outlook: the part of its present points that a seat will keep, and the points that it will still make.

The weights were measured at tables of courtiers, from the score at the end, for each stage of the game.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from engine import Score, Table
from engine.principe.advice.worth import city_worths, hand_worth, rounds_left, scarcity_factor
from engine.principe.scoring import scores
from engine.principe.state import Player, State


class Stage(NamedTuple):
    """The weights of one stage of the game."""

    track: float
    regions: float
    tiles: float
    sets: float
    ducat: float
    hand: float
    shown: float
    """The weight of a face-up card. It helps to win tiles and to complete sets."""


LAST: Final = Stage(1.0, 0.95, 0.4, 1.0, 0.45, 0.2, 0.8)
LATE: Final = Stage(0.85, 0.9, 0.7, 0.65, 0.75, 0.25, 0.7)
EARLY: Final = Stage(0.85, 0.6, 0.5, 0.6, 1.05, 0.38, 1.2)
FAR: Final = 2.0
"""The number of rounds left beyond which the game is in its early stage."""
PART_OF: Final = {
    "cities": "track",
    "roles": "track",
    "white": "track",
    "region": "regions",
    "region-second": "regions",
    "majors": "tiles",
    "minors": "tiles",
    "sets": "sets",
}
"""The weight for each line of a score.

The lines for most ducats and most cards have none, because any seat may still win them.
"""


def outlook(table: Table[State]) -> list[float]:
    left = rounds_left(table)
    stage = LAST if not left else LATE if left <= FAR else EARLY
    return [
        _kept(score, stage) + _made(table, score, player, stage)
        for score, player in zip(scores(table), table.state.players, strict=True)
    ]


def _kept(score: Score, stage: Stage) -> float:
    """Return the part of the present points that the seat will keep."""
    lines = ((PART_OF.get(line.reason), line.points) for line in score.lines)
    return sum(float(getattr(stage, part)) * points for part, points in lines if part)


def _made(table: Table[State], score: Score, player: Player, stage: Stage) -> float:
    """Return the points that the seat will make of its ducats and cards."""
    hand = hand_worth(player, player.hand, city_worths(table, score.seat), scarcity_factor(table))
    return stage.ducat * player.ducats + stage.hand * hand + stage.shown * sum(player.up)
