"""The programs behind the bots: those of the engine. The searching ones get a time limit."""

from collections.abc import Callable, Mapping
from time import monotonic
from typing import Final

from engine.bots import BOTS, Bot, Effort, searching
from service.platform.deps import deps
from service.play.bots.levels import USUAL

SECOND: Final = 1000
PLAYOUTS: Final = 120
"""The number of playouts after which a search stops, even if there is time left."""


def bot_by_name(name: str) -> Bot:
    """Return a bot by its name, or the usual bot if the name is no longer known."""
    minds = time_limited_bots(deps().settings.bot_milliseconds, monotonic)
    return minds.get(name, minds[USUAL])


def time_limited_bots(milliseconds: int, now: Callable[[], float]) -> Mapping[str, Bot]:
    """Return all bots. None of them thinks longer than `milliseconds` about one answer."""
    effort = Effort(playouts=PLAYOUTS, seconds=milliseconds / SECOND, now=now)
    return {**BOTS, **searching(effort)}
