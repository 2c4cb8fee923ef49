"""The setups of Il Principe that are worth playing."""

from __future__ import annotations

from typing import Final

from engine.table.game import Setup

SETUPS: Final[tuple[Setup, ...]] = (
    *(
        Setup(seats=seats, options=options)
        for options in ({"easy": False}, {"easy": True}, {"at_once": True})
        for seats in (2, 3, 4, 5)
    ),
    Setup(seats=3, options={"open_money": True}),
)
