"""What lies on the table and who may know it, what is printed in the box, and what can be chosen."""

from __future__ import annotations

from typing import Annotated

import msgspec

from engine import Options
from engine.values.knowledge import BySeat, Hidden, OwnerOnly, Public


class Edition(msgspec.Struct):
    purse: int
    gems: list[int]


class GameOptions(Options, frozen=True):
    rounds: Annotated[int, msgspec.Meta(ge=1, le=5, description="how many gems are staked for")] = 3


class State(msgspec.Struct):
    purses: BySeat[list[OwnerOnly[int]]]
    points: BySeat[list[Public[int]]]
    deck: Hidden[list[int]]
    round: Public[int] = 0
