"""Moves: one answer each, as data and as one canonical line of notation."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar, Literal

import msgspec

from engine.values.form import Form
from engine.values.to_plain import to_plain


class Move(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, omit_defaults=True):
    """The base class of the moves of a game. Each has its tag and the form of its notation.

    class Bid(Move, frozen=True, tag="bid"):
        form = "bid {amount}"
        amount: int
    """

    form: ClassVar[str]
    examples: ClassVar[tuple[str, ...]] = ()
    liberty: ClassVar[bool] = False
    """True if the move is possible at any time and decides nothing by itself.

    Lists show such moves on one line at the end.
    """
    grave: ClassVar[bool] = False
    """True if it gives up more than the question asks for. Pages offer it after everything else."""
    closing: ClassVar[Literal["", "action", "turn"]] = ""
    """What it ends, if it does nothing else. A page plays it when the turn is confirmed."""

    @classmethod
    def pattern(cls) -> Form[Move]:
        return form_of(cls)

    def data(self) -> dict[str, Any]:
        """Return the move as JSON data: `{"do": "bid", "amount": 400}`."""
        data: dict[str, Any] = to_plain(self)
        return data

    def __str__(self) -> str:
        return form_of(type(self)).write(self)


@cache
def form_of(move: type[Move]) -> Form[Move]:
    """Return the compiled form of a class of moves. Each is compiled once."""
    return Form(move, move.form)
