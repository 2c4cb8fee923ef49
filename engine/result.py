"""Results: places with ties, and how each score came about line by line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from engine.seat import Seat
from engine.to_plain import to_plain


class ScoreLine(msgspec.Struct, frozen=True, kw_only=True):
    """One reason for points; `reason` names the words `score-…` in the game's catalogue."""

    reason: str
    points: int
    facts: dict[str, Any] = {}


class Score(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat has, with what breaks ties after it (the first that differs decides)."""

    seat: Seat
    points: int
    lines: tuple[ScoreLine, ...]
    breakers: tuple[int, ...] = ()


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """`places` by seat: 1 is best, equal numbers share; `scores` by seat."""

    places: tuple[int, ...]
    scores: tuple[Score, ...]

    def data(self) -> dict[str, Any]:
        data: dict[str, Any] = to_plain(self)
        return data

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def result_of(scores: Sequence[Score]) -> Result:
    """The places that the scores give."""
    keys = [(score.points, *score.breakers) for score in scores]
    return Result(places=tuple(1 + sum(other > key for other in keys) for key in keys), scores=tuple(scores))
