"""Hooks for features that store data of players. They run when an account is deleted or merged."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, cast

from flask import Flask, current_app
from sqlalchemy.orm import InstrumentedAttribute, Session

from service.platform.accounts.circle_models import Circle
from service.platform.accounts.models import Player

EXTENSION = "procaccio-belongings"


@dataclass(frozen=True, kw_only=True)
class Belongings:
    """Hooks of one feature that stores data of players."""

    leave: Callable[[Session, Player, datetime], Sequence[Circle] | None] = lambda *_: None
    """Remove a deleted player. Return circles that go on and whose names may contain the player's name."""
    give: Callable[[Session, Player, Player, datetime], None] = lambda *_: None
    """Move everything of the first player to the second."""
    history: Sequence[InstrumentedAttribute[Any]] = ()
    """Columns that refer to a player in the history of tables."""
    settle: Callable[[Session, int], None] = lambda *_: None
    """Recalculate what depends on the history of a player, after it was moved to another."""


def register(app: Flask, belongings: Sequence[Belongings]) -> None:
    """Register the hooks of all features. They are called in this order."""
    app.extensions[EXTENSION] = belongings


def all_belongings() -> Sequence[Belongings]:
    return cast("Sequence[Belongings]", current_app.extensions[EXTENSION])
