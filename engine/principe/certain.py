"""What is certain about a move, as plain data: a key is there where the move brings such a thing."""

from __future__ import annotations

from typing import TypedDict

from engine.values.seat import Seat


class Sold(TypedDict):
    """Who has it at which price once everybody else has passed."""

    seat: Seat
    price: int


class Others(TypedDict):
    """What somebody else gets of it."""

    seat: Seat
    points: int


class RegionThen(TypedDict):
    """Arms and points by seat, if the game ended so."""

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
