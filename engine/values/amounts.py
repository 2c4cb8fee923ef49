"""Amounts: the numbers that answer a question, as one small value.

Letters, pages, terminals, plans, bots and programs all use it, so they all read a bare number as the same
amount.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypedDict

import msgspec

from engine.values.move import Move

Bidding = Literal["rising", "sealed"]
"""The kind of an auction.

Rising: each bid is above the last one. Sealed: everyone bids once, in secret and at the same time.
"""
FEW: Final = 6
"""The number of amounts up to which all of them are listed."""
NEXT: Final = 3
"""The number of next bids of a rising auction that are listed."""


class AmountRange(TypedDict):
    """The least and the most, where a prompt names both."""

    first: Annotated[int, msgspec.Meta(description="The least amount.")]
    highest: Annotated[int, msgspec.Meta(description="The most.")]


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
    """The move that names an amount, and the amounts that are possible."""

    move: type[Move]
    """The class of the move. Its form has one number and no other slot."""
    values: range
    """The amounts from the least to the most, in steps. Empty where no amount is possible now."""
    auction: Bidding | None = None
    """The kind of the auction, or None where the amount is no bid."""
    high: int = 0
    """The highest bid, or 0 before the first bid."""

    @property
    def slot(self) -> str:
        """The field of the move that takes the amount."""
        number = self.move.pattern().number
        if number is None:
            raise TypeError(f"{self.move.__name__} has no number to say")
        return number.name

    def at(self, amount: int) -> Move:
        """Return the move that names an amount, legal or not."""
        return self.move(**{self.slot: amount})

    def out_of_range(self, move: Move) -> bool:
        """Return whether a move names an amount that is not possible."""
        return isinstance(move, self.move) and move.pattern().number_in(move) not in self.values

    @property
    def sensible(self) -> tuple[int, ...]:
        """A few amounts to choose from.

        In a rising auction these are mainly the next bids, else amounts from the least to the most.
        """
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
