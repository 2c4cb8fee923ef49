"""The history of a table: the moves played and the events told, since it was opened or loaded from its dump."""

from __future__ import annotations

from engine.event import Event
from engine.move import Move
from engine.seat import Seat


class MissingMoves(ValueError):
    """A table loaded from its dump alone knows where it stands, not how it came there."""


class History:
    """Moves and events in their order; private events too, so it is not for the eyes of players."""

    def __init__(self, begins: int) -> None:
        self.begins = begins
        """After how many moves it begins: later than 0 at a table that was loaded without its moves."""
        self.moves: list[tuple[Seat, Move]] = []
        self.events: list[Event] = []

    def must_reach(self, count: int, purpose: str) -> None:
        """MissingMoves, where what came right after the first `count` moves is not known."""
        if count < self.begins:
            raise MissingMoves(
                f"this table was loaded at move {self.begins}; give load_table its moves {purpose}"
            )

    def events_seen_by(self, seat: Seat | None, since: int) -> tuple[Event, ...]:
        """What happened after the first `since` moves, as a seat may see it; 0 includes the deal."""
        self.must_reach(since, "to ask for earlier events")
        return tuple(
            event for event in self.events if (event.at > since or not since) and event.visible_to(seat)
        )

    def shorten(self, moves: int, events: int) -> None:
        """Forget all but the first so many."""
        del self.moves[moves:], self.events[events:]

    def copy(self) -> History:
        twin = History(self.begins)
        twin.moves, twin.events = list(self.moves), list(self.events)
        return twin
