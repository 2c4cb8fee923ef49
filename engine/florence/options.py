"""The options of a table, chosen when it is opened."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from engine.notation.refusals import BadTable
from engine.table.at_once import AtOnce


class FlorenceOptions(AtOnce, frozen=True):
    p13: Annotated[
        Literal["tiles", "types"],
        msgspec.Meta(
            description="the demand of prestige card P13: two landscape tiles, or two types of landscape"
        ),
    ] = "tiles"
    freedoms: Annotated[
        Literal[4, 5],
        msgspec.Meta(
            description="the number of freedoms in play with two players (others: players - 1 of each)"
        ),
    ] = 5
    open_money: Annotated[
        bool,
        msgspec.Meta(description="money is open; else it is hidden, and computed from what all have seen"),
    ] = False
    muse: Annotated[bool, msgspec.Meta(description="play with the characters of Muse & Princess")] = False
    joint: Annotated[bool, msgspec.Meta(description="play with cooperative building across borders")] = False


def check(options: FlorenceOptions, seats: int) -> None:
    pair = 2
    if options.freedoms != FlorenceOptions().freedoms and seats != pair:
        raise BadTable("freedoms", game="florence", freedoms=options.freedoms, seats=seats, each=seats - 1)
