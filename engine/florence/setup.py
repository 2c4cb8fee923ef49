"""Setup: money, stocks and decks, and the simultaneous choice of the first professions."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from engine import Illegal, Move, Seat, Together
from engine.florence.certain import CertainData
from engine.florence.data import Data
from engine.florence.events import Chosen, Dealt, Kept
from engine.florence.lookup import lookup_of
from engine.florence.moves import Keep
from engine.florence.question_data import KeepData
from engine.florence.rounds import NextRound
from engine.florence.ruleset import ruleset_of
from engine.florence.state import (
    BONUS,
    DECKS,
    PRESTIGE,
    PROFESSION,
    Deck,
    FlorenceTable,
    Principality,
    State,
    data_of,
)
from engine.florence.works import later_minimums
from engine.values.seat import clockwise

PAIR = 2


def deal(table: FlorenceTable) -> None:
    """Set up the table up to the first question."""
    data, lookup = data_of(table), lookup_of(data_of(table))
    money = data.figures(table.seats).money
    palazzo = ruleset_of(table).palazzo(data)
    table.position.state = State(
        start=table.pick("start player", table.seats),
        seats=[Principality(money=money, occupied=palazzo, built=palazzo) for _ in range(table.seats)],
        stock=_stock(table, data),
        decks={name: Deck(cards=[]) for name in DECKS},
    )
    state = table.state
    state.decks[BONUS].cards = table.shuffle("deck:bonus", list(data.bonus))
    state.decks[PRESTIGE].cards = table.shuffle("deck:prestige", list(data.prestige))
    professions = table.shuffle("deal:profession", list(data.professions))
    for seat, person in enumerate(state.seats):
        dealt = professions[seat * data.opening.dealt : (seat + 1) * data.opening.dealt]
        person.hand = list(lookup.sorted(dealt))
        table.tell(Dealt(audience=seat, professions=tuple(person.hand)))
    state.decks[PROFESSION].cards = professions[table.seats * data.opening.dealt :]
    for expansion in ruleset_of(table).expansions:
        expansion.open(table)
    table.then(NextRound())
    table.ask(AskProfessions(asked=clockwise(table.seats, 0)))


def _stock(table: FlorenceTable, data: Data) -> dict[str, int]:
    buildings = {name: tile.copies for name, tile in data.buildings.items()}
    landscapes = {name: tile.copies for name, tile in data.landscapes.items()}
    return {**buildings, **landscapes, **data.stock, **_freedoms(table, data)}


def _freedoms(table: FlorenceTable, data: Data) -> dict[str, int]:
    names = data.freedoms.names
    if table.seats > PAIR:
        return dict.fromkeys(names, table.seats - 1)
    doubled = table.shuffle("freedoms", names)[: table.options.freedoms - len(names)]
    return {name: 1 + (name in doubled) for name in names}


class AskProfessions(Together[State], tag="keep"):
    """Keep all but one of the professions dealt."""

    secret = Together.secret | {"professions"}

    def moves(self, table: FlorenceTable, seat: Seat) -> Sequence[Move]:
        kept = data_of(table).opening.kept
        return [Keep(some) for some in combinations(table.state.seats[seat].hand, kept)]

    def normal(self, table: FlorenceTable, seat: Seat, move: Move) -> Move:
        numbers = lookup_of(data_of(table)).number
        if isinstance(move, Keep) and all(card in numbers for card in move.professions):
            return Keep(lookup_of(data_of(table)).sorted(move.professions))
        return move

    def forbids(self, table: FlorenceTable, seat: Seat, move: Move) -> Illegal | None:
        if not isinstance(move, Keep):
            return super().forbids(table, seat, move)
        hand = table.state.seats[seat].hand
        strange = [card for card in move.professions if card not in hand]
        if strange:
            return Illegal("keep-dealt", cards=tuple(strange))
        if move in table.moves(seat):
            return None
        return Illegal("keep-number", kept=data_of(table).opening.kept)

    def default(self, table: FlorenceTable, seat: Seat) -> Move:
        return Keep(tuple(table.state.seats[seat].hand[: data_of(table).opening.kept]))

    def data(self, table: FlorenceTable, seat: Seat) -> KeepData:
        work = data_of(table).work
        return {
            "professions": list(table.state.seats[seat].hand),
            "kept": data_of(table).opening.kept,
            "answer": self.answers.get(seat),
            "money": table.state.seats[seat].money,
            "values": {
                "building": work.building,
                "landscape": work.landscape,
                "freedom": work.freedom,
                "jester": work.jester,
                "card": work.card,
            },
            "later_minimums": later_minimums(table),
            "money_per_value": data_of(table).rules.money_per_value,
            "money_per_point": data_of(table).rules.money_per_point_bought,
        }

    def what_if(self, table: FlorenceTable, seat: Seat, move: Any) -> CertainData:
        hand = table.state.seats[seat].hand
        return {"goes_back": [card for card in hand if card not in move.professions]}

    def settle(self, table: FlorenceTable, answers: dict[Seat, Keep]) -> None:
        state = table.state
        deck = state.decks[PROFESSION]
        for seat, keep in answers.items():
            person = state.seats[seat]
            returned = tuple(card for card in person.hand if card not in keep.professions)
            person.hand = list(keep.professions)
            state.returned[seat] = returned[0]
            deck.cards += returned
            table.tell(Chosen(audience=seat, professions=keep.professions, returned=returned))
        deck.cards = table.shuffle("deck:profession", lookup_of(data_of(table)).sorted(deck.cards))
        table.tell(Kept(kept=data_of(table).opening.kept))
