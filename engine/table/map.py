"""The map of a game (`Game.map`): the real locations of places, for drawing its board."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

Point: TypeAlias = tuple[float, float]
"""Longitude and latitude in degrees."""
Outline: TypeAlias = tuple[Point, ...]
"""A closed outline: the last point is joined to the first."""


class Around(msgspec.Struct):
    """The surroundings of the regions, so that these do not lie in an empty sea.

    They have no effect on the game.
    """

    window: tuple[float, float, float, float]
    """The visible part of the world: west, south, east, north."""
    land: dict[str, Outline]
    lakes: dict[str, Outline]
    rivers: tuple[tuple[Point, ...], ...]
    heights: dict[str, tuple[tuple[float, float, float], ...]]
    """The mountains of each chain: longitude, latitude, size."""


class Map(msgspec.Struct):
    cities: dict[str, Point]
    regions: dict[str, Outline]
    around: Around
