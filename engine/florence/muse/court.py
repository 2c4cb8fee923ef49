"""The characters: their hosts, the bids on their cards, and the money on the banker's card."""

from __future__ import annotations

from typing import Final

import msgspec

from engine.values.seat import Seat

MUSE: Final = "muse"
CARDINAL: Final = "cardinal"
PRINCESS: Final = "princess"
MERCHANT: Final = "merchant"
PROFESSOR: Final = "professor"
BANKER: Final = "banker"


class Marker(msgspec.Struct, array_like=True):
    """A bid that lies on a character card."""

    seat: Seat
    amount: int


class Court(msgspec.Struct, kw_only=True):
    pot: int
    """The money on the banker's card."""
    inviting: list[Seat] = []
    """The seats that have neither taken a character nor dropped out."""
    markers: dict[str, Marker] = {}
    taken: dict[str, Seat] = {}
    """The characters taken in the last invitations, and their hosts."""
    guests: dict[str, Seat] = {}
    """The characters of `taken` that are still there. A used character is gone."""

    def hosts(self, seat: Seat, character: str) -> bool:
        return self.guests.get(character) == seat
