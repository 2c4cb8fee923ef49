"""Who thinks: the bots of the engine; those that search with the house's clock, and no longer than it allows."""

from collections.abc import Callable, Mapping
from time import monotonic
from typing import Final

from engine.bots import BOTS, Bot, Effort, searching
from service.platform.deps import deps
from service.play.bots.levels import USUAL

SECOND: Final = 1000
PLAYOUTS: Final = 120
"""Enough to be sure; they stop there although there may be time left."""


def bot_mind(name: str) -> Bot:
    """A bot by its name; one that is known no more plays as usual."""
    minds = minds_within(deps().settings.bot_milliseconds, monotonic)
    return minds.get(name, minds[USUAL])


def minds_within(milliseconds: int, now: Callable[[], float]) -> Mapping[str, Bot]:
    """All bots, none of which thinks longer about one answer on this clock."""
    effort = Effort(playouts=PLAYOUTS, seconds=milliseconds / SECOND, now=now)
    return {**BOTS, **searching(effort)}
