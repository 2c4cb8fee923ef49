"""The state of a table. Anything that follows from the state is computed when it is needed."""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from engine import Seat, Table
from engine.florence.data import Data
from engine.florence.muse.court import Court
from engine.values.knowledge import BySeat, Hidden, OwnerOnly, Public

RECRUITING: Final = "recruiting"
"""The name of a recruiting card, as a lot, in the hand and in the row of works."""

PROFESSION: Final = "profession"
BONUS: Final = "bonus"
PRESTIGE: Final = "prestige"
DECKS: Final = (PROFESSION, BONUS, PRESTIGE)


class Standing(msgspec.Struct, array_like=True):
    """A tile in a principality.

    A tile across a border stands in two principalities. Each holds its own part of the squares.
    """

    tile: str
    at: str
    mask: int
    side: str = ""
    """The border of this principality that the tile crosses, or an empty string."""


class Principality(msgspec.Struct, kw_only=True):
    """The possessions of one seat."""

    money: OwnerOnly[int]
    points: Public[int] = 0
    fame: Public[dict[str, int]] = {}
    """The gains and losses of points, by reason."""
    hand: OwnerOnly[list[str]] = []
    recruiters: Public[int] = 0
    row: Public[list[str]] = []
    """The completed works: professions and recruiting cards on the table."""
    bonuses: OwnerOnly[list[str]] = []
    prestige: OwnerOnly[list[str]] = []
    freedoms: Public[list[str]] = []
    builders: Public[int] = 0
    jesters: Public[int] = 0
    standing: Public[list[Standing]] = []
    occupied: Public[int]
    """All occupied squares, including the Palazzo."""
    built: Public[int]
    """The squares that buildings may not touch without enough builders: buildings and the Palazzo."""
    best: Public[int] = 0
    """The highest work value of the round."""

    def gain(self, reason: str, points: int) -> None:
        """Move on the track of fame, forwards or back."""
        if points:
            self.points += points
            self.fame[reason] = self.fame.get(reason, 0) + points


class Look(msgspec.Struct, array_like=True):
    """One look at the top of a deck: the player kept one card and put the others under it."""

    seat: Seat
    cards: tuple[str, ...]


class Deck(msgspec.Struct):
    """A deck, its top first, and all looks at its cards, in order."""

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
    """Professions that have been played. Their places are known to all from then on."""
    returned: Hidden[dict[Seat, str]] = {}
    """The profession that each seat gave back at the beginning."""
    round: Public[int] = 0
    bidding: Public[list[Seat]] = []
    """The seats that have neither bought nor waived in this round's auctions."""
    sold: Public[list[str]] = []
    """The lots sold in this round."""
    court: Public[Court | None] = None
    """The state of the characters, at tables that play Muse & Princess."""


FlorenceTable: TypeAlias = Table[State]


def data_of(table: FlorenceTable) -> Data:
    data: Data = table.edition
    return data
