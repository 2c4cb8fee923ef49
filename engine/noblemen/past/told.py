"""The public and private steps of tiles as one seat saw them.

For its own steps it knows the kinds, for those of others mostly only the number.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

from engine import Event, Seat, Table
from engine.noblemen.components import TERRAINS
from engine.noblemen.events import (
    DecadeBegan,
    Donated,
    Drew,
    DrewTiles,
    Expanded,
    Gave,
    GaveTiles,
    Returned,
    Stocked,
    Swapped,
    SwappedTiles,
)
from engine.noblemen.moves import PlayFavour, Stock
from engine.noblemen.state import State

Kinds: TypeAlias = tuple[int, ...]


class Chose(NamedTuple):
    """The first tiles that a seat chose."""

    seat: Seat
    number: int
    kinds: Kinds | None


class Drawn(NamedTuple):
    seat: Seat
    number: int
    kinds: Kinds | None


class Exchanged(NamedTuple):
    at: int
    seat: Seat
    given: Kinds | None
    wanted: Kinds | None


class PutBack(NamedTuple):
    """Tiles put back into the bag."""

    at: int
    seat: Seat
    number: int
    kinds: Kinds | None


class Given(NamedTuple):
    at: int
    seat: Seat
    to: Seat
    number: int
    kinds: Kinds | None


class Laid(NamedTuple):
    """Tiles laid in public: on an estate, or before the church."""

    seat: Seat
    kinds: Kinds
    in_church: bool


class ChurchEmptied(NamedTuple):
    """The tiles before the church go into the bag."""


Step: TypeAlias = Chose | Drawn | Exchanged | PutBack | Given | Laid | ChurchEmptied


def iter_steps(table: Table[State], seat: Seat | None) -> Iterator[Step]:
    """Yield every step, in order."""
    events = table.events(seat)
    private: dict[tuple[int, type[Event]], list[Any]] = {}
    for event in events:
        private.setdefault((event.at, type(event)), []).append(event)

    def own(event: Any, kind: type[Event]) -> Any:
        """Return the private part of an event of the seat itself.

        If a move has several such events, each is returned once.
        """
        found = private.get((event.at, kind), [])
        return found.pop(0) if found else None

    for event in events:
        match event:
            case Stocked():
                yield from _first_tiles(table, seat, event)
            case Drew(seat=who, tiles=number):
                mine = own(event, DrewTiles) if who == seat and number else None
                yield Drawn(who, number, _kinds(mine.tiles) if mine else () if who == seat else None)
            case Swapped(seat=who):
                mine = own(event, SwappedTiles) if who == seat else None
                given, wanted = (mine.given, (mine.wanted,)) if mine else (None, None)
                yield Exchanged(event.at, who, _kinds(given), _kinds(wanted))
            case Returned(seat=who, tiles=number):
                yield PutBack(event.at, who, number, _returned(table, event.at) if who == seat else None)
            case Gave(seat=who, to_seat=to, tiles=number):
                seen = own(event, GaveTiles) if seat in (who, to) and number else None
                yield Given(event.at, who, to, number, _kinds(seen.tiles) if seen else None)
            case _:
                yield from _before_all(event)


def _before_all(event: Event) -> Iterator[Laid | ChurchEmptied]:
    """Yield the public steps of an event."""
    match event:
        case Expanded(seat=who, tile=tile):
            yield Laid(who, (TERRAINS.index(tile),), in_church=False)
        case Donated(seat=who, tiles=tiles):
            yield Laid(who, tuple(map(TERRAINS.index, tiles)), in_church=True)
        case DecadeBegan():
            yield ChurchEmptied()


def _first_tiles(table: Table[State], seat: Seat | None, event: Stocked) -> Iterator[Chose]:
    """Yield the first tiles.

    A seat that draws none has chosen the maximum, three of each. All players know that.
    """
    most = table.edition.setup.chosen
    all_of_them = most * len(TERRAINS)
    drew = {
        each.seat: each.tiles for each in table.happened if isinstance(each, Drew) and each.at == event.at
    }
    for who in range(table.seats):
        number = event.tiles - drew.get(who, 0)
        if number == all_of_them or table.options.first_game:
            yield Chose(who, all_of_them, tuple(range(len(TERRAINS))) * most)
        else:
            yield Chose(who, number, _own_choice(table, who, event.at) if who == seat else None)


def _own_choice(table: Table[State], seat: Seat, until: int) -> Kinds:
    chosen = [move for who, move in table.history.moves[:until] if who == seat and isinstance(move, Stock)]
    return _counted(chosen[-1].tiles.counts())


def _returned(table: Table[State], at: int) -> Kinds:
    _, move = table.history.moves[at - 1]
    return _counted(move.tiles.counts()) if isinstance(move, PlayFavour) else ()


def _counted(counts: Sequence[int]) -> Kinds:
    return tuple(kind for kind, count in enumerate(counts) for _ in range(count))


def _kinds(tiles: Sequence[str] | None) -> Kinds | None:
    return None if tiles is None else tuple(map(TERRAINS.index, tiles))
