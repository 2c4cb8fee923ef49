"""Phase 3: clockwise from Il Principe, each player founds a city or plays cards of one colour."""

from __future__ import annotations

from itertools import chain

from engine import Illegal, Move, Seat, Solo, Step, Table
from engine.principe.edition import COLOURS
from engine.principe.events import Played, Rested
from engine.principe.founding import (
    forbids_founding,
    found_city,
    founding_data,
    founding_moves,
    normal_founding,
)
from engine.principe.moves import PLAYS, REST, Found, Play, Rest
from engine.principe.question_data import TurnData
from engine.principe.state import State, founding_allowed, leave_hand
from engine.values.seat import clockwise


class Turns(Step[State], tag="turns"):
    """The turns of the phase. Il Principe does not change hands in it."""

    def run(self, table: Table[State]) -> None:
        table.then(*(TakeTurn(seat=seat) for seat in clockwise(table.seats, table.state.prince)))


class TakeTurn(Step[State], tag="take-turn"):
    seat: Seat

    def run(self, table: Table[State]) -> None:
        table.ask(Turn(seat=self.seat))


class Turn(Solo[State], tag="turn"):
    """Found a city, play any number of cards of one colour, or rest."""

    secret = frozenset({"hand", "cities"})

    def moves(self, table: Table[State], seat: Seat) -> list[Move]:
        cities = founding_moves(table, seat) if founding_allowed(table) else ()
        hand = table.state.players[seat].hand
        plays = chain.from_iterable(row[:held] for row, held in zip(PLAYS, hand, strict=True))
        return [*cities, *plays, REST]

    def normal(self, table: Table[State], seat: Seat, move: Move) -> Move:
        if isinstance(move, Play) and move.count == 0 and move.colour in COLOURS:
            return REST
        return normal_founding(table, seat, move)

    def forbids(self, table: Table[State], seat: Seat, move: Move) -> Illegal | None:
        if isinstance(move, Found):
            return forbids_founding(table, seat, move)
        if isinstance(move, Rest):
            return None
        if not isinstance(move, Play):
            return Illegal("turn-now")
        if move.colour not in COLOURS:
            return Illegal("no-colour", colour=move.colour, colours=COLOURS)
        if move.count < 0:
            return Illegal("play-negative")
        held = table.state.players[seat].hand[COLOURS.index(move.colour)]
        if move.count > held:
            return Illegal("play-hand", colour=move.colour, count=move.count, held=held)
        return None

    def default(self, table: Table[State], seat: Seat) -> Rest:
        return REST

    def data(self, table: Table[State], seat: Seat) -> TurnData:
        order = clockwise(table.seats, table.state.prince)
        return {**founding_data(table, seat), "seats": list(order[order.index(seat) + 1 :])}

    def answer(self, table: Table[State], seat: Seat, move: Found | Play | Rest) -> None:
        match move:
            case Found():
                found_city(table, seat, move)
            case Play(colour, count):
                player = table.state.players[seat]
                leave_hand(player, COLOURS.index(colour), count)
                player.up[COLOURS.index(colour)] += count
                table.tell(Played(seat=seat, colour=colour, cards=count))
            case Rest():
                table.tell(Rested(seat=seat))
