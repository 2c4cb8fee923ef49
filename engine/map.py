"""A map that a game hands over to whoever draws its board (`Game.map`): where places really lie."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

Point: TypeAlias = tuple[float, float]
"""Longitude and latitude in degrees."""


class Map(msgspec.Struct):
    cities: dict[str, Point]
    regions: dict[str, tuple[Point, ...]]
    """Closed outlines; the last point is joined to the first."""
