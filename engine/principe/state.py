"""The state of a table. Every ducat, card, coat of arms and tile has its place here exactly once."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from engine import Question, Seat, Table
from engine.principe.edition import Counts, Purse
from engine.table.at_once import AtOnce
from engine.values.knowledge import BySeat, Hidden, OwnerOnly, Public

PASSES_UNASKED: Final = 3
"""The version of the rules from which on a seat with too few ducats for any bid is not asked.

All players can compute that.
"""


class PrincipeOptions(AtOnce, frozen=True):
    easy: Annotated[
        bool, msgspec.Meta(description="easy money: 10 ducats to start, 6 a round, cities from round 1 on")
    ] = False
    open_money: Annotated[
        bool, msgspec.Meta(description="ducats are open, instead of being computed from what all have seen")
    ] = False


class Player(msgspec.Struct, omit_defaults=True):
    """The possessions of one seat. Counts of cards are by colour, arms by region."""

    ducats: OwnerOnly[int]
    """The ducats. The rules hide them, although they follow from public payments."""
    supply: Public[int]
    """The coats of arms not yet placed."""
    hand: OwnerOnly[Counts]
    open_hand: Public[Counts]
    """The part of the hand known to all: cards won openly and not seen to leave since."""
    up: Public[Counts]
    down: Public[Counts]
    arms: Public[Counts]
    laid: OwnerOnly[Counts]
    """The cards laid face down for the coming auctions. It is empty once they are shown."""
    from_cities: Public[int] = 0
    from_roles: Public[int] = 0
    from_white: Public[int] = 0

    @property
    def points(self) -> int:
        """Return the victory points on the track."""
        return self.from_cities + self.from_roles + self.from_white


class State(msgspec.Struct):
    players: BySeat[list[Player]]
    prince: Public[Seat]
    deck: Hidden[list[int]]
    """The colours of the cards in the deck. The next card is the last of the list."""
    gone: Public[Counts]
    """The cards that have left the game."""
    cities: Hidden[list[str]]
    """The face-down cities. The next one is the last of the list."""
    removed: Hidden[list[str]]
    """The cities that left the game unseen."""
    open: Public[list[str]]
    founded: Public[list[str]]
    majors: Public[list[Seat | None]]
    minors: Public[list[Seat | None]]
    groups: Public[list[tuple[int, int]]]
    """The cards on auction as (colour, count), the present group first."""
    bank: Public[int] = 0
    """The ducats that the bank took in, less those it gave out."""
    round: Public[int] = 0
    last: Public[bool] = False
    ended: Public[str] = ""
    """The reason for the end of the game."""

    def pay(self, seat: Seat, ducats: int) -> None:
        """Pay ducats to the bank. A negative sum is paid by the bank."""
        self.players[seat].ducats -= ducats
        self.bank += ducats


def income(table: Table[State]) -> int:
    """Return the ducats that each player gets in each round."""
    purse: Purse = table.edition.purse
    plain: int = table.edition.seating(table.seats).income or purse.income
    return max(plain, purse.easy_income) if table.options.easy else plain


def start_ducats(table: Table[State]) -> int:
    purse: Purse = table.edition.purse
    return purse.easy_start if table.options.easy else purse.start


def founding_allowed(table: Table[State]) -> bool:
    """Return True if cities may be founded.

    None may be founded in the first round, unless money is easy, nor without any open city.
    """
    return bool(table.state.open) and (table.state.round > 1 or table.options.easy)


def leave_hand(player: Player, colour: int, count: int) -> None:
    """Take cards from a hand in public. Cards won openly are assumed to leave first."""
    player.hand[colour] -= count
    player.open_hand[colour] = max(0, player.open_hand[colour] - count)


def open_question(table: Table[State]) -> Question[State] | None:
    """Return the question that is open now, or None once the table is over."""
    stack = table.position.stack
    return stack[-1] if stack else None
