"""What features do with what belongs to a player whose account is erased, or merged into another of the same person."""

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
    """What one feature keeps of players."""

    leave: Callable[[Session, Player, datetime], Sequence[Circle]] = lambda *_: ()
    """Take an erased player out; return what goes on under a name that may hold theirs."""
    give: Callable[[Session, Player, Player, datetime], None] = lambda *_: None
    """Give everything of the first player to the second."""
    history: Sequence[InstrumentedAttribute[Any]] = ()
    """Columns that name a player in the history of tables."""
    settle: Callable[[Session, int], None] = lambda *_: None
    """Work out anew what follows from the history of a player, after it was given to another."""


def register(app: Flask, belongings: Sequence[Belongings]) -> None:
    """Features are asked in this order."""
    app.extensions[EXTENSION] = tuple(belongings)


def all_belongings() -> Sequence[Belongings]:
    return cast("Sequence[Belongings]", current_app.extensions[EXTENSION])
