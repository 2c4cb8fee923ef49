"""Which tiles passed unseen: the flow of tiles, written down from what a seat was told and did itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine import Event, Move, Seat, Table
from engine.noblemen.components import PLAIN, TERRAINS
from engine.noblemen.events import (
    Began,
    DecadeBegan,
    Donated,
    Drew,
    DrewTiles,
    Ended,
    Expanded,
    Gave,
    GaveTiles,
    Returned,
    Stocked,
    Swapped,
    SwappedTiles,
)
from engine.noblemen.moves import PlayFavour, Stock
from engine.noblemen.past.flow import NOTHING, Flow, Pick, Unseen
from engine.noblemen.state import State


def counted(tiles: Sequence[str]) -> list[int]:
    return [tiles.count(terrain) for terrain in TERRAINS]


def first_bag(table: Table[State]) -> list[int]:
    """What is in the bag at the deal: all but the plains on which the castles stand."""
    bag = [table.edition.tiles[name] for name in TERRAINS]
    bag[PLAIN] -= table.seats
    return bag


class UnseenTiles:
    """The tiles that others drew, exchanged, gave and returned, with kinds that they may have had."""

    def __init__(self, table: Table[State], seat: Seat | None, pick: Pick) -> None:
        self.table, self.seat = table, seat
        self.flow = flow = Flow(first_bag(table), table.seats, pick)
        self.drawn: dict[int, Unseen] = {}
        self.stocked: dict[Seat, list[Unseen]] = {}
        self.moved: dict[int, list[Unseen]] = {}
        """What was exchanged, given or returned, by the number of the move."""
        self._draws = 0
        self._first: dict[Seat, list[Unseen]] = {}
        self._church = [0] * len(TERRAINS)
        self._behind = 0
        self._turn: Seat | None = None
        self._read()
        flow.solve(table.edition.setup.chosen)

    def _read(self) -> None:
        events = self.table.events(self.seat)
        told: dict[int, list[Event]] = {}
        for event in events:
            told.setdefault(event.at, []).append(event)
        bags = list(_bags(self.table))
        for at in range(self.table.count + 1):
            for event in told.get(at, ()):
                self._note(event, told[at])
            if self.seat is not None and self._turn == self.seat and self._behind > 1:
                self.flow.look(bags[at])

    def _note(self, event: Event, same: Sequence[Event]) -> None:
        flow = self.flow
        match event:
            case Began():
                self._turn = event.seat
            case Ended():
                self._turn = None
            case Stocked():
                self._stock(event, same)
            case Drew():
                self._draw(event, same)
            case Swapped() if event.seat == self.seat:
                swap = next(e for e in same if isinstance(e, SwappedTiles))
                self._behind -= 1
                flow.change(0, [-n for n in counted([swap.wanted])])
                flow.change(0, counted(swap.given))
            case Swapped():
                self.moved[event.at] = flow.swap(event.seat + 1)
            case Expanded():
                self._lose(event.seat, counted([event.tile]))
            case Donated():
                self._lose(event.seat, counted(event.tiles))
                self._church = [a + b for a, b in zip(self._church, counted(event.tiles))]
            case DecadeBegan():
                flow.change(0, self._church)
                self._church = [0] * len(TERRAINS)
            case Returned() if event.seat == self.seat:
                _, move = self.table.history.moves[event.at - 1]
                assert isinstance(move, PlayFavour)
                self._behind -= event.tiles
                flow.change(0, move.tiles.counts())
            case Returned():
                self.moved[event.at] = [flow.put_back(event.seat + 1) for _ in range(event.tiles)]
            case Gave():
                self._give(event, same)
            case _:
                pass

    def _lose(self, seat: Seat, tiles: Sequence[int]) -> None:
        if seat == self.seat:
            self._behind -= sum(tiles)
        else:
            self.flow.change(seat + 1, [-each for each in tiles])

    def _stock(self, event: Stocked, same: Sequence[Event]) -> None:
        drew = {each.seat: each.tiles for each in same if isinstance(each, Drew)}
        most = self.table.edition.setup.chosen
        for seat in range(self.table.seats):
            chosen = event.tiles - drew.get(seat, 0)
            if self.table.options.first_game or chosen == most * len(TERRAINS):
                tiles = [most] * len(TERRAINS)
                self.flow.change(0, [-each for each in tiles])
                self._gain(seat, tiles)
                self.stocked[seat] = [_sure(kind) for kind in range(len(TERRAINS)) for _ in range(most)]
            elif seat == self.seat:
                tiles = self._own_stock(event.at)
                self.flow.change(0, [-each for each in tiles])
                self._gain(seat, tiles)
            else:
                self.stocked[seat] = [self.flow.draw(seat + 1) for _ in range(chosen)]
                self._first[seat] = []
                self.flow.firsts.append((seat + 1, self.stocked[seat], self._first[seat]))

    def _own_stock(self, at: int) -> list[int]:
        moves = [move for seat, move in self.table.history.moves[:at] if seat == self.seat]
        assert isinstance(moves[-1], Stock)
        return list(moves[-1].tiles.counts())

    def _gain(self, seat: Seat, tiles: Sequence[int]) -> None:
        if seat == self.seat:
            self._behind += sum(tiles)
        else:
            self.flow.change(seat + 1, tiles)

    def _draw(self, event: Drew, same: Sequence[Event]) -> None:
        if event.seat == self.seat:
            tiles = next((e.tiles for e in same if isinstance(e, DrewTiles)), ())
            self._draws += len(tiles)
            self._behind += len(tiles)
            self.flow.change(0, [-each for each in counted(tiles)])
            return
        for _ in range(event.tiles):
            self._draws += 1
            self.drawn[self._draws] = tile = self.flow.draw(event.seat + 1)
            if any(isinstance(each, Stocked) for each in same):
                self._first[event.seat].append(tile)

    def _give(self, event: Gave, same: Sequence[Event]) -> None:
        if self.seat in (event.seat, event.to_seat):
            tiles = counted(next((e.tiles for e in same if isinstance(e, GaveTiles)), ()))
            self._lose(event.seat, tiles)
            self._gain(event.to_seat, tiles)
        else:
            self.moved[event.at] = [
                self.flow.gift(event.seat + 1, event.to_seat + 1) for _ in range(event.tiles)
            ]


def _sure(kind: int) -> Unseen:
    tile = Unseen()
    tile.kind = kind
    return tile


def _bags(table: Table[State]) -> Iterator[list[int]]:
    """What the bag held after each move. Only for moments when the seat looked into it."""
    bag, church = first_bag(table), [0] * len(TERRAINS)
    told: dict[int, list[Event]] = {}
    for event in table.happened:
        told.setdefault(event.at, []).append(event)
    stocks: dict[Seat, Sequence[int]] = {}
    moves: Sequence[tuple[Seat | None, Move | None]] = [(None, None), *table.history.moves]
    for at, (seat, move) in enumerate(moves):
        if isinstance(move, Stock) and seat is not None:
            stocks[seat] = move.tiles.counts()
        for event in told.get(at, ()):
            change: Sequence[int] = NOTHING
            match event:
                case Stocked():
                    most = table.edition.setup.chosen
                    if table.options.first_game:
                        change = [-most * table.seats] * len(TERRAINS)
                    else:
                        change = [-sum(each) for each in zip(*stocks.values())]
                case DrewTiles():
                    change = [-each for each in counted(event.tiles)]
                case SwappedTiles():
                    change = [a - b for a, b in zip(counted(event.given), counted([event.wanted]))]
                case Donated():
                    church = [a + b for a, b in zip(church, counted(event.tiles))]
                case DecadeBegan():
                    change, church = church, [0] * len(TERRAINS)
                case Returned():
                    assert isinstance(move, PlayFavour)
                    change = move.tiles.counts()
            bag = [a + b for a, b in zip(bag, change)]
        yield list(bag)
