"""Followers of a table: functions that are called after a table has changed, in a declared order.

This package knows none of them (plans, clocks, bots, notices). `service.app.after_move` lists them in the
order of their dependencies. All of them run in the transaction of the change.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import cast

from flask import Flask, current_app
from sqlalchemy.orm import Session

import engine
from service.platform.transaction import notify_after_commit
from service.play.tables.models import Table
from service.play.tables.move_models import Move
from service.play.tables.rare_features import ANY, RareFeatures

EXTENSION = "procaccio-after-move"


class ChangeKind(StrEnum):
    """The kind of change of a table."""

    BEGAN = "began"
    MOVED = "moved"
    PLANNED = "planned"
    """Plans have answered on their own, so they need not run again."""
    REWOUND = "rewound"
    """Moves were taken back. Other questions are open now, under new ids."""
    ENDED = "ended"
    """The table ended without a last move. The present score is the result."""
    ABANDONED = "abandoned"
    """The table ended without a result."""


@dataclass(kw_only=True)
class TableChange:
    """A table that has just changed, for its followers. A follower that plays moves adds them."""

    session: Session
    row: Table
    what: ChangeKind
    now: datetime
    game: engine.AnyTable | None = None
    """The position after the change, or None if the table just ended."""
    events: Sequence[engine.Event] = ()
    moves: list[Move] = field(default_factory=list)
    """The new moves, in order."""
    withdrawn: Sequence[Move] = ()
    """The moves that were taken back, in order."""
    rare: RareFeatures = ANY
    """The rare features that this table may have."""
    anew: bool = False
    """True to announce questions even if there was a letter about them before."""

    @property
    def over(self) -> bool:
        return self.what in {ChangeKind.ENDED, ChangeKind.ABANDONED} or (
            self.game is not None and self.game.over
        )


Follower = Callable[[TableChange], None]


def register(app: Flask, followers: Sequence[Follower]) -> None:
    """Register the followers, in the order in which they are called."""
    app.extensions[EXTENSION] = followers


def call_followers(change: TableChange) -> None:
    """Call the followers of a changed table.

    Viewers of the table page are notified after the commit; followers run now.
    """
    notify_after_commit(change.session, f"table:{change.row.id}")
    for follower in cast("Sequence[Follower]", current_app.extensions[EXTENSION]):
        follower(change)
