"""Soldiers: a new castle may send one to an opponent's area, and the owner gives something for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations_with_replacement
from typing import Final

from engine import Illegal, Move, Seat, Solo, Table
from engine.noblemen.components import AREAS, FIELD, FOUNTAIN, TERRAINS
from engine.noblemen.counted import tiles_of
from engine.noblemen.events import Gave, GaveTiles, Paid, Pressed, Sent
from engine.noblemen.moves import Give, NoSoldier, SendSoldier
from engine.noblemen.queen import take_queen
from engine.noblemen.question_data import GiveData, SoldierData
from engine.noblemen.squares import Key, Square, square
from engine.noblemen.state import Post, State, opponents

FARM_MONEY: Final = 2
FOREST_TILES: Final = 2
NONE: Final = NoSoldier()


def targets(table: Table[State], seat: Seat) -> Iterator[tuple[Seat, Key]]:
    """Return the opponents' areas without a soldier."""
    state = table.state
    taken = state.occupied()
    return (
        (owner, area)
        for owner in opponents(table, seat)
        for area in state.players[owner].estate.areas
        if (owner, area) not in taken
    )


def at_home(table: Table[State], seat: Seat) -> int:
    total: int = table.edition.setup.soldiers
    return total - len(table.state.players[seat].soldiers)


def forbids_soldier(table: Table[State], seat: Seat, move: SendSoldier) -> Illegal | None:
    state = table.state
    if not 0 <= move.seat < table.seats or move.seat == seat:
        return Illegal("opponents-area")
    if move.area.key not in state.players[move.seat].estate.areas:
        return Illegal("no-area", at=move.area.words())
    if (move.seat, move.area.key) in state.occupied():
        return Illegal("occupied", at=move.area.words())
    if move.leaving_seat is None and move.left is None:
        return None if at_home(table, seat) else Illegal("which-soldier")
    return None if _leaving(move) in state.players[seat].soldiers else Illegal("no-soldier-there")


def _leaving(move: SendSoldier) -> Post | None:
    if move.leaving_seat is None or move.left is None:
        return None
    return Post(move.leaving_seat, move.left.key)


def send(table: Table[State], seat: Seat, move: SendSoldier) -> None:
    """Send a soldier. The owner of the area gives what its kind demands."""
    state, owner, area = table.state, move.seat, move.area.key
    posts = state.players[seat].soldiers
    if (leaving := _leaving(move)) is not None:
        posts.remove(leaving)
    posts.append(Post(owner, area))
    terrain = state.players[owner].estate.tiles[area]
    table.tell(Sent(seat=seat, owner_seat=owner, area=AREAS[terrain], square=move.area.words()))
    if terrain == FIELD:
        _pay(table, owner, seat)
    elif terrain == FOUNTAIN:
        if state.queen == owner:
            take_queen(table, seat)
    elif sum(state.players[owner].screen) > FOREST_TILES:
        table.tell(Pressed(seat=owner, tiles=FOREST_TILES))
        table.ask(AskGift(seat=owner, to=seat))
    else:
        give(table, owner, seat, list(state.players[owner].screen))


def _pay(table: Table[State], owner: Seat, to: Seat) -> None:
    players = table.state.players
    money = min(FARM_MONEY, players[owner].money)
    players[owner].money -= money
    players[to].money += money
    table.tell(Paid(seat=owner, to_seat=to, money=money))


def give(table: Table[State], owner: Seat, to: Seat, tiles: list[int]) -> None:
    players = table.state.players
    for terrain, count in enumerate(tiles):
        players[owner].screen[terrain] -= count
        players[to].screen[terrain] += count
    table.tell(Gave(seat=owner, to_seat=to, tiles=sum(tiles)))
    if any(tiles):
        for audience in (owner, to):
            table.tell(GaveTiles(audience=audience, seat=owner, to_seat=to, tiles=tiles_of(tiles)))


def ask_soldier(table: Table[State], seat: Seat) -> None:
    if any(True for _ in targets(table, seat)):
        table.ask(AskSoldier(seat=seat))


class AskSoldier(Solo[State], tag="soldier"):
    """Send a soldier after building a castle, or none."""

    def moves(self, table: Table[State], seat: Seat) -> Sequence[Move]:
        posts = table.state.players[seat].soldiers
        start: list[tuple[Seat | None, Square | None]] = [(None, None)] if at_home(table, seat) else []
        start += [(post.seat, square(post.area)) for post in posts]
        sent = [
            SendSoldier(owner, square(area), *left) for owner, area in targets(table, seat) for left in start
        ]
        return (NONE, *sent)

    def forbids(self, table: Table[State], seat: Seat, move: Move) -> Illegal | None:
        match move:
            case SendSoldier():
                return forbids_soldier(table, seat, move)
            case NoSoldier():
                return None
        return Illegal("soldier-first")

    def default(self, table: Table[State], seat: Seat) -> Move:
        return NONE

    def data(self, table: Table[State], seat: Seat) -> SoldierData:
        player = table.state.players[seat]
        return {"home": at_home(table, seat), "out": len(player.soldiers), "money": player.money}

    def answer(self, table: Table[State], seat: Seat, move: SendSoldier | NoSoldier) -> None:
        if isinstance(move, SendSoldier):
            send(table, seat, move)


class AskGift(Solo[State], tag="give"):
    """Choose two tiles for the soldier in the forest."""

    to: Seat

    def moves(self, table: Table[State], seat: Seat) -> Sequence[Move]:
        return _pairs(tuple(min(count, FOREST_TILES) for count in table.state.players[seat].screen))

    def normal(self, table: Table[State], seat: Seat, move: Move) -> Move:
        return _pair([move.first, move.second]) if isinstance(move, Give) else move

    def forbids(self, table: Table[State], seat: Seat, move: Move) -> Illegal | None:
        if not isinstance(move, Give):
            return Illegal("gift-first")
        need = 1 + (move.first == move.second)
        screen = table.state.players[seat].screen
        have = {tile: screen[TERRAINS.index(tile)] for tile in (move.first, move.second)}
        tile = min(have, key=lambda each: have[each])
        if have[tile] < need:
            return Illegal("tiles", tile=tile, need=need, have=have[tile])
        return super().forbids(table, seat, move)

    def default(self, table: Table[State], seat: Seat) -> Move:
        left = list(table.state.players[seat].screen)
        given = []
        for _ in range(FOREST_TILES):
            most = left.index(max(left))
            left[most] -= 1
            given.append(TERRAINS[most])
        return _pair(given)

    def data(self, table: Table[State], seat: Seat) -> GiveData:
        screen = table.state.players[seat].screen
        return {"to_seat": self.to, "tiles": FOREST_TILES, "left": sum(screen) - FOREST_TILES}

    def answer(self, table: Table[State], seat: Seat, move: Give) -> None:
        given = [0] * len(TERRAINS)
        for tile in (move.first, move.second):
            given[TERRAINS.index(tile)] += 1
        give(table, seat, self.to, given)


def _pair(tiles: Sequence[str]) -> Give:
    first, second = sorted(TERRAINS.index(tile) for tile in tiles)
    return Give(TERRAINS[first], TERRAINS[second])


@cache
def _pairs(screen: tuple[int, ...]) -> tuple[Give, ...]:
    held = [terrain for terrain, count in enumerate(screen) if count]
    return tuple(
        Give(TERRAINS[first], TERRAINS[second])
        for first, second in combinations_with_replacement(held, 2)
        if first != second or screen[first] > 1
    )
