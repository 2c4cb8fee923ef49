"""Moves: one answer each, as data and as one canonical line of notation."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

import msgspec

from engine.values.form import Form
from engine.values.to_plain import to_plain


class Move(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, omit_defaults=True):
    """A game's moves derive from this, each with its tag and the form of its notation.

    class Bid(Move, frozen=True, tag="bid"):
        form = "bid {amount}"
        amount: int
    """

    form: ClassVar[str]
    examples: ClassVar[tuple[str, ...]] = ()
    liberty: ClassVar[bool] = False
    """Whether it may be made at any time and decides nothing by itself: lists name such moves in one line, at the end."""
    grave: ClassVar[bool] = False
    """Whether it gives up more than is asked about: pages offer it after everything else."""

    @classmethod
    def pattern(cls) -> Form[Move]:
        return form_of(cls)

    def data(self) -> dict[str, Any]:
        """The move as JSON data: `{"do": "bid", "amount": 400}`."""
        data: dict[str, Any] = to_plain(self)
        return data

    def __str__(self) -> str:
        return form_of(type(self)).write(self)


@cache
def form_of(move: type[Move]) -> Form[Move]:
    """The compiled form of a class of moves; each is compiled once."""
    return Form(move, move.form)
