"""What is usual at a table where nothing else was wished."""

from datetime import timedelta
from typing import Any, Final

from engine.at_once import AtOnce
from engine.game import game_named
from service.time.pace import Pace

SLOW: Final = timedelta(days=1)
"""Where a question may stand so long, one auction after the other would take weeks."""


def usual_options(game: str, pace: Pace) -> dict[str, Any]:
    """At a slow pace auctions are held all at once; all else is as the game has it."""
    slow = pace.time is not None and pace.time >= SLOW
    return {"at_once": True} if slow and issubclass(game_named(game).options, AtOnce) else {}
