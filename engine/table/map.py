"""A map that a game hands over to whoever draws its board (`Game.map`): where places really lie."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

Point: TypeAlias = tuple[float, float]
"""Longitude and latitude in degrees."""
Outline: TypeAlias = tuple[Point, ...]
"""Closed: the last point is joined to the first."""


class Around(msgspec.Struct):
    """What is seen around the regions, so that they do not lie in the sea; nothing of it matters to the game."""

    window: tuple[float, float, float, float]
    """West, south, east, north: what of the world is seen."""
    land: dict[str, Outline]
    lakes: dict[str, Outline]
    rivers: tuple[tuple[Point, ...], ...]
    heights: dict[str, tuple[tuple[float, float, float], ...]]
    """Mountains of a chain: longitude, latitude, size."""


class Map(msgspec.Struct):
    cities: dict[str, Point]
    regions: dict[str, Outline]
    around: Around
