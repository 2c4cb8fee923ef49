"""What lies on the table, what is printed in the box, and what can be chosen."""

from __future__ import annotations

from typing import Annotated

import msgspec

from engine import Options


class Edition(msgspec.Struct):
    purse: int
    gems: list[int]


class GameOptions(Options, frozen=True):
    rounds: Annotated[int, msgspec.Meta(ge=1, le=5, description="how many gems are staked for")] = 3


class State(msgspec.Struct):
    purses: list[int]
    points: list[int]
    deck: list[int]
    round: int = 0
