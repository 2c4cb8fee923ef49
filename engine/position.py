"""The position: everything of a table that a dump holds."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

from engine.record import Skip
from engine.seat import Seat

S = TypeVar("S")
O_ = TypeVar("O_")
F = TypeVar("F")


class Position(msgspec.Struct, Generic[S, O_, F], kw_only=True):
    """Everything that a dump holds: the state of the game and what the kernel keeps beside it."""

    game: str
    version: int
    edition: str
    options: O_
    seats: int
    seed: bytes
    commitment: str
    count: int = 0
    asked: int = 0
    loose: tuple[Seat, int] | None = None
    """Who made the last moves that nothing has been revealed by, and how many they are."""
    skips: tuple[Skip, ...] = ()
    over: bool = False
    stack: list[F] = []
    state: S
