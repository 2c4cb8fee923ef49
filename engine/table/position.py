"""The position: everything of a table that a dump holds."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

import msgspec

from engine.values.seat import Seat

S = TypeVar("S")
O_ = TypeVar("O_")
F = TypeVar("F")
UNKNOWN: Final = -1


class Skip(msgspec.Struct, frozen=True, array_like=True):
    """Question ids used up by moves that were taken back: at `count` moves, `asked` had been given."""

    count: int
    asked: int


class Position(msgspec.Struct, Generic[S, O_, F], kw_only=True):
    """Everything that a dump holds: the state of the game and what the kernel keeps beside it."""

    game: str
    version: int
    edition: str
    edition_hash: str = ""
    """Of what its file held when the table was opened; empty in dumps from before editions had hashes."""
    options: O_
    seats: int
    seed: bytes
    commitment: str
    count: int = 0
    asked: int = 0
    loose: tuple[Seat, int] | None = None
    """Who made the last moves that nothing has been revealed by, and how many they are."""
    skips: tuple[Skip, ...] = ()
    renews_ids_after: int = UNKNOWN
    """After how many moves a question that is asked again gets a new id; before, it kept the one it had."""
    over: bool = False
    stack: list[F] = []
    state: S

    def __post_init__(self) -> None:
        """What was kept before ids were renewed renews them from where it stands: its moves must replay to the same ids."""
        if self.renews_ids_after == UNKNOWN:
            self.renews_ids_after = self.count
