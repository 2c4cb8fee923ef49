"""The certain effects of a move, as plain data. A key is present only if the move has that effect."""

from __future__ import annotations

from typing import TypedDict

from engine.values.seat import Seat


class Sold(TypedDict):
    """The seat that gets the lot, and the price, after all others have passed."""

    seat: Seat
    price: int


class Others(TypedDict):
    """The effect on another seat."""

    seat: Seat
    points: int


class RegionThen(TypedDict):
    """Arms and points by seat, if the game ended after the move."""

    arms: list[int]
    points: list[int]


class CertainData(TypedDict, total=False):
    arms: dict[str, int]
    cards: int
    colour: str
    ducats: int
    ducats_at_least: int
    face_up: list[int]
    goes: list[Sold]
    hand: dict[str, int]
    others: list[Others]
    points: int
    price: int
    price_at_most: int
    regions: dict[str, RegionThen]
    role: str
    sold: bool
    turned: int
    unsold: bool
