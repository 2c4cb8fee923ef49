"""Bots: players that see what their seat sees and nothing else."""

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
    """Those that search, within an effort."""
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
"""By the name under which a seat is given to one."""

LEVELS: Final = ("apprentice", "courtier", "prince", "doge")
"""Those that are company for people, the gentlest first."""

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
