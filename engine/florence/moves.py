"""The moves of the base game."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from engine.mechanics import grid
from engine.values.form import SEVERAL
from engine.values.move import Move


class Spot(grid.Place):
    """A place on the board: `b3e`, or the squares one by one."""

    width = SEVERAL


At = Annotated[str, Spot]


class Keep(Move, frozen=True, tag="keep"):
    """Keep professions at the beginning of the game."""

    form = "keep {professions}"
    examples = ("keep botanist lawyer poet",)
    professions: Annotated[tuple[str, ...], Meta(description="The cards to keep.")]


class Name(Move, frozen=True, tag="auction"):
    """Name the next lot. This is a bid of the opening price."""

    form = "auction {lot}"
    examples = ("auction jester",)
    lot: Annotated[str, Meta(description="The lot.")]


class Waive(Move, frozen=True, tag="waive"):
    """Take no part in any further auction of the round."""

    form = "waive"
    grave = True


class Bid(Move, frozen=True, tag="bid"):
    form = "bid {amount}"
    examples = ("bid 300",)
    amount: Annotated[int, Meta(description="The florins bid.")]


class Pass(Move, frozen=True, tag="pass"):
    form = "pass"


class Buy(Move, frozen=True, tag="buy"):
    """Buy a lot at the opening price, as the last player without one."""

    form = "buy {lot}"
    examples = ("buy builder",)
    lot: Annotated[str, Meta(description="The lot.")]


class Place(Move, frozen=True, tag="place"):
    form = "place {tile} {at}"
    examples = ("place forest b3e", "place park b3 b4 b5")
    tile: Annotated[str, Meta(description="The landscape.")]
    at: Annotated[At, Meta(description="Its place, such as `b3e`, or its squares one by one.")]


class Take(Move, frozen=True, tag="take"):
    """Keep one of the cards looked at. The others go under the deck, as they lie or in the order named."""

    form = "take {card} [under {under}]"
    examples = ("take P6", "take P6 under P1 P9 P3 P13")
    card: Annotated[str, Meta(description="The card to keep.")]
    under: Annotated[
        tuple[str, ...],
        Meta(description="The other cards in the order in which they go under the deck. Empty: as they lie."),
    ] = ()


class Recruit(Move, frozen=True, tag="recruit"):
    form = "recruit {profession}"
    examples = ("recruit poet",)
    profession: Annotated[str, Meta(description="The profession in the row of another seat.")]


class Work(Move, frozen=True, tag="work"):
    """Complete a work, with bonus cards, and turn some of its money into points."""

    form = "work {profession} [with {bonuses}] [for {points}]"
    examples = ("work poet", "work poet with B7 B20 for 6")
    profession: Annotated[str, Meta(description="The profession in the hand.")]
    bonuses: Annotated[tuple[str, ...], Meta(description="The bonus cards to use.")] = ()
    points: Annotated[int, Meta(description="The points to buy with money of the work.")] = 0


class Build(Move, frozen=True, tag="build"):
    form = "build {building} {at}"
    examples = ("build tower d5n",)
    building: Annotated[str, Meta(description="The building.")]
    at: Annotated[At, Meta(description="Its place, such as `d5n`, or its squares one by one.")]


class DrawProfession(Move, frozen=True, tag="profession"):
    form = "profession"


class DrawBonus(Move, frozen=True, tag="bonus"):
    form = "bonus"


class Introduce(Move, frozen=True, tag="freedom"):
    form = "freedom {freedom}"
    examples = ("freedom travel",)
    freedom: Annotated[str, Meta(description="The freedom.")]


class End(Move, frozen=True, tag="end"):
    """End the action turn."""

    form = "end"
    closing = "turn"


class Sell(Move, frozen=True, tag="sell"):
    """Give points back for money."""

    form = "sell {points}"
    liberty = True
    examples = ("sell 4",)
    points: Annotated[int, Meta(description="The points to give back.")]
