"""The professor: one free prestige or bonus card, at any decision of the player's own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine import Illegal, Move, Seat
from engine.florence.action import Action
from engine.florence.cards import AskCard, look_at
from engine.florence.certain import CertainData
from engine.florence.muse.court import PROFESSOR
from engine.florence.muse.events import ProfessorCame
from engine.florence.muse.invitations import court_of
from engine.florence.muse.moves import Professor
from engine.florence.state import BONUS, PRESTIGE, FlorenceTable, data_of

_OFFERS: Final = {deck: Professor(deck) for deck in (PRESTIGE, BONUS)}
_WAITS: Final = 2
"""The version of the rules from which on the professor waits while cards lie before a player."""


def _for_sale(table: FlorenceTable, deck: str) -> bool:
    """Return True if a card of the deck is being auctioned. One card must be left for the winner."""
    return any(getattr(asked, "lot", None) == deck for asked in table.position.stack)


class ProfessorAction(Action):
    name = "professor"
    move = Professor

    def moves(self, table: FlorenceTable, seat: Seat) -> Sequence[Move]:
        if not court_of(table).hosts(seat, PROFESSOR):
            return ()
        return [offer for offer in _OFFERS.values() if self.forbids(table, seat, offer) is None]

    def forbids(self, table: FlorenceTable, seat: Seat, move: Professor) -> Illegal | None:
        if not court_of(table).hosts(seat, PROFESSOR):
            return Illegal("not-your-guest", character=PROFESSOR)
        if move.deck not in _OFFERS:
            return Illegal("professor-decks", decks=tuple(_OFFERS))
        if table.position.version >= _WAITS and any(
            isinstance(asked, AskCard) for asked in table.position.stack
        ):
            return Illegal("cards-before-you")
        left = len(table.state.decks[move.deck].cards)
        if left == 1 and _for_sale(table, move.deck):
            return Illegal("last-card-for-sale", deck=move.deck)
        return None if left else Illegal("deck-empty", deck=move.deck)

    def what_if(self, table: FlorenceTable, seat: Seat, move: Professor) -> CertainData:
        return {
            "price": 0,
            "looked_at": min(data_of(table).rules.looked_at, len(table.state.decks[move.deck].cards)),
        }

    def do(self, table: FlorenceTable, seat: Seat, move: Professor) -> None:
        del court_of(table).guests[PROFESSOR]
        table.tell(ProfessorCame(seat=seat, deck=move.deck))
        look_at(table, seat, move.deck)
