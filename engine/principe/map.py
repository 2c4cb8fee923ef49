"""The map for whoever draws the board: where the cities really lie, and the outlines of the regions."""

from __future__ import annotations

from importlib import resources
from typing import Final

import msgspec

from engine.edition import Edition

Point = tuple[float, float]
"""Longitude and latitude in degrees."""


class Map(msgspec.Struct):
    cities: dict[str, Point]
    regions: dict[str, tuple[Point, ...]]
    """Closed outlines; the last point is joined to the first."""


MAP: Final = Edition("map", (resources.files(__package__) / "map.toml").read_text(encoding="utf-8"), Map)
