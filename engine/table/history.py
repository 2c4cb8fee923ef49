"""The history of a table: the moves played, the events told and what chance brought, since it was opened or loaded from its dump."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Any, NamedTuple

from engine.values.event import Event
from engine.values.move import Move
from engine.values.seat import Seat


class MissingMoves(ValueError):
    """A table loaded from its dump alone knows where it stands, not how it came there."""


class Mark(NamedTuple):
    """How far a history had come."""

    moves: int
    events: int
    drawn: int


class History:
    """Moves, events and draws in their order; private ones too, so it is not for the eyes of players."""

    def __init__(self, begins: int, decided: Mapping[str, Any]) -> None:
        self.begins = begins
        """After how many moves it begins: later than 0 at a table that was loaded without its moves."""
        self.moves: list[tuple[Seat, Move]] = []
        self.events: list[Event] = []
        self.drawn: dict[str, Any] = {}
        """What chance has brought, by stream."""
        self.decided = decided
        """What chance has to bring, by stream: only at imagined tables, whose past does not follow from their seed."""

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

    @property
    def mark(self) -> Mark:
        return Mark(len(self.moves), len(self.events), len(self.drawn))

    def return_to(self, mark: Mark) -> None:
        """Forget all that came after."""
        del self.moves[mark.moves :], self.events[mark.events :]
        self.drawn = dict(islice(self.drawn.items(), mark.drawn))

    def copy(self) -> History:
        twin = History(self.begins, self.decided)
        twin.moves, twin.events, twin.drawn = list(self.moves), list(self.events), dict(self.drawn)
        return twin
