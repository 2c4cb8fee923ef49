"""Bots: players that see only what their seat sees."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.bots.advised import Apprentice, Courtier
from engine.bots.bot import Bot, Pick, Sight, answer, sight_of
from engine.bots.doge import Doge
from engine.bots.effort import Effort
from engine.bots.search import Prince
from engine.bots.simple import Aimless, Steady


def searching(effort: Effort) -> Mapping[str, Bot]:
    """Return the bots that search, limited by an effort."""
    return {"prince": Prince(effort), "doge": Doge(effort)}


BOTS: Final[Mapping[str, Bot]] = MappingProxyType(
    {
        "aimless": Aimless(),
        "steady": Steady(),
        "apprentice": Apprentice(),
        "courtier": Courtier(),
        **searching(Effort()),
    }
)
"""The bots by name. A seat is given to a bot by this name."""

LEVELS: Final = ("apprentice", "courtier", "prince", "doge")
"""The bots offered as opponents for people, the weakest first."""

__all__ = [
    "BOTS",
    "LEVELS",
    "Aimless",
    "Apprentice",
    "Bot",
    "Courtier",
    "Doge",
    "Effort",
    "Pick",
    "Prince",
    "Sight",
    "Steady",
    "answer",
    "searching",
    "sight_of",
]
