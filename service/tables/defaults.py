"""What is usual at a table where nothing else was wished."""

from collections.abc import Collection
from typing import Any

from engine.at_once import AtOnce
from engine.game import game_named
from service.pace.pace import Pace


def usual_options(game: str, pace: Pace) -> dict[str, Any]:
    """At a slow pace auctions are held all at once; all else is as the game has it."""
    return dict.fromkeys(suiting_the_pace(game), True) if pace.slow else {}


def suiting_the_pace(game: str) -> Collection[str]:
    """The options that are on at a slow pace, and off at a quick one, where nobody says otherwise."""
    return ("at_once",) if issubclass(game_named(game).options, AtOnce) else ()
