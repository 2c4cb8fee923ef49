"""What is usual at a table where nothing else was wished."""

from typing import Any

from engine.at_once import AtOnce
from engine.game import game_named
from service.time.pace import Pace


def usual_options(game: str, pace: Pace) -> dict[str, Any]:
    """At a slow pace auctions are held all at once; all else is as the game has it."""
    return {"at_once": True} if pace.slow and issubclass(game_named(game).options, AtOnce) else {}
