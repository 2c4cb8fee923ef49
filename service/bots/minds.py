"""Who thinks: the bots of the engine; the prince with the house's clock, and no longer than it allows."""

from collections.abc import Mapping
from time import monotonic
from typing import Final

from engine.bots import BOTS, Bot, Effort, Prince
from service.bots.levels import USUAL
from service.core.deps import deps

SECOND: Final = 1000
PLAYOUTS: Final = 120
"""Enough to be sure; they stop there although there may be time left."""


def bot_mind(name: str) -> Bot:
    """A bot by its name; one that is known no more plays as usual."""
    minds: Mapping[str, Bot] = {**BOTS, "prince": thinking_prince()}
    return minds.get(name, minds[USUAL])


def thinking_prince() -> Prince:
    seconds = deps().settings.bot_milliseconds / SECOND
    return Prince(Effort(playouts=PLAYOUTS, seconds=seconds, now=monotonic))
