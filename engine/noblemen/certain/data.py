"""The certain effects of a move, as plain data. A key is present only if the move has that effect."""

from __future__ import annotations

from typing import TypedDict

from engine.values.seat import Seat


class CertainData(TypedDict, total=False):
    areas: list[tuple[str, int, int]]
    """Each completed area: its kind, and the column and row of its corner."""
    beside: dict[str, int]
    completes: dict[str, int]
    draws: int
    estate_points: int
    garden: bool
    gets_tiles: int
    income: int
    liaison_points: int
    looks: int
    made_of: dict[str, dict[str, int]]
    money: int
    next_seat: Seat
    open_sides: int
    parts: dict[str, int]
    points: int
    prestige: int
    price: int
    queen: str
    round_kind: str
    round_space: int
    screen: dict[str, int]
    sends: bool
    space: int
    space_at_most: int
    spends_intrigue: bool
    takes_area: str
    title: str
    title_at_most: str
    tokens: int
    under_the_deck: list[str]
    unused: int
