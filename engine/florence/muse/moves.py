"""The moves of Muse & Princess: inviting characters and using them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from engine.values.move import Move


class Invite(Move, frozen=True, tag="invite"):
    """Put the marker on a field of a character card."""

    form = "invite {character} {amount}"
    examples = ("invite muse 800",)
    character: Annotated[str, Meta(description="The character.")]
    amount: Annotated[int, Meta(description="The field of its card.")]


class Decline(Move, frozen=True, tag="decline"):
    """Invite no character in this round."""

    form = "decline"


class PrincessWork(Move, frozen=True, tag="princess"):
    """A work without a profession."""

    form = "work princess [for {points}]"
    examples = ("work princess for 3",)
    points: Annotated[int, Meta(description="The points to buy with money of the work.")] = 0


class MerchantFree(Move, frozen=True, tag="merchant-free"):
    """The merchant pays for the lot just won."""

    form = "merchant free"


class MerchantPoints(Move, frozen=True, tag="merchant-points"):
    """The merchant brings points by the rank on the track of fame."""

    form = "merchant points"
    liberty = True


class Professor(Move, frozen=True, tag="professor"):
    """The professor brings a card."""

    form = "professor {deck}"
    liberty = True
    examples = ("professor prestige",)
    deck: Annotated[str, Meta(description="The deck: `prestige` or `bonus`.")]


class Cash(Move, frozen=True, tag="cash"):
    """Turn money into points at the very end."""

    form = "cash {points}"
    examples = ("cash 12",)
    points: Annotated[int, Meta(description="The points to buy.")]
