"""The state of a table: everything in public, behind the screens, in the bag and in the deck."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from engine import Illegal, Move, Seat, Table
from engine.noblemen.components import FEWEST, PLAIN, Folly
from engine.noblemen.squares import Key
from engine.values.knowledge import BySeat, Hidden, OwnerOnly, Public


class Post(msgspec.Struct, frozen=True, array_like=True):
    """The place of a soldier: an area of another player's estate."""

    seat: Seat
    area: Key


class Estate(msgspec.Struct):
    tiles: dict[Key, int]
    """The terrain by square."""
    buildings: dict[Key, str]
    areas: list[Key] = []
    """The bottom left squares in order of completion. The order matters if areas may not overlap."""

    def terrain(self, terrain: int) -> list[Key]:
        return [key for key, kind in self.tiles.items() if kind == terrain]

    def empty_plains(self) -> list[Key]:
        return [key for key in self.terrain(PLAIN) if key not in self.buildings]

    def standing(self, kind: str) -> list[Key]:
        return [key for key, building in self.buildings.items() if building == kind]

    def areas_of(self, terrain: int) -> list[Key]:
        return [area for area in self.areas if self.tiles[area] == terrain]


class Player(msgspec.Struct):
    money: OwnerOnly[int]
    estate: Public[Estate]
    screen: OwnerOnly[list[int]]
    """The tiles behind the screen, by terrain."""
    tokens: OwnerOnly[int] = 0
    cards: OwnerOnly[list[str]] = []
    title: Public[str] = "baron"
    soldiers: Public[list[Post]] = []
    """The soldiers that have been sent out."""
    taxed: Public[bool] = False
    landed: Public[bool] = False
    tally: Public[dict[str, int]] = {}
    """The victory points by reason."""

    @property
    def points(self) -> int:
        return sum(self.tally.values())

    def score(self, reason: str, points: int) -> None:
        self.tally[reason] = self.tally.get(reason, 0) + points


class DeckCard(msgspec.Struct, frozen=True, array_like=True):
    """A card of the deck, with the seats (as bits) that know it lies there."""

    card: str
    known: int = 0


class State(msgspec.Struct):
    players: BySeat[list[Player]]
    bag: Hidden[list[int]]
    """The tiles in the bag. A player with two tiles to exchange may look into it in their turn."""
    church: Public[list[int]]
    deck: Hidden[list[DeckCard]]
    """The cards of the deck, the top card first."""
    market: Public[dict[str, int]]
    """The buildings on offer. They stand on the most expensive spaces."""
    follies: Public[list[Folly]]
    """The follies not yet built."""
    queen: Public[Seat]
    space: Public[int] = 1
    decade: Public[int] = 1
    acted: Public[bool] = False
    carded: Public[bool] = False
    """True if the scandal card of this turn was played. `acted` says the same of its action."""
    prestige: Public[dict[Seat, int]] = {}
    """The markers at a ball."""
    draws: Public[int] = 0
    """The number of tiles drawn. Each draw has its own stream of chance."""

    def occupied(self) -> set[tuple[Seat, Key]]:
        return {(post.seat, post.area) for player in self.players for post in player.soldiers}

    def free_areas(self, seat: Seat, terrain: int) -> int:
        """Return the number of the seat's own areas without a soldier."""
        taken = self.occupied()
        areas = self.players[seat].estate.areas_of(terrain)
        return sum((seat, area) not in taken for area in areas)

    def held_areas(self, seat: Seat, terrain: int) -> int:
        """Return the number of the seat's own soldiers on opponents' areas."""
        posts = self.players[seat].soldiers
        return sum(self.players[post.seat].estate.tiles[post.area] == terrain for post in posts)


class Action(NamedTuple):
    """An action of a turn: its legal moves, the reason against a move, and its effect."""

    moves: Callable[[Table[State], Seat], Sequence[Move]]
    forbids: Callable[[Table[State], Seat, Any], Illegal | None]
    play: Callable[[Table[State], Seat, Any], None]


def by_seats(table: Table[State], numbers: Sequence[int]) -> int:
    """Return the number for this many seats."""
    return numbers[table.seats - FEWEST]


def opponents(table: Table[State], seat: Seat) -> Iterator[Seat]:
    """Return all other seats, clockwise."""
    return ((seat + step) % table.seats for step in range(1, table.seats))


def tokens_left(table: Table[State]) -> int:
    """Return the number of bribe tokens in the supply."""
    total: int = table.edition.bribes.tokens
    return total - sum(player.tokens for player in table.state.players)


def reserve(table: Table[State], kind: str) -> int:
    """Return the number of buildings beside the board."""
    total: int = table.edition.buildings[kind].total
    standing = sum(len(player.estate.standing(kind)) for player in table.state.players)
    return total - standing - table.state.market[kind]
