"""State: everything on the table, behind the screens, in the bag and in the deck."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from engine import Illegal, Move, Seat, Table
from engine.noblemen.components import FEWEST, PLAIN, Folly
from engine.noblemen.squares import Key
from engine.values.knowledge import BySeat, Hidden, OwnerOnly, Public


class Post(msgspec.Struct, frozen=True, array_like=True):
    """A soldier's place: an area of somebody's estate."""

    seat: Seat
    area: Key


class Estate(msgspec.Struct):
    tiles: dict[Key, int]
    """Terrain by square."""
    buildings: dict[Key, str]
    areas: list[Key] = []
    """Bottom left squares in order of completion: where areas may not overlap the order decides."""

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
    """Tiles behind the screen, by terrain."""
    tokens: OwnerOnly[int] = 0
    cards: OwnerOnly[list[str]] = []
    title: Public[str] = "baron"
    soldiers: Public[list[Post]] = []
    """Those who have been sent out."""
    taxed: Public[bool] = False
    landed: Public[bool] = False
    tally: Public[dict[str, int]] = {}
    """Victory points by reason."""

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
    """Whoever has two tiles to exchange looks into it in their turn."""
    church: Public[list[int]]
    deck: Hidden[list[DeckCard]]
    """The top card first."""
    market: Public[dict[str, int]]
    """Buildings on offer; they stand on the dearest spaces."""
    follies: Public[list[Folly]]
    """Not yet built."""
    queen: Public[Seat]
    space: Public[int] = 1
    decade: Public[int] = 1
    acted: Public[bool] = False
    carded: Public[bool] = False
    """Whether the turn's action was taken, and its scandal card played."""
    prestige: Public[dict[Seat, int]] = {}
    """Markers at a ball."""
    draws: Public[int] = 0
    """How many tiles have been drawn: each has its own stream of chance."""

    def occupied(self) -> set[tuple[Seat, Key]]:
        return {(post.seat, post.area) for player in self.players for post in player.soldiers}

    def free_areas(self, seat: Seat, terrain: int) -> int:
        """Own areas that no soldier sits on."""
        taken = self.occupied()
        areas = self.players[seat].estate.areas_of(terrain)
        return sum((seat, area) not in taken for area in areas)

    def held_areas(self, seat: Seat, terrain: int) -> int:
        """Own soldiers on opponents' areas."""
        posts = self.players[seat].soldiers
        return sum(self.players[post.seat].estate.tiles[post.area] == terrain for post in posts)


class Action(NamedTuple):
    """What may be done in a turn: the legal moves, why a move is not among them, and what it does."""

    moves: Callable[[Table[State], Seat], Sequence[Move]]
    forbids: Callable[[Table[State], Seat, Any], Illegal | None]
    play: Callable[[Table[State], Seat, Any], None]


def by_seats(table: Table[State], numbers: Sequence[int]) -> int:
    """The number that holds for this many seats."""
    return numbers[table.seats - FEWEST]


def opponents(table: Table[State], seat: Seat) -> Iterator[Seat]:
    """All others, clockwise."""
    return ((seat + step) % table.seats for step in range(1, table.seats))


def tokens_left(table: Table[State]) -> int:
    """The supply of bribe tokens."""
    total: int = table.edition.bribes.tokens
    return total - sum(player.tokens for player in table.state.players)


def reserve(table: Table[State], kind: str) -> int:
    """Buildings beside the board."""
    total: int = table.edition.buildings[kind].total
    standing = sum(len(player.estate.standing(kind)) for player in table.state.players)
    return total - standing - table.state.market[kind]
