"""Bots: players that see what their seat sees and nothing else."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.bots.bot import Bot, Pick, Sight, answer, sight_of
from engine.bots.simple import Aimless, Steady

BOTS: Final[Mapping[str, Bot]] = MappingProxyType({"aimless": Aimless(), "steady": Steady()})
"""By the name under which a seat is given to one."""

__all__ = ["BOTS", "Aimless", "Bot", "Pick", "Sight", "Steady", "answer", "sight_of"]
