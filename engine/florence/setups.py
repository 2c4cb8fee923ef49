"""The setups that are worth playing."""

from __future__ import annotations

from typing import Final

from engine.table.game import Setup

SETUPS: Final[tuple[Setup, ...]] = (
    {"seats": 3},
    {"seats": 4},
    {"seats": 5},
    {"seats": 4, "options": {"p13": "types"}},
    {"seats": 2},
    {"seats": 2, "options": {"freedoms": 4}},
    *(Setup(seats=seats, options={"muse": True}) for seats in range(2, 6)),
    *(Setup(seats=seats, options={"joint": True}) for seats in range(2, 6)),
    *(Setup(seats=seats, options={"muse": True, "joint": True}) for seats in range(2, 6)),
    {"seats": 2, "options": {"freedoms": 4, "p13": "types", "muse": True, "joint": True}},
    *(Setup(seats=seats, options={"at_once": True}) for seats in range(2, 6)),
    {"seats": 4, "options": {"at_once": True, "muse": True, "joint": True}},
    {"seats": 3, "options": {"open_money": True}},
)
