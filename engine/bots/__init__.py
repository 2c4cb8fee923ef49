"""Bots: players that see what their seat sees and nothing else."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.bots.advised import Apprentice, Courtier
from engine.bots.bot import Bot, Pick, Sight, answer, sight_of
from engine.bots.search import Effort, Prince
from engine.bots.simple import Aimless, Steady

BOTS: Final[Mapping[str, Bot]] = MappingProxyType(
    {
        "aimless": Aimless(),
        "steady": Steady(),
        "apprentice": Apprentice(),
        "courtier": Courtier(),
        "prince": Prince(Effort()),
    }
)
"""By the name under which a seat is given to one."""

LEVELS: Final = ("apprentice", "courtier", "prince")
"""Those that are company for people, the gentlest first."""

__all__ = [
    "BOTS",
    "LEVELS",
    "Aimless",
    "Apprentice",
    "Bot",
    "Courtier",
    "Effort",
    "Pick",
    "Prince",
    "Sight",
    "Steady",
    "answer",
    "sight_of",
]
