"""A move played only up to its first reveal: what a player may see of it before they decide."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, Generic, NoReturn, TypeVar

from engine.table.table import Table
from engine.values.event import Event
from engine.values.move import Move
from engine.values.seat import Seat

S = TypeVar("S")


class _Revealed(Exception):
    """The move comes to a reveal."""


class _CertainTable(Table[S], Generic[S]):
    """A table on which nobody is asked, and on which a move stops before anything hidden is used.

    What a rule does before its reveal may already prepare it. So the last position that counts is that of the
    last event without a reveal.
    """

    certain: bytes | None = None

    def tell(self, event: Event) -> None:
        if event.reveals:
            raise _Revealed
        super().tell(event)
        self.certain = self.dump()

    def disclose(self) -> NoReturn:
        raise _Revealed

    def end(self) -> NoReturn:
        raise _Revealed

    def _brought(self, stream: str, by_chance: Callable[[], Any]) -> NoReturn:
        raise _Revealed

    @property
    def waiting(self) -> tuple[Seat, ...]:
        return ()

    def _asked(self, seat: Seat) -> None:
        return None

    def play_certain(self, seat: Seat, move: Move) -> None:
        """Play what comes before the first reveal."""
        before, asked = self.dump(), self.position.stack.pop()
        self.position.count += 1
        with suppress(_Revealed):
            asked.answer(self, seat, move)
            self._settle()
        self.position = self.game.position.decode(self.certain or before)


def play_until_reveal(table: Table[S], seat: Seat, move: Move | str) -> Table[S]:
    """Return the position that a legal move leads to before its first reveal, to be shown to its seat.

    Nobody is asked there.
    """
    twin = _CertainTable[S](table.game, table.game.position.decode(table.dump()))
    twin.history = table.history.copy()
    twin.play_certain(seat, table.read(seat, move) if isinstance(move, str) else move)
    return twin
