"""Followers of a table before play: functions that are called when it opens, and when a player takes a seat.

This package knows none of them. `service.app.before_play` lists them. All of them run in the transaction of the
change.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import cast

from flask import Flask, current_app
from sqlalchemy.orm import Session

from service.play.tables.models import Table

EXTENSION = "procaccio-before-play"


@dataclass(frozen=True, kw_only=True)
class BeforePlay:
    """The followers, in the order in which they are called."""

    opened: Sequence[Callable[[Session, Table, datetime], None]]
    seated: Sequence[Callable[[Session, Table], None]]
    """Called when a player takes or takes over a seat."""


def register(app: Flask, followers: BeforePlay) -> None:
    """Register the followers."""
    app.extensions[EXTENSION] = followers


def find_followers() -> BeforePlay:
    return cast("BeforePlay", current_app.extensions[EXTENSION])


def follow_opening(session: Session, row: Table, now: datetime) -> None:
    """Call the followers of a table that has just been opened."""
    for follower in find_followers().opened:
        follower(session, row, now)


def follow_seating(session: Session, row: Table) -> None:
    """Call the followers of a table at which a player has just taken a seat."""
    for follower in find_followers().seated:
        follower(session, row)
