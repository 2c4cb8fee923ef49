"""The map of Italy as the board shows it."""

from __future__ import annotations

from importlib import resources
from typing import Final

from engine.editions.edition import Edition
from engine.table.map import Map

MAP: Final = Edition("map", (resources.files(__package__) / "map.toml").read_text(encoding="utf-8"), Map)
