"""The state of a table: every ducat, card, coat of arms and tile has its place in here exactly once."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from engine import Question, Seat, Table
from engine.principe.edition import Counts, Purse
from engine.table.at_once import AtOnce
from engine.values.knowledge import BySeat, Hidden, OwnerOnly, Public

PASSES_UNASKED: Final = 3
"""From this version of the rules on, whoever has too few ducats for any bid, as all can reckon, is not asked for one."""


class PrincipeOptions(AtOnce, frozen=True):
    easy: Annotated[
        bool, msgspec.Meta(description="easy money: 10 ducats to start, 6 a round, cities from round 1 on")
    ] = False
    open_money: Annotated[
        bool, msgspec.Meta(description="ducats lie open, instead of being reckoned from what all have seen")
    ] = False


class Player(msgspec.Struct, omit_defaults=True):
    """What one seat has. Counts of cards are by colour, arms by region."""

    ducats: OwnerOnly[int]
    """Hidden by the rules, though they follow from payments that all have seen."""
    supply: Public[int]
    """Coats of arms not yet placed."""
    hand: OwnerOnly[Counts]
    open_hand: Public[Counts]
    """Of the hand, what everybody knows of: cards won openly and not seen to leave since."""
    up: Public[Counts]
    down: Public[Counts]
    arms: Public[Counts]
    laid: OwnerOnly[Counts]
    """Laid face down for the coming auctions; empty once they are shown."""
    from_cities: Public[int] = 0
    from_roles: Public[int] = 0
    from_white: Public[int] = 0

    @property
    def points(self) -> int:
        """Victory points on the track."""
        return self.from_cities + self.from_roles + self.from_white


class State(msgspec.Struct):
    players: BySeat[list[Player]]
    prince: Public[Seat]
    deck: Hidden[list[int]]
    """Colours; the next card is the last one."""
    gone: Public[Counts]
    """Cards that have left the game."""
    cities: Hidden[list[str]]
    """Face down; the next one is the last."""
    removed: Hidden[list[str]]
    """Cities that left the game unseen."""
    open: Public[list[str]]
    founded: Public[list[str]]
    majors: Public[list[Seat | None]]
    minors: Public[list[Seat | None]]
    groups: Public[list[tuple[int, int]]]
    """Cards on auction as (colour, count), the present group first."""
    bank: Public[int] = 0
    """What the bank took in more than it gave out."""
    round: Public[int] = 0
    last: Public[bool] = False
    ended: Public[str] = ""
    """Why the game ended."""

    def pay(self, seat: Seat, ducats: int) -> None:
        """To the bank, or from it where the sum is negative."""
        self.players[seat].ducats -= ducats
        self.bank += ducats


def income(table: Table[State]) -> int:
    """Ducats for everybody in each round."""
    purse: Purse = table.edition.purse
    plain: int = table.edition.seating(table.seats).income or purse.income
    return max(plain, purse.easy_income) if table.options.easy else plain


def start_ducats(table: Table[State]) -> int:
    purse: Purse = table.edition.purse
    return purse.easy_start if table.options.easy else purse.start


def founding_allowed(table: Table[State]) -> bool:
    """No cities in the first round, unless money is easy; and none where none is open."""
    return bool(table.state.open) and (table.state.round > 1 or table.options.easy)


def leave_hand(player: Player, colour: int, count: int) -> None:
    """Cards that everybody sees leave a hand: who had won some openly is taken to play those."""
    player.hand[colour] -= count
    player.open_hand[colour] = max(0, player.open_hand[colour] - count)


def open_question(table: Table[State]) -> Question[State] | None:
    """What is asked now, of whomever; nothing once the table is over."""
    stack = table.position.stack
    return stack[-1] if stack else None
