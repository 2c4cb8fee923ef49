"""Every way of setting up a table that is worth playing."""

from __future__ import annotations

from typing import Final

from engine.table.game import Setup

SETUPS: Final[tuple[Setup, ...]] = (
    {"seats": 2, "options": {"rounds": 5}},
    {"seats": 3},
    {"seats": 4, "options": {"rounds": 1}},
)
