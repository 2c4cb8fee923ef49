"""The setups of Noblemen that are worth playing."""

from __future__ import annotations

from itertools import product
from typing import Final

from engine.table.game import Setup

SETUPS: Final[tuple[Setup, ...]] = (
    *(
        Setup(seats=seats, edition=edition, options={"first_game": first, "areas_overlap": overlap})
        for first, overlap, edition, seats in product(
            (False, True), (True, False), ("rulebook", "published"), (3, 4, 5)
        )
    ),
    {"seats": 3, "options": {"at_once": True, "open_money": True}},
    {"seats": 5, "edition": "published", "options": {"at_once": True}},
)
