"""What follows when a table has changed: everybody who registered for it is told, in one declared order.

This package knows none of them (plans, clocks, bots, letters, webhooks). `service.app` declares who they are and in
which order they depend on each other; all of it happens in the transaction of the change.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import cast

from flask import Flask, current_app
from sqlalchemy.orm import Session

import engine
from service.platform.transaction import ring
from service.play.tables.models import Table
from service.play.tables.move_models import Origin
from service.play.tables.queries import ANY, Rare

EXTENSION = "procaccio-after-move"


class Change(StrEnum):
    """What has happened to a table."""

    BEGAN = "began"
    MOVED = "moved"
    PLANNED = "planned"
    """Plans have answered by themselves: they have had their say already."""
    REWOUND = "rewound"
    """Moves were taken back: other questions are open now, under new ids."""
    ENDED = "ended"
    """Without a last move: the score of that moment stands."""
    ABANDONED = "abandoned"
    """Without a result."""


@dataclass(kw_only=True)
class TableChange:
    """A table that has just changed, as its followers see it. One that plays on adds what it has answered."""

    session: Session
    row: Table
    what: Change
    now: datetime
    game: engine.AnyTable | None = None
    """The position that the change led to; nothing where the table just ended."""
    events: Sequence[engine.Event] = ()
    answers: dict[tuple[int, int], Origin] = field(default_factory=dict)
    """Which way the answers came in, by seat and question."""
    rare: Rare = ANY
    """What there may be at this table that few tables have."""
    anew: bool = False
    """Whether even questions are told again of which there was a letter before."""

    @property
    def over(self) -> bool:
        return self.what in {Change.ENDED, Change.ABANDONED} or (self.game is not None and self.game.over)


Follower = Callable[[TableChange], None]


def register(app: Flask, followers: Sequence[Follower]) -> None:
    """Followers are told in this order."""
    app.extensions[EXTENSION] = tuple(followers)


def tell_followers(change: TableChange) -> None:
    """Whoever has the table open looks again after the commit; everything else happens now."""
    ring(change.session, f"table:{change.row.id}")
    for follower in cast("Sequence[Follower]", current_app.extensions[EXTENSION]):
        follower(change)
