"""Setup: money, first estates, tiles behind the screens, and the first scandal cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Final

from engine import Illegal, Move, Seat, Step, Table, Together
from engine.noblemen.bag import draw_tiles
from engine.noblemen.components import PLAIN, TERRAINS
from engine.noblemen.counted import Tiles
from engine.noblemen.events import Opened, Stocked
from engine.noblemen.moves import Keep, Stock
from engine.noblemen.question_data import FirstCardData, StockData
from engine.noblemen.scandal import keep, take_three
from engine.noblemen.squares import Key
from engine.noblemen.state import DeckCard, Estate, Player, State, by_seats
from engine.noblemen.turn import BeginTurn
from engine.values.seat import clockwise

ORIGIN: Key = 0
FIRST_PLAYER_IS_DRAWN: Final = 2
"""The version of the rules from which on the first player is drawn. At older tables seat 0 goes first."""


def deal(table: Table[State]) -> None:
    edition = table.edition
    cards = [card for card, copies in edition.cards.items() for _ in range(copies)]
    drawn = table.position.version >= FIRST_PLAYER_IS_DRAWN
    first = table.pick("first player", table.seats) if drawn else 0
    in_turn = clockwise(table.seats, first)
    table.position.state = State(
        players=[_player(edition.setup.money + in_turn.index(seat)) for seat in range(table.seats)],
        bag=[edition.tiles[name] for name in TERRAINS],
        church=[0] * len(TERRAINS),
        deck=[DeckCard(card) for card in table.shuffle("scandal cards", cards)],
        market={kind: by_seats(table, building.stocked) for kind, building in edition.buildings.items()},
        follies=list(edition.follies.needs),
        queen=in_turn[-1],
    )
    table.state.bag[PLAIN] -= table.seats
    if drawn:
        table.tell(Opened(first_seat=first, queen_seat=in_turn[-1]))
    table.then(FirstCards(), BeginTurn(seat=first))
    if table.options.first_game:
        stock(table, dict.fromkeys(in_turn, _most(table)))
    else:
        table.ask(AskStock(asked=in_turn))


def _player(money: int) -> Player:
    return Player(
        money=money,
        estate=Estate(tiles={ORIGIN: PLAIN}, buildings={ORIGIN: "castle"}),
        screen=[0] * len(TERRAINS),
    )


def _most(table: Table[State]) -> Tiles:
    return Tiles(*[table.edition.setup.chosen] * len(TERRAINS))


def stock(table: Table[State], chosen: dict[Seat, Tiles]) -> None:
    """Give all seats their chosen tiles, then draw the missing ones from the bag."""
    state, full = table.state, table.edition.setup.screen
    for seat, tiles in chosen.items():
        for terrain, count in enumerate(tiles.counts()):
            state.bag[terrain] -= count
            state.players[seat].screen[terrain] += count
    table.tell(Stocked(tiles=full))
    for seat in chosen:
        draw_tiles(table, seat, full - sum(state.players[seat].screen))


class AskStock(Together[State], tag="stock"):
    """Choose up to three tiles of each type, secretly."""

    def moves(self, table: Table[State], seat: Seat) -> Sequence[Move]:
        return _choices(table.edition.setup.chosen)

    def forbids(self, table: Table[State], seat: Seat, move: Move) -> Illegal | None:
        if move in table.moves(seat):
            return None
        most = table.edition.setup.chosen
        return Illegal("stock", most=most) if isinstance(move, Stock) else Illegal("stock-first", most=most)

    def default(self, table: Table[State], seat: Seat) -> Move:
        return Stock(_most(table))

    def data(self, table: Table[State], seat: Seat) -> StockData:
        setup = table.edition.setup
        return {
            "most": setup.chosen,
            "screen": setup.screen,
            "money": table.state.players[seat].money,
            "first_seat": _after_the_queen(table),
            "queen_seat": table.state.queen,
        }

    def settle(self, table: Table[State], answers: dict[Seat, Stock]) -> None:
        stock(table, {seat: answer.tiles for seat, answer in answers.items()})


@cache
def _choices(most: int) -> tuple[Stock, ...]:
    return tuple(Stock(Tiles(*counts)) for counts in product(range(most, -1, -1), repeat=len(TERRAINS)))


def _after_the_queen(table: Table[State]) -> Seat:
    """Return the first player. Until their turn, the player to their right has the Queen."""
    return (table.state.queen + 1) % table.seats


class FirstCards(Step[State], tag="first-cards"):
    """The first look of all players at three cards."""

    def run(self, table: Table[State]) -> None:
        everyone = clockwise(table.seats, _after_the_queen(table))
        looked = {seat: take_three(table, seat) for seat in everyone}
        table.ask(AskFirstCard(asked=everyone, looked=looked))


class AskFirstCard(Together[State], tag="first-card", kw_only=True):
    """Choose which of the three cards to keep."""

    secret = Together.secret | {"cards"}
    looked: dict[Seat, tuple[str, ...]]

    def moves(self, table: Table[State], seat: Seat) -> Sequence[Move]:
        return [Keep(card) for card in dict.fromkeys(self.looked[seat])]

    def forbids(self, table: Table[State], seat: Seat, move: Move) -> Illegal | None:
        if not isinstance(move, Keep):
            return Illegal("keep-first")
        return None if move.card in self.looked[seat] else Illegal("not-looked-at", card=move.card)

    def default(self, table: Table[State], seat: Seat) -> Move:
        return Keep(self.looked[seat][0])

    def data(self, table: Table[State], seat: Seat) -> FirstCardData:
        return {"cards": list(self.looked[seat]), "money": table.state.players[seat].money}

    def settle(self, table: Table[State], answers: dict[Seat, Keep]) -> None:
        for seat, answer in answers.items():
            keep(table, seat, self.looked[seat], answer)
