"""The state of a table: what lies on it. Whatever follows from it is worked out when it is asked for."""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from engine import Seat, Table
from engine.florence.data import Data
from engine.florence.muse.court import Court
from engine.values.knowledge import BySeat, Hidden, OwnerOnly, Public

RECRUITING: Final = "recruiting"
"""A recruiting card, as a lot, in the hand and in the row of works."""

PROFESSION: Final = "profession"
BONUS: Final = "bonus"
PRESTIGE: Final = "prestige"
DECKS: Final = (PROFESSION, BONUS, PRESTIGE)


class Standing(msgspec.Struct, array_like=True):
    """A tile in a principality. One built across a border stands in two; each holds its own part of the squares."""

    tile: str
    at: str
    mask: int
    side: str = ""
    """Across which border of this principality it lies; empty: across none."""


class Principality(msgspec.Struct, kw_only=True):
    """What one seat has."""

    money: OwnerOnly[int]
    points: Public[int] = 0
    fame: Public[dict[str, int]] = {}
    """Where the points came from, and went to."""
    hand: OwnerOnly[list[str]] = []
    recruiters: Public[int] = 0
    row: Public[list[str]] = []
    """The works: professions and recruiting cards on the table."""
    bonuses: OwnerOnly[list[str]] = []
    prestige: OwnerOnly[list[str]] = []
    freedoms: Public[list[str]] = []
    builders: Public[int] = 0
    jesters: Public[int] = 0
    standing: Public[list[Standing]] = []
    occupied: Public[int]
    """All squares that hold something, the Palazzo too."""
    built: Public[int]
    """The squares that buildings may not touch without help: buildings and the Palazzo."""
    best: Public[int] = 0
    """The highest work value of the round."""

    def gain(self, reason: str, points: int) -> None:
        """Move on the track of fame, or back."""
        if points:
            self.points += points
            self.fame[reason] = self.fame.get(reason, 0) + points


class Look(msgspec.Struct, array_like=True):
    """Somebody looked at the top of a deck; kept one, and put the others under it."""

    seat: Seat
    cards: tuple[str, ...]


class Deck(msgspec.Struct):
    """A deck, its top first, and everybody who has looked at cards of it, in order."""

    cards: list[str]
    looks: list[Look] = []


class State(msgspec.Struct, kw_only=True):
    start: Public[Seat]
    seats: BySeat[list[Principality]]
    stock: Public[dict[str, int]]
    """Tiles, freedoms, builders, jesters and recruiting cards that are left."""
    decks: Hidden[dict[str, Deck]]
    spent: Public[list[str]] = []
    """Bonus cards out of the game."""
    shown: Public[list[str]] = []
    """Professions that have been played: wherever they are since, everybody knows."""
    returned: Hidden[dict[Seat, str]] = {}
    """The profession that each seat gave back at the beginning."""
    round: Public[int] = 0
    bidding: Public[list[Seat]] = []
    """Those who have neither bought nor waived in this round's auctions."""
    sold: Public[list[str]] = []
    """The lots sold in this round."""
    court: Public[Court | None] = None
    """What the characters of Muse & Princess are about, where they play."""


FlorenceTable: TypeAlias = Table[State]


def data_of(table: FlorenceTable) -> Data:
    data: Data = table.edition
    return data
