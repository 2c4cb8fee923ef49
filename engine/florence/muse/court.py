"""The characters: who is invited by whom, and what the banker has collected."""

from __future__ import annotations

from typing import Final

import msgspec

from engine.seat import Seat

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
    markers: dict[str, Marker] = {}
    guests: dict[str, Seat] = {}
    """The characters taken this round, unused or at work, and by whom."""
    gone: list[str] = []
    """Those of this round that have been used."""
    late: dict[str, Seat] = {}
    """Unused characters of the round before, good until the second auction phase begins again."""

    def of(self, seat: Seat) -> tuple[str, ...]:
        """The unused characters of a seat."""
        return tuple(
            name for guests in (self.late, self.guests) for name, owner in guests.items() if owner == seat
        )
