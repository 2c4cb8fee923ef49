"""The history of a table: its moves, events and draws since it was opened or loaded from its dump."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Any, NamedTuple

from engine.values.event import Event
from engine.values.move import Move
from engine.values.seat import Seat


class MissingMoves(ValueError):
    """The error that moves are unknown.

    A table loaded from its dump alone has its state, but not its history.
    """


class Mark(NamedTuple):
    """A point in a history."""

    moves: int
    events: int
    drawn: int


class History:
    """The moves, events and draws in order. It includes private ones, so players must not see it."""

    def __init__(self, begins: int, decided: Mapping[str, Any]) -> None:
        self.begins = begins
        """The number of earlier moves that are unknown.

        It is above 0 if a table was loaded without its moves.
        """
        self.moves: list[tuple[Seat, Move]] = []
        self.events: list[Event] = []
        self.drawn: dict[str, Any] = {}
        """The results of chance, by stream."""
        self.decided = decided
        """The given results of chance, by stream.

        Only imagined tables have them, because their past does not follow from their seed.
        """

    def must_reach(self, count: int, purpose: str) -> None:
        """Raise MissingMoves if the history right after the first `count` moves is not known."""
        if count < self.begins:
            raise MissingMoves(
                f"this table was loaded at move {self.begins}; give load_table its moves {purpose}"
            )

    def events_seen_by(self, seat: Seat | None, since: int) -> tuple[Event, ...]:
        """Return the events after the first `since` moves that a seat may see. 0 includes the deal."""
        self.must_reach(since, "to ask for earlier events")
        return tuple(
            event for event in self.events if (event.at > since or not since) and event.visible_to(seat)
        )

    @property
    def mark(self) -> Mark:
        return Mark(len(self.moves), len(self.events), len(self.drawn))

    def return_to(self, mark: Mark) -> None:
        """Remove everything after a mark."""
        del self.moves[mark.moves :], self.events[mark.events :]
        self.drawn = dict(islice(self.drawn.items(), mark.drawn))

    def copy(self) -> History:
        twin = History(self.begins, self.decided)
        twin.moves, twin.events, twin.drawn = list(self.moves), list(self.events), dict(self.drawn)
        return twin
