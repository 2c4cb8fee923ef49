"""The moves of cooperative building: proposals to neighbours and their answers."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from engine.mechanics.grid import Place
from engine.values.move import Move


class Propose(Move, frozen=True, tag="propose"):
    """Propose a building across a border, named on the western board, and the neighbour's price."""

    form = "propose {building} {at} {side} for {price}"
    examples = ("propose opera g3e east for 400",)
    building: Annotated[str, Meta(description="The building.")]
    at: Annotated[str, Place, Meta(description="Its place, as the western board names it.")]
    side: Annotated[str, Meta(description="The side of the neighbour: `east` or `west`.")]
    price: Annotated[int, Meta(description="The florins that the neighbour is to pay.")]


class Accept(Move, frozen=True, tag="accept"):
    form = "accept"


class Refuse(Move, frozen=True, tag="refuse"):
    form = "refuse"


class Counter(Move, frozen=True, tag="counter"):
    """Answer with another price."""

    form = "counter {price}"
    examples = ("counter 300",)
    price: Annotated[int, Meta(description="The florins that the neighbour would pay.")]


class Close(Move, frozen=True, tag="close"):
    """The active player accepts the answer of one of their neighbours."""

    form = "accept {side}"
    examples = ("accept east",)
    side: Annotated[str, Meta(description="The side of the neighbour: `east` or `west`.")]


class Withdraw(Move, frozen=True, tag="withdraw"):
    """The active player takes back their proposals while these are open."""

    form = "withdraw"
