"""The position: the content of a dump of a table."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

import msgspec

from engine.values.seat import Seat

S = TypeVar("S")
O_ = TypeVar("O_")
F = TypeVar("F")
UNKNOWN: Final = -1


class Skip(msgspec.Struct, frozen=True, array_like=True):
    """The question ids used by moves that were taken back: at `count` moves, `asked` ids had been given."""

    count: int
    asked: int


class Position(msgspec.Struct, Generic[S, O_, F], kw_only=True):
    """The content of a dump: the state of the game and the data of the kernel."""

    game: str
    version: int
    edition: str
    edition_hash: str = ""
    """The hash of its data when the table was opened. Empty in dumps from before editions had hashes."""
    options: O_
    seats: int
    seed: bytes
    commitment: str
    count: int = 0
    asked: int = 0
    loose: tuple[Seat, int] | None = None
    """The seat that made the last moves since the last reveal, and their number."""
    skips: tuple[Skip, ...] = ()
    renews_ids_after: int = UNKNOWN
    """The number of moves after which a repeated question gets a new id. Before, it kept its id."""
    over: bool = False
    stack: list[F] = []
    state: S

    def __post_init__(self) -> None:
        """Start new ids at the current move in a dump from before ids were renewed.

        Its earlier moves must replay to the same ids.
        """
        if self.renews_ids_after == UNKNOWN:
            self.renews_ids_after = self.count
