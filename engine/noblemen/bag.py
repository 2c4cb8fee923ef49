"""The bag: random draws of tiles, and exchanges of two tiles for one of choice."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement

from engine import Illegal, Move, Seat, Table
from engine.noblemen.components import TERRAINS
from engine.noblemen.counted import tiles_of
from engine.noblemen.events import Drew, DrewTiles, Swapped, SwappedTiles
from engine.noblemen.moves import Swap
from engine.noblemen.state import Action, State


def draw_tiles(table: Table[State], seat: Seat, due: int) -> None:
    """Draw the tiles due, or as many as the bag holds. Other seats see only the number."""
    bag, screen = table.state.bag, table.state.players[seat].screen
    drawn = [0] * len(TERRAINS)
    for _ in range(min(due, sum(bag))):
        terrain = _one(table)
        bag[terrain] -= 1
        screen[terrain] += 1
        drawn[terrain] += 1
    if due:
        table.tell(Drew(seat=seat, tiles=sum(drawn)))
    if any(drawn):
        table.tell(DrewTiles(audience=seat, tiles=tiles_of(drawn)))


def _one(table: Table[State]) -> int:
    state = table.state
    state.draws += 1
    return table.draw(f"tile {state.draws}", state.bag)


def _swaps(table: Table[State], seat: Seat) -> Sequence[Move]:
    screen = tuple([min(count, 2) for count in table.state.players[seat].screen])
    return _exchanges(screen, tuple([count > 0 for count in table.state.bag]))


@cache
def _exchanges(screen: tuple[int, ...], bag: tuple[bool, ...]) -> tuple[Swap, ...]:
    held = [terrain for terrain, count in enumerate(screen) if count]
    return tuple(
        Swap(TERRAINS[first], TERRAINS[second], wanted)
        for first, second in combinations_with_replacement(held, 2)
        if first != second or screen[first] > 1
        for wanted, there in zip(TERRAINS, bag, strict=True)
        if there
    )


def _forbids_swap(table: Table[State], seat: Seat, move: Swap) -> Illegal | None:
    screen = table.state.players[seat].screen
    for tile in (move.first, move.second):
        need = 1 + (move.first == move.second)
        have = screen[TERRAINS.index(tile)]
        if have < need:
            return Illegal("tiles", tile=tile, need=need, have=have)
    if not table.state.bag[TERRAINS.index(move.wanted)]:
        return Illegal("bag-lacks", tile=move.wanted)
    return None


def _swap(table: Table[State], seat: Seat, move: Swap) -> None:
    state = table.state
    screen = state.players[seat].screen
    for tile in (move.first, move.second):
        screen[TERRAINS.index(tile)] -= 1
        state.bag[TERRAINS.index(tile)] += 1
    screen[TERRAINS.index(move.wanted)] += 1
    state.bag[TERRAINS.index(move.wanted)] -= 1
    table.tell(Swapped(seat=seat))
    table.tell(SwappedTiles(audience=seat, given=(move.first, move.second), wanted=move.wanted))


def straight_swap(move: Swap) -> Swap:
    """Return the swap with the two tiles given in the order of the terrains."""
    first, second = sorted((move.first, move.second), key=TERRAINS.index)
    return Swap(first, second, move.wanted)


SWAP = Action(_swaps, _forbids_swap, _swap)
