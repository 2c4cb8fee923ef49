"""The characters: who is invited by whom, and what lies on the banker's card."""

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
    """Those who have neither taken a character nor dropped out."""
    markers: dict[str, Marker] = {}
    taken: dict[str, Seat] = {}
    """The characters taken when they were last invited."""
    guests: dict[str, Seat] = {}
    """Those of them who are still there: used ones are gone."""

    def hosts(self, seat: Seat, character: str) -> bool:
        return self.guests.get(character) == seat
