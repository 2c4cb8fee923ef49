"""Amounts: the numeric domain of a question that is answered with a number, as one small value.

Whoever reads or offers answers (letters, pages, terminals, plans, bots, programs) goes by it, so that all take a bare
number for the same amount.
"""

from __future__ import annotations

from typing import Final, Literal, TypedDict

import msgspec

from engine.values.move import Move

Bidding = Literal["rising", "sealed"]
"""How an auction goes: each bid above the last one, or everybody once, in secret and at the same time."""
FEW: Final = 6
"""Up to how many amounts all of them are worth naming."""
NEXT: Final = 3
"""How many of the next bids of a rising auction are worth naming."""


class AmountRange(TypedDict):
    """The least and the most, where a prompt names both."""

    first: int
    highest: int


class AmountData(TypedDict):
    """Amounts as programs read them; `least` and `most` are null where no amount is possible now."""

    do: str
    slot: str
    least: int | None
    most: int | None
    step: int
    sensible: list[int]
    auction: Bidding | None
    high: int


class Amounts(msgspec.Struct, frozen=True):
    """Which move names the amount, and which amounts there are."""

    move: type[Move]
    """Its form has one number and nothing else to say."""
    values: range
    """From the least to the most, in steps; empty where no amount is possible now."""
    auction: Bidding | None = None
    """What is bid, and how; None where the amount is no bid."""
    high: int = 0
    """The bid that stands; 0 where nobody has bid."""

    @property
    def slot(self) -> str:
        """The field of the move that takes the amount."""
        number = self.move.pattern().number
        if number is None:
            raise TypeError(f"{self.move.__name__} has no number to say")
        return number.name

    def at(self, amount: int) -> Move:
        """The move that names an amount, whether it is legal or not."""
        return self.move(**{self.slot: amount})

    def out_of_range(self, move: Move) -> bool:
        """Whether a move names an amount that is none of these."""
        return isinstance(move, self.move) and move.pattern().number_in(move) not in self.values

    @property
    def sensible(self) -> tuple[int, ...]:
        """A few of them to choose from: the next bids of a rising auction, else amounts from the least to the most."""
        count = len(self.values)
        if count <= FEW:
            return tuple(self.values)
        lowest = range(NEXT) if self.auction == "rising" else (0, count // 4)
        return tuple(self.values[at] for at in sorted({*lowest, count // 2, count * 3 // 4, count - 1}))

    def plain(self) -> AmountData:
        return {
            "do": str(self.move.__struct_config__.tag),
            "slot": self.slot,
            "least": self.values[0] if self.values else None,
            "most": self.values[-1] if self.values else None,
            "step": self.values.step,
            "sensible": list(self.sensible),
            "auction": self.auction,
            "high": self.high,
        }
