"""Cards: look at the top of a deck, keep one, put the rest under it.

Two of the actions do so, and so does the winner of a prestige card.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engine import Illegal, Move, Seat
from engine.florence.action import Action
from engine.florence.certain import CertainData
from engine.florence.decision import Decision
from engine.florence.events import Looked, Picked, Saw, Took
from engine.florence.lookup import lookup_of, take_moves
from engine.florence.money import forbids_paying, price_paid
from engine.florence.moves import DrawBonus, DrawProfession, Take
from engine.florence.question_data import TakeData
from engine.florence.scoring import prestige_points
from engine.florence.state import BONUS, PRESTIGE, PROFESSION, FlorenceTable, Look, Principality, data_of
from engine.florence.works import added_by, promised_value
from engine.mechanics.draw_keep import is_order_of_rest, remaining_cards, take_top


def cards_of(person: Principality, deck: str) -> list[str]:
    """Return the cards that a player has from a deck. They are hidden from the other players."""
    return {PROFESSION: person.hand, BONUS: person.bonuses, PRESTIGE: person.prestige}[deck]


def look_at(table: FlorenceTable, seat: Seat, deck: str, price: int = 0) -> None:
    """Look at the top cards of a deck, and ask which one to keep."""
    pile = table.state.decks[deck]
    looked = take_top(pile.cards, data_of(table).rules.looked_at)
    pile.looks.append(Look(seat, looked))
    table.tell(Looked(seat=seat, deck=deck, number=len(looked), price=price))
    table.tell(Saw(audience=seat, deck=deck, cards=looked))
    table.ask(AskCard(seat=seat, deck=deck, looked=looked))


class AskCard(Decision, tag="take"):
    """Keep one of the cards looked at; the others go under the deck in any order."""

    secret = frozenset({"cards", "example"})
    deck: str
    looked: tuple[str, ...]

    def moves(self, table: FlorenceTable, seat: Seat) -> list[Move]:
        return [*take_moves(self.looked), *super().moves(table, seat)]

    def forbids(self, table: FlorenceTable, seat: Seat, move: Any) -> Illegal | None:
        if not isinstance(move, Take) or move.card not in self.looked:
            return self.forbids_other(table, move, Illegal("take-looked-at", cards=self.looked))
        if not is_order_of_rest(self.looked, (move.card,), move.under):
            return Illegal("order-of-rest", cards=remaining_cards(self.looked, (move.card,)))
        return None

    def default(self, table: FlorenceTable, seat: Seat) -> Move:
        return take_moves(self.looked)[0]

    def data(self, table: FlorenceTable, seat: Seat) -> TakeData:
        return {
            "deck": self.deck,
            "cards": list(self.looked),
            "example": list(remaining_cards(self.looked, self.looked[:1])),
        }

    def what_if(self, table: FlorenceTable, seat: Seat, move: Any) -> CertainData:
        if not isinstance(move, Take):
            return super().what_if(table, seat, move)
        if self.deck == PRESTIGE:
            return {"points_today": prestige_points(table, seat, move.card)}
        if self.deck == BONUS:
            return {"adds": added_by(table, seat, (move.card,))[move.card]}
        parts = promised_value(table, seat, move.card)
        return {"value": sum(parts.values()), "parts": parts}

    def answer(self, table: FlorenceTable, seat: Seat, move: Any) -> None:
        if not isinstance(move, Take):
            super().answer(table, seat, move)
            return
        under = remaining_cards(self.looked, (move.card,), move.under)
        cards = cards_of(table.state.seats[seat], self.deck)
        cards[:] = lookup_of(data_of(table)).sorted([*cards, move.card])
        table.state.decks[self.deck].cards += under
        table.tell(Took(seat=seat, deck=self.deck))
        table.tell(Picked(audience=seat, deck=self.deck, card=move.card, under=under))


class DrawAction(Action):
    """The action of paying to look at the top of a deck that is not empty."""

    def moves(self, table: FlorenceTable, seat: Seat) -> Sequence[Move]:
        if table.state.seats[seat].money < data_of(table).rules.card_costs:
            return ()
        return (self.move(),) if table.state.decks[self.name].cards else ()

    def forbids(self, table: FlorenceTable, seat: Seat, move: Any) -> Illegal | None:
        if not table.state.decks[self.name].cards:
            return Illegal("deck-empty", deck=self.name)
        return forbids_paying(table, seat, data_of(table).rules.card_costs)

    def what_if(self, table: FlorenceTable, seat: Seat, move: Any) -> CertainData:
        looked_at = min(data_of(table).rules.looked_at, len(table.state.decks[self.name].cards))
        return {**price_paid(table, seat, data_of(table).rules.card_costs), "looked_at": looked_at}

    def do(self, table: FlorenceTable, seat: Seat, move: Any) -> None:
        price = data_of(table).rules.card_costs
        table.state.seats[seat].money -= price
        look_at(table, seat, self.name, price)


class DrawProfessionAction(DrawAction):
    name = PROFESSION
    move = DrawProfession
    once = True


class DrawBonusAction(DrawAction):
    name = BONUS
    move = DrawBonus


DRAW_ACTIONS: Final = (DrawProfessionAction(), DrawBonusAction())
