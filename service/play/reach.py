"""Who may reach whom: with talk, an invitation or a challenge.

Features register the conditions under which a player wants nothing from another.
"""

from collections.abc import Callable, Collection, Sequence
from typing import Any, cast

from flask import Flask, current_app
from sqlalchemy import ColumnElement, false, or_, select
from sqlalchemy.orm import Session

from service.platform.accounts.models import Player

EXTENSION = "procaccio-reach"
Condition = Callable[[Any, Any], ColumnElement[bool]]
"""Returns the condition that one player wants nothing from another. Each is an id or a column with ids."""


def register(app: Flask, conditions: Sequence[Condition]) -> None:
    """Register the conditions of all features."""
    app.extensions[EXTENSION] = conditions


def is_unwanted(receiver: Any, sender: Any) -> ColumnElement[bool]:
    """Return the condition that the receiver wants nothing from the sender."""
    conditions = cast("Sequence[Condition]", current_app.extensions[EXTENSION])
    return or_(false(), *(condition(receiver, sender) for condition in conditions))


def find_refusing_players(session: Session, sender: int, receivers: Collection[int]) -> set[int]:
    """Return the receivers who want nothing from the sender. The sender is not told who they are."""
    theirs = select(Player.id).where(Player.id.in_(receivers), is_unwanted(Player.id, sender))
    return set(session.scalars(theirs))
